import type { Scene } from '@skerry/look';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';

/** A building's effects at this table, in sentences. */
export function effectsIn({ telling, text }: Scene<Islebound>, building: number): readonly string[] {
  const { state, content } = telling;
  const { abilities = [] } = content.content.buildings[building - 1] ?? {};
  const { effects, noEffect } = slipWordsOf(text).row;
  const found = effects(abilities, state.architect ? 'architect' : state.edition);
  return found.length === 0 ? [noEffect] : found;
}
