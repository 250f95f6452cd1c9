import type { AppliedLine } from '../applied-line.ts';
import type { GameSession } from '../game-session.ts';
import { type Reader, updatesFor } from '../reader-messages.ts';
import type { TableSetup } from '../table-setup.ts';
import type { Message } from '../wire/messages.ts';

/** What each reader is told of some lines. It is made now, once for each kind of reader, and told when it is written. */
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

/** Readers of one kind are told the same: where everybody knows everything, whoever's eyes they look through. */
function kindOf(isOpen: boolean, { knowsRules, looking, wantsOffers, takesPaths, person }: Reader): string {
  const kind = knowsRules ? (takesPaths ? 'rules/paths' : 'rules') : takesPaths ? 'told/paths' : 'told';
  const eyes = isOpen ? kind : `${kind}/${looking}`;
  return wantsOffers ? `${eyes}/${person}` : eyes;
}
