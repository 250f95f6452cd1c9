import type { Game, GameTypes, Seat } from './contract.ts';
import { ReplayDealer, type Told } from './dealers.ts';
import { take } from './loop.ts';
import { share } from './share.ts';
import type { Entry } from './table.ts';

/** With the state as it was when the fact was told. */
export interface Unfolded<T extends GameTypes = GameTypes> extends Told<T['Fact']> {
  readonly state: T['State'];
}

/** Copies the state at each fact. */
class UnfoldingDealer<T extends GameTypes> extends ReplayDealer<T['Fact']> {
  readonly unfolded: Unfolded<T>[] = [];
  private readonly picture: () => T['State'];

  constructor(entry: Entry, picture: () => T['State']) {
    super(entry.chance ?? [], 'This entry');
    this.picture = picture;
  }

  override tell(fact: T['Fact'], to?: Seat): void {
    super.tell(fact, to);
    this.unfolded.push({ ...this.facts.at(-1)!, state: this.picture() });
  }
}

/**
 * Fact by fact, each with the state after it, for boards that show a long story step by step. The last fact has the
 * state after the whole entry. Does not change `state`, shares equal parts with it, and checks nothing.
 */
export function unfold<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  entry: Entry,
): { state: T['State']; facts: readonly Unfolded<T>[] } {
  const after = game.clone(state);
  let last = state;
  const picture = () => {
    last = share(game.clone(after), last);
    return last;
  };
  const dealer = new UnfoldingDealer<T>(entry, picture);
  carryOut(game, after, entry, dealer);
  share(after, last);
  const { unfolded } = dealer;
  const end = unfolded.pop();
  return { state: after, facts: end === undefined ? [] : [...unfolded, { ...end, state: after }] };
}

/** The same without the states in between. */
export function proceed<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  entry: Entry,
): { state: T['State']; facts: readonly Told<T['Fact']>[] } {
  const after = game.clone(state);
  const dealer = new ReplayDealer<T['Fact']>(entry.chance ?? [], 'This entry');
  carryOut(game, after, entry, dealer);
  return { state: after, facts: dealer.facts };
}

function carryOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seat, action }: Entry,
  dealer: ReplayDealer<T['Fact']>,
): void {
  if (seat === undefined) game.giveUp?.(state, dealer);
  else take(game, state, seat, action as T['Action'], dealer);
}
