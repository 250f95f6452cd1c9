import type { Thing } from '../content/vocabulary.ts';
import { scoreOf, totalOf } from '../rules/ending.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import type { Text } from './context.ts';

/** What moves bring and cost, as a language says it. */
export interface Merits {
  brings(things: Partial<Record<Thing, number>>): string;
  costs(things: Partial<Record<Thing, number>>): string;
  points(points: number): string;
  readonly town: string;
}

const STOCK: { readonly [T in Exclude<Thing, 'cube'>]: (player: Player) => number } = {
  coin: ({ coins }) => coins,
  wood: ({ wood }) => wood,
  fish: ({ fish }) => fish,
  book: ({ books }) => books,
  pirate: ({ pirates }) => pirates,
  serpent: ({ serpents }) => serpents,
  renown: ({ renown }) => renown,
};

/** What a seat has of each thing; of influence cubes, those on the track. */
function stockOf(state: State, seat: number): Record<Thing, number> {
  const player = playerOf(state, seat);
  const of = (thing: keyof typeof STOCK): number => STOCK[thing](player);
  return {
    ...{ coin: of('coin'), wood: of('wood'), fish: of('fish'), book: of('book') },
    ...{ pirate: of('pirate'), serpent: of('serpent'), renown: of('renown') },
    cube: state.influence.filter((owner) => owner === seat).length,
  };
}

const THINGS = ['coin', 'wood', 'fish', 'book', 'pirate', 'serpent', 'cube', 'renown'] as const satisfies Thing[];

/** What the moves of a turn change before dice or cards have their say. */
export const meritsIn =
  (words: Merits): NonNullable<Text['merit']> =>
  ({ before, after, seat, telling: { content } }) => {
    const [had, has] = [stockOf(before, seat), stockOf(after, seat)];
    const some = (sign: 1 | -1): Partial<Record<Thing, number>> =>
      Object.fromEntries(
        THINGS.flatMap((thing) => {
          const more = sign * (has[thing] - had[thing]);
          return more > 0 ? [[thing, more]] : [];
        }),
      );
    const [gained, paid] = [some(1), some(-1)];
    const points = totalOf(scoreOf(content, after, seat)) - totalOf(scoreOf(content, before, seat));
    const towns = (state: State): number => state.owners.filter((owner) => owner === seat).length;
    const said = [
      ...(towns(after) > towns(before) ? [words.town] : []),
      ...(Object.keys(gained).length > 0 ? [words.brings(gained)] : []),
      ...(Object.keys(paid).length > 0 ? [words.costs(paid)] : []),
      ...(points === 0 ? [] : [words.points(points)]),
    ];
    return said.length === 0 ? undefined : said.join(', ');
  };
