import type { Json } from './contract.ts';
import { copy, isObject, same } from './json.ts';

/**
 * Changes in order, each with the path to its place: `[path]` removes a key, `[path, value]` sets the place, and
 * `[path, start, cut, ...added]` splices a list.
 */
export type Patch = readonly PatchChange[];
export type PatchChange = readonly [
  path: Path,
  ...change: readonly [] | readonly [value: Json] | readonly [start: number, cut: number, ...added: Json[]],
];
export type Path = readonly (string | number)[];

export function diff(before: unknown, after: unknown): Patch {
  const changes: PatchChange[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `path` is the same after the call as before. */
function compare(before: unknown, after: unknown, path: (string | number)[], changes: PatchChange[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path, changes);
  if (!isObject(before) || !isObject(after)) {
    changes.push([[...path], copy(after as Json)]);
    return;
  }
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && after[key] === undefined) changes.push([[...path, key]]);
  }
  for (const key of Object.keys(after)) {
    if (after[key] !== undefined) compareAt(key, before[key], after[key], path, changes);
  }
}

function compareAt(
  key: string | number,
  before: unknown,
  after: unknown,
  path: (string | number)[],
  changes: PatchChange[],
): void {
  if (before === after) return;
  path.push(key);
  compare(before, after, path, changes);
  path.pop();
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  changes: PatchChange[],
): void {
  if (before.length === after.length) {
    for (let n = 0; n < after.length; n++) compareAt(n, before[n], after[n], path, changes);
    return;
  }
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shared - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const added = after.slice(start, after.length - end) as Json[];
  // When a card is drawn from a layer, the last one fills the gap: the shorter list differs in one place only.
  if (added.length > 1) {
    for (let n = start; n < shared; n++) compareAt(n, before[n], after[n], path, changes);
    changes.push([[...path], shared, before.length - shared, ...copy(after.slice(shared) as Json[])]);
  } else {
    changes.push([[...path], start, before.length - end - start, ...copy(added)]);
  }
}

/** Does not change `value`; shares what is the same. Throws for a patch that does not fit. */
export function patched<V>(value: V, patch: Patch): V {
  return patch.reduce<unknown>((before, [path, ...change]) => changedAt(before, path, change), value) as V;
}

function changedAt(value: unknown, [key, ...rest]: Path, change: readonly Json[]): unknown {
  if (key === undefined) return changed(value, change);
  if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
    return value.with(key, changedAt(value[key], rest, change));
  }
  if (isObject(value) && typeof key === 'string' && (isSetting(rest, change) || Object.hasOwn(value, key))) {
    const { [key]: part = null, ...others } = value;
    if (rest.length === 0 && change.length === 0) return others;
    return { ...value, [key]: changedAt(part, rest, change) };
  }
  throw new RangeError(`A change does not fit: there is no place "${key}".`);
}

const isSetting = (rest: Path, change: readonly Json[]): boolean => rest.length === 0 && change.length === 1;

function changed(value: unknown, change: readonly Json[]): unknown {
  if (change.length === 0) throw new RangeError('A change does not fit: only a key can be taken away.');
  if (change.length === 1) return change[0];
  const [start, cut, ...added] = change;
  if (!Array.isArray(value)) throw new RangeError('A change does not fit: a list was expected.');
  return value.toSpliced(start as number, cut as number, ...added);
}
