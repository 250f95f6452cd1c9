import { SampleDealer, type Seat } from '@skerry/engine';
import { LETTERS, type Letter, SIGHTS, type Sight, VILLAGES } from '../content/islands.ts';
import type { Fact } from '../rules/facts.ts';
import type { IslandMap } from '../rules/map.ts';
import { drawOn } from '../rules/sheet.ts';
import { clone, type State } from '../rules/state.ts';
import { mapOf, type Text } from './context.ts';

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

/** Hears what is told of a sheet that nobody else sees. */
class Hearing extends SampleDealer {
  readonly tell: (fact: Fact) => void;

  constructor(tell: (fact: Fact) => void) {
    super(0);
    this.tell = tell;
  }
}

/** What the trails of the turn connect, which everybody learns when all are done. */
export const meritsIn =
  (words: Merits): NonNullable<Text['merit']> =>
  ({ action, before, after, seat, telling: context }) => {
    if (action.act === 'done') return words.rests;
    const map = mapOf(context);
    const sheet = clone(before);
    const told: string[] = [];
    const rounds = map.rounds - before.round + 1;
    const known = drawnBy(before, seat);
    const silent = new SampleDealer(0);
    for (const segment of before.secrets[seat]!.drawn) drawOn(map, sheet, seat, segment, silent);
    const dealer = new Hearing((fact) => {
      if (fact.fact === 'sightConnected') told.push(words.sight(fact.sight, fact.value, rounds));
      if (fact.fact === 'pairConnected') told.push(words.pair(fact.letter, fact.value));
      if (fact.fact === 'kindCompleted') told.push(words.bonus);
    });
    const former = clone(sheet);
    for (const segment of drawnBy(after, seat).slice(known.length)) drawOn(map, sheet, seat, segment, dealer);
    if (told.length > 0) return words.list(told);
    const was = missingIn(map, former, seat);
    const nearer = missingIn(map, sheet, seat)
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
function missingIn(map: IslandMap, { sheets, letters }: State, seat: Seat): Aim[] {
  const { trail, circled } = sheets[seat]!;
  const villages = map.landmarks.slice(0, VILLAGES).map((hex) => trail[hex]!);
  const sights = map.landmarks.slice(VILLAGES).map((hex, n): Aim => {
    const kind = Math.floor(n / map.perKind);
    const points = map.values[kind]![circled[kind]!] ?? 0;
    return { aim: { sight: SIGHTS[kind]! }, points, missing: trailsBetween(map, trail, [trail[hex]!], villages) };
  });
  const pairs = LETTERS.map((letter): Aim => {
    const [one, ...others] = villages.filter((_, n) => letters[seat]![n] === letter);
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
