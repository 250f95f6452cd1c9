import type { GameTypes, Seat } from '../contract.ts';
import { SampleDealer } from '../dealers.ts';
import { copy, same } from '../json.ts';
import { play } from '../keeping/play.ts';
import { follow, replay, save } from '../keeping/record.ts';
import { undo, undoable } from '../keeping/undo.ts';
import { offersTo, take } from '../loop.ts';
import { clone, type Entry, inside, outcome, type Table } from '../table.ts';
import { imagine, project } from '../view.ts';
import { lastFirm, skipped } from './along.ts';
import { demand, demandSame, show } from './demand.ts';
import { randomMove } from './random-play.ts';
import type { Check, Stop } from './stop.ts';
import { traceOf, whoMayUndo } from './trace.ts';

/** How far a clone is played on. */
const MOVES_ON = 4;

type Happened<T extends GameTypes> = Pick<Stop<T>, 'game' | 'table' | 'random'>;

/** Undo leads to exactly the table that the log without the entry leads to, and never goes past chance or a reveal. */
export const undoIsExact: Check = ({ game, table, random, isMilestone }) => {
  if (!isMilestone && random.below(4) > 0) return;
  const tried = clone(table);
  // One undo of a milestone is held against the whole log, the others against what came since the last firm position.
  let withLog = isMilestone;
  for (let count = 0; count < MOVES_ON; count++) {
    if (outcome(tried) === undefined) {
      const { seat, action } = randomMove(game, inside(tried).state, random);
      play(tried, seat, action);
    }
    for (;;) {
      const seats = whoMayUndo(tried);
      const seat = seats[random.below(seats.length + 1)];
      if (seat === undefined) break;
      takeBack({ game, table: tried, random }, seat, withLog);
      withLog = false;
    }
  }
};

function takeBack<T extends GameTypes>(stop: Happened<T>, seat: Seat, withLog: boolean): void {
  const { game, table } = stop;
  const whole = [...inside(table).entries];
  const place = whole.findLastIndex((entry) => entry.seat === seat);
  const last = whole[place];
  demand(last !== undefined, () => `seat ${seat} can undo, but has done nothing`);
  demand(last.chance === undefined, () => `seat ${seat} can undo ${show(last)}, which used chance`);
  demand(outcome(table) === undefined, () => `seat ${seat} can undo ${show(last)}, which ended the game`);
  const after = inside(table).state;
  const firm = lastFirm(table);
  demand(place >= skipped(firm), () => `seat ${seat} can undo ${show(last)}, which a snapshot takes for final`);
  undo(table, seat);
  const what = `the table after seat ${seat} took back ${show(last)}`;
  for (const entry of whole.toSpliced(place, 1).slice(skipped(firm))) follow(firm, entry);
  demandSame(since(firm, table), since(firm, firm), what);
  if (withLog)
    demandSame(save(table), save(replay(game, { ...save(table), entries: whole.toSpliced(place, 1) })), what);
  demandNothingRevealed(stop, after, last);
  const again = clone(table);
  play(again, seat, last.action);
  demandSame(inside(again).state, after, `the state after ${show(last)}, taken back and played again,`);
}

/** All there is of a table since the position that another one began at. */
function since(firm: Table, table: Table): object {
  const { state, entries, streams } = inside(table);
  const lately: readonly Entry[] = entries.slice(skipped(firm) - skipped(table));
  return { state, entries: lately, reached: streams?.reached(), undo: whoMayUndo(table) };
}

/** Nobody sees more after the action than before, apart from the action itself: no imagined world is ruled out. */
function demandNothingRevealed<T extends GameTypes>(
  { game, table, random }: Happened<T>,
  after: T['State'],
  { seat: actor, action }: { seat?: Seat; action: T['Action'] },
): void {
  const before = inside(table).state;
  for (let seat = 0; seat < table.seats; seat++) {
    const seen = project<T>(after, seat);
    if (same(seen, project<T>(before, seat))) continue;
    const dealer = new SampleDealer(random.below(1_000_000));
    const other = imagine(game, project<T>(before, seat), dealer);
    const offers: T['Action'][] = [];
    offersTo(game, other, actor!, offers);
    if (offers.some((offer) => same(offer, action))) take(game, other, actor!, action, dealer);
    demand(
      same(project<T>(other, seat), seen),
      () => `seat ${actor} can undo ${show(action)}, though it showed seat ${seat} something`,
    );
  }
}

/** A table and its clone go separate ways. */
export const clonesAreApart: Check = ({ game, table, random, isMilestone }) => {
  const [one, other] = [clone(table), clone(table)];
  const before = copy(traceOf(table, isMilestone));
  playOn(one);
  demandSame(traceOf(table, isMilestone), before, 'a table whose clone was played on');
  demandSame(traceOf(other, isMilestone), before, 'the clone of a table whose other clone was played on');

  function playOn(tried: typeof table): void {
    for (let count = 0; count < MOVES_ON && outcome(tried) === undefined; count++) {
      const { seat, action } = randomMove(game, inside(tried).state, random);
      play(tried, seat, action);
      if (undoable(tried, seat) && random.below(3) === 0) undo(tried, seat);
    }
  }
};

/** The game's own `clone` is equal to the state and shares nothing with it that play changes. */
export const clonedStatesAreApart: Check = ({ game, table, random }) => {
  const { state } = inside(table);
  const before = copy(state);
  const tried = game.clone(state);
  demandSame(tried, before, 'the clone of a state');
  const dealer = new SampleDealer(random.below(1_000_000));
  for (let count = 0; count < MOVES_ON && game.outcome(tried) === undefined; count++) {
    const { seat, action } = randomMove(game, tried, random);
    take(game, tried, seat, action, dealer);
  }
  demandSame(state, before, 'a state whose clone was played on');
};
