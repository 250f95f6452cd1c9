import type { GameCard } from '@skerry/engine';
import { DEFAULT_LEVEL } from '@skerry/tables';
import { loadGame } from '../game.ts';
import { beginFirstGame } from '../learn/progress.ts';
import { PAGES } from '../pages.ts';
import { settings } from '../settings/settings.ts';
import { peopleWords, someBotNames, someTableName } from '../words/people.ts';

/**
 * Starts a game against bots on this device with default settings; the reader has the first turn. Returns the table's
 * id.
 */
export async function playNow(
  name: string,
  { quick }: GameCard,
  { isFirst = false, table = someTableName(true) } = {},
): Promise<string> {
  // Preloads the table's page while the game is set up. If that fails, the page itself reports it.
  for (const coming of [PAGES.local(), loadGame(name)]) coming.catch(() => undefined);
  const { setUpLocal } = await import('../local/channel.ts');
  const own = settings.name.value.trim() || peopleWords().reader;
  const bots = someBotNames(quick.seats - 1, [own]);
  const id = await setUpLocal(name, {
    name: table,
    seats: [
      { who: 'person', name: own },
      ...bots.map((bot) => ({ who: 'bot', name: bot, level: DEFAULT_LEVEL }) as const),
    ],
    options: quick.options,
    ...(isFirst && { begins: 0 }),
  });
  if (isFirst) beginFirstGame(id);
  return id;
}
