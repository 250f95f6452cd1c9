import type { Dial, Edit, EditingRules, Seat } from '@skerry/engine';
import { COUNTERS, MAP_COLOURS, NONE } from '../content/vocabulary.ts';
import { CELLS, cardOf, type World } from '../content/world.ts';
import { lifeOf, staminaOf } from './figures.ts';
import { isVoyaging } from './spaces.ts';
import { type Player, playerOf, type State, type Step } from './state.ts';
import { thisTurn } from './this-turn.ts';
import { FRESH_TURN } from './turn.ts';
import type { IslandOfDread } from './types.ts';

const MOST_GOLD = 99;
const MOST_POINTS = 30;
const MOST_COUNTERS = 5;
const MOST_ROUNDS = 99;

/** ID-42: the parts of a turn, in their order. */
const PARTS = ['refresh', 'movement', 'adventure', 'marketStep', 'experienceStep'] as const;

const seatsOf = ({ seats }: State): string[] => Array.from({ length: seats }, (_, seat) => String(seat));

/** Towns and anchors, and where the Heroes are: a Hero may be put anywhere else by playing on. */
const placesOf = ({ players }: State, { chart }: World): string[] => {
  const anchors = chart.anchors.map((_, anchor) => CELLS + anchor);
  return [...new Set([...chart.towns, ...anchors, ...players.map(({ at }) => at)])].map(String);
};

function dials(state: State, world: World): Dial[] {
  const seats = seatsOf(state);
  return [
    ...state.players.flatMap((player, seat) => heroDials(world, state, player, seat)),
    ...cardDials(state, world),
    { thing: 'turn', dial: 'seat', kind: 'word', now: String(state.active), to: seats },
    { thing: 'turn', dial: 'part', kind: 'word', to: PARTS, ...partOf(state) },
    { thing: 'turn', dial: 'round', kind: 'number', now: Math.max(1, state.round), least: 1, most: MOST_ROUNDS },
  ];
}

function partOf({ agenda }: State): { now?: string } {
  const now = PARTS.find((part) => part === agenda.at(-1)?.do);
  return now === undefined ? {} : { now };
}

function heroDials(world: World, state: State, player: Player, seat: Seat): Dial[] {
  const number = (dial: string, now: number, most: number): Dial => ({
    ...{ thing: `${dial} ${seat}`, dial, kind: 'number', now, least: 0, most: Math.max(now, most) },
  });
  return [
    { thing: `hero ${seat}`, dial: 'at', kind: 'word', now: String(player.at), to: placesOf(state, world) },
    number('gold', player.gold, MOST_GOLD),
    number('points', player.points, MOST_POINTS),
    number('wounds', player.wounds, lifeOf(world, player, player.hero) - 1),
    number('exhaustion', player.exhaustion, staminaOf(world, player, player.hero)),
    ...COUNTERS.map((counter, n): Dial => number(counter, player.trained[n] ?? 0, MOST_COUNTERS)),
    ...MAP_COLOURS.map((colour): Dial => number(colour, player[colour], player[colour] + mapsLeft(state, colour))),
  ];
}

const mapsLeft = ({ mapPool }: State, colour: string): number =>
  mapPool.flat().filter((each) => each === colour).length;

/** Items and Allies: of the Heroes, on the discards and in the market deck. */
function cardDials(state: State, world: World): Dial[] {
  const to = (card: number, now: string): string[] => {
    const own = isAlly(world, card) ? 'allies' : 'items';
    return [...seatsOf(state).map((seat) => `${own} ${seat}`), 'discards', 'market'].filter((each) => each !== now);
  };
  const dial = (card: number, now: string): Dial => ({
    ...{ thing: `card-${card} in ${now}`, dial: 'list', kind: 'place', now, count: 1, to: to(card, now) },
  });
  return [
    ...state.players.flatMap(({ items, allies }, seat) => [
      ...items.map((card) => dial(card, `items ${seat}`)),
      ...allies.map((card) => dial(card, `allies ${seat}`)),
    ]),
    ...state.marketDiscards.map((card) => dial(card, 'discards')),
    ...state.market.flat().map((card) => dial(card, 'market')),
  ];
}

const isAlly = (world: World, card: number): boolean => cardOf(world, card).kind === 'ally';

function turn(state: State, { thing, dial, to }: Edit, world: World): State {
  const [kind = '', which = ''] = thing.split(' ');
  const seat = Number(which);
  if (thing.includes(' in ')) moveCard(state, thing, String(to));
  else if (kind === 'hero') playerOf(state, seat).at = Number(to);
  else if (kind === 'turn') return turnTo(state, dial, String(to), world);
  else setAmount(state, playerOf(state, seat), kind, Number(to));
  return state;
}

function setAmount(state: State, player: Player, what: string, to: number): void {
  const colour = MAP_COLOURS.find((each) => each === what);
  const counter = COUNTERS.findIndex((each) => each === what);
  if (colour !== undefined) {
    for (; player[colour] < to; player[colour]++) takeOut(state.mapPool, colour);
    for (; player[colour] > to; player[colour]--) putIn(state.mapPool, colour);
  } else if (counter >= 0) player.trained[counter] = to;
  else if (what === 'gold' || what === 'points' || what === 'wounds' || what === 'exhaustion') player[what] = to;
}

function takeOut<C>(pile: C[][], card: C): void {
  const layer = pile.find((cards) => cards.includes(card));
  layer?.splice(layer.indexOf(card), 1);
  pile.splice(0, pile.length, ...pile.filter((cards) => cards.length > 0));
}

function putIn<C>(pile: C[][], card: C): void {
  const [lowest] = pile;
  if (lowest === undefined) pile.push([card]);
  else lowest.push(card);
}

/** ID-129: an Ally brings no counters along. */
function moveCard(state: State, thing: string, to: string): void {
  const [name = '', from = ''] = thing.split(' in ');
  const card = Number(name.slice('card-'.length));
  const [start, m] = from.split(' ');
  const [place, n] = to.split(' ');
  if (start === 'market') takeOut(state.market, card);
  else if (start === 'discards') state.marketDiscards.splice(state.marketDiscards.indexOf(card), 1);
  else {
    const player = playerOf(state, Number(m));
    const list = start === 'allies' ? player.allies : player.items;
    const at = list.indexOf(card);
    list.splice(at, 1);
    if (start === 'allies') for (const counters of [player.allyWounds, player.allyExhaustion]) counters.splice(at, 1);
    player.down = player.down.filter((each) => each !== card);
  }
  if (place === 'market') putIn(state.market, card);
  else if (place === 'discards') state.marketDiscards.push(card);
  else {
    const player = playerOf(state, Number(n));
    if (place === 'items') player.items.push(card);
    else {
      player.allies.push(card);
      player.allyWounds.push(0);
      player.allyExhaustion.push(0);
    }
  }
}

const END: Step = { do: 'endTurn', cause: 'over' };

/** ID-42: a turn before one of its parts. What was going on is over: cards that were shown or faced go to their discards. */
function turnTo(state: State, dial: string, to: string, world: World): State {
  if (dial === 'round') return { ...state, round: Number(to) };
  const active = dial === 'seat' ? Number(to) : state.active;
  const first = dial === 'part' ? PARTS.findIndex((part) => part === to) : 0;
  const left = PARTS.slice(first).map((part): Step => ({ do: part }));
  const atSea = isVoyaging(playerOf(state, active));
  const facing = world.decks.findIndex((cards) => cards.includes(state.facing));
  return {
    ...state,
    active,
    round: Math.max(1, state.round),
    turns: Math.max(1, state.turns),
    turn: atSea ? thisTurn(FRESH_TURN, { beganAtSea: true }) : FRESH_TURN,
    discards: state.discards.map((cards, deck) => (deck === facing ? [...cards, state.facing] : cards)),
    marketDiscards: [...state.marketDiscards, ...state.shown],
    facing: NONE,
    shown: [],
    walk: null,
    combat: null,
    deal: null,
    used: [],
    agenda: [
      END,
      ...left.reverse(),
      ...(atSea && first === 0 ? ([{ do: 'turnStart' }, { do: 'course' }] as const) : []),
    ],
  };
}

export const editing: EditingRules<IslandOfDread> = { dials, turn };
