import type { Seat } from '@skerry/engine';
import type { Thing } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { abilities, announce } from './abilities.ts';
import { drawCard } from './hand.ts';
import { checkHold } from './hold.ts';
import { NOT_ASKED, playerOf, type Source, type State, visitWith } from './state.ts';
import type { Dealer, StepRules } from './types.ts';

/** Things are gained kind by kind, each with its consequences before the next. */
export const gainStep = (world: World): StepRules<'gain'> => ({
  run: (state, { seat, what, n, from }, dealer) => gain(world, state, seat, what, n, from, dealer),
});

/** The one executor of gains: of towns, tokens, abilities. IB-20: a gain larger than the supply gives what is left. */
export function gain(
  world: World,
  state: State,
  seat: Seat,
  what: Thing,
  n: number,
  from: Source,
  dealer: Dealer,
): void {
  const player = playerOf(state, seat);
  if (typeof from === 'number') dealer.tell?.({ fact: 'abilityUsed', seat, building: from });
  switch (what) {
    case 'coin':
      player.coins += n;
      dealer.tell?.({ fact: 'gained', seat, what, n, from, forgone: 0 });
      return;
    case 'wood':
    case 'fish':
      player[what] += n;
      dealer.tell?.({ fact: 'gained', seat, what, n, from, forgone: 0 });
      // IB-164, IB-165
      if (from === 'town') announce(world, state, seat, { when: 'townGift', of: what });
      checkHold(world, state, seat);
      return;
    case 'book':
      gainBooks(world, state, seat, n, from, dealer);
      return;
    case 'pirate': {
      const gained = Math.min(n, state.pirates);
      player.pirates += gained;
      state.pirates -= gained;
      dealer.tell?.({ fact: 'gained', seat, what, n: gained, from, forgone: n - gained });
      return;
    }
    case 'serpent': {
      const gained = Math.min(n, state.serpents);
      player.serpents += gained;
      state.serpents -= gained;
      dealer.tell?.({ fact: 'gained', seat, what, n: gained, from, forgone: n - gained });
      if (gained > 0) ichorWithSerpent(world, state, seat, dealer);
      return;
    }
    case 'cube':
      state.agenda.push({ do: 'cubes', seat, n, slot: NOT_ASKED });
      return;
    case 'renown':
      if (n > 0) state.agenda.push({ do: 'renown', seat, left: n });
  }
}

/** IB-198: in Architect a card is drawn for each book. */
function gainBooks(world: World, state: State, seat: Seat, n: number, from: Source, dealer: Dealer): void {
  let gained = n;
  if (state.architect) {
    gained = 0;
    while (gained < n && drawCard(state, seat, dealer)) gained++;
  } else {
    playerOf(state, seat).books += n;
  }
  dealer.tell?.({ fact: 'gained', seat, what: 'book', n: gained, from, forgone: n - gained });
  if (gained === 0) return;
  // IB-158: books gained at once are those of one part of a town's action, or of one reward.
  let before = 0;
  if (from === 'town' && state.visit !== null) {
    before = state.visit.books;
    state.visit = visitWith(state.visit, { books: before + gained });
  }
  announce(world, state, seat, { when: 'bookGained', count: gained, before });
}

/** IB-161: a serpent was gained. */
export function ichorWithSerpent(world: World, state: State, seat: Seat, dealer: Dealer): void {
  if (ownsOne(state, seat, abilities(world, state).ichorWithSerpent)) takeIchor(state, seat, dealer);
}

function ownsOne(state: State, seat: Seat, buildings: readonly number[]): boolean {
  const { city } = playerOf(state, seat);
  for (const building of buildings) if (city.includes(building)) return true;
  return false;
}

/** IB-161: Ichor comes if it is in the supply. */
export function takeIchor(state: State, seat: Seat, dealer: Dealer): void {
  if (!state.ichor) return;
  state.ichor = false;
  playerOf(state, seat).ichor = true;
  dealer.tell?.({ fact: 'ichorTaken', seat });
}

export function returnIchor(state: State, seat: Seat, dealer: Dealer): void {
  state.ichor = true;
  playerOf(state, seat).ichor = false;
  dealer.tell?.({ fact: 'ichorReturned', seat });
}
