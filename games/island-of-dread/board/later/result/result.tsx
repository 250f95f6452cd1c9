import type { Seat } from '@skerry/engine';
import { winnersOf } from '@skerry/engine';
import { bestFirst, Drawn, type Ending, EndPaper, EndPicture, SeatShape, squeezed, wrapped } from '@skerry/look';
import { standingOf } from '../../../outlook/experience.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { type DrawingName, drawingAddress } from '../../drawings/drawing.tsx';
import { figureOf, pictureOf } from '../../drawings/pictures.ts';
import { careerOf } from './careers.ts';
import { HeroesRace } from './race.tsx';

/** Who won or still stands; the careers of all Heroes, best first, and their experience per turn. */
export function Result({ telling, text, outcome, course }: Ending<IslandOfDread>) {
  const { result, names } = wordsOf(text);
  const { state, content } = telling;
  const winners = winnersOf(outcome);
  const order = bestFirst(outcome);
  const careers = outcome.ranks.map((_, seat) => careerOf(course ?? [], seat));
  const title = result.title(telling, winners);
  const foe = content.cards.find(({ reward }) => content.lists[reward]?.some((deed) => deed.do === 'win'));
  const hero = winners[0] === undefined ? undefined : content.cards[state.players[winners[0]]!.hero];
  const told = order.map((seat) =>
    result.career({
      name: telling.names[seat] ?? '',
      ...standingOf(telling, seat),
      knockOuts: careers[seat]!.knockOuts.length,
      voyages: careers[seat]!.voyages.length,
      defeated: careers[seat]!.defeated,
    }),
  );
  return (
    <div class="iod-ending">
      <EndPicture class="iod-result" label={[`${title}.`, ...told].join(' ')} tokens={TOKENS}>
        <g transform="translate(24 24)">
          <rect width="380" height="330" fill="var(--tile)" stroke="var(--ink)" stroke-width="2" />
          {foe !== undefined && <Drawn href={drawingAddress(pictureOf(foe))} x="16" y="14" width="348" height="302" />}
          {hero !== undefined && (
            <Drawn href={drawingAddress(figureOf(hero))} x="246" y="186" width="120" height="146" />
          )}
        </g>
        <g transform="translate(24 372)">
          <HeroesRace course={course} careers={careers} title={result.experience} width={616} height={234} />
        </g>
        <EndPaper x={428} y={24} width={748} height={330}>
          <text x="26" y="48" class="serif" font-size="34">
            {text.title}
          </text>
          <text x="722" y="46" class="serif italic" font-size="19" text-anchor="end" fill="var(--ink-2)">
            {result.rounds(state.round)}
          </text>
          {wrapped(title, 58).map((line, n) => (
            <text key={line} x="26" y={80 + n * 26} class="serif" font-size="25" fill="var(--teal)">
              {line}
            </text>
          ))}
          <Ranking telling={telling} outcome={outcome} order={order} careers={careers} />
        </EndPaper>
        <g transform="translate(664 372)">
          <rect width="512" height="234" fill="var(--paper)" stroke="var(--ink)" />
          {order.map((seat, n) => (
            <g
              key={seat}
              transform={`translate(${14 + (n % 3) * 164} ${(order.length > 3 ? 12 : 62) + Math.floor(n / 3) * 108})`}
            >
              <circle cx="80" cy="44" r="43" fill="var(--tile)" stroke="var(--ink)" stroke-width="1.6" />
              <Drawn
                href={drawingAddress(pictureOf(content.cards[state.players[seat]!.hero]!))}
                x="45"
                y="9"
                width="70"
                height="70"
              />
              <SeatShape seat={seat} x={120} y={18} scale={0.8} />
              <text
                x="80"
                y="103"
                class="serif"
                font-size="16"
                fill="var(--ink)"
                text-anchor="middle"
                {...squeezed(names.card(telling, state.players[seat]!.hero), 156, 7.4)}
              >
                {names.card(telling, state.players[seat]!.hero)}
              </text>
            </g>
          ))}
        </g>
      </EndPicture>
      <svg class="iod-race" viewBox="0 0 360 170" aria-hidden="true">
        <HeroesRace course={course} careers={careers} title={result.experience} width={360} height={170} />
      </svg>
    </div>
  );
}

/** Columns: the ranking of those who did not win, then their careers. */
const COLUMNS: readonly {
  readonly drawing: DrawingName;
  readonly of: 'counters' | 'points' | 'gold' | 'defeated' | 'knockOuts' | 'voyages';
}[] = [
  { drawing: 'xp-mind', of: 'counters' },
  { drawing: 'jewel-green', of: 'points' },
  { drawing: 'gold', of: 'gold' },
  { drawing: 'act-melee', of: 'defeated' },
  { drawing: 'wound', of: 'knockOuts' },
  { drawing: 'anchor', of: 'voyages' },
];
const FROM = 318;
const STEP = 72;

interface RankingProps extends Pick<Ending<IslandOfDread>, 'telling' | 'outcome'> {
  readonly order: readonly Seat[];
  readonly careers: readonly ReturnType<typeof careerOf>[];
}

function Ranking({ telling, outcome, order, careers }: RankingProps) {
  const line = Math.min(44, 196 / order.length);
  const x = (column: number) => FROM + column * STEP + STEP / 2;
  return (
    <g>
      <g style={{ color: 'var(--ink)' }}>
        {COLUMNS.map(({ drawing, of }, column) => (
          <Drawn key={of} href={drawingAddress(drawing)} x={x(column) - 12} y="94" width="24" height="24" />
        ))}
      </g>
      {order.map((seat, n) => {
        const { knockOuts, voyages, defeated } = careers[seat]!;
        const figures = {
          ...standingOf(telling, seat),
          defeated,
          knockOuts: knockOuts.length,
          voyages: voyages.length,
        };
        const y = 124 + n * line;
        return (
          <g key={seat}>
            {outcome.ranks[seat] === 1 && (
              <rect x="20" y={y} width="708" height={line - 2} fill="var(--brass-glow)" opacity=".28" />
            )}
            <path d={`M20 ${y}H728`} stroke="var(--line)" />
            <text x="30" y={y + line / 2 + 7} class="sans" font-size="18" font-weight="700">
              {outcome.ranks[seat]}
            </text>
            <SeatShape seat={seat} x={64} y={y + line / 2} scale={0.8} />
            <text
              x="84"
              y={y + line / 2 + 7}
              class="serif"
              font-size="21"
              {...squeezed(telling.names[seat] ?? '', 220, 9.4)}
            >
              {telling.names[seat]}
            </text>
            {COLUMNS.map(({ of }, column) => (
              <text key={of} x={x(column)} y={y + line / 2 + 7} class="sans" font-size="20" text-anchor="middle">
                {figures[of]}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The page's tokens that the picture needs. */
const TOKENS = [
  'paper paper-2 paper-3 ink ink-2 line line-2 sea shoal sea-line sea-ink teal coral brass-glow tile tile-ink neat-light shade-1',
  'w-sand w-teal w-sea w-moss w-stone w-coral w-gold w-bronze w-copper w-iron w-silver w-indigo w-brass',
  'seat-1 seat-2 seat-3 seat-4 seat-5 seat-6 on-seat-1 on-seat-2 on-seat-3 on-seat-4 on-seat-5 on-seat-6 serif sans',
  'iod-green iod-yellow iod-red iod-silver iod-water iod-ink iod-pale iod-plains iod-forest iod-forest-2 iod-hills iod-hills-2',
]
  .join(' ')
  .split(' ');
