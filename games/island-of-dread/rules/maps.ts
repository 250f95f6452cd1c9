import type { Seat } from '@skerry/engine';
import { MAP_COLOURS, type MapColour } from '../content/vocabulary.ts';
import type { ActionOf } from './actions.ts';
import { isAt, notAsked, top, whyNotAt, whyNotYou } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const otherColour = (colour: MapColour): MapColour => (colour === 'blue' ? 'green' : 'blue');
const poolHas = ({ mapPool }: State, colour: MapColour): boolean => mapPool.some((layer) => layer.includes(colour));

/** ID-179, ID-180: maps come at random from the pool; from an empty pool, from a rival by choice. */
export function gainMaps(state: State, seat: Seat, n: number, dealer: Dealer): void {
  for (let left = n; left > 0; left--) {
    if (state.mapPool.length === 0) {
      state.agenda.push({ do: 'takeMap', seat, left });
      return;
    }
    const colour = dealer.draw(state.mapPool, 'maps');
    playerOf(state, seat)[colour]++;
    dealer.tell?.({ fact: 'mapGained', seat, colour, from: 'pool' });
  }
}

/** ID-182: map counters go back into the pool, face down. */
function toPool(state: State, colours: readonly MapColour[]): void {
  if (state.mapPool.length === 0) state.mapPool.push([]);
  state.mapPool[0]!.push(...colours);
}

/** A set is one blue and one green map counter. */
export const whyNoSet = (state: State, seat: Seat): Reason | undefined => {
  const { blue, green } = playerOf(state, seat);
  return blue > 0 && green > 0 ? undefined : { why: 'noMapSet', blue, green };
};

export function spendSet(state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  player.blue--;
  player.green--;
  toPool(state, MAP_COLOURS);
  dealer.tell?.({ fact: 'mapsSpent', seat, n: MAP_COLOURS.length });
}

/** ID-180, ID-181: skipped where no rival has a map. */
export const takeMapStep: StepRules<'takeMap'> = {
  asks: (state, { seat: whose, left }, seat) =>
    seat === whose && left > 0 && state.players.some(({ blue, green }, rival) => rival !== seat && blue + green > 0),
  acts: ['takeMap', 'decline'],
  run() {},
};

/** By seat and colour. */
const TAKINGS = Array.from({ length: 6 }, (_, rival) =>
  MAP_COLOURS.map((colour): ActionOf<'takeMap'> => ({ act: 'takeMap', rival, colour })),
);

export const takeMap: Rules<'takeMap'> = {
  fields: { rival: 'seat', colour: MAP_COLOURS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'takeMap')) return;
    for (let rival = 0; rival < state.seats; rival++) if (rival !== seat) tries.push(...TAKINGS[rival]!);
  },
  why(state, seat, { rival, colour }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    if (top(state).do !== 'takeMap') return state.mapPool.length > 0 ? { why: 'poolNotEmpty' } : notAsked(state);
    if (rival === seat) return { why: 'notYourself' };
    return playerOf(state, rival)[colour] > 0 ? undefined : { why: 'hasNone', seat: rival, colour };
  },
  take(state, seat, { rival, colour }, dealer) {
    const step = state.agenda.pop()!;
    playerOf(state, rival)[colour]--;
    playerOf(state, seat)[colour]++;
    dealer.tell?.({ fact: 'mapGained', seat, colour, from: rival });
    if (step.do === 'takeMap' && step.left > 1) state.agenda.push({ ...step, left: step.left - 1 });
  },
};

/** ID-185: why an own map of this colour cannot be swapped. */
export function whyNoSwap(state: State, seat: Seat, colour: MapColour): Reason | undefined {
  if (playerOf(state, seat)[colour] === 0) return { why: 'noMap' };
  const other = otherColour(colour);
  return poolHas(state, other) ? undefined : { why: 'poolHasNone', colour: other };
}

const swaps = (state: State, seat: Seat): MapColour[] =>
  MAP_COLOURS.filter((colour) => whyNoSwap(state, seat, colour) === undefined);

export const swapMapStep: StepRules<'swapMap'> = {
  asks: (state, { seat: whose }, seat) => seat === whose && swaps(state, seat).length > 1,
  acts: ['swapMap'],
  run(state, { seat }, dealer) {
    const [colour] = swaps(state, seat);
    if (colour !== undefined) swap(state, seat, colour, dealer);
  },
};

function swap(state: State, seat: Seat, gave: MapColour, dealer: Dealer): void {
  const took = otherColour(gave);
  const player = playerOf(state, seat);
  const [pool = []] = state.mapPool;
  pool.splice(pool.indexOf(took), 1, gave);
  player[gave]--;
  player[took]++;
  dealer.tell?.({ fact: 'mapSwapped', seat, gave, took });
}

const SWAPS = MAP_COLOURS.map((colour): ActionOf<'swapMap'> => ({ act: 'swapMap', colour }));

export const swapMap: Rules<'swapMap'> = {
  fields: { colour: MAP_COLOURS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'swapMap')) tries.push(...SWAPS);
  },
  why: (state, seat, { colour }) => whyNotAt(state, seat, 'swapMap') ?? whyNoSwap(state, seat, colour),
  take(state, seat, { colour }, dealer) {
    state.agenda.pop();
    swap(state, seat, colour, dealer);
  },
};

/** The maps of a table: six of each colour. */
export const allMaps = (each: number): MapColour[] =>
  MAP_COLOURS.flatMap((colour) => Array.from({ length: each }, () => colour));

/** Maps in the pool, by colour. */
export const poolOf = ({ mapPool }: State): { readonly [C in MapColour]: number } => ({
  blue: mapPool.flat().filter((colour) => colour === 'blue').length,
  green: mapPool.flat().filter((colour) => colour === 'green').length,
});
