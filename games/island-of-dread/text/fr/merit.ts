import { figures, ordinal } from '@skerry/speech/fr';
import { meritsIn } from '../merit.ts';
import { cardsOf, counters, gold, names, points } from './grammar.ts';

const sign = (more: number): string => (more > 0 ? '+' : '−');

export const merit = meritsIn({
  gold: (more) => `${sign(more)}${gold(Math.abs(more))}`,
  wounds: (more) => `${sign(more)}${counters(Math.abs(more), 'wound')}`,
  exhaustion: (more) => `${sign(more)}${counters(Math.abs(more), 'exhaustion')}`,
  experience: (more) => `${sign(more)}${points(Math.abs(more))}`,
  maps: (more) =>
    `${sign(more)}${figures(Math.abs(more), { name: 'carte marine', gender: 'f', many: 'cartes marines' })}`,
  hits: (percent) => `touche ${percent} % du temps`,
  wardsOff: (percent) => `tient ${percent} % du temps`,
  getsAway: (percent) => `s’échappe ${percent} % du temps`,
  dice: (dice) => (dice === 0 ? 'aucun dé pour marcher' : `${dice} ${dice === 1 ? 'dé' : 'dés'} pour marcher`),
  town: 'une ville et son marché',
  adventure: (fights) => `une aventure y attend, un combat ${fights} % du temps`,
  towards: (context, at, what) => `vers ${names.place(context, at)} : ${what}`,
  counter: (nth) => `votre ${ordinal(nth)} jeton`,
  win: (n) => `une victoire rapporte ${points(n)}`,
  gets: (cards, context) => `vous recevez ${cardsOf(context, cards)}`,
});
