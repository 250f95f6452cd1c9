/**
 * What a pack must look like, put together from a few shapes. The same lines check a pack and give its type:
 *
 *     const TOWN = shape.parts({ id: shape.word(TOWNS), names: shape.names(), strength: shape.whole(1, 20) });
 *     type Town = Shaped<typeof TOWN>;
 *
 * A check goes through everything and tells each fault with its place, `towns[3].strength`. What only the game can know
 * (that a map hangs together) it checks itself, once the shape is right.
 */
import type { PackFault } from '../contract.ts';
import { LANGUAGES, type Language, type Translated } from '../first/languages.ts';
import { isObject } from '../json.ts';

export interface Shape<V> {
  check(value: unknown, place: string, faults: PackFault[]): void;
  /** Never there: it only carries the type. */
  readonly type?: V;
}

export type Shaped<S> = S extends Shape<infer V> ? V : never;

/** Faults that every game knows. Each has a sentence in `engine/text.ts`. */
export type GeneralFault = { readonly place: string } & (
  | { readonly fault: 'missing' }
  | { readonly fault: 'hiddenLetters' }
  | { readonly fault: 'reservedName' }
  | { readonly fault: 'unknownPart' }
  | { readonly fault: 'wrongKind'; readonly wanted: Kind }
  | { readonly fault: 'outOfRange'; readonly least: number; readonly most: number }
  | { readonly fault: 'tooLong'; readonly most: number }
  | { readonly fault: 'unknownWord'; readonly word: string; readonly words: readonly (string | number)[] }
  | { readonly fault: 'wrongCount'; readonly have: number; readonly least: number; readonly most: number }
  | { readonly fault: 'twice'; readonly word: string; readonly first: string }
);

export type Kind = 'object' | 'list' | 'text' | 'wholeNumber' | 'yesNo';

const MOST_FAULTS = 50;

export function faultsOf(value: unknown, shape: Shape<unknown>): PackFault[] {
  const faults: PackFault[] = [];
  shape.check(value, '', faults);
  return faults.slice(0, MOST_FAULTS);
}

const add = (faults: PackFault[], fault: GeneralFault): void => void faults.push(fault);

/** The place of a part: `towns[3].names.en`. */
const within = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`);

/** Some text without line breaks and other control characters. */
export const text = (most = 100): Shape<string> => ({
  check(value, place, faults) {
    if (typeof value !== 'string' || value === '' || /\p{Cc}/u.test(value))
      return add(faults, { place, fault: 'wrongKind', wanted: 'text' });
    if (value.length > most) add(faults, { place, fault: 'tooLong', most });
  },
});

export const whole = (least: number, most: number): Shape<number> => ({
  check(value, place, faults) {
    if (!Number.isInteger(value)) return add(faults, { place, fault: 'wrongKind', wanted: 'wholeNumber' });
    if ((value as number) < least || (value as number) > most) add(faults, { place, fault: 'outOfRange', least, most });
  },
});

export const yesNo = (): Shape<boolean> => ({
  check(value, place, faults) {
    if (typeof value !== 'boolean') add(faults, { place, fault: 'wrongKind', wanted: 'yesNo' });
  },
});

export const word = <const W extends string | number>(words: readonly W[]): Shape<W> => ({
  check(value, place, faults) {
    if (!(words as readonly unknown[]).includes(value))
      add(faults, { place, fault: 'unknownWord', word: shown(value), words });
  },
});

/** Where `id` is given, no two elements have the same value in that part. */
export const list = <V>(each: Shape<V>, least: number, most: number, id?: keyof V & string): Shape<readonly V[]> => ({
  check(value, place, faults) {
    if (!Array.isArray(value)) return add(faults, { place, fault: 'wrongKind', wanted: 'list' });
    const have = value.length;
    if (have < least || have > most) add(faults, { place, fault: 'wrongCount', have, least, most });
    const seen = new Map<unknown, string>();
    for (const [n, part] of value.slice(0, most).entries()) {
      const here = `${place}[${n}]`;
      each.check(part, here, faults);
      if (id === undefined || !isObject(part)) continue;
      const first = seen.get(part[id]);
      if (first === undefined) seen.set(part[id], here);
      else add(faults, { place: within(here, id), fault: 'twice', word: shown(part[id]), first });
    }
  },
});

type Shapes = { readonly [part: string]: Shape<unknown> };
type Parts<R extends Shapes, O extends Shapes> = { readonly [K in keyof R]: Shaped<R[K]> } & {
  readonly [K in keyof O]?: Shaped<O[K]>;
};

export const parts = <R extends Shapes, O extends Shapes = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<Parts<R, O>> => ({
  check(value, place, faults) {
    if (!isObject(value)) return add(faults, { place, fault: 'wrongKind', wanted: 'object' });
    const known = new Map(Object.entries<Shape<unknown>>({ ...optional, ...required }));
    for (const name of Object.keys(value)) {
      const shape = known.get(name);
      if (shape === undefined) add(faults, { place: within(place, name.slice(0, 40)), fault: 'unknownPart' });
      else shape.check(value[name], within(place, name), faults);
    }
    for (const name of Object.keys(required)) {
      if (!Object.hasOwn(value, name)) add(faults, { place: within(place, name), fault: 'missing' });
    }
  },
});

/** An object with one part for each word. */
export const forEachWord = <const W extends string, V>(
  words: readonly W[],
  each: Shape<V>,
): Shape<{ readonly [K in W]: V }> => ({
  check: (value, place, faults) =>
    parts(Object.fromEntries(words.map((name) => [name, each]))).check(value, place, faults),
});

/** A part in English and in those that must be there; in other languages if the pack has them. */
export const translated = <V>(each: Shape<V>, ...must: readonly Language[]): Shape<Translated<V>> => {
  const inThese = (languages: readonly Language[]) => Object.fromEntries(languages.map((language) => [language, each]));
  return parts({ en: each, ...inThese(must) }, inThese(LANGUAGES));
};

export const names = (most = 60): Shape<Translated<string>> => translated(text(most));

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 40);
