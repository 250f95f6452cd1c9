import { NOBODY, PORTS, type Port, TOWN_NAMES } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, whyNotAt } from './current-step.ts';
import { dealPacks } from './draft.ts';
import { isLaid, layCards } from './set-up.ts';
import { ownerOf, type State } from './state.ts';
import { setOwner } from './take-town.ts';
import type { Rules, StepRules } from './types.ts';

const HOME_PORTS = PORTS.map((port): ActionOf<'homePort'> => ({ act: 'homePort', port }));

/** The region of a port at this table. */
export const cellOf = (state: State, port: Port): number => state.towns.indexOf(TOWN_NAMES.indexOf(port));

export const homePortStep: StepRules<'homePort'> = {
  asks: (_state, step, seat) => seat === step.seat,
  acts: ['homePort'],
  run() {},
};

/**
 * IB-10: any port still free; the seat's cube and ship go there. IB-215: after the last one the cards are laid out.
 */
export const homePort = (world: World): Rules<'homePort'> => ({
  fields: { port: PORTS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'homePort')) tries.push(...HOME_PORTS);
  },
  why(state, seat, { port }) {
    const notNow = whyNotAt(state, seat, 'homePort');
    if (notNow !== undefined) return notNow;
    const by = ownerOf(state, cellOf(state, port));
    return by === NOBODY ? undefined : { why: 'portTaken', by };
  },
  take(state, seat, { port }, dealer) {
    state.agenda.pop();
    const cell = cellOf(state, port);
    setOwner(state, cell, seat);
    state.ships[seat] = cell;
    dealer.tell?.({ fact: 'homePortChosen', seat, port });
    if (seat !== state.first) {
      state.active = (seat + state.seats - 1) % state.seats;
      state.agenda.push({ do: 'homePort', seat: state.active });
      return;
    }
    if (!isLaid(state)) layCards(world, state, dealer);
    state.agenda.push({ do: 'round' });
    if (state.architect) dealPacks(state, dealer);
  },
});
