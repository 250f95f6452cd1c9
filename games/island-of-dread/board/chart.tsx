import { type BoardProps, hexOutline, seatColour } from '@skerry/look';
import { CELLS, cellOf } from '../content/world.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { aboutSpace } from './describe.ts';
import { drawingAddress } from './drawing.tsx';
import { middleOf, RADIUS, WIDE } from './places.ts';
import { VoyageSlip } from './voyage-slip.tsx';

/** The chart of the Cerridor Sea: its spaces, anchors and Heroes. */
export function Chart(props: BoardProps<IslandOfDread>) {
  const { telling, choices, answer } = props;
  const { state, content } = telling;
  const { chart } = content;
  const targets = new Map(
    choices.flatMap(({ action, why }) =>
      why === undefined && 'to' in action && action.act !== 'lane' ? [[cellOf(action.to), action]] : [],
    ),
  );
  return (
    <div class="iod-chart">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg class="iod-map" viewBox={`${-WIDE / 2} ${-RADIUS} ${WIDE * 26.5} ${RADIUS * 27.5}`} role="group">
        {chart.spaces.map((cell) => {
          const action = targets.get(cell);
          return (
            // biome-ignore lint/a11y/useSemanticElements: SVG has no button; role, focus and keys make it one.
            <path
              key={cell}
              class="iod-space"
              data-space={cell}
              data-can={action !== undefined}
              d={hexOutline({ up: 'point', radius: RADIUS }, middleOf(cell))}
              role="button"
              aria-label={aboutSpace(props, cell)}
              onClick={() => action !== undefined && answer(action)}
            />
          );
        })}
        {chart.anchors.map((cell) => {
          const { x, y } = middleOf(cell);
          return <use key={cell} href={drawingAddress('anchor')} x={x - 20} y={y - 20} width="40" height="40" />;
        })}
        {state.players.map(({ at }, seat) => {
          const { x, y } = middleOf(at >= CELLS ? chart.anchors[at - CELLS]! : Math.max(0, at));
          return <circle key={seat} cx={x + seat * 12 - 20} cy={y} r="14" fill={seatColour(seat)} />;
        })}
      </svg>
      <VoyageSlip {...props} />
    </div>
  );
}
