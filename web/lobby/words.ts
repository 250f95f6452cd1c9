import type { Said } from '@skerry/engine';
import type { lobby as en } from '../words/en/lobby.ts';
import { inUse } from '../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/lobby.ts')).lobby,
  fr: async () => (await import('../words/fr/lobby.ts')).lobby,
  de: async () => (await import('../words/de/lobby.ts')).lobby,
});

/** Loaded with the pages for setting up a game. */
export const learnLobbyWords = words.learn;
export const lobbyWords = words.say;
