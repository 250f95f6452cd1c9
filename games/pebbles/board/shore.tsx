import { sayAction } from '@skerry/engine';
import { type BoardProps, ConcernSlip, concernsBy, Pointed, useBox, useMotion, usePointing } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import type { Action, Colour, Pebbles } from '../words.ts';
import { facts } from './facts.ts';
import { Beach, MarkedPebble } from './pebble.tsx';

/** Where the pebbles of the shore are on the sand. */
const onSand = (place: number) => ({ x: 125 + place * 130, y: place % 2 === 0 ? 322 : 354 });

/** The sea above, the sand below; what can be done with a pebble is done by touching it. */
export function Shore(props: BoardProps<Pebbles>) {
  const { telling, text, choices, chosen, answer } = props;
  const words = wordsOf(text);
  const { shore, sea } = telling.state;
  const [root] = useBox();
  const concerns = concernsBy(choices, ({ action }): Colour[] =>
    'pebble' in action && (chosen?.actions.includes(action) ?? true) ? [action.pebble] : [],
  );
  const offeredAt = (place: number) => concerns.get(shore[place]!)?.offered ?? [];
  const pointing = usePointing<Action>({
    name: 'pebble',
    choices,
    beside: shore.map((_, place) => onSand(place)),
    meant: (place) => ({ action: offeredAt(place).length === 1 ? offeredAt(place)[0] : undefined }),
    play: (action) => answer(action),
  });
  useMotion(facts, props, root, { chart: undefined });
  return (
    <div class="pb-board" ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg class="pb-shore" viewBox="0 0 640 420" role="group" aria-label={words.shore} {...pointing.board}>
        <Beach sea={sea} />
        {shore.map((colour, place) => {
          const can = offeredAt(place).map((action) => sayAction(text, action, telling));
          const label = [words.pebbles[colour], ...can].join(': ');
          return (
            <g key={`${place} ${colour}`} {...pointing.thing(place, label, can.length > 0)} class="pb-place">
              <MarkedPebble colour={colour} {...onSand(place)} />
            </g>
          );
        })}
      </svg>
      <Pointed pointing={pointing} root={root} label={(place) => words.pebbles[shore[place]!]}>
        {(place, tip) => {
          const colour = shore[place]!;
          return <ConcernSlip {...props} title={words.pebbles[colour]} concern={concerns.get(colour)} tip={tip} />;
        }}
      </Pointed>
    </div>
  );
}
