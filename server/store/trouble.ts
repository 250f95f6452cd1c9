import { SkerryError } from '@skerry/engine';
import { MIGRATIONS } from './migrations/index.ts';

/** The database cannot be opened. The sentence says which, and what to do. */
export class StoreError extends SkerryError {
  override readonly name = 'StoreError';
}

/** What was written cannot be read any more: the disk, or somebody, has spoilt it. */
export class Damage extends SkerryError {
  override readonly name = 'Damage';
}

/** A program that does not know all migrations of a database would spoil it. */
export function mustNotBeNewer(seen: number): void {
  if (seen <= MIGRATIONS.length) return;
  throw new StoreError(
    'The database was written by a newer version of Skerry. Install that version, or restore a backup.',
  );
}

/** Whether what is written cannot be read: the file is spoilt, or what stands in it makes no sense any more. */
export const isDamage = (error: unknown): boolean => error instanceof Damage || error instanceof SyntaxError;
