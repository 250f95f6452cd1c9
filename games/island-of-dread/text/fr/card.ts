import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'L’Île de l’Effroi',
  blurb: 'Runebound : gagnez en force, traversez la mer et terrassez un dieu ancien.',
  mood: 'aventure',
};
