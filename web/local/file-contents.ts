import { readJson } from '@skerry/engine';
import { FileError } from './file-error.ts';

/** More than any game makes, and more than all tables of a device. */
export const LARGEST_FILE = 8_000_000;
export const LARGEST_LOT = 5 * LARGEST_FILE;
export const FORMAT = 1;

/** Each for `tableFrom`; most files hold one. */
export function contentsOf(text: string): readonly unknown[] {
  const value = parsed(text);
  if (!isObject(value) || value.skerry !== 'tables') {
    if (text.length > LARGEST_FILE) throw new FileError('tooBig');
    return [value];
  }
  if (value.format !== FORMAT) throw new FileError('otherVersion');
  if (!Array.isArray(value.tables) || value.tables.length === 0) throw new FileError('broken');
  return value.tables;
}

function parsed(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw new FileError(text.length > LARGEST_FILE ? 'tooBig' : 'notJson');
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
