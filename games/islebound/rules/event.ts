import { at, type Offers, type Seat } from '@skerry/engine';
import { CONSTANTS, COPIES } from '../content/constants.ts';
import { type EventNumber, townName } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { canCover } from './crew.ts';
import { isAt, whyNoFreeAction } from './current-step.ts';
import { payAmounts, whyNotPaid } from './pay.ts';
import type { Reason } from './reasons.ts';
import { eventIn, NOT_ASKED, playerOf, type State, shipOf } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const PLACES = Array.from({ length: CONSTANTS.eventsShown }, (_, place) => place + 1);
const EVENTS_AT = PLACES.map((place): ActionOf<'event'> => ({ act: 'event', place }));
const EVENT_NUMBERS: readonly EventNumber[] = Array.from({ length: COPIES.event }, (_, n) => n + 1);

/** IB-111: a shown event whose town is in the ship's region, by paying its whole requirement. */
export const event = (world: World): Rules<'event'> => ({
  fields: { place: PLACES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(...EVENTS_AT);
  },
  why: (state, seat, { place }) => whyNoFreeAction(state, seat) ?? whyNoEvent(world, state, seat, place),
  take(state, seat, { place }, dealer) {
    const { pay, exhaust } = at(world.events, eventIn(state, place));
    state.event = { slot: NOT_ASKED };
    state.agenda.push({ do: 'eventDone', place });
    if (exhaust.length > 0) state.agenda.push({ do: 'exhaust', symbols: exhaust, for: 'event' });
    payAmounts(state, seat, pay, 'event', dealer);
  },
});

export function offerEvents(world: World, state: State, seat: Seat, offers: Offers<Action>): void {
  const town = state.towns[shipOf(state, seat)];
  for (const action of EVENTS_AT) {
    if (at(world.events, eventIn(state, action.place)).town !== town) continue;
    if (whyNoEvent(world, state, seat, action.place) === undefined) offers.push(action);
  }
}

function whyNoEvent(world: World, state: State, seat: Seat, place: number): Reason | undefined {
  const number = eventIn(state, place);
  if (number === 0) return { why: 'noEventThere' };
  const { town, pay, exhaust } = at(world.events, number);
  if (state.towns[shipOf(state, seat)] !== town) return { why: 'eventElsewhere', town: townName(town) };
  const lacking = whyNotPaid(state, seat, pay);
  const { ichor, deck } = playerOf(state, seat);
  if (lacking !== undefined) return ichor && isShortByOneCard(lacking) ? { why: 'ichorNotForEvents' } : lacking;
  return canCover(world, deck, exhaust) ? undefined : { why: 'noCrewFor', symbols: exhaust };
}

/** IB-113: Ichor would be the one missing card. */
const isShortByOneCard = (reason: Reason): boolean =>
  reason.why === 'lacks' && (reason.what === 'serpent' || reason.what === 'pirate') && reason.need === reason.have + 1;

export const eventDone = (world: World): StepRules<'eventDone'> => ({
  run(state, { place }, dealer) {
    const seat = state.active;
    const number = eventIn(state, place);
    dealer.tell?.({ fact: 'eventDone', seat, event: number });
    // IB-167
    const n = at(world.events, number).cubes + bonus(world, state, seat, 'eventCubes');
    state.agenda.push({ do: 'eventNext', place }, { do: 'cubes', seat, n, slot: NOT_ASKED });
  },
});

/** IB-114, IB-115: the next card takes its place. */
export const eventNext = (world: World): StepRules<'eventNext'> => ({
  run(state, { place }, dealer) {
    state.event = null;
    if (state.eventPile.length > 0) {
      showEvent(world, state, place - 1, dealer);
      return;
    }
    state.events[place - 1] = 0;
    if (state.events.some((shown) => shown > 0)) return;
    state.eventPile = [EVENT_NUMBERS.slice()];
    dealer.tell?.({ fact: 'eventsShuffled' });
    for (let n = 0; n < CONSTANTS.eventsShown; n++) showEvent(world, state, n, dealer);
  },
});

export function showEvent(world: World, state: State, place: number, dealer: Dealer): void {
  const number = dealer.draw(state.eventPile, 'events');
  state.events[place] = number;
  dealer.tell?.({ fact: 'eventShown', event: number, town: townName(at(world.events, number).town) });
}
