import {
  ENGINE_REASONS,
  type GameWithText,
  type Language,
  type Seat,
  sayReason,
  UNDO_REASONS,
  type UndoWhy,
} from '@skerry/engine';
import { type Arrangement, movedSeats, type Person, personSeats, type SeatClock, type SeatRow } from './arrangement.ts';
import type { Message, News, Offered, Story, UndoStop } from './messages.ts';
import type { Audience, Happening } from './news.ts';
import type { SeatInfo, TableInfo, You } from './seating.ts';
import type { Sitting } from './sitting.ts';
import { isTableWhy, sayTableWhy } from './whys.ts';
import type { Refused } from './wishes.ts';

/** What those at a table are told. Nothing here tells a reader what another seat knows, or who a person is. */

/** Somebody at a table, and how they look at it. */
export interface Reader {
  readonly person: Person;
  readonly language: Language;
  /** Whose eyes they look through. */
  readonly looking: Seat | 'watcher';
  readonly knowsRules: boolean;
  readonly wantsOffers: boolean;
}

export const audienceOf = ({ looking, knowsRules }: Reader): Audience => ({ eyes: looking, knowsRules });

/** The news of what just happened, to a reader who is told of it. */
export function newsFor(
  reader: Reader,
  sitting: Sitting,
  arrangement: Arrangement,
  happening: Happening,
): Extract<Message, { say: 'news' }> {
  return { say: 'news', ...sitting.news(happening, audienceOf(reader)), ...offersFor(reader, sitting, arrangement) };
}

/** What kept a seat from taking back more, in words. */
export const undoStop = (language: Language, stop: UndoWhy | undefined): UndoStop | undefined =>
  stop && { why: stop.why, sentence: UNDO_REASONS[language][stop.why] };

/** What the reader's seats can do, if the reader does not know the rules. */
export const offersFor = (
  { wantsOffers, person }: Reader,
  sitting: Sitting | undefined,
  arrangement: Arrangement,
): { readonly offers?: readonly Offered[] } =>
  wantsOffers && sitting ? { offers: sitting.offers(personSeats(arrangement, person)) } : {};

/** The part of a welcome that is the same for all who look at a position in the same way. */
export interface GameSoFar {
  readonly n: number;
  readonly story?: Story;
  readonly news?: readonly News[];
}

/** The game so far, or what is new since a line. */
export function gameSoFar(sitting: Sitting | undefined, reader: Reader, since?: number): GameSoFar {
  if (sitting === undefined) return { n: 0 };
  const n = sitting.known(reader.looking);
  const news = since === undefined ? undefined : sitting.since(since, audienceOf(reader));
  return news === undefined ? { n, story: sitting.story(audienceOf(reader)) } : { n, news };
}

/** A table as everybody at it may know it. */
export function tableInfo(
  arrangement: Arrangement,
  present: ReadonlySet<Person>,
  now: number,
  { stopped, stuck }: Pick<TableInfo, 'stopped' | 'stuck'> = {},
): TableInfo {
  const { id, name, game, version, stage, pack, options, seats, clock, hints, listed, head, next, made } = arrangement;
  const seated = new Set(seats.map(({ person }) => person));
  return {
    ...{ id, name, game, version, options },
    // What cannot go on can only be looked at.
    stage: stopped ? 'over' : stage,
    ...(stopped && { stopped }),
    ...(stuck && { stuck }),
    ...(pack && { pack }),
    seats: seats.map((seat, n) => seatInfo(arrangement, seat, n, present)),
    ...(clock && { clock }),
    ...(hints && { hints }),
    listed,
    ...(head && { commitment: head.commitment }),
    ...(stage === 'over' && head?.seed !== undefined && { seed: head.seed }),
    ...(next !== undefined && { next }),
    watchers: [...present].filter((person) => !seated.has(person)).length,
    made,
    now,
  };
}

function seatInfo(
  { host, clock: rule, seats }: Arrangement,
  { who, name, level, standIn, pace, asking, holds, person, ready, muted, givesUp, clock }: SeatRow,
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

/** What the reader is here. The links are only for those who sit here, and for the host. */
export function youAre(arrangement: Arrangement, { person, looking }: Reader, links?: You['links']): You {
  const seats = personSeats(arrangement, person);
  const host = arrangement.host === person;
  const moved = movedSeats(arrangement, person);
  return {
    seats,
    host,
    looking,
    ...(moved.length > 0 && { moved }),
    ...(links && (seats.length > 0 || host) && { links }),
  };
}

/** Why not, in the words of the game or of the table. */
export function sentenceFor(
  { text }: GameWithText,
  { arrangement, sitting }: { readonly arrangement: Arrangement; readonly sitting: Sitting | undefined },
  language: Language,
  { why, seat }: Refused,
): string {
  const words = text[language];
  const isGames = Object.hasOwn(words.reasons, why.why) || Object.hasOwn(ENGINE_REASONS[language], why.why);
  if (isTableWhy(why) && (seat === undefined || !isGames)) return sayTableWhy(language, why, words);
  if (sitting === undefined || seat === undefined) throw new Error(`Nobody can say why: ${why.why}.`);
  const names = arrangement.seats.map(({ name }) => name);
  const { content } = sitting.game;
  return sayReason(words, why, { state: sitting.view(seat).state, reader: seat, names, content });
}
