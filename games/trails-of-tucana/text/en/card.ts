import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Trails of Tucana',
  blurb: 'Two cards, one trail: connect villages and sights before the others do.',
  mood: 'all at once',
};
