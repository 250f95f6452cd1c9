import {
  canonical,
  type FaultWords,
  type Form,
  type Game,
  type Miscounted,
  type PositionFault,
  part,
  type Seat,
} from '@skerry/engine';
import { ACTIONS_A_TURN, ADVENTURERS, START_TILES } from '../content/adventurers.ts';
import { CARDS, COPIES, HAND_LIMIT, PILE_CARDS, type PileCard } from '../content/cards.ts';
import { LAYOUT_NAMES } from '../content/layouts.ts';
import { FLOOD_CARDS, SKULL, START_MARK } from '../content/meter.ts';
import { chart, GEOMETRY } from '../content/spaces.ts';
import { DRY, FLOODED, MISSING, TILES, type Tile, TREASURES } from '../content/tiles.ts';
import { FRESH_ACTIONS, nextSeat } from './current-step.ts';
import { lossOf, type TileLoss } from './flood.ts';
import type { Options, State, Step } from './state.ts';
import type { ForbiddenIsland } from './types.ts';

/** `TM` for Temple of the Moon, `OB` for the Observatory. */
export function shortTile(tile: Tile): string {
  const [first = '', ...others] = tile.split('-').filter((word) => word !== 'of' && word !== 'the');
  return (others.length === 0 ? first.slice(0, 2) : `${first[0]}${others[0]![0]}`).toUpperCase();
}

const TILE = part.named(TILES, shortTile);
const MOST_TURNS = 999;
const WATERS = [DRY, FLOODED, MISSING] as const;
const WATER_WORDS = { [DRY]: 'dry', [FLOODED]: 'flooded', [MISSING]: 'sunk' } as const;

/** A space by the tile on it. */
const spaceOn = ({ island }: State) =>
  part.named(
    GEOMETRY[island.layout].names.map((_, space) => space),
    (space) => shortTile(island.tiles[space]!),
    (space) => GEOMETRY[island.layout].names[space]!,
  );

const steps = (state: State) => {
  const seat = part.seat(state.seats);
  const seats = part.list(seat, 0, state.seats);
  const from = spaceOn(state);
  const none = part.record({});
  return part.after(
    part.list(
      part.variants<'do', Step>('do', {
        turn: part.record({ seat }),
        actions: part.record({ left: part.whole(0, ACTIONS_A_TURN), flown: part.flag() }, { flown: false }),
        draw: part.record({ nth: part.named([1, 2], String) }),
        floodPart: none,
        flood: part.record({ nth: part.whole(1, 5), of: part.whole(1, 5) }),
        window: part.record({ passed: seats }, { passed: [] }),
        discard: part.record({ seat }),
        swim: part.record({ from }),
        drowning: part.record({ seat, passed: seats }, { passed: [] }),
      }),
      1,
      12,
    ),
    ([next]): Step[] => {
      const turn: Step = { do: 'turn', seat: nextSeat(state, state.active) };
      if (next?.do === 'actions') return [turn, { do: 'floodPart' }, { do: 'draw', nth: 1 }];
      return next?.do === 'draw' ? [turn, { do: 'floodPart' }] : [turn];
    },
  );
};

/** Everything that is not in one of these places. */
function rest<C>(all: readonly C[], ...elsewhere: readonly (readonly C[])[]): C[] {
  const left = [...all];
  for (const card of elsewhere.flat()) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

const layer = <C>(cards: C[]): C[][] => (cards.length > 0 ? [cards] : []);
const existing = ({ island, water }: State): Tile[] => island.tiles.filter((_, space) => water[space] !== MISSING);

const form: Form<ForbiddenIsland> = {
  island: {
    part: () => part.record({ layout: part.word(LAYOUT_NAMES), tiles: part.list(TILE, TILES.length, TILES.length) }),
    otherwise: (_, { layout }) => ({ layout, tiles: [...TILES] }),
  },
  adventurers: {
    part: ({ seats }) => part.list(part.word(ADVENTURERS), seats, seats),
    otherwise: ({ seats }, { adventurers }) =>
      adventurers === 'random' ? ADVENTURERS.slice(0, seats) : [...adventurers],
  },
  water: {
    part: ({ island }) =>
      part.keyed(
        island.tiles.map(shortTile),
        part.named(WATERS, (water) => WATER_WORDS[water]),
        DRY,
      ),
    otherwise: ({ island }) => island.tiles.map(() => DRY),
  },
  pawns: {
    part: (state) => part.list(spaceOn(state), state.seats, state.seats),
    otherwise: ({ adventurers, island }) =>
      adventurers.map((each) => Math.max(0, island.tiles.indexOf(START_TILES[each]))),
  },
  hands: {
    part: ({ seats }) => part.rows(part.list(part.word(CARDS), 0, 28), seats, seats),
    otherwise: ({ seats }) => Array.from({ length: seats }, () => []),
  },
  captured: {
    part: ({ seats }) => part.keyed(TREASURES, part.seat(seats, -1), -1),
    otherwise: () => TREASURES.map(() => -1),
  },
  treasureDiscards: {
    part: () => part.list(part.word(PILE_CARDS), 0, 40),
    otherwise: () => [],
  },
  treasurePile: {
    part: () => part.pile(part.word(PILE_CARDS), 40),
    otherwise: ({ hands, treasureDiscards }) => layer(rest(BOX, hands.flat(), treasureDiscards)),
  },
  floodDiscards: {
    part: () => part.list(TILE, 0, 40),
    otherwise: ({ island, water }) => island.tiles.filter((_, space) => water[space] === FLOODED),
  },
  floodPile: {
    part: () => part.pile(TILE, 40),
    otherwise: (state) => layer(rest(existing(state), state.floodDiscards)),
  },
  mark: { part: () => part.whole(1, SKULL), otherwise: (_, { difficulty }) => START_MARK[difficulty] },
  turn: { part: () => part.whole(0, MOST_TURNS), otherwise: () => 1 },
  active: {
    part: ({ seats }) => part.seat(seats),
    otherwise: (_, { firstSeat }) => (firstSeat === 'random' ? 0 : firstSeat),
  },
  passing: { part: ({ seats }) => part.list(part.seat(seats), 0, seats), otherwise: () => [] },
  agenda: {
    part: steps,
    otherwise: (state) => [
      { do: 'turn', seat: nextSeat(state, state.active) },
      { do: 'floodPart' },
      { do: 'draw', nth: 1 },
      FRESH_ACTIONS,
      ...state.hands.flatMap((hand, seat): Step[] => (hand.length > HAND_LIMIT ? [{ do: 'discard', seat }] : [])),
    ],
  },
  outcome: { part: part.outcome, otherwise: () => null },
};

export const positionForm = (_game: Game<ForbiddenIsland>): Form<ForbiddenIsland> => form;

const BOX: readonly PileCard[] = PILE_CARDS.flatMap((card) => Array.from({ length: COPIES[card] }, () => card));

/** What may be wrong with a position. */
export type Fault =
  | { readonly fault: 'tileTwice'; readonly tile: Tile }
  | { readonly fault: 'adventurerTwice'; readonly seat: Seat }
  | { readonly fault: 'floodCard'; readonly tile: Tile; readonly trouble: 'missing' | 'twice' | 'sunk' }
  | { readonly fault: 'emptyPile'; readonly pile: 'treasure' | 'flood' }
  | { readonly fault: 'tooManyCards'; readonly seat: Seat; readonly have: number }
  | { readonly fault: 'pawnInSea'; readonly seat: Seat; readonly tile: Tile }
  | { readonly fault: 'lost'; readonly loss: TileLoss | { readonly why: 'skull' } }
  | { readonly fault: 'turnOrder'; readonly seat: Seat }
  | { readonly fault: 'steps' }
  | { readonly fault: 'markUnlikely'; readonly risen: number };

export type PositionWords = FaultWords<Fault | Miscounted>;

export function positionFaults(state: State, _game: Game<ForbiddenIsland>, { difficulty }: Options): PositionFault[] {
  const found: PositionFault[] = [];
  const add = (place: string, fault: Fault, blocks = true): void => void found.push({ ...fault, place, blocks });
  const { island, water, pawns, hands, adventurers, mark } = state;

  for (const tile of twice(island.tiles)) add('island.tiles', { fault: 'tileTwice', tile });
  if (found.length > 0) return found;
  adventurers.forEach((each, seat) => {
    if (adventurers.indexOf(each) < seat) add(`adventurers[${seat}]`, { fault: 'adventurerTwice', seat });
  });

  island.tiles.forEach((tile, space) => {
    const cards = [...state.floodPile.flat(), ...state.floodDiscards].filter((card) => card === tile).length;
    const wanted = water[space] === MISSING ? 0 : 1;
    if (cards === wanted) return;
    const trouble = cards < wanted ? 'missing' : wanted === 0 ? 'sunk' : 'twice';
    add(`water[${space}]`, { fault: 'floodCard', tile, trouble });
  });
  if (state.treasurePile.length === 0) add('treasurePile', { fault: 'emptyPile', pile: 'treasure' });
  if (state.floodPile.length === 0) add('floodPile', { fault: 'emptyPile', pile: 'flood' });

  hands.forEach((hand, seat) => {
    const isAsked = state.agenda.some((step) => step.do === 'discard' && step.seat === seat);
    if (hand.length > HAND_LIMIT + (isAsked ? 1 : 0))
      add(`hands[${seat}]`, { fault: 'tooManyCards', seat, have: hand.length });
  });
  const sinking = state.agenda.flatMap((step) => (step.do === 'swim' ? [step.from] : []));
  pawns.forEach((space, seat) => {
    if (water[space] === MISSING && !sinking.includes(space))
      add(`pawns[${seat}]`, { fault: 'pawnInSea', seat, tile: island.tiles[space]! });
  });

  const lost = new Set<string>();
  water.forEach((each, space) => {
    const loss = each === MISSING ? lossOf(state, space) : undefined;
    if (loss === undefined || lost.has(canonical(loss))) return;
    lost.add(canonical(loss));
    add(`water[${space}]`, { fault: 'lost', loss });
  });
  if (mark === SKULL) add('mark', { fault: 'lost', loss: { why: 'skull' } });

  const [first] = state.agenda;
  if (state.agenda.length > 1 && first?.do === 'turn' && first.seat !== nextSeat(state, state.active))
    add('agenda[0]', { fault: 'turnOrder', seat: first.seat });
  else if (!isCourse(state)) add('agenda', { fault: 'steps' });

  const risen = state.treasureDiscards.filter((card) => card === 'waters-rise').length;
  if (mark - START_MARK[difficulty] < risen) add('mark', { fault: 'markUnlikely', risen }, false);
  return found;
}

const twice = <V>(values: readonly V[]): V[] => values.filter((value, n) => values.indexOf(value) < n);

/** FI-16: the order of the steps of a turn, the next one last. */
const COURSE =
  /^turn( floodPart( draw1 actions| draw1| draw2( window)?)?( discard)*|( flood( window)?)?( swim( drowning)?)?)$/;

/** Whether the steps follow from each other, and from what lies on the table. */
function isCourse({ agenda, mark, water, pawns, island }: State): boolean {
  const names = agenda.map((step) => (step.do === 'draw' ? `draw${step.nth}` : step.do));
  if (!COURSE.test(names.join(' '))) return false;
  const { length } = chart(island).names;
  let from = length;
  return agenda.every((step) => {
    switch (step.do) {
      case 'flood':
        return step.nth <= step.of && step.of === FLOOD_CARDS[mark];
      case 'swim':
        from = step.from;
        return water[from] === MISSING && pawns.includes(from);
      case 'drowning':
        return pawns[step.seat] === from;
      default:
        return true;
    }
  });
}
