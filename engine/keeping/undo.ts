import type { Action, Game, GameState, GameTypes, Seat } from '../contract.ts';
import { ReplayDealer } from '../dealers.ts';
import { RecordError, SkerryError } from '../errors.ts';
import { same } from '../json.ts';
import { isAsked, offersTo, stepRules, take, topStep } from '../loop.ts';
import type { Move } from '../move.ts';
import { clone, inside, type Table, turnAt } from '../table.ts';
import { UNDO_REASONS } from '../text.ts';
import { append } from './play.ts';

/** How far to go back: over the last entry, or to the start of the action or the turn it was part of. */
export type UndoTo = 'step' | 'action' | 'turn';

/** What keeps a seat from going back further. */
export type UndoWhy =
  /** The next entry back used chance. */
  | { readonly why: 'chance' }
  /** It showed somebody something hidden. */
  | { readonly why: 'revealed' }
  /** Others have acted since, and what they did rests on it. */
  | { readonly why: 'othersActed' }
  /** The seat has done nothing since the last entry that nobody can take back. */
  | { readonly why: 'nothingDone' }
  /** The seat's turn begins here. */
  | { readonly why: 'turnBegan' }
  | { readonly why: 'gameOver' };

/**
 * Whether the seat may take back its last action: it revealed nothing, and nothing done since rests on it. That is so if
 * nobody has acted since, if nobody else knows of it, or if those who acted since were asked at the same time.
 */
export function undoable(table: Table, seat: Seat): boolean {
  return lastOwn(table, seat) !== undefined;
}

/**
 * Takes back the seat's last entry, or all of its own since the start of that action or turn, as far as it may. Returns
 * how many entries it took back: taking back as many single ones leads to the same table.
 */
export function undo(table: Table, seat: Seat, to: UndoTo = 'step'): number {
  const { entries, why } = goBack(table, seat, to);
  if (why !== undefined && entries === 0) throw new UndoError(UNDO_REASONS.en[why.why], why);
  return entries;
}

/** What keeps a seat from going back that far; nothing where it can. It may still go back part of the way. */
export function whyNoUndo(table: Table, seat: Seat, to: UndoTo = 'step'): UndoWhy | undefined {
  return goBack(clone(table), seat, to).why;
}

/** Goes back as far as the seat wants and may, and says what kept it from going further. */
function goBack(table: Table, seat: Seat, to: UndoTo): { readonly entries: number; readonly why?: UndoWhy } {
  let turn: number | undefined;
  for (let entries = 0; ; entries++) {
    const last = lastOwn(table, seat);
    if (last === undefined) {
      const why = whyStuck(table, seat);
      const isWholeWay = entries > 0 && (why.why === 'turnBegan' || why.why === 'nothingDone');
      return isWholeWay ? { entries } : { entries, why };
    }
    const { entries: log, past } = inside(table);
    const { state } = past.get(last);
    turn ??= turnAt(table, state).number;
    if (to === 'turn' && turnAt(table, state).number !== turn) return { entries };
    const { action } = log.get(log.length - past.length + last);
    takeBack(table, last);
    if (to === 'step' || (to === 'action' && beginsAction(table.game, state, action))) return { entries: entries + 1 };
  }
}

/** Whether an action was begun by this entry; interrupts are actions of their own. */
function beginsAction(game: Game, before: GameState, { act }: Action): boolean {
  return stepRules(game, topStep(before)).isStart === true || (game.interrupts?.acts.includes(act) ?? false);
}

/** Why a seat cannot go back from here. */
function whyStuck(table: Table, seat: Seat): UndoWhy {
  const { state, past, final } = inside(table);
  if (table.game.outcome(state) !== undefined) return { why: 'gameOver' };
  if (past.at(-1)?.lastOf[seat] !== undefined) return { why: 'othersActed' };
  const turn = turnAt(table, state);
  if (final === undefined) return { why: 'nothingDone' };
  if (turn.number !== final.turn && (turn.seat ?? seat) === seat) return { why: 'turnBegan' };
  return { why: final.seat === seat ? final.why : 'nothingDone' };
}

/** Takes the entry at a place of `past` back. What others did since then stands. */
function takeBack(table: Table, last: number): void {
  const { game } = table;
  const within = inside(table);
  const place = within.entries.length - within.past.length + last;
  const later = within.entries.slice(place + 1);
  within.state = within.past.get(last).state;
  within.entries = within.entries.first(place);
  within.past = within.past.first(last);
  for (const entry of later) {
    const dealer = noChance();
    const after = game.clone(within.state);
    take(game, after, entry.seat!, entry.action, dealer);
    append(table, entry, after, dealer.facts);
  }
}

/** For entries that are known to need no chance: those that are not final. */
const noChance = () => new ReplayDealer<GameTypes['Fact']>([], 'This entry');

/** Where in `past` the last action stands that the seat may take back. */
function lastOwn(table: Table, seat: Seat): number | undefined {
  const { past } = inside(table);
  const last = past.at(-1)?.lastOf[seat];
  if (last === undefined) return undefined;
  return last === past.length - 1 || past.get(last).sealed || isIndependent(table, last) ? last : undefined;
}

/**
 * Whether the entry at a place of `past` and all that came after it were asked for at the same time, and would have led to
 * the same in the other order: seats that play at the same time do not wait for each other.
 */
function isIndependent(table: Table, last: number): boolean {
  const { game } = table;
  const { entries, past } = inside(table);
  const before = past.get(last).state;
  const later: Move[] = [];
  const place = entries.length - past.length + last;
  for (let n = place + 1; n < entries.length; n++) {
    const { seat, action } = entries.get(n);
    if (seat === undefined || !isAsked(game, before, seat)) return false;
    later.push({ seat, action });
  }
  const { seat, action } = entries.get(place);
  if (seat === undefined) return false;
  try {
    return same(
      [...later, { seat, action }].reduce((state, move) => followed(game, state, move), before),
      inside(table).state,
    );
  } catch (error) {
    if (error instanceof RecordError) return false;
    throw error;
  }
}

/** The state after an entry that needs no chance. Throws a `RecordError` where it is not possible, or needs chance. */
function followed(game: Game, before: GameState, { seat, action }: Move): GameState {
  const offers: Action[] = [];
  offersTo(game, before, seat, offers);
  if (!offers.some((offer) => same(offer, action))) throw new RecordError('This entry is not possible here.');
  const after = game.clone(before);
  take(game, after, seat, action, noChance());
  return after;
}

export class UndoError extends SkerryError {
  override readonly name = 'UndoError';
  readonly why: UndoWhy;
  constructor(sentence: string, why: UndoWhy) {
    super(sentence);
    this.why = why;
  }
}
