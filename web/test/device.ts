import { choices, type GameWithText, tableFromView } from '@skerry/engine';
import {
  type BotQuestion,
  type BotThinker,
  type ClientMessage,
  GameSession,
  type Message,
  PROTOCOL,
  type TableSnapshot,
} from '@skerry/tables';
import { expect } from 'vitest';
import { type LocalLine, type LocalSeat, type LocalTable, type Shelved, shelve } from '../local/local-table.ts';
import { type Device, TableHost } from '../local/table-host.ts';

export const ADA: LocalSeat = { who: 'person', name: 'Ada' };
export const BRUNO: LocalSeat = { who: 'person', name: 'Bruno' };
export const HERON: LocalSeat = { who: 'bot', name: 'Heron', level: 'calm' };

class Shelf implements Shelved {
  table: LocalTable;
  readonly lines: LocalLine[];
  snapshot?: TableSnapshot;
  full = false;

  constructor({ table, lines, snapshot }: Shelved) {
    this.table = table;
    this.lines = [...lines];
    if (snapshot) this.snapshot = snapshot;
  }

  write(table: LocalTable, known: number, lines: readonly LocalLine[], snapshot?: TableSnapshot): void {
    if (this.full) throw new Error('The disk is full.');
    expect(this.table.n).toBe(known);
    // Like IndexedDB: only plain data can be stored.
    this.table = structuredClone(table);
    this.lines.push(...structuredClone(lines));
    if (snapshot) this.snapshot = structuredClone(snapshot);
  }
}

type Decide = BotThinker['decide'];

const rest: Decide = async () => ({ move: undefined });

/** Bots that take the first possible action, where they must act. */
export const firstOffer =
  ({ game }: GameWithText): Decide =>
  async ({ view, seats, asks }) => {
    const asked = asks.find(({ seat, must }) => must && seats.includes(seat));
    if (asked === undefined) return { move: undefined };
    const { seat } = asked;
    const found = choices(tableFromView(game, { ...view, seat }), seat).find(({ why }) => why === undefined);
    return { move: { seat, action: found!.action } };
  };

export interface Circumstances {
  readonly decide?: Decide;
  readonly options?: object;
  readonly botPause?: number;
  readonly passPause?: number;
}

/** A table on a shelf in memory, with Ada at the page. Writes and messages are recorded in one order. */
export async function sitDown(
  rules: GameWithText,
  seats: readonly LocalSeat[],
  { decide = rest, options = {}, botPause = 0, passPause = 1_000_000 }: Circumstances = {},
) {
  const session = GameSession.open(rules.game, { seats: seats.length, options, seed: 'keeping' });
  const shelf = new Shelf(shelve(session, { name: 'Slow boat', seats, now: 0 }));
  const course: string[] = [];
  const heard: Message[] = [];
  const added: Shelved[] = [];
  const failures: unknown[] = [];
  const problems: BotQuestion[] = [];
  const device: Device = {
    async write(table, known, lines, snapshot) {
      await Promise.resolve();
      shelf.write(table, known, lines, snapshot);
      course.push(['write', ...lines.map(({ n }) => n)].join(' '));
      return true;
    },
    read: async () => shelf,
    async add(table) {
      added.push(table);
    },
    say(client, message) {
      if (client !== 'ada') return;
      heard.push(message);
      course.push(message.say);
    },
    thinker: {
      decide(problem, signal, thinking) {
        problems.push(problem);
        return decide(problem, signal, thinking);
      },
    },
    botPause,
    passPause,
    failed: (error) => failures.push(error),
    lost: () => failures.push('lost'),
  };
  const table = keeping(rules, shelf, device);
  const say = (message: ClientMessage) => table.hear('ada', message);
  await say({ say: 'hello', protocol: PROTOCOL, table: shelf.table.id, language: 'en' });
  return { table, shelf, course, heard, added, failures, problems, say, device };
}

export function keeping(rules: GameWithText, shelf: Shelved, device: Device): TableHost {
  const kept = TableHost.of(rules, shelf, device);
  if (kept instanceof TableHost) return kept;
  throw new Error(`The table cannot be taken up: ${kept.why}.`);
}
