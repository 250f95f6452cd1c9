import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Islebound',
  blurb: 'Naviguez, commercez et gagnez des villes, par la force ou la diplomatie.',
  mood: 'compétitif',
};
