import type { GameText, OptionText } from '@skerry/engine';
import { dailyIsland } from '@skerry/games/daily';
import type { OwnDailyResult } from './history.ts';

/** An island's name in the game's own words: the values of its options. */
export function islandName(text: GameText, island: string): string {
  const options: { readonly [option: string]: OptionText } = text.options;
  const values = Object.entries(dailyIsland(island).options);
  return values.map(([option, value]) => options[option]?.values[value] ?? value).join(', ');
}

/** A result in the game's own words. */
export function sentenceOf(text: GameText, { island, total, level }: OwnDailyResult): string {
  const telling = { state: { seats: 1, agenda: [] }, names: [], content: null };
  return text.endings[dailyIsland(island).ending]?.({ total, level }, telling) ?? '';
}
