import type { Seat } from '@skerry/engine';
import { CARDS, type Card, TERRAIN_PILE } from '../content/cards.ts';
import { TURNS_A_ROUND } from '../content/islands.ts';
import { allowedNow, canDraw } from './draw.ts';
import type { IslandMap, World } from './map.ts';
import type { State, Step } from './state.ts';
import { SETTLE, TURN } from './steps.ts';
import type { StepRules } from './types.ts';

/** TT-4, TT-71: all 27 terrain cards are shuffled for a round. */
export const round = (world: World): StepRules<'round'> => ({
  run(state, _step, dealer) {
    state.round++;
    state.turn = 0;
    state.pile = [TERRAIN_PILE.slice()];
    state.shown = [];
    dealer.tell?.({ fact: 'roundBegan', round: state.round, rounds: world[state.island].rounds });
    state.agenda.push(TURN);
  },
});

/** TT-19: the top two terrain cards are shown to all. */
export const turn = (world: World): StepRules<'turn'> => ({
  run(state, _step, dealer) {
    state.turn++;
    const one = dealer.draw(state.pile, 'terrain');
    const other = dealer.draw(state.pile, 'terrain');
    state.shown.push(one, other);
    dealer.tell?.({ fact: 'cardsShown', turn: state.turn, cards: [one, other] });
    // TT-37: a count of one card would show it.
    if (state.countsPile && state.turn < TURNS_A_ROUND) dealer.tell?.({ fact: 'cardsLeft', ...countPile(state) });
    const idle = seatsWithoutRoom(world[state.island], state);
    if (dealer.tell) for (const seat of idle) dealer.tell({ fact: 'couldNotDraw', seat });
    const everybody = EVERYBODY[state.seats]!;
    state.agenda.push(SETTLE, idle.length === 0 ? everybody : without(everybody, idle));
  },
});

/** What is left in the pile, card by card. */
export function countPile({ pile }: { readonly pile: readonly (readonly Card[])[] }): { readonly [C in Card]: number } {
  const left = { desert: 0, forest: 0, mountain: 0, water: 0, any: 0 };
  for (const layer of pile) for (const card of layer) left[card]++;
  return left;
}

/** TT-31: the seats without any allowed segment, who are not asked. */
function seatsWithoutRoom(map: IslandMap, state: State): readonly Seat[] {
  const segments = allowedNow(map, state);
  let idle = NO_SEATS;
  for (let seat = 0; seat < state.seats; seat++) if (!canDraw(state.sheets[seat]!, segments)) idle = [...idle, seat];
  return idle;
}

const NO_SEATS: readonly Seat[] = [];

type DrawStep = Extract<Step, { do: 'draw' }>;

/** By the number of seats. */
const EVERYBODY: readonly DrawStep[] = Array.from({ length: 9 }, (_, seats) => ({
  do: 'draw',
  left: Array.from({ length: seats }, (_, seat) => seat),
}));

const without = ({ left }: DrawStep, idle: readonly Seat[]): DrawStep => ({
  do: 'draw',
  left: left.filter((seat) => !idle.includes(seat)),
});

/** Cards of one kind, wherever they are. */
export function countCards({ pile, shown }: State): { [card: string]: number } {
  const cards = [...pile.flat(), ...shown];
  return Object.fromEntries(CARDS.map((card) => [card, cards.filter((each) => each === card).length]));
}
