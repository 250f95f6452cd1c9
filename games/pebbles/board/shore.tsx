import { sayAction } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import type { Action, Pebbles } from '../words.ts';
import { Pebble } from './pebble.tsx';

const WIDTH = 640;
const HEIGHT = 420;

/** Where pebbles lie, on the sand and in the sea. */
const onSand = (place: number) => ({ x: 125 + place * 130, y: place % 2 === 0 ? 322 : 354 });
const inSea = (place: number) => ({ x: 60 + (place % 12) * 47, y: 70 + Math.floor(place / 12) * 40 });

/** The sea above, the sand below, both as far as the chart reaches; a pebble that the reader can take is a button. */
export function Shore({ telling, text, choices, chosen, answer }: BoardProps<Pebbles>) {
  const words = wordsOf(text);
  const { shore, sea } = telling.state;
  const offered = chosen?.actions ?? choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  const takes = (colour: string): Action | undefined =>
    offered.find((action) => 'pebble' in action && action.pebble === colour);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset.
    <svg class="pb-shore" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={words.shore}>
      <path
        class="pb-waves"
        d="M30 34q14-8 28 0t28 0M290 26q14-8 28 0t28 0M500 44q14-8 28 0t28 0M150 190q14-8 28 0t28 0M430 200q14-8 28 0t28 0"
      />
      <path
        class="pb-sand"
        d="M-900 300L0 268C90 226 160 262 240 250S400 226 470 250S580 260 640 232L1540 190V1400H-900Z"
      />
      <g class="pb-far">
        {sea.map((colour, place) => (
          <g key={place} transform={`translate(${inSea(place).x} ${inSea(place).y}) scale(.6)`}>
            <Pebble colour={colour} />
          </g>
        ))}
      </g>
      {shore.map((colour, place) => {
        const { x, y } = onSand(place);
        const action = takes(colour);
        const press = () => action !== undefined && answer(action);
        const label =
          action === undefined
            ? words.pebbles[colour]
            : `${words.pebbles[colour]}: ${sayAction(text, action, telling)}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button; role, focus and keys make it one.
          <g
            key={`${place} ${colour}`}
            class="pb-place"
            data-can={action !== undefined}
            transform={`translate(${x} ${y})`}
            role="button"
            tabIndex={action === undefined ? -1 : 0}
            aria-label={label}
            aria-disabled={action === undefined}
            onClick={press}
            onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && press()}
          >
            <ellipse class="pb-mark" rx="48" ry="38" />
            <g transform="scale(1.25)">
              <Pebble colour={colour} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
