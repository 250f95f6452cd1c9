import type { Merit } from '@skerry/engine';
import { LETTERS, type Letter, SIGHTS, type Sight, VILLAGES } from '../content/islands.ts';
import { mapOf } from '../outlook/position.ts';
import { outlook } from '../outlook/sheet.ts';
import type { Fact } from '../rules/facts.ts';
import type { IslandMap } from '../rules/map.ts';
import type { Sheet, State } from '../rules/state.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

/** What a trail connects, as a language says it. */
export interface Merits {
  /** It counts at the end of this round and of those to come. */
  sight(sight: Sight, value: number, rounds: number): string;
  pair(letter: Letter, points: number): string;
  readonly bonus: string;
  /** What it leads nearer to, and how many trails are missing then. */
  nearerSight(sight: Sight, missing: number): string;
  nearerPair(letter: Letter, missing: number): string;
  list(items: readonly string[]): string;
  readonly rests: string;
}

/** The trails that a seat has drawn in this turn. */
const drawnBy = (state: State, seat: number): readonly number[] => [
  ...state.sheets[seat]!.segments,
  ...state.secrets[seat]!.drawn,
];

/** What the trails of the turn connect, which everybody learns when all are done. */
export const meritsIn =
  (words: Merits): Merit<TrailsOfTucana> =>
  ({ action, before, after, seat, telling: context }) => {
    if (action.act === 'done') return words.rests;
    const position = { content: context.content, state: before };
    const map = mapOf(position);
    const { drawn } = before.secrets[seat]!;
    const more = drawnBy(after, seat).slice(drawnBy(before, seat).length);
    const former = outlook(position, seat, drawn);
    const next = outlook(position, seat, [...drawn, ...more]);
    const told = (facts: readonly Fact[]): string[] =>
      facts.flatMap((fact) => {
        if (fact.fact === 'sightConnected') return [words.sight(fact.sight, fact.value, map.rounds - before.round + 1)];
        if (fact.fact === 'pairConnected') return [words.pair(fact.letter, fact.value)];
        return fact.fact === 'kindCompleted' ? [words.bonus] : [];
      });
    const news = told(next.facts).slice(told(former.facts).length);
    if (news.length > 0) return words.list(news);
    const letters = before.letters[seat]!;
    const was = missingIn(map, former.sheet, letters);
    const nearer = missingIn(map, next.sheet, letters)
      .filter(({ missing }, n) => missing < was[n]!.missing)
      .toSorted((one, other) => one.missing - other.missing || other.points - one.points)[0];
    if (nearer === undefined) return undefined;
    const { aim, missing } = nearer;
    return 'sight' in aim ? words.nearerSight(aim.sight, missing) : words.nearerPair(aim.letter, missing);
  };

/** Something that trails may lead to, its points, and how many trails are missing. */
interface Aim {
  readonly aim: { readonly sight: Sight } | { readonly letter: Letter };
  readonly points: number;
  readonly missing: number;
}

/** Every sight that no village is connected to, and every letter whose villages are apart, in a fixed order. */
function missingIn(map: IslandMap, { trail, circled }: Sheet, letters: readonly Letter[]): Aim[] {
  const villages = map.landmarks.slice(0, VILLAGES).map((hex) => trail[hex]!);
  const sights = map.landmarks.slice(VILLAGES).map((hex, n): Aim => {
    const kind = Math.floor(n / map.perKind);
    const points = map.values[kind]![circled[kind]!] ?? 0;
    return { aim: { sight: SIGHTS[kind]! }, points, missing: trailsBetween(map, trail, [trail[hex]!], villages) };
  });
  const pairs = LETTERS.map((letter): Aim => {
    const [one, ...others] = villages.filter((_, n) => letters[n] === letter);
    const missing = one === undefined ? 0 : trailsBetween(map, trail, [one], others);
    return { aim: { letter }, points: map.villages[letter], missing };
  });
  return [...sights, ...pairs];
}

/** The fewest trails that connect one of some trails with one of others. */
function trailsBetween(
  { everySegment, from, to }: IslandMap,
  trail: readonly number[],
  some: readonly number[],
  others: readonly number[],
): number {
  let reached = new Set(some);
  for (let missing = 0; ; missing++) {
    if (others.some((each) => reached.has(each))) return missing;
    const next = new Set(reached);
    for (const segment of everySegment) {
      const [one, other] = [trail[from[segment]!]!, trail[to[segment]!]!];
      if (reached.has(one)) next.add(other);
      if (reached.has(other)) next.add(one);
    }
    if (next.size === reached.size) return Number.POSITIVE_INFINITY;
    reached = next;
  }
}
