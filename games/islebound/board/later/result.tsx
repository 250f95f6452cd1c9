import { at, type Seat } from '@skerry/engine';
import { bestFirst, Drawn, type Ending, EndPaper, EndPicture, SeatShape, squeezed, wrapped } from '@skerry/look';
import { HEADINGS } from '../../content/vocabulary.ts';
import { townsOf } from '../../outlook/seat.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf } from '../../text/board.ts';
import { type DrawingName, drawingAddress, shipOf } from '../parts/drawing.tsx';
import { PointsRace } from './race.tsx';
import { ResultMap } from './result-map.tsx';

/** The final archipelago, the points of all seats by heading, best first, and the course of the race. */
export function Result({ telling, text, outcome, course }: Ending<Islebound>) {
  const words = panelWordsOf(text);
  const { state, names } = telling;
  const order = bestFirst(outcome);
  const winners = order.filter((seat) => outcome.ranks[seat] === 1);
  const [winner = 0] = winners;
  const points = totalOf(outcome, winner);
  const { city, tokens, sevens } = at(state.players, winner);
  const feats = words.feats(townsOf(telling, winner), city.length, tokens.length + sevens);
  const title = words.result(telling, winners, points);
  return (
    <div class="ib-ending">
      <EndPicture class="ib-result" label={title} tokens={TOKENS}>
        <g transform="translate(345 236) scale(.78)">
          <ResultMap telling={telling} />
        </g>
        <g transform="translate(20 498)">
          <ellipse cx="62" cy="98" rx="62" ry="13" fill="var(--shoal)" stroke="var(--sea-line)" />
          <ellipse cx="62" cy="98" rx="50" ry="9" fill="none" stroke="var(--sea-line)" />
          <Drawn href={drawingAddress(shipOf(winner))} x="2" y="-14" width="120" height="120" />
        </g>
        <g transform="translate(158 474)">
          <PointsRace names={names} course={course} words={words} width={508} height={132} />
        </g>
        <EndPaper x={690} y={24} width={482} height={582}>
          <text x="28" y="54" class="serif" font-size="38">
            {text.title}
          </text>
          {wrapped(title, 38).map((line, n) => (
            <text key={line} x="28" y={90 + n * 28} class="serif" font-size="27" fill="var(--teal)">
              {line}
            </text>
          ))}
          {winners.length === 1 && (
            <text x="28" y="122" class="serif italic" font-size="19" fill="var(--ink-2)" {...squeezed(feats, 424, 8)}>
              {feats}
            </text>
          )}
          <Points names={names} outcome={outcome} order={order} headings={text.headings ?? {}} />
          <text x="28" y="558" class="serif italic" font-size="18" fill="var(--ink-2)">
            {`${words.rounds(state.round)} · ${words.cause[state.ending?.cause ?? 'buildings']}`}
          </text>
        </EndPaper>
      </EndPicture>
      <svg class="ib-race" viewBox="0 0 360 170" aria-hidden="true">
        <PointsRace names={names} course={course} words={words} width={360} height={170} />
      </svg>
    </div>
  );
}

const totalOf = ({ scores }: Pick<Ending['outcome'], 'scores'>, seat: Seat): number =>
  HEADINGS.reduce((sum, heading) => sum + (scores?.[seat]?.[heading] ?? 0), 0);

/** Before each heading. */
const DRAWINGS: { readonly [H in (typeof HEADINGS)[number]]: DrawingName } = {
  coins: 'coin',
  buildings: 'building-10',
  abilities: 'building-16',
  track: 'renown',
  tokens: 'token',
};

const TOP = 212;
const LINE = 46;
/** Start of the columns of figures, and their total width. */
const COLUMNS = { from: 196, width: 262 } as const;

interface PointsProps {
  readonly names: readonly string[];
  readonly outcome: Ending['outcome'];
  readonly order: readonly Seat[];
  readonly headings: { readonly [heading: string]: string };
}

/** A row per heading and a column per seat. */
function Points({ names, outcome, order, headings }: PointsProps) {
  const room = Math.min(84, COLUMNS.width / order.length);
  const x = (column: number) => COLUMNS.from + COLUMNS.width - (order.length - column - 0.5) * room;
  const end = TOP + HEADINGS.length * LINE;
  return (
    <>
      <rect
        x={x(0) - room / 2 + 2}
        y={TOP - 4}
        width={room - 4}
        height={end - TOP + 62}
        fill="var(--brass-glow)"
        opacity=".28"
      />
      {order.map((seat, column) => (
        <g key={seat}>
          <SeatShape seat={seat} x={x(column)} y={157} scale={0.92} />
          <text
            x={x(column)}
            y="192"
            class="serif"
            font-size="18"
            text-anchor="middle"
            {...squeezed(names[seat] ?? '', room - 8, 8)}
          >
            {names[seat]}
          </text>
        </g>
      ))}
      <path d={`M28 ${TOP - 8}H454`} stroke="var(--ink)" />
      {HEADINGS.map((heading, line) => (
        <g key={heading}>
          <Drawn href={drawingAddress(DRAWINGS[heading])} x="26" y={TOP + line * LINE + 6} width="28" height="28" />
          <text
            x="62"
            y={TOP + line * LINE + 27}
            class="sans"
            font-size="18"
            {...squeezed(headings[heading] ?? '', COLUMNS.from - 70, 8.4)}
          >
            {headings[heading]}
          </text>
          {order.map((seat, column) => (
            <text
              key={seat}
              x={x(column)}
              y={TOP + line * LINE + 28}
              class="sans"
              font-size="21"
              font-weight={column === 0 ? 700 : 400}
              text-anchor="middle"
            >
              {outcome.scores?.[seat]?.[heading]}
            </text>
          ))}
          {line > 0 && <path d={`M28 ${TOP + line * LINE - 3}H454`} stroke="var(--line)" />}
        </g>
      ))}
      <path d={`M28 ${end}H454M28 ${end + 4}H454`} stroke="var(--ink)" />
      <text x="28" y={end + 42} class="serif" font-size="27">
        {headings.total}
      </text>
      {order.map((seat, column) => (
        <text key={seat} x={x(column)} y={end + 42} class="sans" font-size="28" font-weight="700" text-anchor="middle">
          {totalOf(outcome, seat)}
        </text>
      ))}
    </>
  );
}

/** The page's tokens that the picture needs. */
const TOKENS = [
  'paper paper-2 ink ink-2 line line-2 sea shoal sea-line sea-ink teal coral brass-glow tile tile-ink neat-light shade-1',
  'w-sand w-teal w-sea w-moss w-stone w-coral w-gold w-bronze w-copper w-iron w-silver w-indigo w-brass',
  'seat-1 seat-2 seat-3 seat-4 on-seat-1 on-seat-2 on-seat-3 on-seat-4 serif sans ib-water ib-cut paper-die',
]
  .join(' ')
  .split(' ');
