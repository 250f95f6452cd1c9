import {
  canonical,
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  isAsked,
  isOpen,
  outcome,
  passOf,
  replay,
  type Seat,
  type Turn,
  take,
  type View,
  view,
} from '@skerry/engine';
import type { BotProfile } from '../profile/bot-profile.ts';
import { isPlanned, WatchedDealer } from '../turn.ts';

/** A seat's action: its views before and after. */
export interface RecordedDecision<T extends GameTypes> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: T['Action'];
  readonly chance: NonNullable<Entry['chance']>;
  readonly turn: Turn;
  readonly before: View<T>;
  readonly after: View<T>;
  /** Everything was public before: the effect of chance can be analysed outcome by outcome. */
  readonly open: boolean;
  readonly over: boolean;
}

/** A recorded game's decisions in order. Entries of the whole table, such as giving up, are none. */
export function decisionsOf<T extends GameTypes>(game: Game<T>, record: GameRecord): RecordedDecision<T>[] {
  const decisions: RecordedDecision<T>[] = [];
  const { entries } = record;
  let n = 0;
  let before: { view: View<T>; open: boolean } | undefined;
  replay(game, record, undefined, (table, _facts, entry) => {
    if (entry?.seat !== undefined && before !== undefined) {
      decisions.push({
        n: n - 1,
        seat: entry.seat,
        action: entry.action as T['Action'],
        chance: entry.chance ?? [],
        turn: game.turn(before.view.state),
        before: before.view,
        after: view(table, entry.seat),
        open: before.open,
        over: outcome(table) !== undefined,
      });
    }
    const next = entries[n++]?.seat;
    before = next === undefined ? undefined : { view: view(table, next), open: isOpen(table) };
  });
  return decisions;
}

/** The seats whose moves a plan may use: the whole team where everything is public. */
export const plannersAt = <T extends GameTypes>(
  game: Game<T>,
  { open, before, seat }: RecordedDecision<T>,
): readonly Seat[] => (game.team && open ? Array.from({ length: before.state.seats }, (_, each) => each) : [seat]);

/** Whether a decision is part of a planned turn. */
export function isPlannedAt<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  decision: RecordedDecision<T>,
): boolean {
  const { planning } = botProfile;
  if (planning === undefined) return false;
  const state = decision.before.state as T['State'];
  return isPlanned({ game, planning }, state, plannersAt(game, decision));
}

/** Whether the seat had to act; otherwise it interrupted. */
export const wasAsked = <T extends GameTypes>(game: Game<T>, { before, seat }: RecordedDecision<T>): boolean =>
  isAsked(game, before.state as T['State'], seat);

/** Whether an action skips a seat's prompt. All skips are one choice, however long they last. */
export function skips<T extends GameTypes>(
  { prompts }: Pick<Game<T>, 'prompts'>,
  state: T['State'],
  seat: Seat,
): (action: T['Action']) => boolean {
  const pass = prompts?.pass(state, seat);
  return ({ act }) => act === pass?.act;
}

/** Actions of a seat with the same effect, without chance, are one choice: the first is kept. */
export function distinct<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  actions: readonly T['Action'][],
): T['Action'][] {
  const known = new Set<string>();
  const isSkip = skips(game, state, seat);
  return actions.filter((action) => {
    const dealer = new WatchedDealer(0);
    const after = game.clone(state);
    if (!isSkip(action)) take(game, after, seat, action, dealer);
    const key = isSkip(action) ? 'skip' : canonical(dealer.asked ? action : after);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Whether a prompt without stakes was skipped automatically. */
export const wentByItself = <T extends GameTypes>(
  game: Game<T>,
  { before, seat, action }: RecordedDecision<T>,
): boolean =>
  passOf(game, before.state, seat, 'matters') !== undefined && skips(game, before.state as T['State'], seat)(action);

/** The moves of one turn until chance decides: they are planned together. */
export function stretchFrom<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  decisions: readonly RecordedDecision<T>[],
  from: number,
): readonly RecordedDecision<T>[] {
  const stretch: RecordedDecision<T>[] = [];
  for (const next of decisions.slice(from)) {
    if (!isPlannedAt(game, botProfile, next)) break;
    const [first] = stretch;
    const last = stretch.at(-1);
    if (first !== undefined && last !== undefined) {
      if (last.chance.length > 0 || next.n !== last.n + 1 || next.turn.number !== first.turn.number) break;
      if (!game.team && next.seat !== first.seat) break;
    }
    stretch.push(next);
  }
  return stretch;
}
