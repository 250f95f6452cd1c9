import type { Hint } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import { settings } from '../../settings/settings.ts';
import type { TableModel } from '../../table/table-model.ts';
import { hintWords } from '../words.ts';
import { sayNext } from './say-next.ts';

/** More moves of a plan than this nobody keeps in mind. */
const MOST_MOVES = 2;

/**
 * Why a proposal is one, in a few words: what it is good for, as the game says it; else what is meant to follow; else how it
 * compares with the first.
 */
export function reasonOf(
  model: { readonly acting: Pick<TableModel['acting'], 'scene'> },
  { best, compared, unit }: Hint,
  nth: number,
): string {
  const words = hintWords();
  const { text, telling } = model.acting.scene.value;
  const { moves, along, worth } = best[nth]!;
  const [first, ...next] = moves;
  if (first === undefined) return '';
  const { seat, action } = first;
  const merit = text.merit?.({ seat, action, before: along[0]!, after: along.at(-1)!, telling });
  if (merit !== undefined) return merit;
  if (next.length > 0) return words.next(sayNext(text, next.slice(0, MOST_MOVES), telling, { seat, along }));
  if (nth === 0) return words.bestOf(compared);
  const { difference } = AMOUNTS[settings.language.value];
  const less = best[0]!.worth.mean - worth.mean;
  const said = difference(unit, less);
  return said === difference(unit, 0) ? words.asGood : words.lessThanFirst(said);
}
