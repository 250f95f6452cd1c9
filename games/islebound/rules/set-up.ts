import { at, type Seat } from '@skerry/engine';
import { CONSTANTS, COPIES } from '../content/constants.ts';
import { CORNERS, SLOTS } from '../content/map.ts';
import {
  BLOCKED,
  CREW_KINDS,
  type CrewNumber,
  crewKind,
  type EventNumber,
  NOBODY,
  PORTS,
  type Port,
  REGIONS,
  type ReputationNumber,
  TOWN_NAMES,
  type TownName,
  type TownNumber,
} from '../content/vocabulary.ts';
import { BOARD_ORDERS, type BoardOrder, STARTERS, type World } from '../content/world.ts';
import { showEvent } from './event.ts';
import { BUILDING_NUMBERS } from './hand.ts';
import type { Options, Player, State } from './state.ts';
import type { Dealer } from './types.ts';

const EVENT_NUMBERS: readonly EventNumber[] = Array.from({ length: COPIES.event }, (_, n) => n + 1);
const REPUTATION_NUMBERS: readonly ReputationNumber[] = Array.from({ length: COPIES.reputation }, (_, n) => n + 1);
/** The ten crew with two skills. */
const HIRED: readonly CrewNumber[] = CREW_KINDS.map((_, kind) => kind).slice(2);

export const setUp =
  (world: World) =>
  (seats: number, options: Options, dealer: Dealer): State => {
    const { edition, boards, trading, closeQuarters, raid, sixBuildings, architect } = options;
    const layout = layOut(world, options, dealer);
    const first = options.first === 'random' ? dealer.pick(everySeat(seats), 'firstPlayer') : options.first;
    dealer.tell?.({ fact: 'firstPlayer', seat: first });
    const state: State = {
      seats,
      edition,
      boards,
      trading,
      closeQuarters,
      raid,
      sixBuildings,
      architect,
      first,
      order: layout.order,
      towns: layout.towns,
      round: 0,
      turns: 1,
      active: (first + seats - 1) % seats,
      acted: false,
      built: false,
      healed: false,
      refusals: everySeat(seats).map(() => 0),
      owners: layout.towns.map(() => NOBODY),
      ships: everySeat(seats).map(() => NOBODY),
      players: everySeat(seats).map(newPlayer),
      pirates: COPIES.pirate,
      serpents: COPIES.serpent,
      ichor: true,
      influence: world.slots.map(() => NOBODY),
      treasure: 0,
      crewRow: CONSTANTS.crewRowPrices.map(() => NOBODY),
      crewNext: NOBODY,
      crewStack: [HIRED.slice()],
      events: Array.from({ length: CONSTANTS.eventsShown }, () => 0),
      eventPile: [EVENT_NUMBERS.slice()],
      reputation: Array.from({ length: CONSTANTS.reputationShown }, () => 0),
      reputationPile: [REPUTATION_NUMBERS.slice()],
      token: 0,
      tokenPile: [world.tokens.slice()],
      row: architect ? [] : spacesOf(sixBuildings).map(() => 0),
      deck: architect ? [] : [BUILDING_NUMBERS.slice()],
      deckSize: BUILDING_NUMBERS.length,
      paid: [],
      hands: everySeat(seats).map(() => 0),
      visit: null,
      used: [],
      event: null,
      attack: null,
      talks: null,
      trade: null,
      ending: null,
      agenda: [],
      outcome: null,
    };
    if (architect) {
      state.secrets = everySeat(seats).map(() => ({ hand: [], pack: [], chosen: 0 }));
      state.hidden = { deck: [BUILDING_NUMBERS.slice()] };
    }
    // IB-10: in reverse turn order. The renown board and the buildings follow (IB-215).
    state.agenda.push({ do: 'homePort', seat: state.active });
    return state;
  };

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** IB-7, IB-8 */
const newPlayer = (): Player => ({
  coins: CONSTANTS.startCoins,
  wood: 0,
  fish: 0,
  books: 0,
  pirates: 0,
  serpents: 0,
  ichor: false,
  deck: STARTERS,
  below: 0,
  injured: 0,
  cubes: CONSTANTS.cubesPerPlayer - CONSTANTS.cubesSetAside,
  renown: 0,
  tokens: [],
  sevens: 0,
  city: [],
});

/** IB-2 to IB-4: boards in the slots, ports in the corners. */
function layOut(world: World, { layout }: Options, dealer: Dealer): { order: BoardOrder; towns: TownNumber[] } {
  const { content } = world;
  const fixedBoards = SLOTS.map((slot) => content.boards.findIndex(({ id }) => id === content.layout[slot]));
  const fixedPorts = CORNERS.map((corner) => content.layout[corner]);
  const boards = layout === 'fixed' ? fixedBoards : shuffled([0, 1, 2, 3], 'boards', dealer);
  const ports = layout === 'fixed' ? fixedPorts : shuffled<Port>([...PORTS], 'ports', dealer);
  dealer.tell?.({ fact: 'layoutSet', boards: boards.map((board) => at(content.boards, board).id), ports });
  const names: TownName[] = [
    ...ports,
    ...boards.flatMap((board) => REGIONS.map((r) => at(content.boards, board).regions[r])),
  ];
  return {
    order: BOARD_ORDERS.findIndex((order) => order.every((board, slot) => board === boards[slot])),
    towns: names.map((name) => TOWN_NAMES.indexOf(name)),
  };
}

function shuffled<V extends number | string>(values: V[], label: string, dealer: Dealer): V[] {
  const pile = [values];
  return Array.from({ length: values.length }, () => dealer.draw(pile, label));
}

const spacesOf = (sixBuildings: boolean): readonly number[] =>
  sixBuildings ? CONSTANTS.sixRowBooks : CONSTANTS.rowBooks;

/**
 * Whether the cards are laid out: after the home ports (IB-215), or before them at a table begun under earlier rules.
 */
export const isLaid = ({ round, events }: Pick<State, 'round' | 'events'>): boolean =>
  round > 0 || events.some((event) => event > 0);

/** IB-12 to IB-19, IB-215: what is shown, over what is hidden. */
export function layCards(world: World, state: State, dealer: Dealer): void {
  for (let n = 0; n < CONSTANTS.eventsShown; n++) showEvent(world, state, n, dealer);
  for (let n = 0; n < CONSTANTS.reputationShown; n++) {
    const card = dealer.draw(state.reputationPile, 'reputation');
    state.reputation[n] = card;
    dealer.tell?.({ fact: 'reputationShown', card });
  }
  for (let n = 0; n < state.crewRow.length; n++) state.crewRow[n] = dealer.draw(state.crewStack, 'crew');
  state.crewNext = dealer.draw(state.crewStack, 'crew');
  dealer.tell?.({ fact: 'crewRowLaid', crew: state.crewRow.map(crewKind), next: crewKind(state.crewNext) });
  state.token = dealer.draw(state.tokenPile, 'tokens');
  dealer.tell?.({ fact: 'tokenShown', token: state.token });
  if (state.seats === 2) blockSlots(state, dealer);
  if (state.architect) return;
  for (let n = 0; n < state.row.length; n++) state.row[n] = dealer.draw(state.deck, 'buildings');
  state.deckSize -= state.row.length;
  dealer.tell?.({ fact: 'rowLaid', buildings: state.row.slice() });
}

/** IB-19 */
function blockSlots(state: State, dealer: Dealer): void {
  const n = CONSTANTS.blockedSlotsTwoPlayers;
  for (let slot = 0; slot < n; slot++) state.influence[slot] = BLOCKED;
  dealer.tell?.({ fact: 'slotsBlocked', n });
}
