import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Die Insel des Schreckens',
  blurb: 'Runebound: Werde stark, überquere das Meer und besiege einen alten Gott.',
  mood: 'Abenteuer',
};
