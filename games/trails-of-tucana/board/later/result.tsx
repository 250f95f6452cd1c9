import type { Outcome } from '@skerry/engine';
import {
  type Ending,
  pictureInk,
  Rhumbs,
  RosePoints,
  seatColour,
  seatLook,
  seatPattern,
  squeezed,
  wrapped,
} from '@skerry/look';
import { levelOf } from '../../rules/score.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { type BoardWords, wordsOf } from '../../text/board.ts';
import { islandName, mapOf } from '../../text/telling.ts';
import { Ground, Landmarks, Trails } from '../ground.tsx';
import { sheetNow } from '../outlook.ts';
import { surveyOf } from '../survey.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/**
 * The end of the game as a picture to share: the reader's island, or the winner's, and everybody's points by heading.
 * It carries its colours with it; whoever makes a bitmap of it lays in drawings, patterns, rules and fonts.
 */
export function Result({ telling, text, outcome, reader }: Ending<TrailsOfTucana>) {
  const { state } = telling;
  const words = wordsOf(text);
  const island = mapOf(telling);
  const seat = reader ?? outcome.ranks.indexOf(1);
  const { sheet } = sheetNow(telling, seat);
  const map = surveyOf(island);
  const scale = Math.min(610 / map.width, 580 / map.height);
  const lines = wrapped(text.endings[outcome.why.why]?.(outcome.why, telling) ?? '', 44);
  const total = outcome.scores?.[seat]?.total ?? 0;
  const title = words.names.levels[levelOf(island, total) - 1];
  return (
    <svg
      class="ending tt-result"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={lines.join(' ')}
      style={pictureInk(TOKENS)}
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      <Rhumbs x={70} y={570} />
      <Rhumbs x={1130} y={60} />
      <g
        transform={`translate(${320 - (map.left + map.width / 2) * scale} ${315 - (map.top + map.height / 2) * scale}) scale(${scale})`}
      >
        <Ground island={island} />
        <Trails island={island} seat={seat} segments={sheet.segments} />
        <Landmarks telling={telling} seat={seat} sheet={sheet} />
      </g>
      <g transform="translate(650 0)" fill="var(--ink)">
        <rect x="0" y="30" width="520" height="570" fill="var(--paper)" stroke="var(--ink)" />
        <rect x="6" y="36" width="508" height="558" fill="none" stroke="var(--line)" />
        <g transform="translate(456 94) scale(.36)" style={{ color: 'var(--sea-ink)' }}>
          <RosePoints />
        </g>
        <text x="30" y="88" class="serif" font-size="40">
          {text.title}
        </text>
        <text x="30" y="119" class="serif italic" font-size="22" fill="var(--ink-2)">
          {`${islandName(telling, state.island, text.language)} · ${telling.names[seat] ?? ''}`}
        </text>
        <text x="30" y="182" class="serif" font-size="54" fill="var(--teal)">
          {words.points(total)}
        </text>
        <text x="30" y="222" class="serif italic" font-size="23" fill="var(--brass)">
          {words.achievement(title)}
        </text>
        {lines.map((line, n) => (
          <text key={line} x="30" y={258 + n * 25} class="serif" font-size="21">
            {line}
          </text>
        ))}
        <path d="M30 302H490M30 306H490" stroke="var(--ink)" />
        <Comparison words={words} names={telling.names} outcome={outcome} />
      </g>
    </svg>
  );
}

/** All players by heading, the best first. */
function Comparison({ words, names, outcome }: { words: BoardWords; names: readonly string[]; outcome: Outcome }) {
  const { scores = [], ranks } = outcome;
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
  const order = scores.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
  const height = Math.min(38, 240 / Math.max(1, order.length));
  return (
    <>
      {columns.map((heading, nth) => (
        <text key={heading} x={x(nth)} y="330" class="sans" font-size="15" text-anchor="end" fill="var(--ink-2)">
          {named(heading, nth)}
        </text>
      ))}
      {order.map((seat, row) => {
        const y = 344 + row * height;
        const { outline } = seatLook(seat);
        return (
          <g key={seat} transform={`translate(0 ${y})`}>
            <g transform="translate(30 2) scale(.9)">
              <path d={outline} fill={seatColour(seat)} />
              <path d={outline} fill={seatPattern(seat)} stroke="var(--ink)" stroke-width="1.6" />
            </g>
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

/** What the drawing of the end needs of the page's tokens. */
const TOKENS = [
  'paper ink ink-2 line sea shoal sea-line sea-ink teal brass brass-glow tile tile-ink on-brass serif sans',
  'w-sand w-teal w-moss w-stone w-coral w-silver w-indigo w-brass',
  'tt-desert tt-forest tt-trees tt-mountain tt-peaks tt-water tt-dash tt-ink',
  ...Array.from({ length: 8 }, (_, seat) => `seat-${seat + 1} on-seat-${seat + 1} tt-trail-${seat + 1}`),
]
  .join(' ')
  .split(' ');
