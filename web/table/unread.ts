import type { ChatLine } from '@skerry/tables';
import type { Desk } from './desk.ts';

/** New lines of others since the chat was last open. */
export function unread(desk: Desk): number {
  const fresh = desk.live.chat.value.slice(desk.chatSeen.value);
  // What was pointed at or proposed has been seen on the board.
  const isSaid = ({ gesture }: ChatLine) => gesture === undefined || gesture.make === 'say';
  return fresh.filter((line) => isSaid(line) && (line.seat === undefined || !desk.mine.value.includes(line.seat)))
    .length;
}
