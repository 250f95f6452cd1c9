import { stack } from '@skerry/engine';
import { FLOOD_CARDS } from '../content/meter.ts';
import { chart } from '../content/spaces.ts';
import { DRY, FLOODED, MISSING, TREASURES } from '../content/tiles.ts';
import { lose } from './ending.ts';
import type { Loss } from './facts.ts';
import type { State, Step } from './state.ts';
import type { Dealer, StepRules } from './types.ts';
import { openWindow } from './window.ts';

/** FI-92: as many flood cards as the marker says; FI-68: the mark after this turn's treasure cards. */
export const floodPart: StepRules<'floodPart'> = {
  run: (state) => pushFlood(state, 1, FLOOD_CARDS[state.mark]!),
};

/** FI-81 (c): there is a window before each flood card. */
function pushFlood(state: State, nth: number, of: number): void {
  if (nth > of) return;
  state.agenda.push(FLOODS[of]![nth]!);
  openWindow(state);
}

const FLOODS: readonly (readonly Step[])[] = Array.from({ length: 6 }, (_, of) =>
  Array.from({ length: of + 1 }, (_, nth): Step => ({ do: 'flood', nth, of })),
);

export const flood: StepRules<'flood'> = {
  run(state, { nth, of }, dealer) {
    pushFlood(state, nth + 1, of);
    const tile = dealer.draw(state.floodPile, 'flood');
    const space = chart(state.island).spaceOf[tile];
    dealer.tell?.({ fact: 'floodCard', tile, nth, of });
    if (state.water[space] === DRY) {
      // FI-93, FI-95: flooded, and pawns stay.
      state.water[space] = FLOODED;
      state.floodDiscards.push(tile);
      dealer.tell?.({ fact: 'flooded', tile });
      renewFloodPile(state, dealer);
      return;
    }
    // FI-94: tile and card leave the game for good.
    state.water[space] = MISSING;
    dealer.tell?.({ fact: 'sank', tile, pawns: pawnsOn(state, space) });
    renewFloodPile(state, dealer);
    afterSinking(state, space, dealer);
  },
};

/** FI-118: Fools' Landing first, then the treasure pair, then swimming. */
function afterSinking(state: State, space: number, dealer: Dealer): void {
  const loss = lossOf(state, space);
  if (loss !== undefined) return lose(state, loss, dealer);
  if (!state.pawns.includes(space)) return;
  if (dealer.tell) for (const seat of pawnsOn(state, space)) dealer.tell({ fact: 'mustSwim', seat });
  state.agenda.push({ do: 'swim', from: space });
}

export type TileLoss = Extract<Loss, { why: 'foolsLanding' | 'treasure' }>;

/** FI-113, FI-114: the loss caused by a sinking tile, if any. */
export function lossOf({ island, water, captured }: State, space: number): TileLoss | undefined {
  const map = chart(island);
  if (space === map.landing) return { why: 'foolsLanding' };
  const treasure = map.treasureAt[space]!;
  if (treasure < 0 || captured[treasure] !== -1) return undefined;
  const isLast = map.sites[treasure]!.every((site) => site === space || water[site] === MISSING);
  return isLast ? { why: 'treasure', treasure: TREASURES[treasure]! } : undefined;
}

/** FI-96, FI-97: the moment the pile is empty, the discards, with the card just drawn, become the new pile. */
function renewFloodPile(state: State, dealer: Dealer): void {
  if (state.floodPile.length > 0) return;
  const tiles = state.floodDiscards;
  stack(state.floodPile, tiles);
  state.floodDiscards = [];
  dealer.tell?.({ fact: 'floodRenewed', count: tiles.length });
}

function pawnsOn(state: State, space: number): number[] {
  return state.pawns.flatMap((at, seat) => (at === space ? [seat] : []));
}
