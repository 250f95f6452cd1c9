import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'L’Île interdite',
  blurb: 'Sauvez ensemble quatre trésors d’une île qui sombre.',
  mood: 'coopératif',
};
