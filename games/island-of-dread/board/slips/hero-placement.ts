import type { State, Step } from '../../rules/state.ts';

const PLACING: readonly Step['do'][] = ['castAshore', 'sendHome', 'nearestTown', 'floodPlace'];

/** Whether a Hero's place is chosen on the chart, which must then stay uncovered. */
export function isPlacing({ agenda }: Pick<State, 'agenda'>): boolean {
  const step = agenda.at(-1);
  return step !== undefined && PLACING.includes(step.do);
}
