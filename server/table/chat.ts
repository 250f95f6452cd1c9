import { type ChatLine, type Gesture, LONGEST_CHAT, type Person, personSeats, type TableWhy } from '@skerry/tables';
import type { TableRow } from '../store/store.ts';
import { cleanText, watcherName } from './names.ts';

/** Lines of a room that a new client gets. */
export const REMEMBERED_CHAT = 100;

/** People with a seat and watchers each have a room. */
export const chatRoomOf = (row: TableRow, person: Person): ChatLine['room'] =>
  personSeats(row, person).length > 0 ? 'seats' : 'watchers';

export type Saying = { readonly text: string } | { readonly gesture: Gesture };

export class Chat {
  private readonly lines: { [room in ChatLine['room']]: ChatLine[] } = { seats: [], watchers: [] };

  constructor(lines: readonly ChatLine[]) {
    for (const line of lines) this.add(line);
  }

  line(row: TableRow, person: Person, what: Saying, at: number): ChatLine | TableWhy {
    const said = 'gesture' in what ? what : { text: cleanText(what.text).slice(0, LONGEST_CHAT) };
    const [seat] = personSeats(row, person);
    if ('text' in said && said.text === '') return { why: 'badMessage', part: '"text" is empty' };
    if (row.muted?.includes(person) || (seat !== undefined && row.seats[seat]?.muted)) return { why: 'muted' };
    if (seat === undefined) return { at, room: 'watchers', name: watcherName(person), ...said };
    return { at, room: 'seats', seat, name: row.seats[seat]?.name ?? '', ...said };
  }

  add(line: ChatLine): void {
    const room = this.lines[line.room];
    room.push(line);
    if (room.length > REMEMBERED_CHAT) room.shift();
  }

  /** Others were removed from the store when a person was forgotten. */
  keepOnly(lines: readonly ChatLine[]): void {
    const left = lines.map(said);
    for (const room of ['seats', 'watchers'] as const)
      this.lines[room] = this.lines[room].filter((line) => left.includes(said(line)));
  }

  last(room: ChatLine['room']): ChatLine[] {
    return [...this.lines[room]];
  }

  /** The stored lines that are not known here. */
  missing(lines: readonly ChatLine[]): ChatLine[] {
    const known = [...this.lines.seats, ...this.lines.watchers].map(said);
    return lines.filter((line) => {
      const at = known.indexOf(said(line));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
  }
}

const said = ({ at, room, name, text, gesture }: ChatLine): string =>
  `${at} ${room} ${name} ${text ?? JSON.stringify(gesture)}`;
