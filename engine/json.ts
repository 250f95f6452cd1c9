import type { StateJson } from './contract.ts';

/** Whatever the order of keys. An absent key equals an undefined one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let n = 0; n < a.length; n++) if (!same(a[n], b[n])) return false;
    return true;
  }
  return sameKeyed(a as Keyed, b as Keyed);
}

interface Keyed {
  readonly [key: string]: unknown;
}

function sameKeyed(a: Keyed, b: Keyed): boolean {
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  const inOrder = keys.length === others.length && keys.every((key, n) => key === others[n]);
  if (inOrder) return keys.every((key) => same(a[key], b[key]));
  return (
    keys.every((key) => same(a[key], own(b, key))) &&
    others.every((key) => b[key] === undefined || own(a, key) !== undefined)
  );
}

function own(object: Keyed, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
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
