import type { Merit, Seat } from '@skerry/engine';
import type { BuildingNumber, Thing } from '../content/vocabulary.ts';
import { type Chances, oddsOf } from '../outlook/attack.ts';
import { count } from '../rules/crew.ts';
import { scoreOf, totalOf } from '../rules/ending.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import { townAt } from '../rules/town.ts';
import type { Islebound } from '../rules/types.ts';
import type { TextContext } from './context.ts';

/** The yield and cost of moves, in a language's words. */
export interface Merits {
  brings(things: Partial<Record<Thing, number>>): string;
  costs(things: Partial<Record<Thing, number>>): string;
  points(points: number): string;
  readonly town: string;
  /** Before the dice: a landing's possible spoils, and their chance. */
  attack(spoils: number, chances: Chances): string;
  builds(buildings: readonly BuildingNumber[], context: TextContext): string;
  /** A change of that many crew members. */
  crew(what: CrewChange, n: number): string;
}

export type CrewChange = 'hired' | 'rested' | 'healed' | 'exhausted' | 'injured';

const STOCK: { readonly [T in Exclude<Thing, 'cube'>]: (player: Player) => number } = {
  coin: ({ coins }) => coins,
  wood: ({ wood }) => wood,
  fish: ({ fish }) => fish,
  book: ({ books }) => books,
  pirate: ({ pirates }) => pirates,
  serpent: ({ serpents }) => serpents,
  renown: ({ renown }) => renown,
};

/** A seat's stock; for influence cubes, those on the track. */
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

/** Number of changed crew members, by kind of change. */
function crewChanges(from: Player, to: Player): { readonly [C in CrewChange]: number } {
  const all = ({ deck, below, injured }: Player): number => deck | below | injured;
  return {
    hired: count(all(to) & ~all(from)),
    rested: count(to.deck & from.below),
    healed: count(from.injured & ~to.injured),
    exhausted: count(to.below & from.deck),
    injured: count(to.injured & ~from.injured),
  };
}

/** The seat's attack before the dice. */
function attackAhead(words: Merits, content: TextContext['content'], state: State, seat: Seat): readonly string[] {
  if (state.attack === null || state.attack.dice.length > 0 || state.active !== seat) return [];
  const odds = oddsOf({ content, state, reader: seat });
  return odds === undefined ? [] : [words.attack(townAt(content, state, seat).strength, odds)];
}

/** What a turn's moves change before dice or cards decide. */
export const meritsIn =
  (words: Merits): Merit<Islebound> =>
  ({ before, after, seat, telling }) => {
    const { content } = telling;
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
    const [was, is] = [playerOf(before, seat), playerOf(after, seat)];
    const built = is.city.filter((building) => !was.city.includes(building));
    const crew = crewChanges(was, is);
    const ofCrew = (...changes: readonly CrewChange[]): string[] =>
      changes.flatMap((what) => (crew[what] > 0 ? [words.crew(what, crew[what])] : []));
    const said = [
      ...attackAhead(words, content, after, seat),
      ...(towns(after) > towns(before) ? [words.town] : []),
      ...(built.length > 0 ? [words.builds(built, telling)] : []),
      ...(Object.keys(gained).length > 0 ? [words.brings(gained)] : []),
      ...ofCrew('hired', 'rested', 'healed'),
      ...(Object.keys(paid).length > 0 ? [words.costs(paid)] : []),
      ...ofCrew('exhausted', 'injured'),
      ...(points === 0 ? [] : [words.points(points)]),
    ];
    return said.length === 0 ? undefined : said.join(', ');
  };
