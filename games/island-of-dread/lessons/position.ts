import { type Game, type Pile, prepare, type Seat, type Table } from '@skerry/engine';
import type { Counter } from '../content/vocabulary.ts';
import { COUNTERS } from '../content/vocabulary.ts';
import { CELLS, cellOf, type World } from '../content/world.ts';
import { layOn } from '../rules/owned-cards.ts';
import type { Player, State, Step } from '../rules/state.ts';
import { FRESH_TURN } from '../rules/turn.ts';
import type { IslandOfDread } from '../rules/types.ts';

/** The parts of a turn, last first. */
const PARTS = [
  ['end', { do: 'endTurn', cause: 'over' }],
  ['experience', { do: 'experienceStep' }],
  ['market', { do: 'marketStep' }],
  ['adventure', { do: 'adventure' }],
  ['move', { do: 'movement' }],
  ['course', { do: 'course' }],
] as const satisfies readonly (readonly [string, Step])[];

type Counted = Partial<Omit<Player, 'hero' | 'at' | 'trained' | 'items' | 'allies' | 'captain' | 'legendary'>>;

/** The learner's possessions; the rest is empty. */
export interface Adventurer extends Counted {
  /** A space, a town or an anchor. */
  readonly at: string;
  readonly trained?: { readonly [C in Counter]?: number };
  readonly items?: readonly string[];
  readonly allies?: readonly string[];
  readonly legendary?: readonly string[];
  readonly captain?: string;
}

export interface Wanted {
  readonly hero: string;
  readonly adventurer: Adventurer;
  /** The current part of the turn. */
  readonly from: (typeof PARTS)[number][0];
  /** Cards in a town's stack. */
  readonly stack?: { readonly town: string; readonly cards: readonly string[] };
  /** The next Challenge of a deck. */
  readonly meets?: string;
  readonly seed?: string;
}

/** A turn of the learner; the other Hero waits in Tarianor. */
export const position =
  (wanted: Wanted) =>
  (game: Game<IslandOfDread>): Table<IslandOfDread> => {
    const world = game.content;
    const { hero, seed = 'lesson' } = wanted;
    const other = world.content.heroes.map(({ id }) => id).find((id) => id !== hero)!;
    const options = { heroes: [hero, other] };
    return prepare(game, { seats: 2, options, seed }, (state) => change(world, state, wanted));
  };

function change(world: World, state: State, { adventurer, from, stack, meets }: Wanted): void {
  const numberOf = (id: string) => world.cards.find((card) => card.id === id)!.number;
  Object.assign(state, { round: 1, turns: 1, active: 0, first: 0, turn: FRESH_TURN });
  // Stacks are empty unless given: their cards are in the decks.
  state.market = [[...world.items, ...world.allies]];
  state.stacks = state.stacks.map(() => []);
  seatHero(world, state, 0, adventurer, numberOf);
  seatHero(world, state, 1, { at: 'tarianor' }, numberOf);
  for (const id of stack?.cards ?? [])
    layOn(state.stacks, world.chart.ports.indexOf(stack!.town), taken(state.market, numberOf(id)));
  if (meets !== undefined) {
    const number = numberOf(meets);
    const deck = state.decks[world.cards[number]!.deck]!;
    deck.push([taken(deck, number)]);
  }
  state.turn = { ...state.turn, beganAtSea: state.players[0]!.at >= CELLS };
  state.agenda = PARTS.slice(0, PARTS.findIndex(([part]) => part === from) + 1).map(([, step]) => step);
}

function seatHero(
  world: World,
  state: State,
  seat: Seat,
  { at, trained, items = [], allies = [], legendary = [], captain, ...counts }: Adventurer,
  numberOf: (id: string) => number,
): void {
  const player = state.players[seat]!;
  Object.assign(player, { gold: 0, ...counts });
  player.at = placeOf(world, at);
  for (const id of items) player.items.push(taken(state.market, numberOf(id)));
  for (const id of allies) {
    player.allies.push(taken(state.market, numberOf(id)));
    player.allyWounds.push(0);
    player.allyExhaustion.push(0);
  }
  player.legendary = legendary.map(numberOf);
  state.legendary = state.legendary.filter((item) => !player.legendary.includes(item));
  if (captain !== undefined) {
    player.captain = numberOf(captain);
    // A Captain on board is in no port.
    state.captains = state.captains.map((stack) => stack.filter((each) => each !== player.captain));
    state.captainDeck = state.captainDeck.map((layer) => layer.filter((each) => each !== player.captain));
  }
  for (const [counter, n] of Object.entries(trained ?? {})) player.trained[COUNTERS.indexOf(counter as Counter)] = n;
}

function placeOf({ chart }: World, at: string): number {
  const port = chart.ports.indexOf(at);
  if (port >= chart.towns.length) return CELLS + port - chart.towns.length;
  return port >= 0 ? chart.towns[port]! : cellOf(at);
}

/** Takes a card out of a face-down pile. */
function taken(pile: Pile<number>, number: number): number {
  const layer = pile.find((each) => each.includes(number))!;
  layer.splice(layer.indexOf(number), 1);
  if (layer.length === 0) pile.splice(pile.indexOf(layer), 1);
  return number;
}
