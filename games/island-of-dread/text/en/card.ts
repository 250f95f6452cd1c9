import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'The Island of Dread',
  blurb: 'Runebound: grow strong, cross the sea and defeat an ancient god.',
  mood: 'adventure',
};
