/** One table per game defines the log line, sound and motion of each kind of fact; everything else is derived here. */
import type { Fact, GameTypes } from '@skerry/engine';
import type { LineLook, Sound } from '../board.ts';
import type { MotionScene, Motions } from './motion.ts';

/** A function of a fact. Written as a method, so that a game's table is also a table of facts in general. */
type Of<F, Value> = { of(fact: F): Value }['of'];

/**
 * The log line, sound and motion of a kind of fact: `{ line: 'loss', sound: 'sink', ms: 900, motion: { of: '.coast',
 * as: 'fadeOut' } }`.
 */
export interface FactLook<F extends Fact = Fact, T extends GameTypes = GameTypes, Chart = unknown> {
  /**
   * Its line in the log. One word is added to the mark of the fact's own seat: `'silent'`, `'loss'` or `'heading'`. A
   * function returns the whole look: `({ by }) => ({ seat: by })`. Absent: a plain line with the mark of its seat.
   */
  readonly line?: 'silent' | 'loss' | 'heading' | Of<F, LineLook>;
  readonly sound?: Sound | Of<F, Sound | undefined>;
  /**
   * The duration of its motion, in milliseconds. Absent or 0: it is shown together with the next fact that takes time.
   */
  readonly ms?: number | Of<F, number>;
  /**
   * The delay of the next fact in milliseconds, while its own motion continues: the cards of a price leave one right
   * after the other. Such a fact is shown together with what follows. Absent: the next one begins when it is over.
   */
  readonly joins?: Of<F, number | undefined>;
  /** Facts of one wave move together, wave after wave: first all trails are inked (1), then all values circled (2). */
  readonly wave?: number;
  /** What moves. Written here, it needs no code: `({ seat, port }) => ({ slide: `[data-ship="${seat}"]` })`. */
  readonly motion?: Motions | { of(fact: F, scene: MotionScene<T, Chart>): Motions }['of'];
}

/** The facts of a game by kind. A kind without an entry has a plain line, makes no sound and takes no time. */
export type FactTable<T extends GameTypes = GameTypes, Chart = unknown> = {
  readonly [K in T['Fact']['fact']]?: FactLook<Extract<T['Fact'], { fact: K }>, T, Chart>;
};

/** A fact on the time line of its moment, in milliseconds. */
export interface Beat<F extends Fact = Fact> {
  readonly fact: F;
  readonly at: number;
  readonly lasts: number;
}

const plain = (fact: Fact): LineLook => ('seat' in fact && typeof fact.seat === 'number' ? { seat: fact.seat } : {});

export function lineOf(table: FactTable, fact: Fact): LineLook {
  const line = table[fact.fact]?.line;
  if (typeof line === 'function') return line(fact);
  return line === undefined ? plain(fact) : { ...plain(fact), [line]: true };
}

export function soundOf(table: FactTable, fact: Fact): Sound | undefined {
  const sound = table[fact.fact]?.sound;
  return typeof sound === 'function' ? sound(fact) : sound;
}

function lastsOf(table: FactTable, fact: Fact): number {
  const ms = table[fact.fact]?.ms;
  return typeof ms === 'function' ? ms(fact) : (ms ?? 0);
}

/** The facts of a moment on its time line: one after another, or wave after wave. */
export function beatsOf<F extends Fact>(table: FactTable, facts: readonly F[]): Beat<F>[] {
  const waves = new Map<number, number>();
  for (const fact of facts) {
    const wave = table[fact.fact]?.wave;
    if (wave !== undefined) waves.set(wave, Math.max(waves.get(wave) ?? 0, lastsOf(table, fact)));
  }
  const before = (wave: number): number => [...waves].reduce((sum, [each, ms]) => (each < wave ? sum + ms : sum), 0);
  let next = 0;
  return facts.map((fact) => {
    const look = table[fact.fact];
    const lasts = lastsOf(table, fact);
    if (look?.wave !== undefined) return { fact, at: before(look.wave), lasts };
    const at = next;
    next += look?.joins?.(fact) ?? lasts;
    return { fact, at, lasts };
  });
}

/** The duration of the motion of facts that are shown together, in milliseconds. */
export function durationOf(table: FactTable, facts: readonly Fact[]): number {
  if (facts.every((fact) => table[fact.fact]?.joins?.(fact) !== undefined)) return 0;
  return Math.max(...beatsOf(table, facts).map(({ at, lasts }) => at + lasts));
}
