import {
  type FaultWords,
  FIRST_OF_ALL,
  type Form,
  type Game,
  type Miscounted,
  type PositionFault,
  part,
  type Seat,
  same,
  shape,
} from '@skerry/engine';
import { BLUE_POINTS, CARDS, type Card, RED_POINTS, TERRAIN_PILE } from '../content/cards.ts';
import { ISLAND_NAMES, LETTERS, type Letter, SIGHTS, type Sight, TURNS_A_ROUND, VILLAGES } from '../content/islands.ts';
import { allowedNow, canDraw, endsOf } from './draw.ts';
import type { Ends } from './facts.ts';
import type { IslandMap } from './map.ts';
import { sightSum } from './score.ts';
import { setUp } from './set-up.ts';
import { drafted, drawOn, emptySheet } from './sheet.ts';
import {
  type BlueCard,
  type Bonus,
  type Draft,
  NOTHING_DRAWN,
  type Options,
  type Sheet,
  type State,
  type Step,
} from './state.ts';
import { SETTLE } from './steps.ts';
import type { TrailsOfTucana } from './types.ts';

const MOST_SUM = 999;
const MOST_DRAWN = 6;

/** `7/2-7/3` */
const segmentOn = (map: IslandMap) =>
  part.named(
    map.everySegment,
    (segment) => endsOf(map, segment).join('-'),
    (segment) => endsOf(map, segment).toReversed().join('-'),
  );

const BONUSES: readonly Bonus[] = [
  ...LETTERS.flatMap((card) => ([1, 2] as const).map((number) => ({ card, points: BLUE_POINTS[card][number] }))),
  ...SIGHTS.map((card) => ({ card, points: RED_POINTS })),
];

/** `A+3` */
const BONUS = part.mapped(
  part.named(
    BONUSES.map((_, n) => n),
    (n) => `${BONUSES[n]!.card}+${BONUSES[n]!.points}`,
  ),
  shape.parts({ card: shape.word([...LETTERS, ...SIGHTS]), points: shape.whole(1, 9) }),
  (bonus: Bonus) => BONUSES.findIndex((each) => same(each, bonus)),
  (n) => BONUSES[n]!,
);

/** What follows from the trails, drawn again. */
export function sheetOf(
  map: IslandMap,
  state: State,
  seat: Seat,
  { segments, bonuses, sums }: Pick<Sheet, 'segments' | 'bonuses' | 'sums'>,
): Sheet {
  const sheets: Sheet[] = [];
  sheets[seat] = emptySheet(map);
  for (const segment of segments) drawOn(map, { ...state, sheets }, seat, segment, FIRST_OF_ALL);
  return { ...sheets[seat], bonuses: [...bonuses], sums: [...sums] };
}

/** A sheet is written by its trails, the bonuses and the sums; the rest follows from them. */
function sheets(map: IslandMap, state: State) {
  const segments = part.list(segmentOn(map), 0, map.everySegment.length);
  const bonuses = part.list(BONUS, 0, BONUSES.length);
  const sums = part.list(part.whole(0, MOST_SUM), 0, map.rounds);
  const written = part.record<Pick<Sheet, 'segments' | 'bonuses' | 'sums'>>(
    { segments, bonuses, sums },
    { segments: [], bonuses: [], sums: [] },
  );
  const whole = part.record<Sheet>({
    segments,
    trail: part.list(part.whole(0, map.landmarks.length + map.hexes.length), map.hexes.length, map.hexes.length),
    circled: part.list(part.whole(0, map.perKind), SIGHTS.length, SIGHTS.length),
    pairs: part.list(part.word(LETTERS), 0, LETTERS.length),
    bonuses,
    sums,
  });
  const rows = part.rows(written, state.seats, state.seats);
  return part.mapped(
    rows,
    part.rows(whole, state.seats, state.seats),
    (all) => all.map(({ segments, bonuses, sums }) => ({ segments, bonuses, sums })),
    (all) => all.map((each, seat) => sheetOf(map, state, seat, each)),
  );
}

/** Ten letters in a row: `CEBAEDCDAB`. */
const LETTER_ROW: part.Part<readonly Letter[]> = {
  ...part.list(part.word(LETTERS), VILLAGES, VILLAGES),
  as: 'word',
  write: (letters) => [letters.join('')],
  read: ({ word }) => [...word].flatMap((sign) => LETTERS.find((letter) => letter === sign.toUpperCase()) ?? []),
  tidy: (letters) => letters,
};

/** The seats that have room on their sheet. */
export const able = (map: IslandMap, state: State): Seat[] =>
  state.sheets.flatMap((sheet, seat) => (canDraw(sheet, allowedNow(map, state)) ? [seat] : []));

const isDone = ({ drawn, owed }: Draft): boolean => drawn.length > 0 && owed.length === 0;

export function positionForm({ content: world }: Game<TrailsOfTucana>): Form<TrailsOfTucana> {
  const begun = ({ seats }: State, options: Options): State => setUp(world, seats, options, FIRST_OF_ALL);
  return {
    island: { part: () => part.word(ISLAND_NAMES), otherwise: (_, { island }) => island },
    letters: {
      part: ({ seats }) => part.list(LETTER_ROW, seats, seats),
      otherwise: (state, options) => begun(state, options).letters,
    },
    countsPile: { part: part.flag, otherwise: (_, { pileCount }) => pileCount },
    shown: { part: () => part.list(part.word(CARDS), 0, 2 * TURNS_A_ROUND), otherwise: () => [] },
    pile: { part: () => part.pile(part.word(CARDS), TERRAIN_PILE.length), otherwise: ({ shown }) => unseen(shown) },
    round: {
      part: ({ island }) => part.whole(0, world[island].rounds),
      otherwise: ({ shown }) => (shown.length > 0 ? 1 : 0),
    },
    turn: { part: () => part.whole(0, TURNS_A_ROUND), otherwise: ({ shown }) => Math.floor(shown.length / 2) },
    blue: {
      part: ({ seats }) => part.keyed<BlueCard>(LETTERS, part.named(blueCards(seats), String), blueCards(seats)[1]!),
      otherwise: (state, options) => begun(state, options).blue,
    },
    red: {
      part: () => part.list(part.word(SIGHTS), 0, 2),
      otherwise: (state, options) => begun(state, options).red,
    },
    sheets: {
      part: (state) => sheets(world[state.island], state),
      otherwise: ({ island, seats }) => Array.from({ length: seats }, () => emptySheet(world[island])),
    },
    secrets: {
      part: ({ island, seats }) => {
        const drawn = part.list(segmentOn(world[island]), 0, MOST_DRAWN);
        const owed = part.list(part.word(SIGHTS), 0, SIGHTS.length);
        return part.rows(part.record<Draft>({ drawn, owed }, NOTHING_DRAWN), seats, seats);
      },
      otherwise: ({ seats }) => Array.from({ length: seats }, () => NOTHING_DRAWN),
    },
    agenda: {
      part: ({ seats }) =>
        part.list(
          part.variants<'do', Step>('do', {
            round: part.record({}),
            turn: part.record({}),
            draw: part.record({ left: part.list(part.seat(seats), 1, seats) }),
            settle: part.record({}),
            endRound: part.record({}),
          }),
          1,
          2,
        ),
      otherwise(state) {
        if (state.shown.length < 2) return [{ do: 'round' }];
        const waiting = able(world[state.island], state).filter((seat) => !isDone(state.secrets[seat]!));
        return [SETTLE, { do: 'draw', left: waiting }];
      },
    },
    outcome: { part: part.outcome, otherwise: () => null },
  };
}

/** TT-14, TT-77 */
const blueCards = (seats: number): readonly BlueCard[] => (seats === 1 ? [0, 2] : seats < 5 ? [0, 1] : [0, 1, 2]);

function unseen(shown: readonly Card[]): Card[][] {
  const rest = [...TERRAIN_PILE];
  for (const card of shown) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
  return shown.length === 0 || rest.length === 0 ? [] : [rest];
}

/** What may be wrong with a position. */
export type Fault =
  | { readonly fault: 'letters'; readonly seat: Seat }
  | { readonly fault: 'drawnTwice'; readonly seat: Seat; readonly between: Ends }
  | { readonly fault: 'manyTrails'; readonly seat: Seat; readonly have: number; readonly most: number }
  | { readonly fault: 'fewTrails'; readonly seat: Seat; readonly have: number; readonly turns: number }
  | {
      readonly fault: 'circled';
      readonly seat: Seat;
      readonly sight: Sight;
      readonly have: number;
      readonly want: number;
    }
  | { readonly fault: 'pair'; readonly seat: Seat; readonly letter: Letter; readonly isJoined: boolean }
  | { readonly fault: 'trail'; readonly seat: Seat }
  | { readonly fault: 'bonusTwice'; readonly seat: Seat; readonly card: Letter | Sight }
  | { readonly fault: 'bonusUnearned'; readonly seat: Seat; readonly card: Letter }
  | { readonly fault: 'sums'; readonly seat: Seat; readonly rounds: number }
  | { readonly fault: 'draft'; readonly seat: Seat }
  | { readonly fault: 'redTwice'; readonly card: Sight }
  | { readonly fault: 'shown'; readonly have: number; readonly want: number }
  | { readonly fault: 'waiting'; readonly seat: Seat }
  | { readonly fault: 'steps' };

export type PositionWords = FaultWords<Fault | Miscounted>;

export function positionFaults(state: State, { content: world }: Game<TrailsOfTucana>): PositionFault[] {
  const found: PositionFault[] = [];
  const add = (place: string, fault: Fault, blocks = true): void => void found.push({ ...fault, place, blocks });
  const map = world[state.island];
  const { agenda, round, turn, shown, red } = state;
  const steps = agenda.map((step) => step.do).join(' ');
  const isDrawing = steps === 'settle draw';

  if (!isDrawing && steps !== 'round' && steps !== 'turn') add('agenda', { fault: 'steps' });
  if (steps === 'round' ? round === map.rounds : round === 0 || (isDrawing ? turn === 0 : turn === TURNS_A_ROUND))
    add('round', { fault: 'steps' });
  if (shown.length !== 2 * turn) add('shown', { fault: 'shown', have: shown.length, want: 2 * turn });
  if (red.length === 2 && red[0] === red[1]) add('red', { fault: 'redTwice', card: red[0]! });
  if (found.length > 0) return found;

  const roundsOver = steps === 'round' ? round : round - 1;
  const turns = (round - 1) * TURNS_A_ROUND + turn - (isDrawing ? 1 : 0);
  state.sheets.forEach((sheet, seat) => {
    sheetFaults(map, state, sheet, seat, (what, fault, blocks) => add(`sheets[${seat}].${what}`, fault, blocks));
    const letters = state.letters[seat]!;
    if (LETTERS.some((letter) => letters.filter((each) => each === letter).length !== 2))
      add(`letters[${seat}]`, { fault: 'letters', seat });
    const { sums, segments, circled } = sheet;
    const isFalling = sums.some((sum, n) => sum < (sums[n - 1] ?? 0) || sum > sightSum(map, sheet));
    if (sums.length !== roundsOver || isFalling)
      add(`sheets[${seat}].sums`, { fault: 'sums', seat, rounds: roundsOver });
    const played = Math.max(0, turns);
    const most = played + circled.filter((count) => count === map.perKind).length;
    const have = segments.length;
    if (have > most) add(`sheets[${seat}].segments`, { fault: 'manyTrails', seat, have, most });
    else if (have < played && canDraw(sheet, map.everySegment))
      add(`sheets[${seat}].segments`, { fault: 'fewTrails', seat, have, turns: played }, false);
  });
  if (found.some(({ blocks }) => blocks)) return found;
  draftFaults(map, state, isDrawing, add);
  return found;
}

type Add = (what: string, fault: Fault, blocks?: boolean) => void;

function sheetFaults(map: IslandMap, state: State, sheet: Sheet, seat: Seat, add: Add): void {
  const { segments, bonuses } = sheet;
  const again = segments.find((segment, n) => segments.indexOf(segment) < n);
  if (again !== undefined) return add('segments', { fault: 'drawnTwice', seat, between: endsOf(map, again) });
  const wanted = sheetOf(map, state, seat, sheet);
  SIGHTS.forEach((sight, kind) => {
    const { [kind]: have = 0 } = sheet.circled;
    const { [kind]: want = 0 } = wanted.circled;
    if (have !== want) add('circled', { fault: 'circled', seat, sight, have, want });
  });
  for (const letter of LETTERS) {
    const isJoined = wanted.pairs.includes(letter);
    if (sheet.pairs.filter((each) => each === letter).length !== (isJoined ? 1 : 0))
      add('pairs', { fault: 'pair', seat, letter, isJoined });
  }
  if (!same(sheet.trail, wanted.trail)) add('trail', { fault: 'trail', seat });
  for (const [n, { card }] of bonuses.entries()) {
    if (bonuses.findIndex((each) => each.card === card) < n) add('bonuses', { fault: 'bonusTwice', seat, card });
    const letter = LETTERS.find((each) => each === card);
    if (letter !== undefined && !wanted.pairs.includes(letter))
      add('bonuses', { fault: 'bonusUnearned', seat, card: letter });
  }
}

/** TT-20, TT-33, TT-51: what is drawn in this turn, and who is still drawing. */
function draftFaults(map: IslandMap, state: State, isDrawing: boolean, add: Add): void {
  const allowed = isDrawing ? allowedNow(map, state) : [];
  const step = state.agenda.at(-1)!;
  const waiting = step.do === 'draw' ? step.left : [];
  if (new Set(waiting).size < waiting.length) return add('agenda', { fault: 'steps' });
  state.sheets.forEach((sheet, seat) => {
    const draft = state.secrets[seat]!;
    let again = NOTHING_DRAWN;
    const isPossible = draft.drawn.every((segment, n) => {
      const isFree = !sheet.segments.includes(segment) && !again.drawn.includes(segment);
      const may = isFree && (n === 0 ? allowed.includes(segment) : again.owed.length > 0);
      if (may) again = drafted(map, sheet, again, segment);
      return may;
    });
    if (!isPossible || !same(again.owed, draft.owed)) add(`secrets[${seat}]`, { fault: 'draft', seat });
    const may = isDrawing && canDraw(sheet, allowed);
    const isWaiting = waiting.includes(seat);
    if (isWaiting ? !may : may && !isDone(draft)) add('agenda', { fault: 'waiting', seat });
  });
}
