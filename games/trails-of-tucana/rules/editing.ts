import type { Dial, Edit, EditingRules, Seat } from '@skerry/engine';
import { BLUE_POINTS, CARDS, type Card, RED_POINTS } from '../content/cards.ts';
import { LETTERS, type Letter, SIGHTS, TURNS_A_ROUND } from '../content/islands.ts';
import type { IslandMap, World } from './map.ts';
import { able, sheetOf } from './position.ts';
import { sightSum } from './score.ts';
import { type Bonus, NOTHING_DRAWN, type Sheet, type State } from './state.ts';
import { SETTLE } from './steps.ts';
import type { TrailsOfTucana } from './types.ts';

const DRAWN = ['no', 'yes'] as const;

/** The two cards of a turn. */
const PAIR = [0, 1] as const;

const bonusesOf = (card: string): readonly string[] => {
  const letter = LETTERS.find((each) => each === card);
  return ['0', ...(letter === undefined ? [RED_POINTS] : Object.values(BLUE_POINTS[letter])).map(String)];
};

function dials(state: State, world: World): Dial[] {
  const map = world[state.island];
  return [
    ...PAIR.map(
      (nth): Dial => ({
        ...{ thing: `card ${nth}`, dial: 'terrain', kind: 'word', to: CARDS },
        ...(state.shown.length > 1 && { now: state.shown.at(nth - 2)! }),
      }),
    ),
    { thing: 'turn', dial: 'round', kind: 'number', now: Math.max(1, state.round), least: 1, most: map.rounds },
    { thing: 'turn', dial: 'turn', kind: 'number', now: Math.max(1, state.turn), least: 1, most: TURNS_A_ROUND },
    ...state.sheets.flatMap((sheet, seat) => sheetDials(map, state, sheet, seat)),
  ];
}

function sheetDials(map: IslandMap, { letters }: State, sheet: Sheet, seat: Seat): Dial[] {
  const drawn = new Set(sheet.segments);
  return [
    ...map.everySegment.map(
      (segment): Dial => ({
        ...{ thing: `trail ${seat} ${segment}`, dial: 'drawn', kind: 'word', to: DRAWN },
        now: drawn.has(segment) ? 'yes' : 'no',
      }),
    ),
    ...letters[seat]!.map(
      (letter, n): Dial => ({
        ...{ thing: `village ${seat} ${n}`, dial: 'letter', kind: 'word', now: letter, to: LETTERS },
      }),
    ),
    ...[...LETTERS, ...SIGHTS].map(
      (card): Dial => ({
        ...{ thing: `bonus ${seat} ${card}`, dial: 'bonus', kind: 'word', to: bonusesOf(card) },
        now: String(sheet.bonuses.find((bonus) => bonus.card === card)?.points ?? 0),
      }),
    ),
    ...sheet.sums.map(
      (sum, n): Dial => ({
        ...{ thing: `sum ${seat} ${n}`, dial: 'sum', kind: 'number', now: sum, least: 0 },
        most: Math.max(sum, sightSum(map, sheet)),
      }),
    ),
  ];
}

function turn(state: State, { thing, dial, to }: Edit, world: World): State {
  const map = world[state.island];
  const [kind, first = '', second = ''] = thing.split(' ');
  const seat = Number(first);
  if (kind === 'card') showCard(state, Number(first), to as Card);
  else if (kind === 'turn')
    turnTo(state, dial === 'round' ? Number(to) : state.round, dial === 'turn' ? Number(to) : state.turn);
  else if (kind === 'village')
    return atDrawing(map, redrawn(map, withLetter(state, seat, Number(second), to as Letter), seat));
  else {
    const sheet = state.sheets[seat]!;
    if (kind === 'trail') {
      const segment = Number(second);
      sheet.segments = sheet.segments.filter((each) => each !== segment);
      if (to === 'yes') sheet.segments.push(segment);
      return atDrawing(map, redrawn(map, state, seat));
    }
    if (kind === 'sum') sheet.sums[Number(second)] = Number(to);
    else {
      const others = sheet.bonuses.filter(({ card }) => card !== second);
      const card = [...LETTERS, ...SIGHTS].find((each) => each === second)!;
      sheet.bonuses = to === '0' ? others : [...others, { card, points: Number(to) }];
    }
  }
  return atDrawing(map, state);
}

/** What follows from the trails of a seat, drawn again; a bonus for villages that are no longer connected goes. */
function redrawn(map: IslandMap, state: State, seat: Seat): State {
  const sheet = sheetOf(map, state, seat, state.sheets[seat]!);
  const isEarned = ({ card }: Bonus) =>
    SIGHTS.some((each) => each === card) || sheet.pairs.some((each) => each === card);
  const most = sightSum(map, sheet);
  const now: Sheet = {
    ...sheet,
    bonuses: sheet.bonuses.filter(isEarned),
    sums: sheet.sums.map((sum) => Math.min(sum, most)),
  };
  return { ...state, sheets: state.sheets.map((each, n) => (n === seat ? now : each)) };
}

/** TT-33: all seats with room on their sheets are about to draw. */
function atDrawing(map: IslandMap, state: State): State {
  if (state.shown.length < 2) turnTo(state, Math.max(1, state.round), 1);
  const secrets = state.sheets.map(() => NOTHING_DRAWN);
  const left = able(map, { ...state, secrets });
  return { ...state, secrets, agenda: left.length === 0 ? [SETTLE] : [SETTLE, { do: 'draw', left }] };
}

/** TT-12: two villages of a sheet share each letter, so the village changes letters with another one. */
function withLetter(state: State, seat: Seat, village: number, to: Letter): State {
  const letters = [...state.letters[seat]!];
  const other = letters.findIndex((letter, n) => letter === to && n !== village);
  letters[other] = letters[village]!;
  letters[village] = to;
  return { ...state, letters: state.letters.map((each, n) => (n === seat ? letters : each)) };
}

/** The card comes out of the pile, or changes places with one shown before; the former one takes its place. */
function showCard(state: State, nth: number, to: Card): void {
  if (state.shown.length < 2) turnTo(state, Math.max(1, state.round), 1);
  const at = state.shown.length - 2 + nth;
  const was = state.shown[at]!;
  if (was === to) return;
  const layer = state.pile.find((cards) => cards.includes(to));
  const cards = layer ?? state.shown;
  const found = layer === undefined ? state.shown.findIndex((card, n) => card === to && n !== at) : cards.indexOf(to);
  cards[found] = was;
  state.shown[at] = to;
}

/** TT-19: two cards have been shown in each turn of the round. */
function turnTo(state: State, round: number, turns: number): void {
  state.round = round;
  state.turn = turns;
  const all = [...state.shown, ...state.pile.flat()];
  state.shown = all.splice(0, 2 * turns);
  state.pile = all.length === 0 ? [] : [all];
  state.sheets = state.sheets.map((sheet) => ({
    ...sheet,
    sums: Array.from({ length: round - 1 }, (_, n) => sheet.sums[n] ?? sheet.sums.at(-1) ?? 0),
  }));
}

export const editing: EditingRules<TrailsOfTucana> = { dials, turn };
