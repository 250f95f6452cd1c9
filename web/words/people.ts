import { looksLike } from '@skerry/engine';
import { spoken } from './speak.ts';

export const peopleWords = spoken('people');

const any = <V>(values: readonly V[]): V => values[Math.floor(Math.random() * values.length)]!;

/** A name that fits the players: with friends no one is alone at sea. */
export function someTableName(isAlone: boolean): string {
  const { tables, tablesAlone } = peopleWords();
  return any(isAlone ? [...tables, ...tablesAlone] : tables);
}

/** Names for a number of bots, all different, and different from those taken. */
export function someBotNames(count: number, taken: readonly string[] = []): string[] {
  const names = peopleWords().bots.filter((bot) => !taken.some((name) => looksLike(name, bot)));
  const first = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, bot) => names[(first + bot) % names.length]!);
}
