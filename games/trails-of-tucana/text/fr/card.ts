import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Trails of Tucana',
  blurb: 'Deux cartes, un sentier : reliez villages et curiosités avant les autres.',
  mood: 'en simultané',
};
