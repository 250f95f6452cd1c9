import type { GameManifest } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';
import type { IslandOfDread } from './rules/types.ts';

export const manifest: GameManifest<IslandOfDread> = {
  card,
  picture,
  rules: async () => (await import('./rules/game.ts')).islandOfDread,
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
  ruleOrigins: async () => (await import('./text/rule-origins.ts')).RULE_ORIGINS,
  botProfile: async (game) => (await import('./bot.ts')).botProfileOf(game),
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  optionCards: async () => (await import('./board/later/hero-choice.ts')).heroChoice,
  position: async () => (await import('./position.ts')).position,
  editor: async () => (await import('./board/editor/index.tsx')).editor,
  legend: async () => (await import('./board/legend.tsx')).legend,
  board: async () => (await import('./board/index.ts')).board,
  sketch: async () => (await import('./text/sketch.ts')).sketch,
};
