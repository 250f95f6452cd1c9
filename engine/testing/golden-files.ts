import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Set by `UPDATE_GOLDEN=1`: golden games are then recorded anew instead of checked. */
export const isUpdating = (process.env.UPDATE_GOLDEN ?? '') !== '';

export function readGolden(file: URL): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeGolden(file: URL, text: string): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
