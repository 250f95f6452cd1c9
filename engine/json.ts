import type { StateJson } from './contract.ts';

/** Whatever the order of keys. An absent key equals an undefined one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!Array.isArray(a)) return !Array.isArray(b) && sameKeyed(a as Keyed, b as Keyed);
  if (!Array.isArray(b) || a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n] && !same(a[n], b[n])) return false;
  return true;
}

interface Keyed {
  readonly [key: string]: unknown;
}

/** Loops over keys, unlike lists of them, allocate nothing: this runs many times per move. */
function sameKeyed(a: Keyed, b: Keyed): boolean {
  for (const key in a) if (!same(a[key], Object.hasOwn(b, key) ? b[key] : undefined)) return false;
  for (const key in b) if (b[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}

/** Sorted keys: equal values give equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const keyed = value as Keyed;
    const keys = Object.keys(keyed).filter((key) => keyed[key] !== undefined);
    const parts = keys.sort().map((key) => `${JSON.stringify(key)}:${canonical(keyed[key])}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Keys without a value are left out, as JSON does. */
export function copy<V>(value: V): V {
  return copied(value) as V;
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => (part === undefined ? null : copied(part)));
  const fresh: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key];
    // This key would set the prototype of the copy.
    if (part !== undefined && key !== '__proto__') fresh[key] = copied(part);
  }
  return fresh;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const writtenState = (state: object): StateJson => copied(state) as StateJson;
