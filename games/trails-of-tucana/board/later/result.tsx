import type { Outcome } from '@skerry/engine';
import { bestFirst, type Ending, EndPaper, EndPicture, RosePoints, SeatShape, squeezed, wrapped } from '@skerry/look';
import { mapOf } from '../../outlook/position.ts';
import { sheetNow } from '../../outlook/sheet.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { type BoardWords, wordsOf } from '../../text/board.ts';
import { islandName } from '../../text/context.ts';
import { geometryOf } from '../chart/chart-geometry.ts';
import { Ground, Landmarks, Trails } from '../chart/ground.tsx';

/** The player's island, or the winner's, and all points by heading. */
export function Result({ telling, text, outcome, reader }: Ending<TrailsOfTucana>) {
  const { state } = telling;
  const words = wordsOf(text);
  const island = mapOf(telling);
  const seat = reader ?? outcome.ranks.indexOf(1);
  const { sheet } = sheetNow(telling, seat);
  const map = geometryOf(island);
  const scale = Math.min(610 / map.width, 580 / map.height);
  const lines = wrapped(text.endings[outcome.why.why]?.(outcome.why, telling) ?? '', 44);
  const { total = 0, level = 0 } = outcome.scores?.[seat] ?? {};
  const title = words.names.levels[level - 1];
  return (
    <EndPicture class="tt-result" label={lines.join(' ')} tokens={TOKENS}>
      <g
        transform={`translate(${320 - (map.left + map.width / 2) * scale} ${315 - (map.top + map.height / 2) * scale}) scale(${scale})`}
      >
        <Ground island={island} />
        <Trails island={island} seat={seat} segments={sheet.segments} />
        <Landmarks telling={telling} seat={seat} sheet={sheet} />
      </g>
      <EndPaper x={650} y={30} width={520} height={570}>
        <g transform="translate(456 64) scale(.36)" style={{ color: 'var(--sea-ink)' }}>
          <RosePoints />
        </g>
        <text x="30" y="58" class="serif" font-size="40">
          {text.title}
        </text>
        <text x="30" y="89" class="serif italic" font-size="22" fill="var(--ink-2)">
          {`${islandName(telling, state.island, text.language)} · ${telling.names[seat] ?? ''}`}
        </text>
        <text x="30" y="152" class="serif" font-size="54" fill="var(--teal)">
          {words.points(total)}
        </text>
        <text x="30" y="192" class="serif italic" font-size="23" fill="var(--brass)">
          {words.achievement(title)}
        </text>
        {lines.map((line, n) => (
          <text key={line} x="30" y={228 + n * 25} class="serif" font-size="21">
            {line}
          </text>
        ))}
        <path d="M30 272H490M30 276H490" stroke="var(--ink)" />
        <Comparison words={words} names={telling.names} outcome={outcome} />
      </EndPaper>
    </EndPicture>
  );
}

/** All seats by heading, best first. */
function Comparison({ words, names, outcome }: { words: BoardWords; names: readonly string[]; outcome: Outcome }) {
  const { scores = [] } = outcome;
  const rounds = Object.keys(scores[0] ?? {}).filter((heading) => heading.startsWith('round'));
  const { headingsOfScore } = words;
  const columns = [...rounds, 'villages', 'bonuses', 'total'];
  const named = (heading: string, nth: number): string =>
    nth < rounds.length
      ? `${headingsOfScore.round} ${nth + 1}`
      : heading === 'villages' || heading === 'bonuses' || heading === 'total'
        ? headingsOfScore[heading]
        : heading;
  const room = Math.min(68, 366 / columns.length);
  const x = (nth: number) => 488 - (columns.length - 1 - nth) * room;
  const order = bestFirst(outcome);
  const height = Math.min(38, 240 / Math.max(1, order.length));
  return (
    <>
      {columns.map((heading, nth) => (
        <text key={heading} x={x(nth)} y="300" class="sans" font-size="15" text-anchor="end" fill="var(--ink-2)">
          {named(heading, nth)}
        </text>
      ))}
      {order.map((seat, row) => {
        const y = 314 + row * height;
        return (
          <g key={seat} transform={`translate(0 ${y})`}>
            <SeatShape seat={seat} x={41} y={13} scale={0.9} />
            <text x="62" y="20" class="serif" font-size="21" {...squeezed(names[seat] ?? '', x(0) - 100, 10)}>
              {names[seat]}
            </text>
            {columns.map((heading, nth) => (
              <text
                key={heading}
                x={x(nth)}
                y="20"
                class="sans"
                font-size={heading === 'total' ? 24 : 20}
                font-weight={heading === 'total' ? 700 : 400}
                text-anchor="end"
              >
                {scores[seat]?.[heading]}
              </text>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** The page's tokens that the final picture needs. */
const TOKENS = [
  'paper ink ink-2 line sea shoal sea-line sea-ink teal brass brass-glow tile tile-ink on-brass serif sans',
  'w-sand w-teal w-moss w-stone w-coral w-silver w-indigo w-brass',
  'tt-desert tt-forest tt-trees tt-mountain tt-peaks tt-water tt-dash tt-ink',
  ...Array.from({ length: 8 }, (_, seat) => `seat-${seat + 1} on-seat-${seat + 1} tt-trail-${seat + 1}`),
]
  .join(' ')
  .split(' ');
