import { type GameRecord, type GameWithText, type Played, play, replay, type Seat, type Table } from '@skerry/engine';
import { type BotThinker, type ClientMessage, entriesOf, GameSession, type Message } from '@skerry/tables';
import type { Channel, OpenChannel } from '../live/channel.ts';
import { type LocalLine, type LocalSeat, shelve } from '../local/local-table.ts';
import { type Device, TableHost } from '../local/table-host.ts';

/** Pause between the moves of the others, so that people can follow. */
const PAUSE = 650;
const PASS_PAUSE = 1000;

export interface Preparation {
  readonly rules: GameWithText;
  /** The starting position, made by the engine's `prepare`. */
  readonly table: Table;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  /** Moves already played, to start further on. */
  readonly lines?: readonly LocalLine[];
  /** Decides for the bots; without it they do nothing. */
  readonly thinker?: BotThinker;
  readonly pause?: number;
  /** Rejects a legal move that is not wanted here: it is refused, and nothing changes. */
  objects?(seat: Seat, action: unknown): { readonly sentence: string } | undefined;
}

const STILL: BotThinker = { decide: async () => ({ move: undefined }) };

/** A table in a prepared position, for lessons and puzzles: a local table that stores nothing. */
export class PreparedTable {
  private readonly preparation: Preparation;
  private readonly head: GameSession['head'];
  /** All lines since the prepared position. */
  readonly lines: LocalLine[];

  constructor(preparation: Preparation) {
    this.preparation = preparation;
    this.lines = [...(preparation.lines ?? [])];
    this.head = GameSession.at(preparation.table).head;
  }

  /** The position and all moves since. */
  record(): GameRecord {
    return { ...this.head, entries: entriesOf(this.lines) };
  }

  /** What an action would bring about now, or why it is refused. Nothing is played. */
  tried(seat: Seat, action: unknown): Played {
    const { game } = this.preparation.rules;
    return play(replay(game, this.record()), seat, action);
  }

  readonly open: OpenChannel = (hearing): Channel => {
    const { objects } = this.preparation;
    // Asynchronous, as from a server: messages are never shared objects.
    const heard = (message: Message) => queueMicrotask(() => hearing.heard(structuredClone(message)));
    const host = this.host(heard);
    queueMicrotask(() => hearing.opened());
    return {
      post: (message: ClientMessage) => {
        const isMove = message.say === 'do' && message.do === 'play';
        const objection = isMove ? objects?.(message.seat, message.action) : undefined;
        if (isMove && objection !== undefined)
          heard({ say: 'refused', id: message.id, why: { why: 'notWanted' }, sentence: objection.sentence });
        // Each step of a lesson is one move, so only the first action of a path is played.
        else void host.hear('page', isMove && objects ? single(message) : message);
      },
      close: () => host.close(),
    };
  };

  private host(heard: (message: Message) => void): TableHost {
    const { rules, table, name, seats, thinker = STILL, pause = PAUSE } = this.preparation;
    const { table: shelved } = shelve(GameSession.at(table), { name, seats, now: Date.now() });
    const device: Device = {
      write: async (_, __, lines) => {
        this.lines.push(...lines);
        return true;
      },
      read: async () => ({ table: shelved, lines: [...this.lines] }),
      add: async () => undefined,
      say: (_, message) => heard(message),
      thinker,
      botPause: pause,
      passPause: PASS_PAUSE,
      failed: (error) => console.error(error),
      lost: () => undefined,
    };
    const host = TableHost.of(rules, { table: shelved, lines: [...this.lines] }, device);
    if (host instanceof TableHost) return host;
    throw new Error(`A prepared table cannot be opened: ${host.why}.`);
  }
}

type Play = Extract<ClientMessage, { do: 'play' }>;

const single = ({ further, ...first }: Play): Play => first;
