import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { abilities, bonus } from '../rules/abilities.ts';
import { raidDice } from '../rules/raid.ts';
import { isLaid } from '../rules/set-up.ts';
import { eventIn, playerOf } from '../rules/state.ts';
import { type Position, publicState } from './position.ts';

/** Whether events, reputation cards and the row are there yet (IB-215). */
export const isLaidOut = ({ state }: Pick<Position, 'state'>): boolean => isLaid(state);

/** The coins of a hunt, with what buildings add (IB-110, IB-147). */
export function huntOutlook(position: Position): number {
  const { content: world, reader } = position;
  const state = publicState(position);
  const { gifts } = abilities(world, state);
  const added = playerOf(state, reader ?? state.active)
    .city.flatMap((building) => at(gifts, building))
    .filter(({ when, what }) => when === 'hunted' && what === 'coin')
    .reduce((sum, { n }) => sum + n, 0);
  return (state.treasure > 0 ? state.treasure : CONSTANTS.emptyMapCoins) + added;
}

/** The dice of both sides of a raid (IB-188). */
export function raidOutlook(position: Position, rival: Seat): { readonly own: number; readonly rival: number } {
  const { content: world, reader } = position;
  const state = publicState(position);
  const dice = (seat: Seat) => raidDice(world, state, seat);
  return { own: dice(reader ?? state.active), rival: dice(rival) };
}

/** What an event asks for, and the cubes it brings, with what buildings add. Places are counted from 1. */
export function eventOutlook(position: Position, place: number) {
  const { content: world, reader } = position;
  const state = publicState(position);
  const { exhaust, pay, cubes } = at(world.events, eventIn(state, place));
  return { exhaust, pay, cubes: cubes + bonus(world, state, reader ?? state.active, 'eventCubes') };
}
