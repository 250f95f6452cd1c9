import type { GameManifest } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';
import type { Islebound } from './rules/types.ts';

export const manifest: GameManifest<Islebound> = {
  card,
  picture,
  rules: async () => (await import('./rules/game.ts')).islebound,
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
  aids: [
    {
      key: 'player-aid',
      title: { en: 'Player aid', fr: 'Aide de jeu' },
      page: async () => (await import('./board/aids/aids.ts')).aids.PlayerAid,
    },
    {
      key: 'above-and-below',
      title: { en: 'Crew in Above and Below', fr: 'L’équipage dans Above and Below' },
      page: async () => (await import('./board/aids/aids.ts')).aids.CrewInAboveAndBelow,
    },
  ],
  botProfile: async (game) => (await import('./bot.ts')).botProfileOf(game),
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  position: async () => (await import('./position.ts')).position,
  editor: async () => (await import('./board/editor/index.tsx')).editor,
  legend: async () => (await import('./board/aids/legend.tsx')).legend,
  board: async () => (await import('./board/index.ts')).board,
  sketch: async () => (await import('./text/sketch.ts')).sketch,
};
