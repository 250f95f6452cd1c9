import type { GameManifest } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';
import type { Pebbles } from './words.ts';

export const manifest: GameManifest<Pebbles> = {
  card,
  picture,
  rules: async () => (await import('./pebbles.ts')).pebbles,
  text: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
  },
  ruleBook: {
    en: async () => (await import('./text/en/rules.ts')).rules,
    fr: async () => (await import('./text/fr/rules.ts')).rules,
  },
  botProfile: async () => (await import('./bot.ts')).botProfile,
  board: async () => (await import('./board/index.ts')).board,
  isExample: true,
};
