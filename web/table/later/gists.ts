import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Gist, GistClause, Seat } from '@skerry/engine';
import { capital } from '@skerry/speech';
import type { LoadedGame } from '../../game.ts';
import { whenOnline } from '../when-online.ts';

/** Summaries of turns, once loaded; never in a game without them. */
export interface Gists {
  readonly there: ReadonlySignal<Gist | undefined>;
  close(): void;
}

export function openGists({ text }: LoadedGame): Gists {
  const there = signal<Gist | undefined>(undefined);
  const stop = effect(() => {
    const { value: words } = text;
    if (words.gist === undefined) return;
    void whenOnline(words.gist).then(
      (found) => {
        if (text.peek() === words) there.value = found;
      },
      // Without summaries the log shows every line.
      () => undefined,
    );
  });
  return { there, close: stop };
}

/** A part of a row, and whether it is good or bad for the reader. */
export interface GistPiece {
  readonly words: string;
  readonly tone?: 'good' | 'bad';
}

/** What a player, the game itself, or several players did. */
export interface GistRow {
  /** The seats whose marks are shown before it. */
  readonly seats: readonly Seat[];
  /** Read in order, they form a sentence that begins with a name. */
  readonly pieces: readonly GistPiece[];
  readonly places: readonly string[];
}

type And = (one: string, other: string) => string;

const FIRST_WORD = /^\p{L}+(?= )/u;

/** A row for each player who did something, then one for the game. */
export function rowsOf(clauses: readonly GistClause[], ownSeats: readonly Seat[], and: And): GistRow[] {
  const isOurs = (seats: readonly Seat[] = []): boolean => seats.some((seat) => ownSeats.includes(seat));
  const bySeat = new Map<Seat | undefined, GistClause[]>();
  for (const clause of clauses) bySeat.set(clause.seat, [...(bySeat.get(clause.seat) ?? []), clause]);
  const rows: GistRow[] = [];
  for (const [seat, own] of [...bySeat].sort(
    ([one], [other]) => Number(one === undefined) - Number(other === undefined),
  )) {
    const row = {
      seats: seat === undefined ? [] : [seat],
      pieces: own.map((clause, n) => ({
        words: sentencePart(own, n, and),
        ...(isOurs(clause.harms) ? { tone: 'bad' as const } : isOurs(clause.helps) ? { tone: 'good' as const } : {}),
      })),
      places: own.flatMap(({ places = [] }) => places),
    };
    const like = rows.findIndex((other) => seat !== undefined && wordsOf(other) === wordsOf(row));
    const alike = rows[like];
    if (alike === undefined) rows.push(row);
    else rows[like] = { ...alike, seats: [...alike.seats, ...row.seats], places: [...alike.places, ...row.places] };
  }
  return rows;
}

/** Clauses of the game are whole sentences; clauses of a player begin with the verb. */
function sentencePart(own: readonly GistClause[], n: number, and: And): string {
  const words = joined(own[n - 1]?.words, own[n]!, and) + (n === own.length - 1 ? '.' : '');
  return n === 0 && own[n]!.seat === undefined ? capital(words) : words;
}

/** After another clause of the same seat: "gained 2 coins" after "gained 1 pirate" is ", 2 coins". */
function joined(before: string | undefined, { words, seat }: GistClause, and: And): string {
  if (before === undefined) return words;
  const first = seat === undefined ? undefined : FIRST_WORD.exec(words)?.[0];
  return first !== undefined && first === FIRST_WORD.exec(before)?.[0]
    ? `,${words.slice(first.length)}`
    : and(before, words).slice(before.length);
}

/** A row as one sentence, without the name at its start. */
export const wordsOf = ({ pieces }: Pick<GistRow, 'pieces'>): string => pieces.map(({ words }) => words).join('');
