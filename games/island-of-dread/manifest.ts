import type { GameManifest } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';
import type { IslandOfDread } from './rules/types.ts';

export const manifest: GameManifest<IslandOfDread> = {
  card,
  picture,
  rules: async () => (await import('./rules/game.ts')).islandOfDread,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
  },
  ruleBook: {
    en: async () => (await import('./text/rules.en.ts')).rules,
    fr: async () => (await import('./text/rules.fr.ts')).rules,
  },
  ruleGuide: {
    en: async () => (await import('./text/guide.en.ts')).guide,
    fr: async () => (await import('./text/guide.fr.ts')).guide,
  },
  ruleOrigins: async () => (await import('./text/rule-numbers.ts')).RULE_ORIGINS,
  botProfile: async (game) => (await import('./bot.ts')).botProfileOf(game),
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  legend: async () => (await import('./board/legend.tsx')).legend,
  board: async () => (await import('./board/index.ts')).board,
  sketch: async () => (await import('./text/sketch.ts')).sketch,
};
