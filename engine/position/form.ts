import type { Game, GameTypes, Json, PackFault, StateJson } from '../contract.ts';
import { isObject, same, writtenState } from '../json.ts';
import type { OptionSpec } from '../keeping/options.ts';
import type { PositionFault } from './faults.ts';
import { type Node, parse, type Section } from './notation.ts';
import { flag, inline, list, named, onLine, type Part, seat, tidied } from './parts.ts';
import type { Position, PositionKit, PositionRules, ReadPosition } from './position.ts';

/** One part of a state. `before` has the parts above it. */
export interface FormPart<T extends GameTypes, V> {
  part(before: T['State']): Part<V>;
  /** What it is where the text does not mention it. */
  otherwise?(before: T['State'], options: T['Options']): V;
}

/** All parts of a state besides `seats`, in the order in which they are checked, written and read. */
export type Form<T extends GameTypes> = {
  readonly [K in Exclude<keyof T['State'], 'seats'>]-?: FormPart<T, T['State'][K]>;
};

type AnyPart<T extends GameTypes> = FormPart<T, unknown>;

/** The kit of a game whose states have this form. */
export function kitFor<T extends GameTypes>({
  form,
  words,
  ...rules
}: {
  form(game: Game<T>): Form<T>;
  words: PositionKit<T>['words'];
} & Omit<PositionRules<T>, 'shape'>): PositionKit<T> & { tidy(position: Position, game: Game<T>): Position } {
  const known = new WeakMap<Game<T>, readonly [string, AnyPart<T>][]>();
  const entriesOf = (game: Game<T>): readonly [string, AnyPart<T>][] => {
    const entries = known.get(game) ?? (Object.entries(form(game)) as [string, AnyPart<T>][]);
    known.set(game, entries);
    return entries;
  };
  return {
    rules: {
      shape: (game, seats) => ({
        check: (value, _, found) => checkForm<T>(entriesOf(game), seats, value, found),
      }),
      ...rules,
    },
    write: (position, game) => writeForm(game, entriesOf(game), position),
    read: (text, game) => readForm(game, entriesOf(game), text),
    tidy(position, game) {
      const state = position.state as StateJson & T['State'];
      const parts = entriesOf(game).filter(([name]) => Object.hasOwn(state, name));
      const tidy = parts.map(([name, entry]) => [name, tidied(entry.part(state), at(state, name))]);
      return { ...position, state: writtenState({ seats: state.seats, ...Object.fromEntries(tidy) }) };
    },
    words,
  };
}

const at = (state: object, name: string): unknown => (state as { readonly [name: string]: unknown })[name];

/** Later parts may rest on earlier ones, so the first wrong part ends the check. */
function checkForm<T extends GameTypes>(
  entries: readonly [string, AnyPart<T>][],
  seats: number,
  value: unknown,
  faults: PackFault[],
): void {
  if (!isObject(value)) return void faults.push({ place: '', fault: 'wrongKind', wanted: 'object' });
  const names = ['seats', ...entries.map(([name]) => name)];
  const strange = Object.keys(value).filter((name) => !names.includes(name));
  for (const name of strange) faults.push({ place: name.slice(0, 40), fault: 'unknownPart' });
  if (value.seats !== seats) faults.push({ place: 'seats', fault: 'outOfRange', least: seats, most: seats });
  for (const [name, entry] of entries) {
    if (faults.length > 0) return;
    const part = entry.part(value as typeof value & T['State']);
    if (Object.hasOwn(value, name)) part.check(value[name], name, faults);
    else if (!part.isOptional) faults.push({ place: name, fault: 'missing' });
  }
}

function writeForm<T extends GameTypes>(
  game: Game<T>,
  entries: readonly [string, AnyPart<T>][],
  { version, seats, options, state: written }: Position,
): string {
  const state = written as StateJson & T['State'];
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const chosen = Object.entries(specs).flatMap(([name, spec]) => {
    const value = options[name] ?? spec.default;
    return same(value, spec.default) ? [] : [`${name}=${inline(optionPart(spec, seats), value)}`];
  });
  const head = [`${game.name}: version=${version} seats=${seats}`, ...chosen];
  const lines = entries.flatMap(([name, entry]) => {
    if (!Object.hasOwn(state, name)) return [];
    const part = entry.part(state);
    const value = tidied(part, at(state, name));
    const usual = entry.otherwise?.(state, optionsOf(game, options));
    return usual !== undefined && same(value, tidied(part, usual)) ? [] : [`${name}: ${onLine(part, value)}`.trim()];
  });
  return `${[head.join(' '), ...lines].join('\n')}\n`;
}

function optionsOf<T extends GameTypes>(game: Game<T>, chosen: { readonly [option: string]: unknown }): T['Options'] {
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const usual = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
  return { ...usual, ...chosen } as T['Options'];
}

function optionPart(spec: OptionSpec, seats: number): Part<unknown> {
  const part = (): Part<Json> => {
    if (spec.kind === 'seat') return seat(seats) as Part<Json>;
    if (spec.kind === 'each-seat') return list(named(spec.values, String), seats, seats) as Part<unknown> as Part<Json>;
    const values = spec.values.filter((value) => typeof value !== 'boolean');
    return (values.length === 0 ? flag() : named(values, String)) as Part<unknown> as Part<Json>;
  };
  const { as, check, write, read } = part();
  return {
    as,
    check,
    write: (value) => (value === 'random' ? ['random'] : write(value as Json)),
    read: (node, faults) => (node.word === 'random' ? 'random' : read(node, faults)),
  };
}

function readForm<T extends GameTypes>(
  game: Game<T>,
  entries: readonly [string, AnyPart<T>][],
  text: string,
): ReadPosition {
  const faults: PositionFault[] = [];
  const sections = parse(text, faults);
  const [head, ...rest] = sections;
  if (head === undefined || head.name !== game.name)
    faults.push({ fault: 'otherGame', blocks: true, place: '', game: head?.name ?? '' });
  const { seats, version, options } = head && faults.length === 0 ? readHead(game, head, faults) : NO_HEAD;
  const names = entries.map(([name]) => name);
  const seen = new Set<string>();
  for (const { name } of rest) {
    if (!names.includes(name)) faults.push({ fault: 'unknownPart', blocks: true, place: name });
    else if (seen.has(name)) faults.push({ fault: 'twice', blocks: true, place: name, word: name, first: name });
    seen.add(name);
  }
  const state: Record<string, unknown> = { seats };
  for (const [name, entry] of entries) {
    if (faults.length > 0) return { faults };
    const before = state as typeof state & T['State'];
    const section = rest.find((each) => each.name === name);
    const part = entry.part(before);
    const value = section ? readSection(part, section, faults) : entry.otherwise?.(before, optionsOf(game, options));
    if (faults.length > 0) return { faults };
    if (value !== undefined) {
      const wrong: PackFault[] = [];
      part.check(value, name, wrong);
      faults.push(...wrong.map((fault) => ({ ...fault, blocks: true })));
      if (wrong.length === 0) state[name] = tidied(part, value);
    } else if (!part.isOptional) faults.push({ fault: 'missing', blocks: true, place: name });
  }
  if (faults.length > 0) return { faults };
  const position = { game: game.name, version, seats, options, state: writtenState(state) };
  return { position: game.pack ? { ...position, pack: game.pack.whole } : position, faults: [] };
}

const NO_HEAD = { seats: 0, version: 0, options: {} };

function readHead<T extends GameTypes>(
  game: Game<T>,
  { name: place, rows }: Section,
  faults: PositionFault[],
): { readonly seats: number; readonly version: number; readonly options: { readonly [option: string]: Json } } {
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const given = new Map(rows.flat().map((node): [string, Node] => [node.name ?? node.word, node]));
  const number = (name: string, usual: number): number => {
    const word = given.get(name)?.word ?? String(usual);
    if (/^\d{1,3}$/.test(word)) return Number(word);
    faults.push({ fault: 'wrongKind', blocks: true, place: `${place}.${name}`, wanted: 'wholeNumber' });
    return 0;
  };
  const seats = number('seats', game.seats[0] ?? 1);
  const version = number('version', game.version);
  if (!game.seats.includes(seats) && faults.length === 0)
    faults.push({ fault: 'seatCount', blocks: true, place: 'seats', seats: game.seats });
  const options: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(specs)) options[name] = spec.default;
  for (const [name, node] of given) {
    if (name === 'seats' || name === 'version') continue;
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined || node.name === undefined)
      faults.push({ fault: 'option', blocks: true, place: `options.${name.slice(0, 40)}`, option: name.slice(0, 40) });
    else options[name] = optionPart(spec, seats).read(node, faults) as Json;
  }
  return { seats, version, options };
}

function readSection(part: Part<unknown>, { name, rows }: Section, faults: PositionFault[]): unknown {
  const group = (inner: readonly Node[]): Node => ({ word: '', times: 1, inner, place: name });
  if (part.as === 'rows') return part.read(group(rows.map(group)), faults);
  const [row = [], ...others] = rows;
  const have = others.length > 0 ? rows.length : part.as === 'word' ? row.length : 1;
  if (have !== 1) return void faults.push({ fault: 'wrongCount', blocks: true, place: name, have, least: 1, most: 1 });
  return part.as === 'word' ? part.read(row[0]!, faults) : part.read(group(row), faults);
}
