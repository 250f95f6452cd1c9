import type { GameManifest } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';
import type { ForbiddenIsland } from './rules/types.ts';

export const manifest: GameManifest<ForbiddenIsland> = {
  card,
  picture,
  rules: async () => (await import('./rules/game.ts')).forbiddenIsland,
  text: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    de: async () => (await import('./text/de/index.ts')).de,
  },
  ruleBook: {
    en: async () => (await import('./text/en/rules.ts')).rules,
    fr: async () => (await import('./text/fr/rules.ts')).rules,
    de: async () => (await import('./text/de/rules.ts')).rules,
  },
  ruleGuide: {
    en: async () => (await import('./text/en/guide.ts')).guide,
    fr: async () => (await import('./text/fr/guide.ts')).guide,
    de: async () => (await import('./text/de/guide.ts')).guide,
  },
  botProfile: async () => (await import('./bot.ts')).botProfile,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  puzzles: async () => (await import('./puzzles/book.ts')).puzzleBook,
  position: async () => (await import('./position.ts')).position,
  legend: async () => (await import('./board/legend.tsx')).legend,
  board: async () => (await import('./board/index.ts')).board,
  editor: async () => (await import('./board/editor/index.tsx')).editor,
  sketch: async () => (await import('./text/sketch.ts')).sketch,
  peer: 'bench/boardgame-io/',
};
