import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Islebound',
  blurb: 'Sail, trade and win towns over, by force or by diplomacy.',
  mood: 'competitive',
};
