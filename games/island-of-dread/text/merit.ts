import type { Player, State } from '../rules/state.ts';
import type { Text } from './telling.ts';

/** What moves change for a Hero and those who go along. */
interface Change {
  readonly gold: number;
  readonly wounds: number;
  readonly exhaustion: number;
  readonly experience: number;
  readonly maps: number;
}

/** What that is called in a language; only what changes is said. */
export type Merits = {
  readonly [K in keyof Change]: (more: number) => string;
} & { gets(cards: readonly number[], telling: Parameters<NonNullable<Text['merit']>>[0]['telling']): string };

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

const standing = (player: Player): Change => ({
  gold: player.gold,
  wounds: player.wounds + player.captainWounds + sum(player.allyWounds),
  exhaustion: player.exhaustion + player.captainExhaustion + sum(player.allyExhaustion),
  experience: player.points,
  maps: player.blue + player.green,
});

const cardsOf = ({ items, allies, legendary, captain }: Player): number[] => [
  ...items,
  ...allies,
  ...legendary,
  ...(captain < 0 ? [] : [captain]),
];

const playerAt = (state: State, seat: number): Player => state.players[seat]!;

/** What the moves of a turn change before dice or cards have their say. */
export const meritsIn =
  (words: Merits): NonNullable<Text['merit']> =>
  ({ before, after, seat, telling }) => {
    const [from, to] = [playerAt(before, seat), playerAt(after, seat)];
    const [was, is] = [standing(from), standing(to)];
    const news = cardsOf(to).filter((card) => !cardsOf(from).includes(card));
    const said = [
      ...(news.length > 0 ? [words.gets(news, telling)] : []),
      ...(['wounds', 'exhaustion', 'experience', 'maps', 'gold'] as const).flatMap((what) => {
        const more = is[what] - was[what];
        return more === 0 ? [] : [words[what](more)];
      }),
    ];
    return said.length === 0 ? undefined : said.join(', ');
  };
