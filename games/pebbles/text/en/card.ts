import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Pebbles on the Shore',
  blurb: 'Gather what the waves leave, and keep your wish to yourself.',
  mood: 'quick',
};
