import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { type BuildingNumber, type CrewKind, crewKind, NOBODY } from '../content/vocabulary.ts';
import { countOf, endBuildings, scoreOf, totalOf } from '../rules/ending.ts';
import { hirePrice } from '../rules/hire.ts';
import { holdLimit } from '../rules/hold.ts';
import { type Position, publicState } from './position.ts';

/** IB-138 */
export const holdOf = (position: Position, seat: Seat): number =>
  holdLimit(position.content, publicState(position), seat);

export interface City {
  readonly buildings: readonly BuildingNumber[];
  readonly worth: number;
  /** Buildings that trigger the last round. */
  readonly end: number;
}

export function cityOf({ content, state }: Pick<Position, 'content' | 'state'>, seat: Seat): City {
  const { city } = at(state.players, seat);
  const worth = city.reduce((sum, building) => sum + at(content.buildings, building).coins, 0);
  return { buildings: city, worth, end: endBuildings(state.seats) };
}

/** A seat's points so far. */
export const pointsOf = (position: Position, seat: Seat): number =>
  totalOf(scoreOf(position.content, publicState(position), seat));

export const townsOf = (position: Position, seat: Seat): number => countOf(publicState(position), seat, 'town');

/** Each seat's count of what a reputation card rewards. */
export function countedBy(position: Position, card: number): number[] {
  const { per, limit } = at(position.content.reputation, card);
  const state = publicState(position);
  return state.players.map((_, seat) => Math.min(countOf(state, seat, per), limit));
}

/** The current renown of a reputation card per seat, before abilities. */
export const renownBy = (position: Position, card: number): number[] =>
  countedBy(position, card).map(
    (n, seat) => n + (seat === position.state.active ? at(position.content.reputation, card).active : 0),
  );

/** A place of the crew row, from 1. */
export interface Hireling {
  readonly place: number;
  readonly kind: CrewKind | undefined;
  readonly price: number;
}

/** The crew for hire; during a hire, at the town's prices (IB-44, IB-45). */
export function crewForHire(position: Position): readonly Hireling[] {
  const state = publicState(position);
  const step = state.agenda.at(-1);
  return state.crewRow.map((kind, n) => ({
    place: n + 1,
    kind: kind === NOBODY ? undefined : crewKind(kind),
    price:
      step?.do === 'hire'
        ? hirePrice(position.content, state, state.active, step, n + 1)
        : (CONSTANTS.crewRowPrices[n] ?? 0),
  }));
}
