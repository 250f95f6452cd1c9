import { battery } from '@skerry/engine/testing';
import { botProfile } from '../bot.ts';
import { forbiddenIsland, type Options, type State } from '../index.ts';
import { positionFaults } from '../rules/position.ts';

battery(forbiddenIsland, { seats: [2, 3, 4], games: 100, closely: 4, every: 4, player: botProfile.policy, invariant });

/** What holds at every stop of a game, whoever plays it. */
function invariant(state: State, options: Options): string | undefined {
  if (state.outcome !== null) return undefined;
  const fault = positionFaults(state, forbiddenIsland, options).find(({ blocks }) => blocks);
  return fault && `${fault.fault} at ${fault.place}`;
}
