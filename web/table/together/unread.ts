import type { ChatLine } from '@skerry/tables';
import type { TableModel } from '../table-model.ts';

/** New lines of others since the chat was last open. */
export function unread(model: TableModel): number {
  const fresh = model.live.chat.value.slice(model.sheets.chatSeen.value);
  // Pointers and proposals have been seen on the board.
  const isSaid = ({ gesture }: ChatLine) => gesture === undefined || gesture.make === 'say';
  return fresh.filter(
    (line) => isSaid(line) && (line.seat === undefined || !model.playback.ownSeats.value.includes(line.seat)),
  ).length;
}
