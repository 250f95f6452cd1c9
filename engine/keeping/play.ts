import { commitmentTo, newSeed, Streams } from '../content/seed.ts';
import type { Action, Game, GameTypes, Seat } from '../contract.ts';
import { TableDealer, type Told } from '../dealers.ts';
import { SeedError } from '../errors.ts';
import { copy, same } from '../json.ts';
import { settle, take } from '../loop.ts';
import { Row } from '../row.ts';
import {
  clone,
  type Entry,
  type Final,
  type GiveUp,
  inside,
  isSecret,
  offered,
  type Played,
  type Table,
  tableWith,
  turnAt,
  whyNot,
} from '../table.ts';
import { readAction } from './fields.ts';
import { isFinal, isSealed } from './final.ts';
import { readOptions } from './options.ts';

/** Sets up a game. Throws a named error for a wrong seat count or option. */
export function open<T extends GameTypes>(
  game: Game<T>,
  { seats, options = {}, seed = newSeed() }: { seats: number; options?: Partial<T['Options']>; seed?: string },
): Table<T> {
  const chosen = readOptions(game, seats, options);
  const streams = new Streams(seed);
  const dealer = new TableDealer<T['Fact']>(streams);
  const state = game.setUp(seats, chosen, dealer);
  settle(game, state, dealer);
  return tableWith(
    { game, seats, options: chosen, commitment: commitmentTo(seed) },
    { state, streams, opening: { chance: dealer.chance, facts: dealer.facts }, entries: Row.of(), past: Row.of() },
  );
}

/** Plays an offered action, or answers why it is refused. Nothing is ever half done. */
export function play<T extends GameTypes>(table: Table<T>, seat: Seat, action: unknown): Played<T> {
  const { game } = table;
  const within = inside(table);
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats) return { why: { why: 'noSeat' } };
  if (game.outcome(within.state) !== undefined) return { why: { why: 'gameOver' } };
  const wanted = readAction(game, table.seats, action);
  if (wanted === undefined) return { why: { why: 'unknownAction' } };
  const offer = offered(table, seat).find((each) => same(each, wanted));
  if (offer === undefined) return { why: whyNot(table, seat, wanted) };
  return carryOut(table, { seat, action: offer }, (state, dealer) => take(game, state, seat, offer, dealer));
}

/** Ends the game by the consent of all people at the table, which the caller has gathered. */
export function giveUp<T extends GameTypes>(table: Table<T>): Played<T> {
  const { game } = table;
  if (game.giveUp === undefined) return { why: { why: 'unknownAction' } };
  if (game.outcome(inside(table).state) !== undefined) return { why: { why: 'gameOver' } };
  return carryOut(table, { action: { act: 'giveUp' } }, (state, dealer) => game.giveUp?.(state, dealer));
}

function carryOut<T extends GameTypes>(
  table: Table<T>,
  { seat, action }: { seat?: Seat; action: T['Action'] | GiveUp },
  happen: (state: T['State'], dealer: TableDealer<T['Fact']>) => void,
): Played<T> {
  const within = inside(table);
  if (within.streams === undefined)
    throw new SeedError('This record doesn’t include its seed, so it can be replayed but not resumed.');
  const after = table.game.clone(within.state);
  const streams = within.streams.clone();
  const dealer = new TableDealer<T['Fact']>(streams);
  happen(after, dealer);
  const chance = dealer.chance.length > 0 ? dealer.chance.slice() : undefined;
  const entry: Entry<T['Action'] | GiveUp> = { seat, action, chance };
  append(table, entry, after, dealer.facts);
  within.streams = streams;
  return { entry: copy(entry), facts: dealer.facts };
}

/** Writes an entry into the log and moves on to the state after it. */
export function append<T extends GameTypes>(
  table: Table<T>,
  entry: Entry<T['Action'] | GiveUp>,
  after: T['State'],
  facts: readonly Told<T['Fact']>[],
): void {
  const within = inside(table);
  // The end is final too: after it the seed is told.
  const isOver = table.game.outcome(after) !== undefined;
  if (isOver || isFinal(entry, within.state, after, facts)) {
    within.past = Row.of();
    within.final = finalEntry(table, entry, within.state);
  } else {
    const { past, state } = within;
    const lastOf = [...(past.at(-1)?.lastOf ?? [])];
    if (entry.seat !== undefined) lastOf[entry.seat] = past.length;
    within.past = past.and({ state, sealed: isSealed(entry, state, after, facts), lastOf });
  }
  within.entries = within.entries.and(entry);
  within.state = after;
}

function finalEntry<T extends GameTypes>(table: Table<T>, { seat, chance }: Entry, before: T['State']): Final {
  const why = chance === undefined ? 'revealed' : 'chance';
  return { seat, why, turn: turnAt(table, before).number };
}

/** Whether nobody but the seat would know anything of this action, which is offered to it. */
export function wouldBeSecret(table: Table, seat: Seat, action: Action): boolean {
  const trial = clone(table);
  return play(trial, seat, action).why === undefined && isSecret(trial);
}
