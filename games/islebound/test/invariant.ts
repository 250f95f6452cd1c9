import { CONSTANTS, NOBODY, type Player, type State } from '../index.ts';
import { count } from '../rules/crew.ts';
import { isLaid } from '../rules/set-up.ts';

/** What holds at every stop of a game, whoever plays it: section 6 of the ledger. */
export function invariant(state: State): string | undefined {
  const { round, outcome } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    const trouble = playerTrouble(state, seat);
    if (trouble !== undefined) return `seat ${seat}: ${trouble}`;
  }
  if (round > 0 && state.ships.some((ship) => ship < 0 || ship > 15)) return 'a ship is nowhere';
  const trouble = isLaid(state) ? cardTrouble(state) : layingTrouble(state);
  if (trouble !== undefined) return trouble;
  if (isLaid(state) && state.seats === 2 && (state.influence[0] !== -2 || state.influence[1] !== -2))
    return 'the blockers moved';
  if (state.ending !== null && round > state.ending.round) return 'a round is played after the last one';
  if (outcome !== null) return outcomeTrouble(state);
  return undefined;
}

function playerTrouble(state: State, seat: number): string | undefined {
  const player = state.players[seat]!;
  const amounts: (keyof Player)[] = ['coins', 'wood', 'fish', 'books', 'pirates', 'serpents', 'cubes', 'renown'];
  const negative = amounts.find((amount) => Number(player[amount]) < 0);
  if (negative !== undefined) return `${negative} is negative`;
  const { deck, below, injured } = player;
  if ((deck & below) !== 0 || (deck & injured) !== 0 || (below & injured) !== 0) return 'a crew member is twice there';
  if (count((deck | below | injured) & 0b111) !== 3) return 'a starter is missing';
  if (player.ichor && !player.city.includes(22)) return 'Ichor without Underriver Gate';
  if (player.renown > 6) return 'the marker is past the track';
  if (player.sevens > 0 && state.token > 0) return 'a seven is kept while tokens are left';
  const cubes =
    player.cubes +
    state.owners.filter((owner) => owner === seat).length +
    state.influence.filter((owner) => owner === seat).length;
  if (cubes !== 18) return `${cubes} cubes`;
  const hold = player.city.includes(24) ? 14 : CONSTANTS.hold;
  const stows = state.agenda.some((step) => step.do === 'stow' && step.seat === seat);
  if (player.wood + player.fish > hold && !stows) return 'the hold is too full';
  return undefined;
}

/** IB-215: nothing is laid out while home ports are chosen. */
function layingTrouble({ events, reputation, row, crewRow, crewNext, token, influence }: State): string | undefined {
  const shown = [...events, ...reputation, ...row, token].some((card) => card > 0);
  if (shown || [...crewRow, crewNext].some((kind) => kind !== NOBODY)) return 'a card is shown too early';
  return influence.every((owner) => owner === NOBODY) ? undefined : 'the influence track is not empty';
}

function cardTrouble(state: State): string | undefined {
  const size = state.deck.flat().length + (state.hidden?.deck.flat().length ?? 0);
  if (size !== state.deckSize) return `the deck has ${size} cards and says ${state.deckSize}`;
  if (!state.architect && state.deckSize > 0 && state.row.includes(0)) return 'the row has a gap';
  if (state.crewNext !== NOBODY && state.crewRow.includes(NOBODY)) return 'the crew row has a gap';
  const rest = state.eventPile.flat();
  const shown = state.events.filter((event) => event > 0);
  if (shown.length < 1 || (rest.length > 0 && shown.length < 2)) return 'too few events are shown';
  if (new Set([...rest, ...shown]).size !== rest.length + shown.length) return 'an event is twice there';
  if (state.secrets?.some(({ hand }, seat) => hand.length !== state.hands[seat]))
    return 'a hand has another size than it says';
  const dice = state.attack?.dice.length ?? 0;
  return dice > 10 ? `${dice} dice` : undefined;
}

function outcomeTrouble({ outcome, ending, round }: State): string | undefined {
  if (ending === null || round !== ending.round) return 'the game ended in another round than the last';
  const totals = outcome!.scores!.map((headings) => Object.values(headings).reduce((sum, n) => sum + n, 0));
  const best = outcome!.ranks.indexOf(1);
  return totals[best] === Math.max(...totals) ? undefined : 'the winner has not the most points';
}
