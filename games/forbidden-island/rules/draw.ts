import { stack } from '@skerry/engine';
import { FLOOD_CARDS, SKULL } from '../content/meter.ts';
import { lose } from './ending.ts';
import { checkLimit } from './hand.ts';
import type { State } from './state.ts';
import type { Dealer, StepRules } from './types.ts';
import { openWindow } from './window.ts';

const SECOND_DRAW = { do: 'draw', nth: 2 } as const;

/** FI-57: the active seat draws two treasure cards, one after the other. */
export const draw: StepRules<'draw'> = {
  run(state, { nth }, dealer) {
    if (nth === 1) state.agenda.push(SECOND_DRAW);
    const seat = state.active;
    const card = dealer.draw(state.treasurePile, 'treasure');
    if (card === 'waters-rise') {
      dealer.tell?.({ fact: 'drew', seat, card, nth });
      // FI-58: carried out at once, then discarded; FI-60: so it is part of a renewed pile.
      watersRise(state, dealer);
      state.treasureDiscards.push(card);
      renewTreasurePile(state, dealer);
      if (nth === 1) openWindow(state);
      return;
    }
    state.hands[seat]!.push(card);
    dealer.tell?.({ fact: 'drew', seat, card, nth });
    // FI-83: a seat that gains a special card is asked again.
    if (card === 'helicopter-lift' || card === 'sandbags')
      state.passing = state.passing.filter((passing) => passing !== seat);
    // It comes below the discard, which is first.
    if (nth === 1) openWindow(state);
    // FI-61: first the pile is renewed, then the hand limit is checked.
    renewTreasurePile(state, dealer);
    checkLimit(state, seat, dealer);
  },
};

/** FI-64, FI-65: the marker goes up, and the flood discards go on top of the flood pile. */
function watersRise(state: State, dealer: Dealer): void {
  state.mark++;
  dealer.tell?.({ fact: 'watersRose', mark: state.mark, floodCards: FLOOD_CARDS[state.mark]! });
  // FI-69: at the skull nothing else happens.
  if (state.mark === SKULL) return lose(state, { why: 'skull' }, dealer);
  // FI-66
  const tiles = state.floodDiscards;
  if (tiles.length === 0) return;
  stack(state.floodPile, tiles);
  state.floodDiscards = [];
  dealer.tell?.({ fact: 'floodStacked', count: tiles.length, tiles });
}

/** FI-59: the moment the pile is empty, the discards are shuffled into a new one. */
function renewTreasurePile(state: State, dealer: Dealer): void {
  if (state.treasurePile.length > 0 || state.outcome !== null) return;
  const cards = state.treasureDiscards;
  stack(state.treasurePile, cards);
  state.treasureDiscards = [];
  dealer.tell?.({ fact: 'treasureRenewed', count: cards.length });
}
