import { count, figures, list, ordinal } from '@skerry/speech/en';
import { meritsIn } from '../merit.ts';
import { counters, gold, names, points } from './grammar.ts';

const sign = (more: number): string => (more > 0 ? '+' : '−');

export const merit = meritsIn({
  gold: (more) => `${sign(more)}${gold(Math.abs(more))}`,
  wounds: (more) => `${sign(more)}${counters(Math.abs(more), 'wound')}`,
  exhaustion: (more) => `${sign(more)}${counters(Math.abs(more), 'exhaustion')}`,
  experience: (more) => `${sign(more)}${points(Math.abs(more))}`,
  maps: (more) => `${sign(more)}${figures(Math.abs(more), 'map')}`,
  hits: (percent) => `hits ${percent}% of the time`,
  wardsOff: (percent) => `defends ${percent}% of the time`,
  getsAway: (percent) => `gets away ${percent}% of the time`,
  dice: (dice) => (dice === 0 ? 'no dice to move with' : `${count(dice, 'die', 'dice')} to move with`),
  town: 'a town with its market',
  adventure: (fights) => `an adventure waits there, a fight ${fights}% of the time`,
  towards: (context, at, what) => `towards ${names.place(context, at)}: ${what}`,
  counter: (nth) => `your ${ordinal(nth)} counter`,
  win: (n) => `a win brings ${points(n)}`,
  gets: (cards, context) => `you get ${list(cards.map((card) => names.card(context, card)))}`,
});
