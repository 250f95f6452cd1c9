import type { Game, Seat } from '@skerry/engine';
import type { BotLevel, Head, Line, Sitting, Snapshot, TableInfo, TableWhy } from '@skerry/tables';
import { newId } from '../ids.ts';

/** A seat of a table on this device. */
export interface LocalSeat {
  readonly who: 'person' | 'bot';
  readonly name: string;
  /** Of a bot, or of the bot that plays for the person for a while. */
  readonly level?: BotLevel;
  readonly standIn?: boolean;
}

/** A table on this device: what is written down of it besides the lines of its log. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly head: Head;
  /** The version of the rules that play it now. */
  readonly version: number;
  /** The last line of its log. */
  readonly n: number;
  readonly stage: 'playing' | 'over';
  /** The seats the game waits for. */
  readonly waiting: readonly Seat[];
  /** The seats that came first, when the game is over; nobody where a team lost. */
  readonly winners?: readonly Seat[];
  /** The table of the rematch. */
  readonly next?: string;
  readonly made: number;
  /** When something was last written down. */
  readonly touched: number;
}

/** A line of a kept log; `command` is the id of the wish that made it, so that a wish sent twice counts once. */
export interface KeptLine extends Line {
  readonly table: string;
  readonly command?: string;
}

/** All that is written down of a table. */
export interface Shelved {
  readonly table: KeptTable;
  readonly lines: readonly KeptLine[];
  /** For later rules to go on from; absent where the seed is not known, so that nobody can play on anyway. */
  readonly snapshot?: Snapshot;
}

/** A table as it stands on the shelf before its first line, or after the lines it was given. */
export function keep(
  sitting: Sitting,
  about: { name: string; seats: readonly LocalSeat[]; now: number },
  lines: readonly Line[] = [],
): Shelved {
  const { name, seats, now } = about;
  const id = newId();
  return {
    table: {
      ...{ id, name, seats, made: now, touched: now },
      head: sitting.head,
      version: sitting.game.version,
      ...standOf(sitting),
    },
    lines: lines.map((line) => ({ ...line, table: id })),
    ...snapshotOf(sitting),
  };
}

/** What later rules need to go on. */
export const snapshotOf = (sitting: Sitting): Pick<Shelved, 'snapshot'> =>
  sitting.head.seed === undefined ? {} : { snapshot: sitting.snapshot() };

/** What the shelf tells of a game without opening it. */
export function standOf(sitting: Sitting): Pick<KeptTable, 'n' | 'stage' | 'waiting' | 'winners'> {
  const outcome = sitting.outcome();
  const waiting = sitting.asks().flatMap(({ seat, must }) => (must ? [seat] : []));
  if (outcome === undefined) {
    // Without its seed a game can be looked at, but not played on.
    return { n: sitting.n, stage: sitting.head.seed === undefined ? 'over' : 'playing', waiting };
  }
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { n: sitting.n, stage: 'over', waiting: [], winners };
}

export function infoOf(table: KeptTable, game: Game, now: number, stopped: TableWhy | undefined): TableInfo {
  const { id, name, seats, head, next, made } = table;
  const { options, commitment, seed } = head;
  const stage = stopped ? 'over' : table.stage;
  return {
    id,
    name,
    game: game.name,
    version: game.version,
    stage,
    ...(stopped && { stopped }),
    options,
    commitment,
    ...(table.stage === 'over' && seed !== undefined && { seed }),
    ...(next !== undefined && { next }),
    seats: seats.map((seat, number) => ({
      ...seat,
      here: true,
      ready: true,
      host: number === seats.findIndex(({ who }) => who === 'person'),
      muted: false,
      givesUp: false,
    })),
    listed: false,
    watchers: 0,
    made,
    now,
  };
}

/** The seats that belong to those round this device. */
export const personsAt = (table: KeptTable): Seat[] =>
  table.seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
