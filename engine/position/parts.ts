import * as shape from '../content/shapes.ts';
import type { Json, Outcome, PackFault, Seat } from '../contract.ts';
import { isObject, same } from '../json.ts';
import type { Pile } from '../pile.ts';
import type { PositionFault } from './faults.ts';
import type { Node } from './notation.ts';

/**
 * A part of a state: what it looks like, and how it is written and read as text. The same lines check a state, write and read it.
 */
export interface Part<V> extends shape.Shape<V> {
  /** A single word, several in brackets, or rows of several. A part alone on its line needs no brackets. */
  readonly as: 'word' | 'group' | 'rows';
  /** Its words, or its rows. */
  write(value: V): readonly string[];
  /** Returns nothing where it added a fault. */
  read(node: Node, faults: PositionFault[]): V | undefined;
  /** The same value with what has no order in order. */
  tidy?(value: V): V;
  /** A record may lack it. */
  readonly isOptional?: true;
}

export type Parted<P> = P extends Part<infer V> ? V : never;

/** Inside other parts. */
export function inline<V>(part: Part<V>, value: V): string {
  const items = part.write(value);
  if (part.as === 'word') return items.join('');
  return `(${part.as === 'rows' ? items.map((row) => `(${row})`).join(' ') : items.join(' ')})`;
}

/** On a line of its own. */
export const onLine = <V>(part: Part<V>, value: V): string => part.write(value).join(part.as === 'rows' ? ' | ' : ' ');

const unknown = (node: Node, words: readonly (string | number)[], faults: PositionFault[]): undefined =>
  void faults.push({ fault: 'unknownWord', blocks: true, place: node.place, word: textOf(node), words });

const textOf = ({ word, inner }: Node): string => (inner === undefined ? word : `${word}(…)`).slice(0, 40);

/** A word in one writing. */
function single<V>(checks: shape.Shape<V>, write: (value: V) => string, read: Part<V>['read']): Part<V> {
  return { as: 'word', check: checks.check, write: (value) => [write(value)], read };
}

export const whole = (least: number, most: number): Part<number> =>
  single(shape.whole(least, most), String, (node, faults) => {
    if (/^-?\d{1,10}$/.test(node.word) && node.inner === undefined) return Number(node.word);
    faults.push({ fault: 'wrongKind', blocks: true, place: node.place, wanted: 'wholeNumber' });
    return undefined;
  });

/** Seats are counted from 1 in texts, as people do. */
export const seat = (seats: number, nobody?: number): Part<Seat> => {
  const numbers = Array.from({ length: seats }, (_, each) => each);
  const all = nobody === undefined ? numbers : [nobody, ...numbers];
  return named(all, (each) => (each === nobody ? '-' : String(each + 1)));
};

export const flag = (): Part<boolean> =>
  single(
    shape.yesNo(),
    (value) => (value ? 'yes' : 'no'),
    (node, faults) => (node.word === 'yes' ? true : node.word === 'no' ? false : unknown(node, ['yes', 'no'], faults)),
  );

/** One of these values, by its name. Reading takes capitals for small letters, and what `also` calls it. */
export function named<const V extends string | number>(
  values: readonly V[],
  write: (value: V) => string,
  also: (value: V) => string = String,
): Part<V> {
  let found: ReadonlyMap<string, V> | undefined;
  const find = (text: string): V | undefined => {
    found ??= new Map([also, write].flatMap((by) => values.map((value) => [by(value).toLowerCase(), value] as const)));
    return found.get(text.toLowerCase());
  };
  return single(
    shape.word(values),
    write,
    (node, faults) =>
      (node.inner === undefined ? find(node.word) : undefined) ?? unknown(node, values.map(write), faults),
  );
}

export const word = <const W extends string>(words: readonly W[]): Part<W> => named(words, String);

/** `-` for null. */
export const orNull = <V>(part: Part<V>): Part<V | null> => ({
  ...part,
  check: (value, place, faults) => (value === null ? undefined : part.check(value, place, faults)),
  write: (value) => (value === null ? ['-'] : part.write(value)),
  read: (node, faults) => (isNothing(node) ? null : part.read(node, faults)),
  ...(part.tidy && { tidy: (value: V | null) => (value === null ? null : part.tidy!(value)) }),
});

const isNothing = ({ word, inner }: Node): boolean => word === '-' || (inner?.length === 1 && inner[0]?.word === '-');

export const optional = <V>(part: Part<V>): Part<V | undefined> => ({
  ...part,
  write: (value) => part.write(value as V),
  tidy: (value) => (value === undefined ? undefined : tidied(part, value)),
  isOptional: true,
});

export const tidied = <V>(part: Part<V>, value: V): V => part.tidy?.(value) ?? value;

/** Equal words in a row are counted: `fire*3`. */
function runs(words: readonly string[]): string[] {
  const found: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last?.word === word && /^[^()=]+$/.test(word)) last.times++;
    else found.push({ word, times: 1 });
  }
  return found.map(({ word, times }) => (times > 1 ? `${word}*${times}` : word));
}

/** What a node holds; one without brackets holds itself. */
const innerOf = (node: Node): readonly Node[] => node.inner ?? [node];

const readAll = <V>(part: Part<V>, nodes: readonly Node[], faults: PositionFault[]): V[] =>
  nodes.flatMap((node) => {
    const value = part.read(node, faults);
    return value === undefined ? [] : Array.from({ length: node.times }, () => value);
  });

/** The faults of too many elements come from the check. */
export function list<V>(part: Part<V>, least: number, most: number): Part<V[]> {
  return {
    as: 'group',
    check: (value, place, faults) => shape.list(part, least, most).check(value, place, faults),
    write: (values) => runs(values.map((value) => inline(part, value))),
    read: (node, faults) => readAll(part, innerOf(node), faults),
    tidy: (values) => values.map((value) => tidied(part, value)),
  };
}

/** Groups with `|` between them: the hands of all seats. */
export function rows<V>(part: Part<V>, least: number, most: number): Part<V[]> {
  return {
    as: 'rows',
    check: (value, place, faults) => shape.list(part, least, most).check(value, place, faults),
    write: (values) => values.map((value) => onLine(part, value)),
    read: (node, faults) => readAll(part, node.inner ?? [], faults),
    tidy: (values) => values.map((value) => tidied(part, value)),
  };
}

/** The layer that is drawn from comes first. Cards of a layer have no order. */
export function pile<C extends Json>(part: Part<C>, most: number): Part<Pile<C>> {
  const layer = list(part, 1, most);
  const layers = rows(layer, 0, most);
  return {
    ...layers,
    write: (value) => layers.write([...tidied(pile(part, most), value)].reverse()),
    read: (node, faults) =>
      layers
        .read(node, faults)
        ?.filter((cards) => cards.length > 0)
        .reverse(),
    tidy: (value) => value.map((cards) => inOrder(cards, (card) => inline(part, card))),
  };
}

function inOrder<C>(cards: readonly C[], textOf: (card: C) => string): C[] {
  const texts = cards.map((card) => ({ card, text: textOf(card) }));
  return texts
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .map(({ card }) => card);
}

/** A list with an element for each name, of which only the unusual ones are written: `tuva=2 krazk=1`. */
export function keyed<V>(names: readonly string[], part: Part<V>, usual: V): Part<V[]> {
  return {
    as: 'group',
    check: (value, place, faults) => shape.list(part, names.length, names.length).check(value, place, faults),
    write: (values) => values.flatMap((value, n) => (same(value, usual) ? [] : [`${names[n]}=${inline(part, value)}`])),
    read(node, faults) {
      const values = names.map(() => usual);
      for (const each of innerOf(node)) {
        const name = each.name ?? each.word;
        const at = names.findIndex((known) => known.toLowerCase() === name.toLowerCase());
        const isKnown = at >= 0 && each.name !== undefined;
        const value = isKnown ? part.read(each, faults) : unknown({ ...each, word: name }, names, faults);
        if (value !== undefined) values[at] = value;
      }
      return values;
    },
    tidy: (values) => values.map((value) => tidied(part, value)),
  };
}

type Fields = { readonly [name: string]: unknown };
export type Parts<R> = { readonly [K in keyof R]-?: Part<R[K]> };

/** An object by the names of its fields. Those that are as usual are not written; a flag is written by its name alone. */
export function record<R extends object>(parts: Parts<R>, usual: NoInfer<Partial<R>> = {}): Part<R> {
  const entries = Object.entries(parts) as [string, Part<unknown>][];
  const usually: Fields = { ...usual };
  const isUsual = (name: string, value: unknown): boolean =>
    value === undefined || (Object.hasOwn(usually, name) && same(value, usually[name]));
  return {
    as: 'group',
    check(value, place, faults) {
      const of = (isOptional: boolean) =>
        Object.fromEntries(entries.filter(([, part]) => (part.isOptional ?? false) === isOptional));
      shape.parts(of(false), of(true)).check(value, place, faults);
    },
    write: (value) =>
      entries.flatMap(([name, part]) => {
        const field = (value as Fields)[name];
        if (isUsual(name, field)) return [];
        return field === true ? [name] : [`${name}=${inline(part, field)}`];
      }),
    read(node, faults) {
      const value: Record<string, unknown> = { ...usually };
      for (const each of innerOf(node)) {
        const name = each.name ?? each.word;
        const part = Object.hasOwn(parts, name) ? (parts as { [name: string]: Part<unknown> })[name] : undefined;
        if (part === undefined) unknown({ ...each, word: name }, Object.keys(parts), faults);
        else value[name] = each.name === undefined ? true : part.read(each, faults);
      }
      for (const [name, part] of entries)
        if (!part.isOptional && value[name] === undefined && faults.length === 0)
          faults.push({ fault: 'missing', blocks: true, place: `${node.place}.${name}` });
      return value as R;
    },
    tidy: (value) =>
      Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, tidied((parts as Fields)[name] as Part<unknown>, field)]),
      ) as R,
  };
}

/** One of several kinds of object, told apart by a word in one field: `actions(left=2)`. */
export function variants<K extends string, U extends { readonly [T in K]: string }>(
  key: K,
  kinds: { readonly [W in U[K]]: Part<Omit<Extract<U, { readonly [T in K]: W }>, K>> },
): Part<U> {
  const table = kinds as { readonly [kind: string]: Part<object> };
  const kindOf = (word: unknown): Part<object> | undefined =>
    typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined;
  return {
    as: 'word',
    check(value, place, faults: PackFault[]) {
      if (!isObject(value)) return void faults.push({ place, fault: 'wrongKind', wanted: 'object' });
      const { [key]: word, ...rest } = value;
      const kind = kindOf(word);
      if (kind === undefined) shape.word(Object.keys(table)).check(word, `${place}.${key}`, faults);
      else kind.check(rest, place, faults);
    },
    write(value) {
      const { [key]: word, ...rest } = value;
      const fields = kindOf(word)!.write(rest);
      return [fields.length === 0 ? word : `${word}(${fields.join(' ')})`];
    },
    read(node, faults) {
      const kind = kindOf(node.word);
      if (kind === undefined) return unknown(node, Object.keys(table), faults);
      const rest = kind.read({ ...node, inner: node.inner ?? [] }, faults);
      return rest === undefined ? undefined : ({ [key]: node.word, ...rest } as U);
    },
  };
}

/** A list whose usual beginning, given the rest, is written as three dots. */
export function after<V>(all: Part<V[]>, usual: (rest: readonly V[]) => readonly V[]): Part<V[]> {
  return {
    ...all,
    write(values) {
      for (let from = values.length; from > 0; from--) {
        const rest = values.slice(from);
        if (same(usual(rest), values.slice(0, from))) return [DOTS, ...all.write(rest)];
      }
      return all.write(values);
    },
    read(node, faults) {
      const [first, ...others] = innerOf(node);
      if (first?.word !== DOTS) return all.read(node, faults);
      const rest = all.read({ ...node, inner: others }, faults);
      return rest && [...usual(rest), ...rest];
    },
  };
}

const DOTS = '...';

/** Of a game that goes on there is none to write; that one is over is told when it is found. */
export const outcome = (): Part<Outcome | null> => ({
  as: 'word',
  check(value, place, faults) {
    if (value !== null && !isObject(value)) faults.push({ place, fault: 'wrongKind', wanted: 'object' });
  },
  write: () => ['-'],
  read: () => null,
});

/** A value that is written as another one: a bonus as `A+3`. */
export const mapped = <V, W>(
  { as, write, read }: Part<W>,
  { check }: shape.Shape<V>,
  from: (value: V) => W,
  to: (written: W) => V,
): Part<V> => ({
  as,
  check,
  write: (value) => write(from(value)),
  read(node, faults) {
    const written = read(node, faults);
    return written === undefined || faults.length > 0 ? undefined : to(written);
  },
});

/** A part that only other variants of the game have. */
export const absent = (): Part<undefined> => ({
  as: 'word',
  check: (_, place, faults) => void faults.push({ place, fault: 'unknownPart' }),
  write: () => [],
  read: ({ place }, faults) => void faults.push({ fault: 'unknownPart', blocks: true, place }),
  isOptional: true,
});

/** `Fools’ Landing` as `fools-landing`. */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Cards by their numbers, written by their names; cards of one name, and those without, by their numbers. */
export function numbered(numbers: readonly number[], nameOf: (number: number) => string): Part<number> {
  const slugs = numbers.map((number) => slug(nameOf(number)));
  const isOwn = (text: string): boolean => /[a-z]/.test(text) && slugs.indexOf(text) === slugs.lastIndexOf(text);
  return named(numbers, (number) => {
    const text = slugs[numbers.indexOf(number)] ?? '';
    return isOwn(text) ? text : String(number);
  });
}
