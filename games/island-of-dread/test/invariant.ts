import { islandOfDread, type Options, type State } from '../index.ts';
import { positionFaults } from '../rules/position.ts';

/** What holds whenever a seat is asked of a game, whoever plays it: section 6.1 of the ledger. */
export function invariant(state: State, options: Options): string | undefined {
  const { outcome, decks } = state;
  if (outcome !== null) {
    const isWon = outcome.why.why === 'defeated';
    return outcome.ranks.includes(1) === isWon ? undefined : `ranks ${outcome.ranks} after ${outcome.why.why}`;
  }
  const [fault] = positionFaults(state, islandOfDread, options);
  if (fault !== undefined) return `${fault.fault} at ${fault.place}`;
  return decks.some((pile) => pile.some((layer) => layer.length === 0)) ? 'a deck has an empty layer' : undefined;
}
