import type { State, Step } from '../../rules/state.ts';

const PLACING: readonly Step['do'][] = ['castAshore', 'sendHome', 'nearestTown', 'floodPlace'];

/** Whether a place for a Hero is chosen on the chart, which nothing may cover then. */
export function isPlacing({ agenda }: Pick<State, 'agenda'>): boolean {
  const step = agenda.at(-1);
  return step !== undefined && PLACING.includes(step.do);
}
