import { looksLike } from '@skerry/engine';
import { type BotLevel, DEFAULT_LEVEL } from '@skerry/tables';
import type { Way } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { peopleWords, someBotNames } from '../words/people.ts';

export interface SeatDraft {
  readonly who: 'person' | 'bot';
  readonly name: string;
  readonly level: BotLevel;
}

/** The initial seats of a new table: one player with bots, or people only. */
export function crew(way: Way, count: number): SeatDraft[] {
  const { reader, player } = peopleWords();
  const bots = someBotNames(count - 1, [settings.name.value]);
  return Array.from({ length: count }, (_, seat): SeatDraft => {
    if (seat > 0 && way === 'alone') return { who: 'bot', name: bots[seat - 1]!, level: DEFAULT_LEVEL };
    if (seat > 0) return { who: 'person', name: player(seat + 1), level: DEFAULT_LEVEL };
    // Remote friends need to know who the reader is.
    const unnamed = { alone: reader, pass: player(1), friends: '' }[way];
    return { who: 'person', name: settings.name.value || unnamed, level: DEFAULT_LEVEL };
  });
}

export function resized(seats: readonly SeatDraft[], way: Way, count: number): SeatDraft[] {
  const names = new Set(seats.map(({ name }) => name));
  const fresh = crew(way, 8).filter(({ name }, seat) => seat >= seats.length && !names.has(name));
  return [...seats.slice(0, count), ...fresh.slice(0, Math.max(0, count - seats.length))];
}

export function nameTrouble(seats: readonly SeatDraft[]): 'nameNeeded' | 'sameName' | undefined {
  const names = seats.map(({ name }) => name.trim());
  if (names.includes('')) return 'nameNeeded';
  const isTwice = names.some((name, n) => names.slice(0, n).some((other) => looksLike(name, other)));
  return isTwice ? 'sameName' : undefined;
}
