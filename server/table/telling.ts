import { ENGINE_REASONS, type GameWithText, type Seat, sayReason, type Why } from '@skerry/engine';
import {
  type Audience,
  type Happening,
  isTableWhy,
  isTold,
  type Message,
  type SeatInfo,
  type Sitting,
  sayTableWhy,
  type TableInfo,
  type You,
} from '@skerry/tables';
import type { Guest } from '../live/guest.ts';
import { type Person, personSeats, type SeatRow, type TableRow } from '../store/store.ts';

/** What guests are told. Nothing here tells a guest what another seat knows, and no key to who does not sit here. */

export const audience = ({ looking, knowsRules }: Guest): Audience => ({ eyes: looking, knowsRules });

/** Guests with the same key are told the same. */
export function audienceKey(sitting: Sitting, guest: Guest): string {
  const kind = guest.knowsRules ? 'rules' : 'told';
  const eyes = sitting.isOpen ? kind : `${kind}/${guest.looking}`;
  return guest.wantsOffers ? `${eyes}/${guest.person}` : eyes;
}

/** The news of what just happened: one text for each kind of audience that is there. */
export function newsTexts(
  sitting: Sitting,
  row: TableRow,
  happening: Happening,
  guests: Iterable<Guest>,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const guest of guests) {
    const key = audienceKey(sitting, guest);
    if (texts.has(key) || !isTold(happening.line, guest.looking)) continue;
    const news = { say: 'news', ...sitting.news(happening, audience(guest)) } as const;
    const message: Message = guest.wantsOffers
      ? { ...news, offers: sitting.offers(personSeats(row, guest.person)) }
      : news;
    texts.set(key, JSON.stringify(message));
  }
  return texts;
}

/** The game so far, or what is new since a line. */
export function gameSoFar(sitting: Sitting | undefined, guest: Guest, since: number | undefined) {
  if (sitting === undefined) return { n: 0 };
  const n = sitting.known(guest.looking);
  const news = since === undefined ? undefined : sitting.since(since, audience(guest));
  return news === undefined ? { n, story: sitting.story(audience(guest)) } : { n, news };
}

export function tableInfo(row: TableRow, present: ReadonlySet<Person>): TableInfo {
  const { id, name, game, version, stage, options, seats, clock, listed, head, next, made } = row;
  const seated = new Set(seats.map(({ person }) => person));
  return {
    ...{ id, name, game, version, stage, options },
    seats: seats.map((seat) => seatInfo(row, seat, present)),
    ...(clock && { clock }),
    listed,
    ...(head && { commitment: head.commitment }),
    ...(stage === 'over' && head?.seed !== undefined && { seed: head.seed }),
    ...(next !== undefined && { next }),
    watchers: [...present].filter((person) => !seated.has(person)).length,
    made,
    now: Date.now(),
  };
}

function seatInfo({ host, clock: rule }: TableRow, seat: SeatRow, present: ReadonlySet<Person>): SeatInfo {
  const { who, name, level, standIn, person, clock } = seat;
  return {
    ...{ who, name },
    ...(level && { level }),
    ...(standIn && { standIn }),
    here: who === 'bot' || (person !== undefined && present.has(person)),
    ready: who === 'bot' || seat.ready === true,
    host: person === host,
    muted: seat.muted === true,
    givesUp: seat.givesUp === true,
    ...(clock && rule && { clock }),
  };
}

/** What the reader is here. The links are only for those who sit here, and for the host. */
export function youAre(row: TableRow, { person, looking }: Guest, links: NonNullable<You['links']>): You {
  const seats = personSeats(row, person);
  const host = row.host === person;
  return { seats, host, looking, ...((seats.length > 0 || host) && { links }) };
}

/** Why not, in the words of the game or of the table. */
export function sentenceFor(
  { text }: GameWithText,
  sitting: Sitting,
  row: TableRow,
  { language }: Guest,
  seat: Seat,
  why: Why,
): string {
  const words = text[language];
  const isGames = Object.hasOwn(words.reasons, why.why) || Object.hasOwn(ENGINE_REASONS[language], why.why);
  if (!isGames && isTableWhy(why)) return sayTableWhy(language, why);
  const names = row.seats.map(({ name }) => name);
  return sayReason(words, why, { state: sitting.view(seat).state, reader: seat, names, content: sitting.game.content });
}
