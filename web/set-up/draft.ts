import { type EditHistory, isObject, MOST_UNDONE, type Position, readJson } from '@skerry/engine';
import type { PositionOrigin } from '../position/hand-over.ts';

/** A position that is being set up, as it is kept when the page is closed. */
export interface Draft {
  readonly position: Position;
  readonly origin?: PositionOrigin;
  readonly history: Pick<EditHistory<unknown>, 'edits' | 'done'>;
}

const keyOf = (game: string): string => `skerry-set-up-${game}`;

export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft));
  } catch {
    // A full disk: the position stays on the page until it is closed.
  }
}

/** The draft of this game, if there is one of the right form. Its position is checked by whoever shows it. */
export function keptDraft(game: string): Draft | undefined {
  const kept = localStorage.getItem(keyOf(game));
  if (kept === null) return undefined;
  try {
    const draft = readJson(kept);
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !isObject(value.position) || !isObject(value.history)) return false;
  const { edits, done } = value.history;
  return (
    Array.isArray(edits) &&
    edits.length <= MOST_UNDONE &&
    edits.every((edit) => isObject(edit) && typeof edit.thing === 'string' && typeof edit.dial === 'string') &&
    Number.isInteger(done) &&
    Number(done) >= 0 &&
    Number(done) <= edits.length
  );
}
