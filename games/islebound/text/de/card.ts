import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Islebound',
  blurb: 'Segle, handle und gewinne Städte, mit Gewalt oder mit Diplomatie.',
  mood: 'gegeneinander',
};
