import type { Translated } from '@skerry/engine';
import { type ContentNames, names as en } from './en/names.ts';
import { names as fr } from './fr/names.ts';

type Kind = keyof ContentNames;
type Names = { readonly [K in Kind]: { readonly [key: string | number]: string } };

const NAMES: Translated<Names> = { en, fr };

export type Nameless<T> = Omit<T, 'name'>;
interface Name {
  readonly name: Translated<string>;
}

export const namedById = <T extends { readonly id: string }>(kind: Kind, things: readonly T[]): (T & Name)[] =>
  things.map((thing) => ({ ...thing, name: nameOf(kind, thing.id) }));

export const namedByNumber = <T extends { readonly number: number }>(kind: Kind, things: readonly T[]): (T & Name)[] =>
  things.map((thing) => ({ ...thing, name: nameOf(kind, thing.number) }));

function nameOf(kind: Kind, key: string | number): Translated<string> {
  const of = (names: Names): string => {
    const name = names[kind][key];
    if (name === undefined) throw new Error(`There is no name for ${key} of ${kind}.`);
    return name;
  };
  const { en, ...others } = NAMES;
  return {
    en: of(en),
    ...Object.fromEntries(Object.entries(others).map(([language, names]) => [language, of(names)])),
  };
}
