import type { AppliedLine } from '../applied-line.ts';
import type { GameSession } from '../game-session.ts';
import { type Reader, updatesFor } from '../reader-messages.ts';
import type { TableSetup } from '../table-setup.ts';
import type { Message } from '../wire/messages.ts';

/** The updates about some lines, made now, once for each kind of reader, to be sent when the lines are written. */
export function updatesByReader(
  session: GameSession,
  setup: TableSetup,
  lines: readonly AppliedLine[],
  readers: Iterable<Reader>,
): (reader: Reader) => readonly Message[] {
  const isOpen = lines.every((applied) => applied.isOpen);
  const kinds = new Map<string, readonly Message[]>();
  for (const reader of readers) {
    const kind = kindOf(isOpen, reader);
    if (!kinds.has(kind)) kinds.set(kind, updatesFor(reader, session, setup, lines));
  }
  return (reader) => kinds.get(kindOf(isOpen, reader)) ?? [];
}

/** Readers of the same kind get the same messages. In an open position the seat makes no difference. */
function kindOf(isOpen: boolean, { knowsRules, looking, wantsOffers, takesPaths, person }: Reader): string {
  const kind = knowsRules ? (takesPaths ? 'rules/paths' : 'rules') : takesPaths ? 'told/paths' : 'told';
  const eyes = isOpen ? kind : `${kind}/${looking}`;
  return wantsOffers ? `${eyes}/${person}` : eyes;
}
