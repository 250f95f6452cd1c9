import type { Seat } from '@skerry/engine';
import type { CellNumber } from '../content/map.ts';
import { NOBODY } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { announce, bonus } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { isAt, whyNotAt } from './current-step.ts';
import { returnIchor } from './gain.ts';
import { attackOf, cubeIn, ownerOf, playerOf, type State, type Step, shipOf } from './state.ts';
import { townAt } from './town.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** Influence slots, from 1; a pack has at most 30. */
export const SLOT_NUMBERS = Array.from({ length: 30 }, (_, n) => n + 1);
const FREE_CUBES = SLOT_NUMBERS.map((slot): ActionOf<'freeCube'> => ({ act: 'freeCube', slot }));

const RAISE_FLAG: Step = { do: 'raiseFlag' };
const FREE_CUBE: Step = { do: 'freeCube' };
const FREE_VISIT: Step = { do: 'freeVisit' };
const END_ACTION: Step = { do: 'endAction' };

/** IB-96, IB-101: the group leaves; then a cube for the town. */
export const takeTown = (world: World): StepRules<'takeTown'> => ({
  run(state, _step, dealer) {
    if (state.attack !== null) returnGroup(world, state, dealer);
    state.agenda.push(RAISE_FLAG);
    if (playerOf(state, state.active).cubes === 0) state.agenda.push(FREE_CUBE);
  },
});

/** IB-96: the whole group goes to the supply; IB-172: some pirates may be kept. */
function returnGroup(world: World, state: State, dealer: Dealer): void {
  const seat = state.active;
  const { pirates, serpents, ichor } = attackOf(state);
  const player = playerOf(state, seat);
  const kept = Math.min(pirates, bonus(world, state, seat, 'piratesKept'));
  player.pirates -= pirates - kept;
  state.pirates += pirates - kept;
  player.serpents -= serpents;
  state.serpents += serpents;
  dealer.tell?.({ fact: 'groupReturned', seat, pirates: pirates - kept, serpents, kept });
  if (ichor) returnIchor(state, seat, dealer);
}

export const freeCubeStep: StepRules<'freeCube'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['freeCube'],
  run() {},
};

/** IB-101: if all cubes are in use, one of the player's own comes off the influence track. */
export const freeCube = (world: World): Rules<'freeCube'> => ({
  fields: { slot: SLOT_NUMBERS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'freeCube')) return;
    for (const action of FREE_CUBES) if (cubeIn(state, action.slot) === seat) tries.push(action);
  },
  why(state, seat, { slot }) {
    const notNow = whyNotAt(state, seat, 'freeCube');
    if (notNow !== undefined) return notNow;
    return cubeIn(state, slot) === seat ? undefined : { why: 'notYourCube' };
  },
  take(state, seat, { slot }, dealer) {
    state.agenda.pop();
    state.influence[slot - 1] = NOBODY;
    playerOf(state, seat).cubes++;
    dealer.tell?.({ fact: 'cubeMoved', seat, slot, town: townAt(world, state, seat).name });
  },
});

/** IB-97 to IB-100: cubes, spoils, abilities of both controllers, the free visit. */
export const raiseFlag = (world: World): StepRules<'raiseFlag'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const cell = shipOf(state, seat);
    const { name, strength } = townAt(world, state, seat);
    const former = ownerOf(state, cell);
    const how = state.attack === null ? 'diplomacy' : 'attack';
    setOwner(state, cell, seat);
    dealer.tell?.({ fact: 'townTaken', seat, town: name, from: former === NOBODY ? null : former, how });
    if (former !== NOBODY) dealer.tell?.({ fact: 'townLost', seat: former, town: name });
    playerOf(state, seat).coins += strength;
    dealer.tell?.({ fact: 'spoils', seat, n: strength });
    // The agenda is a stack: the first to happen is pushed last.
    state.agenda.push(END_ACTION, FREE_VISIT);
    if (former !== NOBODY) announce(world, state, former, { when: 'townLost' });
    announce(world, state, seat, { when: how === 'attack' ? 'attackWon' : 'allied' });
  },
});

/** IB-97: a former controller's cube returns, the new one's is placed. */
export function setOwner(state: State, cell: CellNumber, seat: Seat): void {
  const former = ownerOf(state, cell);
  if (former !== NOBODY) playerOf(state, former).cubes++;
  state.owners[cell] = seat;
  playerOf(state, seat).cubes--;
}

export const endAction: StepRules<'endAction'> = {
  run(state) {
    state.attack = null;
    state.talks = null;
  },
};
