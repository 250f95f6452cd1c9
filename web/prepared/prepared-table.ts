import { type GameWithText, type Played, play, replay, type Seat, type Table } from '@skerry/engine';
import { type BotThinker, type ClientMessage, entriesOf, GameSession, type Message } from '@skerry/tables';
import type { Channel, OpenChannel } from '../live/channel.ts';
import { type Device, LocalKeeper } from '../local/local-keeper.ts';
import { type LocalLine, type LocalSeat, shelve } from '../local/local-table.ts';

/** How long after a line the others may make the next, so that people can follow. */
const PAUSE = 650;
const PASS_PAUSE = 1000;

export interface Preparation {
  readonly rules: GameWithText;
  /** The position it begins with, which `prepare` of the engine makes. */
  readonly table: Table;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  /** What has been played from there already, to begin further on. */
  readonly lines?: readonly LocalLine[];
  /** Who decides for the bots; without one they sit still. */
  readonly mind?: BotThinker;
  readonly pause?: number;
  /** Why a move that is about to be played is not wanted here: it is refused then, and nothing changes. */
  objects?(seat: Seat, action: unknown): { readonly sentence: string } | undefined;
}

const STILL: BotThinker = { decide: async () => ({ move: undefined }) };

/**
 * A table in a prepared position, kept by this page alone: for lessons and puzzles. It is the keeper of local tables with a
 * device that writes nothing down, so the table page finds here all that it finds elsewhere.
 */
export class PreparedTable {
  private readonly preparation: Preparation;
  private readonly head: GameSession['head'];
  /** All that was played since the prepared position. */
  readonly lines: LocalLine[];

  constructor(preparation: Preparation) {
    this.preparation = preparation;
    this.lines = [...(preparation.lines ?? [])];
    this.head = GameSession.at(preparation.table).head;
  }

  /** What an action would bring about now, or why it is refused. Nothing is played. */
  tried(seat: Seat, action: unknown): Played {
    const { game } = this.preparation.rules;
    return play(replay(game, { ...this.head, entries: entriesOf(this.lines) }), seat, action);
  }

  /** The way to it, for the page of a table. */
  readonly open: OpenChannel = (hearing): Channel => {
    const { objects } = this.preparation;
    // As if it came from somewhere else: nobody shares what is said.
    const heard = (message: Message) => queueMicrotask(() => hearing.heard(structuredClone(message)));
    const keeper = this.keeper(heard);
    queueMicrotask(() => hearing.opened());
    return {
      post: (message: ClientMessage) => {
        const isMove = message.say === 'do' && message.do === 'play';
        const objection = isMove ? objects?.(message.seat, message.action) : undefined;
        if (isMove && objection !== undefined)
          heard({ say: 'refused', id: message.id, why: { why: 'notWanted' }, sentence: objection.sentence });
        else void keeper.hear('page', message);
      },
      close: () => keeper.close(),
    };
  };

  private keeper(heard: (message: Message) => void): LocalKeeper {
    const { rules, table, name, seats, mind = STILL, pause = PAUSE } = this.preparation;
    const device: Device = {
      write: async (_, __, line) => {
        if (line) this.lines.push(line);
      },
      add: async () => undefined,
      say: (_, message) => heard(message),
      mind,
      botPause: pause,
      passPause: PASS_PAUSE,
      failed: (error) => console.error(error),
      trouble: (error) => console.error(error),
      now: Date.now,
    };
    const shelved = shelve(GameSession.at(table), { name, seats, now: Date.now() });
    const kept = LocalKeeper.of(rules, { table: shelved.table, lines: [...this.lines] }, device);
    if (kept instanceof LocalKeeper) return kept;
    throw new Error(`A prepared table cannot be opened: ${kept.why}.`);
  }
}
