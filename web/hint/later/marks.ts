import type { Hint } from '@skerry/bots';
import { AMOUNTS } from '@skerry/bots/amounts';
import { sayMove } from '@skerry/bots/say-move';
import type { MoveMark } from '@skerry/look';
import { settings } from '../../settings/settings.ts';
import type { Acting } from '../../table/prompt/acting.ts';
import { tableWords } from '../../table/words.ts';
import { hintWords } from '../words.ts';

export type MarksOf = typeof marksOf;

export function marksOf(
  { best, unit }: Hint,
  row: number | undefined,
  { text, telling }: Acting['scene']['value'],
): readonly MoveMark[] {
  const { amount } = AMOUNTS[settings.language.value];
  return best.flatMap(({ moves: [first], worth }, n): MoveMark[] => {
    if (first === undefined || (row !== undefined && row !== n)) return [];
    const label = amount(unit, worth.mean, 'short');
    const said = sayMove(hintWords(), text, first, telling);
    const sentence = tableWords().says(hintWords().nth(n + 1), `${said}, ${label}`);
    return [{ kind: 'hint', nth: n + 1, label, seat: first.seat, action: first.action, sentence }];
  });
}
