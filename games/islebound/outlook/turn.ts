import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { abilities, bonus } from '../rules/abilities.ts';
import { raidDice } from '../rules/raid.ts';
import { isLaid } from '../rules/set-up.ts';
import { eventIn, playerOf } from '../rules/state.ts';
import { type Position, publicState } from './position.ts';

/** IB-215: whether events, reputation cards and the row are laid out. */
export const isLaidOut = ({ state }: Pick<Position, 'state'>): boolean => isLaid(state);

/** IB-110, IB-147: the coins of a hunt, modifiers included. */
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

/** Each side's chance of taking coins in a raid, and the maximum. */
export interface RaidOutlook {
  readonly wins: number;
  readonly gain: number;
  readonly loses: number;
  readonly loss: number;
}

/** IB-188, IB-189: by the dice of both sides. */
export function raidOutlook(position: Position, rival: Seat): RaidOutlook {
  const { content: world, reader } = position;
  const state = publicState(position);
  const seat = reader ?? state.active;
  const [own, others] = [hitsOf(raidDice(world, state, seat)), hitsOf(raidDice(world, state, rival))];
  const more = (those: readonly number[], than: readonly number[]): number =>
    those.reduce((sum, chance, hits) => sum + chance * than.slice(0, hits).reduce((all, one) => all + one, 0), 0);
  return {
    wins: more(own, others),
    gain: Math.min(own.length - 1, playerOf(state, rival).coins),
    loses: more(others, own),
    loss: Math.min(others.length - 1, playerOf(state, seat).coins),
  };
}

/** The distribution of hits for a number of dice. */
function hitsOf(dice: number): number[] {
  const hit = (7 - CONSTANTS.raidHitFrom) / 6;
  let chances = [1];
  for (let die = 0; die < dice; die++)
    chances = [...chances, 0].map((chance, hits) => chance * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
  return chances;
}

/** An event's requirement and its cubes, modifiers included. Places count from 1. */
export function eventOutlook(position: Position, place: number) {
  const { content: world, reader } = position;
  const state = publicState(position);
  const { exhaust, pay, cubes } = at(world.events, eventIn(state, place));
  return { exhaust, pay, cubes: cubes + bonus(world, state, reader ?? state.active, 'eventCubes') };
}
