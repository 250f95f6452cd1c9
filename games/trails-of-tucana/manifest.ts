import type { GameManifest } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';
import type { TrailsOfTucana } from './rules/types.ts';

export const manifest: GameManifest<TrailsOfTucana> = {
  card,
  picture,
  rules: async () => (await import('./rules/game.ts')).trailsOfTucana,
  text: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
  },
  ruleBook: {
    en: async () => (await import('./text/en/rules.ts')).rules,
    fr: async () => (await import('./text/fr/rules.ts')).rules,
  },
  ruleGuide: {
    en: async () => (await import('./text/en/guide.ts')).guide,
    fr: async () => (await import('./text/fr/guide.ts')).guide,
  },
  botProfile: async (game) => (await import('./bot.ts')).botProfileOf(game),
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  position: async () => (await import('./position.ts')).position,
  editor: async () => (await import('./board/editor/index.tsx')).editor,
  legend: async () => (await import('./board/legend.tsx')).legend,
  board: async () => (await import('./board/index.ts')).board,
};
