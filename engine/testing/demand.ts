import { same } from '../json.ts';

/** Stops a check with a sentence that says what is wrong. */
export function demand(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Error(sentence());
}

/** Two JSON values must be equal; the sentence names the first place where they are not. */
export function demandSame(found: unknown, wanted: unknown, what: string): void {
  if (!same(found, wanted)) throw new Error(`${what} differs: ${difference(found, wanted, '')}.`);
}

function difference(found: unknown, wanted: unknown, path: string): string {
  if (isBranch(found) && isBranch(wanted) && Array.isArray(found) === Array.isArray(wanted)) {
    const keys = new Set([...Object.keys(found), ...Object.keys(wanted)]);
    for (const key of keys) {
      if (!same(found[key], wanted[key])) return difference(found[key], wanted[key], `${path}/${key}`);
    }
  }
  return `at ${path || 'the top'} there is ${show(found)}, and there should be ${show(wanted)}`;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
}

/** Why a value is not plain JSON data, if it is not: `undefined` may stand for an absent key, and nowhere else. */
export function whyNotPlain(value: unknown, path = ''): string | undefined {
  const here = path || 'the top';
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${here} is ${value}`;
    case 'object':
      break;
    default:
      return `${here} is ${typeof value}`;
  }
  if (value === null) return undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return `${here} is no plain object`;
  const parts = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value).filter(([, part]) => part !== undefined);
  for (const [key, part] of parts) {
    const trouble = whyNotPlain(part, `${path}/${key}`);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}
