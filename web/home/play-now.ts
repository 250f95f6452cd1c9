import type { GameCard } from '@skerry/engine';
import { DEFAULT_LEVEL } from '@skerry/tables';
import { loadGame } from '../game.ts';
import { PAGES } from '../pages.ts';
import { settings } from '../settings/settings.ts';
import { peopleWords, someBotNames, someTableName } from '../words/people.ts';

/** Starts a game against bots on this device, with nothing asked. Returns the id of its table. */
export async function playNow(name: string, { quick }: GameCard, table: string = someTableName(true)): Promise<string> {
  // The page of the table comes while the game is set up. Whoever goes there is told what went wrong.
  for (const coming of [PAGES.local(), loadGame(name)]) coming.catch(() => undefined);
  const { setUpLocal } = await import('../local/channel.ts');
  const own = settings.name.value.trim() || peopleWords().reader;
  const bots = someBotNames(quick.seats - 1, [own]);
  return setUpLocal(name, {
    name: table,
    seats: [
      { who: 'person', name: own },
      ...bots.map((bot) => ({ who: 'bot', name: bot, level: DEFAULT_LEVEL }) as const),
    ],
    options: quick.options,
  });
}
