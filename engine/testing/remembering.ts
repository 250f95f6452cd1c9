import type { Dealer, Game, GameTypes, Json, Seat } from '../contract.ts';
import { ReplayDealer } from '../dealers.ts';
import { copy } from '../json.ts';
import { open, play } from '../keeping/play.ts';
import { readRecord, record, replay, save, verify, writeRecord } from '../keeping/record.ts';
import { unknownWord } from '../keeping/snapshot.ts';
import { take } from '../loop.ts';
import type { Pile } from '../pile.ts';
import type { Random } from '../random.ts';
import { asks, choices, clone, inside, openingFacts, outcome, type Table, view } from '../table.ts';
import { skipped } from './along.ts';
import { standingAt } from './arrange.ts';
import { demand, demandSame, show, whyNotPlain } from './demand.ts';
import { randomMove } from './random-play.ts';
import type { Check } from './stop.ts';

/** The state is plain data, made of the words of its game, and its JSON copy plays on as it would itself. */
export const statesAreJson: Check = ({ game, table, random }) => {
  const { state } = inside(table);
  const trouble = whyNotPlain(state);
  demand(trouble === undefined, () => `the state is not plain data: ${trouble}`);
  const word = unknownWord(game, state);
  demand(word === undefined, () => `the state holds "${word}", which is not among the words of the game`);
  demandSame(copy(state), state, 'the JSON copy of the state');
  if (outcome(table) !== undefined) return;
  const { seat, action } = randomMove(game, state, random);
  playAlike([clone(table), standingAt(table, state)], { seat, action }, 'the JSON copy of the state');
};

/** Playing on takes longer than comparing, so it is done at one stop in this many. */
const PLAYED_ON = 4;

/** A record without its seed leads to the same table, at this entry as at every other. */
export const recordsReplay: Check = ({ game, table, along, isMilestone }) => {
  demandReplayed(along.fromRecord(table), table);
  if (!isMilestone) return;
  const { seed: _, ...told } = record(table);
  demandReplayed(replay(game, readRecord(writeRecord(told))), table);
};

function demandReplayed(again: Table, table: Table): void {
  const [found, wanted] = [inside(again), inside(table)];
  demandSame(found.state, wanted.state, 'the replayed state');
  demandSame(found.entries.length, wanted.entries.length, 'the length of the replayed log');
  demandSame(found.entries.at(-1), wanted.entries.at(-1), 'the last entry of the replayed log');
  demandSame(openingFacts(again), openingFacts(table), 'what the replayed set-up tells');
  demandSame(asks(again), asks(table), 'who is asked in the replay');
}

/** A table that was saved plays on as if it had never been away. */
export const savedTablesPlayOn: Check = ({ game, table, random, along }) => {
  if (random.below(PLAYED_ON) > 0) return;
  playOnAlike(game, [clone(table), clone(along.fromRecord(table))], random, 'the saved table');
};

/** What a table is, as everybody sees it. */
const looks = (table: Table) => ({
  state: inside(table).state,
  asks: asks(table),
  choices: seatsOf(table).map((seat) => choices(table, seat)),
  views: [...seatsOf(table), 'watcher' as const].map((eyes) => view(table, eyes)),
});

const seatsOf = (table: Table) => Array.from({ length: table.seats }, (_, seat) => seat);

/** How many stops a snapshot is followed, more or less. */
const FOLLOWED = 16;

/** A game taken up from a snapshot of any moment, and followed from there, is the same game, and goes on the same. */
export const snapshotsGoOn: Check = ({ game, table, random, along }) => {
  const again = along.fromSnapshot(table);
  const isOver = outcome(table) !== undefined;
  if (isOver || random.below(PLAYED_ON) === 0) {
    demandSame(looks(again), looks(table), 'the table taken up from a snapshot');
    playOnAlike(game, [clone(table), clone(again)], random, 'the table taken up from a snapshot');
  }
  if (!isOver && random.below(FOLLOWED) > 0) return;
  const since = inside(table).entries.slice(skipped(again));
  demandSame([...inside(replay(game, save(again))).entries], since, 'the log since the snapshot');
  along.forgetSnapshot();
};

/** Plays a few random moves at both tables. */
function playOnAlike<T extends GameTypes>(
  game: Game<T>,
  pair: readonly [Table<T>, Table<T>],
  random: Random,
  what: string,
): void {
  for (let count = 0; count < 4 && outcome(pair[0]) === undefined; count++) {
    playAlike(pair, randomMove(game, inside(pair[0]).state, random), what);
  }
}

/** The seed stays secret until the end; then it proves that the dice were honest. */
export const diceAreHonest: Check = ({ game, table, isMilestone }) => {
  if (!isMilestone) return;
  const told = record(table);
  demand(
    (told.seed !== undefined) === (outcome(table) !== undefined),
    () => 'the seed is told before the end, or not after it',
  );
  if (told.seed !== undefined)
    demand(verify(game, told) === undefined, () => `the draws are not fair: ${show(verify(game, told))}`);
};

/** One seed and the same actions give the same game. */
export const seedsDealAlike: Check = ({ game, table }) => {
  if (outcome(table) === undefined) return;
  const { seats, seed, entries, opening } = save(table);
  const again = open(game, { seats, options: table.options, seed });
  demandSame(save(again).opening, opening, 'the second deal of one seed');
  for (const { seat, action, chance } of entries) {
    const { entry } = play(again, seat!, action);
    demandSame(entry?.chance, chance, 'the chance of the second game of one seed');
  }
  demandSame(inside(again).state, inside(table).state, 'the end of the second game of one seed');
};

/** Play is the same whether somebody listens or not: facts only tell. */
export const listeningChangesNothing: Check = ({ game, table, random }) => {
  if (outcome(table) !== undefined) return;
  const { state } = inside(table);
  const { seat, action } = randomMove(game, state, random);
  const heard = clone(table);
  const { entry } = play(heard, seat, action);
  const unheard = game.clone(state);
  take(game, unheard, seat, action, new SilentDealer(entry?.chance ?? []));
  demandSame(unheard, inside(heard).state, 'the state after an action that nobody heard of');
};

/** Plays one move at both tables; entry, facts and states must be the same. */
function playAlike<T extends GameTypes>(
  [one, other]: readonly [Table<T>, Table<T>],
  { seat, action }: { seat: Seat; action: T['Action'] },
  what: string,
): void {
  demandSame(play(other, seat, action), play(one, seat, action), `what happens at ${what}`);
  demandSame(inside(other).state, inside(one).state, `the next state at ${what}`);
}

/** Deals what is written down, like a `ReplayDealer`, and has no ear. */
class SilentDealer implements Dealer<never> {
  private readonly written: ReplayDealer<never>;

  constructor(chance: readonly Json[]) {
    this.written = new ReplayDealer(chance, 'The entry');
  }

  draw<C extends Json>(pile: Pile<C>, label: string): C {
    return this.written.draw(pile, label);
  }

  pick<V extends Json>(from: readonly V[], label: string): V {
    return this.written.pick(from, label);
  }

  die(sides: number, label: string): number {
    return this.written.die(sides, label);
  }
}
