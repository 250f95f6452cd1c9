import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Galets sur la grève',
  blurb: 'Ramassez ce que laissent les vagues, et taisez votre vœu.',
  mood: 'rapide',
};
