import type { TableModel } from '../table/table-model.ts';

/** Why nobody can go on from the moment that is shown. */
export function whyNotGoOn({ live, local, playback }: TableModel): 'stillPlayed' | 'atEnd' | undefined {
  if (!local && live.info.value?.stage !== 'over') return 'stillPlayed';
  return playback.outcome.value === undefined ? undefined : 'atEnd';
}
