import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Forbidden Island',
  blurb: 'Work together to rescue four treasures from a sinking island.',
  mood: 'cooperative',
};
