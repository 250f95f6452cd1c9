import {
  ENGINE_REASONS,
  type GameWithText,
  inLanguage,
  type Language,
  type Seat,
  sayReason,
  UNDO_REASONS,
  type UndoWhy,
} from '@skerry/engine';
import type { AppliedLine } from './applied-line.ts';
import type { Refused } from './commands/play.ts';
import type { GameSession } from './game-session.ts';
import { isTold } from './lines.ts';
import { isTableWhy, sayTableWhy } from './reasons/whys.ts';
import { TABLE_WORDS } from './reasons/words/index.ts';
import { movedSeats, type Person, personSeats, type SeatClock, type SeatRow, type TableSetup } from './table-setup.ts';
import type { HistorySlice, Message, Offered, UndoStop, Update } from './wire/messages.ts';
import type { SeatInfo, TableInfo, You } from './wire/table-info.ts';

/** Builds the messages for a reader. They must reveal nothing that only another seat knows, nor who a person is. */

export interface Reader {
  readonly person: Person;
  readonly language: Language;
  readonly looking: Seat | 'watcher';
  readonly knowsRules: boolean;
  readonly wantsOffers: boolean;
  /** Takes the lines of one command as one update. */
  readonly takesPaths?: boolean;
}

type UpdateMessage = Extract<Message, { say: 'news' }>;

export function updatesFor(
  reader: Reader,
  session: GameSession,
  setup: TableSetup,
  lines: readonly AppliedLine[],
): readonly UpdateMessage[] {
  const told = lines.filter(({ line }) => isTold(line, reader.looking));
  const updates = told.map((applied) => session.updateFor(applied, reader));
  const last = updates.at(-1);
  if (last === undefined) return [];
  const { offers } = offersFor(reader, session, setup);
  if (updates.length === 1 || !reader.takesPaths)
    return updates.map((update) => ({ say: 'news', ...update, offers: update === last ? offers : undefined }));
  const { n, at, seat, undo, redo } = last;
  return [{ say: 'news', n, at, seat, undo, redo, path: updates, offers }];
}

export const undoStop = (language: Language, stop: UndoWhy | undefined): UndoStop | undefined =>
  stop && { why: stop.why, sentence: UNDO_REASONS[language][stop.why] };

export const offersFor = (
  { wantsOffers, person }: Reader,
  session: GameSession | undefined,
  setup: TableSetup,
): { readonly offers?: readonly Offered[] } =>
  wantsOffers && session ? { offers: session.offers(personSeats(setup, person)) } : NO_OFFERS;

const NO_OFFERS = {};

/** The part of a welcome that is the same for all readers with the same view. */
export interface GameSoFar {
  readonly n: number;
  readonly story?: HistorySlice;
  readonly news?: readonly Update[];
}

export function gameSoFar(session: GameSession | undefined, reader: Reader, since?: number): GameSoFar {
  if (session === undefined) return { n: 0 };
  const n = session.known(reader.looking);
  const news = since === undefined ? undefined : session.since(since, reader);
  return news === undefined ? { n, story: session.lastPages(reader) } : { n, news };
}

interface MoreInfo extends Pick<TableInfo, 'stopped' | 'stuck'> {
  standInAt?(person: Person): number;
}

export function tableInfo(
  setup: TableSetup,
  present: ReadonlySet<Person>,
  now: number,
  { stopped, stuck, standInAt }: MoreInfo = {},
): TableInfo {
  const { id, name, game, version, stage, pack, options, seats, clock, hints, listed, head, next, made, begins } =
    setup;
  const seated = new Set(seats.map(({ person }) => person));
  return {
    ...{ id, name, game, version, options },
    // A table that cannot continue is read-only.
    stage: stopped ? 'over' : stage,
    ...(stopped && { stopped }),
    ...(stuck && { stuck }),
    ...(pack && { pack }),
    seats: seats.map((seat, n) => {
      const { person, standIn, link } = seat;
      const isAway = stage === 'playing' && person !== undefined && !standIn && !present.has(person);
      return {
        ...seatInfo(setup, seat, n, present),
        ...(isAway && standInAt && { standInAt: standInAt(person) }),
        ...(link && link.until > now && { link: link.until }),
      };
    }),
    ...(clock && { clock }),
    ...(hints && { hints }),
    listed,
    ...(head && { commitment: head.commitment }),
    ...(stage === 'over' && head?.seed !== undefined && { seed: head.seed }),
    ...(begins && { origin: begins.origin }),
    ...(next !== undefined && { next }),
    watchers: [...present].filter((person) => !seated.has(person)).length,
    made,
    now,
  };
}

function seatInfo(
  { host, clock: rule, seats }: TableSetup,
  { who, name, level, standIn, pace, asking, holds, person, byLink, ready, muted, givesUp, clock }: SeatRow,
  n: Seat,
  present: ReadonlySet<Person>,
): SeatInfo {
  return {
    ...{ who, name },
    ...(level && { level }),
    ...(standIn && { standIn }),
    ...(pace && { pace }),
    ...(asking && { asking }),
    ...(holds && { holds }),
    here: who === 'bot' || (person !== undefined && present.has(person)),
    ...(byLink && { byLink }),
    ready: who === 'bot' || ready === true,
    host: seats.findIndex((seat) => seat.person === host) === n,
    muted: muted === true,
    givesUp: givesUp === true,
    ...(clock && rule && { clock: shown(clock) }),
  };
}

const shown = ({ bank, since }: SeatClock): NonNullable<SeatInfo['clock']> => ({
  bank,
  ...(since !== undefined && { since }),
});

/** The links are only for those who sit here, and for the host. */
export function youAre(setup: TableSetup, { person, looking }: Reader, links?: You['links']): You {
  const seats = personSeats(setup, person);
  const host = setup.host === person;
  const moved = movedSeats(setup, person);
  return {
    seats,
    host,
    looking,
    ...(moved.length > 0 && { moved }),
    ...(links && (seats.length > 0 || host) && { links }),
  };
}

export function sentenceFor(
  { text }: GameWithText,
  { setup, session }: { readonly setup: TableSetup; readonly session: GameSession | undefined },
  language: Language,
  { why, seat }: Refused,
): string {
  const words = inLanguage(language, text);
  const isGames = Object.hasOwn(words.reasons, why.why) || Object.hasOwn(ENGINE_REASONS.en, why.why);
  if (isTableWhy(why) && (seat === undefined || !isGames)) return sayTableWhy(TABLE_WORDS[language], why, words);
  if (session === undefined || seat === undefined) throw new Error(`No sentence for ${why.why}.`);
  const names = setup.seats.map(({ name }) => name);
  const { content } = session.game;
  return sayReason(words, why, { state: session.view(seat).state, reader: seat, names, content });
}
