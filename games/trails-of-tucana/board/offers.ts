import type { Choice } from '@skerry/engine';
import type { IconName, Offer, Scene } from '@skerry/look';
import type { Action } from '../rules/actions.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import { type OfferKey, wordsOf } from '../text/board.ts';
import { isBonus } from '../text/context.ts';

type Choices = readonly Choice<TrailsOfTucana>[];
type TtOffer = Offer<TrailsOfTucana>;

const ICONS: Readonly<Record<OfferKey, IconName>> = { draw: 'pen', bonus: 'pen', done: 'done' };

/** A trail, a bonus trail, and saying that one is done. Nothing asks twice: all can be taken back until all are done. */
export function offers({ telling, text }: Scene<TrailsOfTucana>, choices: Choices): TtOffer[] {
  const words = wordsOf(text);
  const of = (act: Action['act']) =>
    choices.flatMap(({ action, why }) => (action.act === act && why === undefined ? [action] : []));
  const whyNot = (act: Action['act']) =>
    choices.find(({ action, why }) => action.act === act && why !== undefined)?.why;
  const base = (key: OfferKey) => ({ key, label: words.labels[key], icon: ICONS[key], hotkey: words.hotkeys[key] });
  const draws = of('draw');
  const done = of('done');
  const key = isBonus(telling) ? 'bonus' : 'draw';
  const noDraw = whyNot('draw');
  const notDone = whyNot('done');
  return [
    ...(draws.length > 0
      ? [{ ...base(key), detail: key === 'bonus' ? words.anywhere : words.trails(draws.length), actions: draws }]
      : []),
    // That a trail can be taken back is worth saying where one looks for another.
    ...(draws.length === 0 && done.length > 0 && noDraw !== undefined
      ? [{ ...base('draw'), actions: [], why: noDraw }]
      : []),
    ...(done.length === 0 && notDone !== undefined ? [{ ...base('done'), actions: [], why: notDone }] : []),
    ...(done.length > 0 ? [{ ...base('done'), go: true, actions: done }] : []),
  ];
}
