import { type Hint, isSameFigure, isSurelyBetter } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import type { Merit } from '@skerry/engine';
import { settings } from '../../settings/settings.ts';
import type { TableModel } from '../../table/table-model.ts';
import { adviceWords } from '../words.ts';
import { sayNext } from './say-next.ts';

/** The most moves of a plan that are named. */
const MOST_MOVES = 2;

/**
 * The reason for a proposal in a few words: its merit in the game's words; otherwise the moves planned next; otherwise
 * how it compares with the first.
 */
export function reasonOf(
  model: { readonly acting: Pick<TableModel['acting'], 'scene'> },
  merit: Merit | undefined,
  { best, compared, unit }: Hint,
  nth: number,
): string {
  const words = adviceWords();
  const { text, telling } = model.acting.scene.value;
  const { moves, along, worth } = best[nth]!;
  const [first, ...next] = moves;
  if (first === undefined) return '';
  const { seat, action } = first;
  const said = merit?.({ seat, action, before: along[0]!, after: along.at(-1)!, telling });
  if (said !== undefined) return said;
  if (next.length > 0) return words.next(sayNext(text, next.slice(0, MOST_MOVES), telling, { seat, along }));
  const { [nth === 0 ? 1 : 0]: other } = best;
  if (nth === 0) {
    const isBest = other === undefined || isSurelyBetter(unit, best[0]!, other);
    return isBest ? words.bestOf(compared) : words.amongBest(compared);
  }
  // A difference within the uncertainty is not mentioned.
  if (!isSurelyBetter(unit, other!, best[nth]!)) return words.asGood;
  if (isSameFigure(unit, other!.worth.mean, worth.mean)) return words.gainsLess;
  return words.lessThanFirst(AMOUNTS[settings.language.value].difference(unit, other!.worth.mean - worth.mean));
}
