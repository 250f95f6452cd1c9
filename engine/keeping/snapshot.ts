import { bindPack } from '../content/packs.ts';
import { commitmentTo, Streams } from '../content/seed.ts';
import type { Dealer, Game, GameTypes, StateJson } from '../contract.ts';
import { TableDealer } from '../dealers.ts';
import { GameError, PackError, RecordError, SeedError, VersionError } from '../errors.ts';
import { copy, isObject, writtenState } from '../json.ts';
import { offersTo, settle } from '../loop.ts';
import { Row } from '../row.ts';
import { type Final, inside, type Table, tableWith } from '../table.ts';
import type { GameRecord } from './record.ts';

/** A position written down, from which later rules can go on where they cannot replay how it came about. */
export interface Snapshot {
  /** The version of the rules that led here. */
  readonly version: number;
  /** How many entries led here since the set-up. */
  readonly entries: number;
  /** The game had been taken up from an earlier snapshot: no single version leads here from the set-up. */
  readonly resumed?: true;
  /** The whole state: for the keeper of the table and nobody else. */
  readonly state: StateJson;
  /** How many outcomes of chance each label has had; the next ones come from the same seed. */
  readonly reached: { readonly [label: string]: number };
  /** The last entry that led here: what keeps a seat from going back further. */
  readonly final?: Final;
}

/**
 * The last position that nothing can be taken back from, to go on from there under later rules. The entries since then
 * needed no chance.
 */
export function snapshot(table: Table): Snapshot {
  const { state, streams, entries, past, from, final } = inside(table);
  if (streams === undefined)
    throw new SeedError('This record doesn’t include its seed, so nobody can continue from its positions.');
  return {
    version: table.game.version,
    entries: (from?.entries ?? 0) + entries.length - past.length,
    ...(from && { resumed: true as const }),
    state: writtenState(past.at(0)?.state ?? state),
    reached: streams.reached(),
    ...(final && { final: copy(final) }),
  };
}

/** What must be known of a table besides its position. */
export type Promised = Pick<GameRecord, 'game' | 'seats' | 'options' | 'pack' | 'commitment' | 'seed'>;

/**
 * A table that goes on from a snapshot, with the seed of its beginning. Nothing before the snapshot can be taken back. The
 * game is bound to the pack that the head carries, if it does.
 * Throws a `VersionError` if these rules cannot go on from it.
 */
export function resume<T extends GameTypes>(unbound: Game<T>, head: Promised, from: Snapshot): Table<T> {
  if (head.game !== unbound.name) throw new GameError(`This is a table of ${head.game}, not of ${unbound.name}.`);
  const game = withPackOf(unbound, head);
  checkPromise(head);
  const { seats, commitment, seed } = head;
  if (seed === undefined) throw new SeedError('A table without its seed cannot be played on.');
  const streams = new Streams(seed, from.reached);
  const dealer = new TableDealer<T['Fact']>(streams);
  const { state, options } = takeUp(game, head, from, dealer);
  return tableWith<T>(
    { game, seats, options, commitment },
    {
      state,
      streams,
      from: copy(from),
      final: from.final,
      opening: { chance: dealer.chance, facts: dealer.facts },
      entries: Row.of(),
      past: Row.of(),
    },
  );
}

/** The game that a record was played with. */
export function withPackOf<T extends GameTypes>(game: Game<T>, { pack }: Pick<GameRecord, 'pack'>): Game<T> {
  if (pack === undefined) return game;
  try {
    return bindPack(game, pack);
  } catch (error) {
    if (error instanceof PackError)
      throw new RecordError(`The pack of this record is broken. ${error.message}`, { cause: error });
    throw error;
  }
}

/** The state and options to go on with. The options were for the set-up, so later rules need not know them. */
export function takeUp<T extends GameTypes>(
  game: Game<T>,
  { seats, options }: Pick<Promised, 'seats' | 'options'>,
  from: Snapshot,
  dealer: Dealer<T['Fact']>,
): { state: T['State']; options: T['Options'] } {
  try {
    const state = stateIn(game, game.renew?.(copy(from.state), from.version) ?? copy(from.state));
    if (state.seats !== seats) throw new RecordError(`The position has ${state.seats} seats, and the table ${seats}.`);
    const unknown = state.agenda.find((step) => !Object.hasOwn(game.steps, step.do));
    if (unknown !== undefined) throw new RecordError(`There is no step "${unknown.do}" in these rules.`);
    // What waited for somebody then may run by itself now.
    settle(game, state, dealer);
    if (game.outcome(state) === undefined) for (let seat = 0; seat < seats; seat++) offersTo(game, state, seat, []);
    return { state, options: copy(options) as T['Options'] };
  } catch (cause) {
    throw new VersionError(
      `Version ${game.version} of ${game.name} cannot continue from a position of version ${from.version}.`,
      { cause },
    );
  }
}

/** A state that was written down, if it is made of words that its game knows. What else is wrong with it shows when it is used. */
function stateIn<T extends GameTypes>(game: Game<T>, written: StateJson): T['State'] {
  const word = unknownWord(game, written);
  if (word !== undefined) throw new RecordError(`There is no "${word}" in these rules.`);
  return written as StateJson & T['State'];
}

/** A word in a state that is no word of its game, if there is one. */
export function unknownWord<T extends GameTypes>(game: Game<T>, state: unknown): string | undefined {
  const known = new Set([...game.words, ...Object.keys(game.steps)]);
  const find = (value: unknown): string | undefined => {
    if (typeof value === 'string') return known.has(value) ? undefined : value;
    if (typeof value !== 'object' || value === null) return undefined;
    for (const part of Object.values(value)) {
      const found = find(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(state);
}

/** The seed, where it is told, must be the one that was promised. */
export function checkPromise({ seed, commitment }: Pick<Promised, 'seed' | 'commitment'>): void {
  if (seed !== undefined && commitmentTo(seed) !== commitment)
    throw new RecordError('The seed of this record does not fit what was promised at its start.');
}

export function isSnapshot(value: unknown): value is Snapshot {
  const isCount = (count: unknown) => Number.isInteger(count) && (count as number) >= 0;
  return (
    isObject(value) &&
    Number.isInteger(value.version) &&
    isCount(value.entries) &&
    isObject(value.state) &&
    isOfWords(value.state) &&
    isObject(value.reached) &&
    Object.values(value.reached).every(isCount) &&
    (value.final === undefined || isFinalEntry(value.final))
  );
}

/** A word of a game, `fools-landing` or `c3`: letters, figures and what joins them, and nothing that a page could take for more. */
const WORD = /^[\p{L}\p{N}\p{M} _.:,;+*'’/|()-]{0,100}$/u;
/** Deeper than any position is. */
const DEEPEST = 20;

/** A position that somebody else has written down may hold anything; it is shown only if it is made of words and numbers. */
function isOfWords(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return WORD.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, part]) => WORD.test(key) && isOfWords(part, depth + 1));
}

const isFinalEntry = (value: unknown): value is Final =>
  isObject(value) &&
  (value.seat === undefined || Number.isInteger(value.seat)) &&
  (value.why === 'chance' || value.why === 'revealed') &&
  Number.isInteger(value.turn);
