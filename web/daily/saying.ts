import type { GameText, OptionText } from '@skerry/engine';
import type { DailyIsland, DailyScore } from '@skerry/games/daily';

/** What the game itself calls its islands and its achievements. */

export function islandName(text: GameText, island: DailyIsland): string {
  const options: { readonly [option: string]: OptionText } = text.options;
  return options.island?.values[island] ?? island;
}

export function sentenceOf(text: GameText, { total, level }: DailyScore): string {
  const telling = { state: { seats: 1, agenda: [] }, names: [] };
  return text.endings.solo?.({ total, level }, telling) ?? '';
}
