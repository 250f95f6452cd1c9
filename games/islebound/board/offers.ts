import { type Choice, sayAction } from '@skerry/engine';
import type { Offer, Scene } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** The choices as buttons. */
export function offers({ telling, text }: Scene<Islebound>, choices: readonly Choice<Islebound>[]): Offer<Islebound>[] {
  const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  return [...new Set(offered.map(({ act }) => act))].map((act) => {
    const actions = offered.filter((action) => action.act === act);
    return { key: act, label: sayAction(text, actions[0]!, telling), icon: 'move', hotkey: '', actions };
  });
}
