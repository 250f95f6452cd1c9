import { spoken } from './speak.ts';

/** Names for those who have none yet. */
export const peopleWords = spoken('people');

const any = <V>(values: readonly V[]): V => values[Math.floor(Math.random() * values.length)]!;

export const someTableName = (): string => any(peopleWords().tables);

/** Names for so many bots, all different. */
export function someBotNames(count: number): string[] {
  const names = peopleWords().bots;
  const first = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, bot) => names[(first + bot) % names.length]!);
}
