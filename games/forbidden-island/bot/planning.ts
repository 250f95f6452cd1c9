import type { Seat } from '@skerry/engine';
import { CARDS, type Card } from '../content/cards.ts';
import { chart } from '../content/spaces.ts';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { isLandmark, isWasteful } from './sensible.ts';

/** Moves are planned during a turn's actions, including discards caused by gifts. */
export function isOn({ agenda }: State): boolean {
  const step = agenda[agenda.length - 1]!;
  return step.do === 'actions' || (step.do === 'discard' && agenda[agenda.length - 2]?.do === 'actions');
}

/**
 * Everything that actions and special cards can change: turn, step, tiles, pawns, hands and treasures. A card that
 * leaves a hand is discarded.
 */
export function key(state: State): string {
  const { agenda, water, pawns, hands, captured } = state;
  const step = agenda[agenda.length - 1]!;
  const where = step.do === 'actions' ? step.left * 2 + Number(step.flown) : step.do === 'discard' ? 8 + step.seat : 12;
  let tiles = 0;
  for (let space = 0; space < water.length; space++) tiles = tiles * 3 + water[space]!;
  let places = 0;
  for (let seat = 0; seat < pawns.length; seat++) places = places * 24 + pawns[seat]!;
  let fetched = 0;
  for (let treasure = 0; treasure < captured.length; treasure++)
    fetched = fetched * 2 + (captured[treasure] === -1 ? 0 : 1);
  let key = `${state.turn}.${where}.${tiles}.${places}.${fetched}`;
  for (let seat = 0; seat < hands.length; seat++) {
    let held = 0;
    const hand = hands[seat]!;
    for (let n = 0; n < hand.length; n++) held += PLACE[hand[n]!];
    key += `.${held}`;
  }
  return key;
}

/** A digit per card, so that a sum counts them: a hand never has seven. */
const PLACE = Object.fromEntries(CARDS.map((card, n) => [card, 7 ** n])) as { readonly [C in Card]: number };

/**
 * Lift-off when possible; lifts only to landmarks, or Fools' Landing once the treasures are captured; no wasteful
 * discards.
 */
export function worthPlanning(state: State, seat: Seat, offers: readonly Action[]): readonly Action[] {
  const home = offers.find(({ act }) => act === 'liftOff');
  if (home !== undefined) return [home];
  const map = chart(state.island);
  const isDone = !state.captured.includes(-1);
  return offers.filter((offer) => {
    if (offer.act !== 'lift') return !isWasteful(state, seat, offer);
    const to = map.numbers.get(offer.to)!;
    return isDone ? to === map.landing : isLandmark(state, to);
  });
}
