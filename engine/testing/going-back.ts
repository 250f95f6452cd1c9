import type { GameTypes, Seat } from '../contract.ts';
import { offersTo, take } from '../course.ts';
import { SampleDealer } from '../dealers.ts';
import { same } from '../json.ts';
import { type GameRecord, replay, save } from '../record.ts';
import { asks, clone, inside, outcome, play, type Table, undo, undoable } from '../table.ts';
import { imagine, project } from '../view.ts';
import { demand, demandSame, show } from './demand.ts';
import { randomMove } from './random-play.ts';
import type { Check, Stop } from './stop.ts';

/** How far a clone is played on. */
const MOVES_ON = 4;

/** Undo gives exactly the table that the record without the entry gives, and never goes past chance or a reveal. */
export const undoIsExact: Check = ({ game, table, random }) => {
  // Each taking back is held against a replay of the whole record, so one stop in four must do.
  if (random.below(4) > 0) return;
  const tried = clone(table);
  for (let count = 0; count < MOVES_ON; count++) {
    if (outcome(tried) === undefined) {
      const { seat, action } = randomMove(game, inside(tried).state, random);
      play(tried, seat, action);
    }
    for (;;) {
      const seats = whoMayUndo(tried);
      const seat = seats[random.below(seats.length + 1)];
      if (seat === undefined) break;
      takeBack({ game, table: tried, random }, seat);
    }
  }
};

const whoMayUndo = (table: Table): Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => undoable(table, seat));

function takeBack<T extends GameTypes>(stop: Stop<T>, seat: Seat): void {
  const { game, table } = stop;
  const whole = save(table);
  const place = whole.entries.findLastIndex((entry) => entry.seat === seat);
  const last = whole.entries[place];
  demand(last !== undefined, () => `seat ${seat} can undo, but has done nothing`);
  demand(last.chance === undefined, () => `seat ${seat} can undo ${show(last)}, which used chance`);
  demand(outcome(table) === undefined, () => `seat ${seat} can undo ${show(last)}, which ended the game`);
  const after = inside(table).state;
  undo(table, seat);
  const shorter = replay(game, { ...whole, entries: whole.entries.toSpliced(place, 1) });
  demandSame(about(table), about(shorter), `the table after seat ${seat} took back ${show(last)}`);
  demandNothingRevealed(stop, after, last);
  const again = clone(table);
  play(again, seat, last.action);
  demandSame(inside(again).state, after, `the state after ${show(last)}, taken back and played again,`);
}

function about(table: Table): object {
  const whole: GameRecord = save(table);
  return { state: inside(table).state, whole, asks: asks(table), undo: whoMayUndo(table) };
}

/** Nobody sees more after the action than before, apart from the action itself: no imagined world is ruled out. */
function demandNothingRevealed<T extends GameTypes>(
  { game, table, random }: Stop<T>,
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
export const clonesAreApart: Check = ({ game, table, random }) => {
  const [one, other] = [clone(table), clone(table)];
  const before = structuredClone(about(table));
  playOn(one);
  demandSame(about(table), before, 'a table whose clone was played on');
  demandSame(about(other), before, 'the clone of a table whose other clone was played on');

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
  const before = structuredClone(state);
  const tried = game.clone(state);
  demandSame(tried, before, 'the clone of a state');
  const dealer = new SampleDealer(random.below(1_000_000));
  for (let count = 0; count < MOVES_ON && game.outcome(tried) === undefined; count++) {
    const { seat, action } = randomMove(game, tried, random);
    take(game, tried, seat, action, dealer);
  }
  demandSame(state, before, 'a state whose clone was played on');
};
