import { type Dial, type Edit, type EditingRules, FIRST_OF_ALL, type Pile, type Seat } from '@skerry/engine';
import { CONSTANTS, COPIES } from '../content/constants.ts';
import { CELLS, CORNERS } from '../content/map.ts';
import { BLOCKED, CREW_KINDS, type CrewSet, NOBODY } from '../content/vocabulary.ts';
import { bitsOf, CREW_BITS, STARTERS, type World } from '../content/world.ts';
import { layCards } from './set-up.ts';
import { type Player, playerOf, type State, type Step } from './state.ts';
import type { Islebound } from './types.ts';

const CUBES = CONSTANTS.cubesPerPlayer - CONSTANTS.cubesSetAside;
const MOST = 99;
const FREE = 'nobody';
const AMOUNTS = ['coins', 'wood', 'fish', 'books'] as const;
const FLEET = ['pirates', 'serpents'] as const;
const BERTHS = ['deck', 'below', 'injured'] as const;
const SHOWN = ['event', 'reputation'] as const;
const STAGES = ['sail', 'act'] as const;

/** The kinds of crew with two skills, of whom there is one each. */
const HIRED = [...CREW_KINDS.keys()].filter((kind) => (bitsOf(kind) & STARTERS) === 0);

const upTo = (n: number): string[] => Array.from({ length: n }, (_, each) => String(each + 1));
const seatsOf = ({ seats }: State): string[] => Array.from({ length: seats }, (_, seat) => String(seat));

/** A seat's cubes that are neither in a town nor on the influence track. */
const cubesLeft = ({ owners, influence }: State, seat: Seat): number =>
  CUBES - [...owners, ...influence].filter((each) => each === seat).length;

/** The owner may stay, and everybody who has a cube left may be next. */
const ownersNext = (state: State, now: Seat): string[] => [
  FREE,
  ...seatsOf(state).filter((seat) => Number(seat) === now || cubesLeft(state, Number(seat)) > 0),
];

const owner = (seat: Seat): string => (seat === NOBODY ? FREE : String(seat));

function dials(state: State): Dial[] {
  const towns = CELLS.map((_, cell) => `town ${cell}`);
  const seats = seatsOf(state);
  return [
    ...CELLS.map((_, cell): Dial => {
      const now = state.owners[cell] ?? NOBODY;
      return { thing: `town ${cell}`, dial: 'owner', kind: 'word', now: owner(now), to: ownersNext(state, now) };
    }),
    ...seats.map((seat): Dial => {
      const cell = state.ships[Number(seat)] ?? NOBODY;
      const at = cell === NOBODY ? {} : { now: `town ${cell}` };
      return { thing: `ship ${seat}`, dial: 'town', kind: 'place', to: towns, ...at };
    }),
    ...state.players.flatMap((player, seat) => playerDials(state, player, seat)),
    {
      ...{ thing: 'ichor', dial: 'holder', kind: 'word', to: [FREE, ...seats] },
      now: owner(state.players.findIndex(({ ichor }) => ichor)),
    },
    ...state.influence.flatMap((now, slot): Dial[] =>
      now === BLOCKED
        ? []
        : [{ thing: `slot ${slot}`, dial: 'cube', kind: 'word', now: owner(now), to: ownersNext(state, now) }],
    ),
    { thing: 'treasure', dial: 'coins', kind: 'number', now: Math.min(MOST, state.treasure), least: 0, most: MOST },
    ...crewDials(state),
    ...cityDials(state),
    ...SHOWN.flatMap((kind): Dial[] =>
      cardsShown(state, kind).map((card, n) => ({
        ...{ thing: `${kind} ${n}`, dial: kind, kind: 'word', to: upTo(COPIES[kind]) },
        ...(card > 0 && { now: String(card) }),
      })),
    ),
    { thing: 'turn', dial: 'seat', kind: 'word', now: String(state.active), to: seats },
    { thing: 'turn', dial: 'stage', kind: 'word', to: STAGES, ...stageOf(state) },
    { thing: 'turn', dial: 'round', kind: 'number', now: Math.max(1, state.round), least: 1, most: MOST },
  ];
}

function stageOf({ agenda }: State): { now?: string } {
  const step = agenda.at(-1)?.do;
  return step === 'sail' || step === 'act' ? { now: step } : {};
}

const cardsShown = (state: State, kind: (typeof SHOWN)[number]): number[] =>
  kind === 'event' ? state.events : state.reputation;

function playerDials(state: State, player: Player, seat: Seat): Dial[] {
  const number = (dial: string, now: number, most: number): Dial => ({
    ...{ thing: `${dial} ${seat}`, dial, kind: 'number', now: Math.min(now, most), least: 0, most },
  });
  return [
    ...AMOUNTS.map((what) => number(what, player[what], MOST)),
    ...FLEET.map((what) => number(what, player[what], player[what] + state[what])),
    number('renown', player.renown, CONSTANTS.renownTrackTop - 1),
  ];
}

/** The crew of each seat where it is; those with two skills may be hired, or leave. */
function crewDials(state: State): Dial[] {
  const all = state.players.flatMap((_, seat) => BERTHS.map((berth) => `${berth} ${seat}`));
  const aboard = state.players.flatMap((player, seat) =>
    BERTHS.flatMap((berth) =>
      CREW_KINDS.flatMap((name, kind): Dial[] => {
        const count = bitsIn(player[berth] & bitsOf(kind));
        const own = BERTHS.map((each) => `${each} ${seat}`);
        const to = HIRED.includes(kind) ? [...all, 'stack'] : own;
        const now = `${berth} ${seat}`;
        if (count === 0) return [];
        return [
          {
            thing: `${name} in ${now}`,
            dial: 'berth',
            kind: 'place',
            now,
            count,
            to: to.filter((each) => each !== now),
          },
        ];
      }),
    ),
  );
  const stack = state.crewStack.flat();
  return [
    ...aboard,
    ...HIRED.filter((kind) => stack.includes(kind)).map(
      (kind): Dial => ({
        ...{ thing: `${CREW_KINDS[kind]} in stack`, dial: 'berth', kind: 'place', now: 'stack', count: 1, to: all },
      }),
    ),
  ];
}

const bitsIn = (bits: CrewSet): number => CREW_BITS.filter((_, bit) => (bits & (1 << bit)) !== 0).length;

/** Buildings in cities, in the row and in the deck; in Architect they are in hands that nobody sees. */
function cityDials(state: State): Dial[] {
  if (state.architect) return [];
  const cities = state.players.map((_, seat) => `city ${seat}`);
  const row = state.row.map((_, n) => `row ${n}`);
  const dial = (card: number, now: string): Dial => ({
    ...{ thing: `building-${card} in ${now}`, dial: 'place', kind: 'place', now, count: 1 },
    to: [
      ...cities,
      ...(now === 'deck' || now.startsWith('row') ? row : []),
      ...(now.startsWith('row') ? [] : ['deck']),
    ].filter((each) => each !== now),
  });
  return [
    ...state.players.flatMap(({ city }, seat) => city.map((card) => dial(card, `city ${seat}`))),
    ...state.row.flatMap((card, n) => (card > 0 ? [dial(card, `row ${n}`)] : [])),
    ...state.deck.flat().map((card) => dial(card, 'deck')),
  ];
}

function turn(before: State, edit: Edit, world: World): State {
  const state = begun(before, world);
  change(state, edit);
  const { influence, owners } = state;
  state.players = state.players.map((player, seat) => ({
    ...player,
    cubes: cubesLeft({ ...state, owners, influence }, seat),
  }));
  return atTurn(state, edit);
}

function change(state: State, { thing, to }: Edit): void {
  const [kind = '', which = ''] = thing.split(' ');
  const n = Number(which);
  const seat = to === FREE ? NOBODY : Number(to);
  if (thing.includes(' in '))
    return kind.startsWith('building-') ? moveBuilding(state, thing, String(to)) : moveCrew(state, thing, String(to));
  if (kind === 'town') state.owners[n] = seat;
  else if (kind === 'slot') state.influence[n] = seat;
  else if (kind === 'ship') state.ships[n] = Number(String(to).split(' ')[1]);
  else if (kind === 'treasure') state.treasure = Number(to);
  else if (kind === 'ichor') {
    state.players = state.players.map((player, each) => ({ ...player, ichor: each === seat }));
    state.ichor = seat === NOBODY;
  } else if (kind === 'event') showCard(state.events, state.eventPile, n, Number(to));
  else if (kind === 'reputation') showCard(state.reputation, state.reputationPile, n, Number(to));
  else if (kind !== 'turn') setAmount(state, kind, n, Number(to));
}

function setAmount(state: State, what: string, seat: Seat, to: number): void {
  const player = playerOf(state, seat);
  const fleet = FLEET.find((each) => each === what);
  if (fleet !== undefined) {
    state[fleet] -= to - player[fleet];
    player[fleet] = to;
  } else if (what === 'renown') player.renown = to;
  else {
    const amount = AMOUNTS.find((each) => each === what);
    if (amount !== undefined) player[amount] = to;
  }
}

/** The card comes out of its pile, or changes places with the other one that is shown. */
function showCard(shown: number[], pile: Pile<number>, n: number, to: number): void {
  const was = shown[n]!;
  if (was === to) return;
  const other = shown.indexOf(to);
  shown[n] = to;
  if (other >= 0) {
    shown[other] = was;
    return;
  }
  const layer = pile.find((cards) => cards.includes(to));
  if (layer === undefined) return;
  if (was > 0) layer[layer.indexOf(to)] = was;
  else layer.splice(layer.indexOf(to), 1);
  pile.splice(0, pile.length, ...pile.filter((cards) => cards.length > 0));
}

const berthOf = (state: State, list: string) => {
  const [name, seat] = list.split(' ');
  const berth = BERTHS.find((each) => each === name);
  return berth === undefined ? undefined : { player: playerOf(state, Number(seat)), berth };
};

function moveCrew(state: State, thing: string, to: string): void {
  const [name = '', from = ''] = thing.split(' in ');
  const kind = (CREW_KINDS as readonly string[]).indexOf(name);
  const [out, into] = [berthOf(state, from), berthOf(state, to)];
  let bit = bitsOf(kind);
  if (out === undefined) takeCard(state.crewStack, kind);
  else {
    const some = out.player[out.berth] & bit;
    bit = some & -some;
    out.player[out.berth] &= ~bit;
  }
  if (into === undefined) putCard(state.crewStack, kind);
  else into.player[into.berth] |= freeBit(into.player, bit);
}

/** Of the two starters of a kind the one that is nowhere yet. */
const freeBit = ({ deck, below, injured }: Player, bit: CrewSet): CrewSet =>
  ((deck | below | injured) & bit) === 0 ? bit : bit << 1;

function moveBuilding(state: State, thing: string, to: string): void {
  const [name = '', from = ''] = thing.split(' in ');
  const card = Number(name.slice('building-'.length));
  const [place, n] = to.split(' ');
  const [start, m] = from.split(' ');
  const replaced = place === 'row' ? state.row[Number(n)]! : 0;
  if (start === 'city') {
    const { city } = playerOf(state, Number(m));
    city.splice(city.indexOf(card), 1);
  } else if (start === 'deck') takeCard(state.deck, card);
  // A gap in the row is filled from the deck, as when a building is bought.
  else state.row[Number(m)] = place === 'row' ? replaced : (state.deck.at(-1)?.pop() ?? 0);
  if (place === 'city') playerOf(state, Number(n)).city.push(card);
  else if (place === 'row') {
    state.row[Number(n)] = card;
    if (start !== 'row' && replaced > 0) putCard(state.deck, replaced);
  } else putCard(state.deck, card);
  state.deck = state.deck.filter((cards) => cards.length > 0);
  state.deckSize = state.deck.flat().length;
}

function takeCard(pile: Pile<number>, card: number): void {
  const layer = pile.find((cards) => cards.includes(card));
  layer?.splice(layer.indexOf(card), 1);
  pile.splice(0, pile.length, ...pile.filter((cards) => cards.length > 0));
}

function putCard(pile: Pile<number>, card: number): void {
  const [lowest] = pile;
  if (lowest === undefined) pile.push([card]);
  else lowest.push(card);
}

/** IB-215: a game whose home ports are not chosen yet goes on from the ports in the order of the seats. */
function begun(state: State, world: World): State {
  if (state.round > 0 || state.architect) return state;
  if (!state.events.some((event) => event > 0)) layCards(world, state, FIRST_OF_ALL);
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.ships[seat] !== NOBODY) continue;
    const corner = CORNERS.findIndex((_, cell) => !state.ships.includes(cell));
    state.ships[seat] = corner;
    state.owners[corner] = seat;
  }
  return { ...state, round: 1, turns: state.turns + 1, active: state.first };
}

const agendaAt = (stage: string): Step[] =>
  stage === 'sail' ? [{ do: 'endTurn' }, { do: 'act' }, { do: 'sail' }] : [{ do: 'endTurn' }, { do: 'act' }];

/** IB-21: a turn before its move, or after it; whatever was going on is over. */
function atTurn(state: State, { thing, dial, to }: Edit): State {
  const isTurn = thing === 'turn';
  const stage = isTurn && dial === 'stage' ? String(to) : (stageOf(state).now ?? 'act');
  return {
    ...state,
    active: isTurn && dial === 'seat' ? Number(to) : state.active,
    round: isTurn && dial === 'round' ? Number(to) : state.round,
    acted: false,
    visit: null,
    used: [],
    event: null,
    attack: null,
    talks: null,
    trade: null,
    agenda: agendaAt(isTurn && dial === 'seat' ? 'sail' : stage),
  };
}

export const editing: EditingRules<Islebound> = { dials, turn };
