import type { Choice } from '@skerry/engine';
import type { IconName, Offer, Scene } from '@skerry/look';
import { OFFER_KEYS, type OfferKey, wordsOf } from '../text/board.ts';
import type { Pebbles } from '../words.ts';

const ICONS: { readonly [K in OfferKey]: IconName } = {
  keep: 'hand',
  gather: 'take',
  throwShell: 'give',
  rest: 'done',
};

/** A button for each kind of action that can be done, and the greyed one that a player would look for. */
export function offers({ text }: Scene<Pebbles>, choices: readonly Choice<Pebbles>[]): Offer<Pebbles>[] {
  const { labels, hotkeys } = wordsOf(text);
  return OFFER_KEYS.flatMap((key) => {
    const ofKind = choices.filter(({ action }) => action.act === key);
    const actions = ofKind.flatMap(({ action, why }) => (why === undefined ? [action] : []));
    const offer = { key, label: labels[key], icon: ICONS[key], hotkey: hotkeys[key], actions };
    if (actions.length > 0) return [key === 'rest' ? { ...offer, go: true } : offer];
    const why = key === 'gather' ? ofKind[0]?.why : undefined;
    return why === undefined ? [] : [{ ...offer, why }];
  });
}
