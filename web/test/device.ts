import { choices, type GameWithText, glance } from '@skerry/engine';
import { type ClientMessage, type Message, Sitting, type Snapshot } from '@skerry/tables';
import { expect } from 'vitest';
import { Keeping, type Problem, type World } from '../local/keeping.ts';
import { type KeptLine, type KeptTable, keep, type LocalSeat, type Shelved } from '../local/kept.ts';

export const ADA: LocalSeat = { who: 'person', name: 'Ada' };
export const BRUNO: LocalSeat = { who: 'person', name: 'Bruno' };
export const HERON: LocalSeat = { who: 'bot', name: 'Heron', level: 'calm' };

/** What is written down, in memory. */
class Shelf implements Shelved {
  table: KeptTable;
  readonly lines: KeptLine[];
  snapshot?: Snapshot;
  full = false;

  constructor({ table, lines, snapshot }: Shelved) {
    this.table = table;
    this.lines = [...lines];
    if (snapshot) this.snapshot = snapshot;
  }

  write(table: KeptTable, known: number, line?: KeptLine, snapshot?: Snapshot): void {
    if (this.full) throw new Error('The disk is full.');
    expect(this.table.n).toBe(known);
    this.table = table;
    if (line) this.lines.push(line);
    if (snapshot) this.snapshot = JSON.parse(JSON.stringify(snapshot));
  }
}

/** A bot that never has an idea. */
export async function rest(): Promise<undefined> {
  return undefined;
}

/** A table on a shelf of memory, with Ada at the page. What is written and what is told is kept in one order. */
export async function sitDown(
  rules: GameWithText,
  seats: readonly LocalSeat[],
  { decide = rest, options = {} }: { decide?: World['decide']; options?: object } = {},
) {
  const sitting = Sitting.open(rules.game, { seats: seats.length, options, seed: 'keeping' });
  const shelf = new Shelf(keep(sitting, { name: 'Slow boat', seats, now: 0 }));
  const course: string[] = [];
  const heard: Message[] = [];
  const added: Shelved[] = [];
  const failures: unknown[] = [];
  const world: World = {
    async write(table, known, line, snapshot) {
      await Promise.resolve();
      shelf.write(table, known, line, snapshot);
      course.push(line ? `write ${line.n}` : 'write');
    },
    async add(table) {
      added.push(table);
    },
    say(client, message) {
      if (client !== 'ada') return;
      heard.push(message);
      course.push(message.say);
    },
    decide,
    failed: (error) => failures.push(error),
    pace: async () => {
      course.push('pause');
    },
    now: () => 1000,
  };
  const table = keeping(rules, shelf, world);
  const say = (message: ClientMessage) => table.hear('ada', message);
  await say({ say: 'hello', protocol: 2, table: shelf.table.id, language: 'en' });
  return { table, shelf, course, heard, added, failures, say, world };
}

/** Takes up a table that can be taken up. */
export function keeping(rules: GameWithText, shelf: Shelved, world: World): Keeping {
  const kept = Keeping.of(rules, shelf, world);
  if (kept instanceof Keeping) return kept;
  throw new Error(`The table cannot be taken up: ${kept.why}.`);
}

export function firstOffer({ game }: GameWithText, { view, seat }: Problem) {
  const found = choices(glance(game, view), seat).find(({ why }) => why === undefined);
  return found!.action;
}
