import { islebound, NOBODY, type Options, type State } from '../index.ts';
import { positionFaults } from '../rules/position.ts';
import { isLaid } from '../rules/set-up.ts';

/** What holds at every stop of a game, whoever plays it: section 6 of the ledger. */
export function invariant(state: State, options: Options): string | undefined {
  if (state.outcome !== null) return outcomeTrouble(state);
  const [fault] = positionFaults(state, islebound, options);
  if (fault !== undefined) return `${fault.fault} at ${fault.place}`;
  if (state.players.some(({ ichor, city }) => ichor && !city.includes(22))) return 'Ichor without Underriver Gate';
  if (!isLaid(state)) return layingTrouble(state);
  const shown = state.events.filter((event) => event > 0);
  return state.eventPile.length > 0 && shown.length < 2 ? 'too few events are shown' : undefined;
}

/** IB-215: nothing is laid out while home ports are chosen. */
function layingTrouble({ events, reputation, row, crewRow, crewNext, token, influence }: State): string | undefined {
  const shown = [...events, ...reputation, ...row, token].some((card) => card > 0);
  if (shown || [...crewRow, crewNext].some((kind) => kind !== NOBODY)) return 'a card is shown too early';
  return influence.every((owner) => owner === NOBODY) ? undefined : 'the influence track is not empty';
}

function outcomeTrouble({ outcome, ending, round }: State): string | undefined {
  if (ending === null || round !== ending.round) return 'the game ended in another round than the last';
  const totals = outcome!.scores!.map((headings) => Object.values(headings).reduce((sum, n) => sum + n, 0));
  const best = outcome!.ranks.indexOf(1);
  return totals[best] === Math.max(...totals) ? undefined : 'the winner has not the most points';
}
