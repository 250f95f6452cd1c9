import type { GameCard } from '@skerry/engine';
import { loadRules } from '../game.ts';
import { settings } from '../settings/settings.ts';
import { peopleWords, someBotNames, someTableName } from '../words/people.ts';

/** Starts a game against bots on this device, with nothing asked. Returns the id of its table. */
export async function playNow(name: string, { quick }: GameCard, table: string = someTableName(true)): Promise<string> {
  const [rules, { openLocal }] = await Promise.all([loadRules(name), import('../local/open.ts')]);
  if (rules === undefined) throw new Error(`There is no game ${name}.`);
  const own = settings.name.value.trim() || peopleWords().reader;
  const bots = someBotNames(quick.seats - 1, [own]);
  return openLocal(rules.game, {
    name: table,
    seats: [{ who: 'person', name: own }, ...bots.map((bot) => ({ who: 'bot', name: bot, level: 'keen' }) as const)],
    options: quick.options,
  });
}
