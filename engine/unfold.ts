import type { Game, GameTypes, Seat } from './contract.ts';
import { ReplayDealer, type Told } from './dealers.ts';
import { take } from './loop.ts';
import { share } from './share.ts';
import type { Entry } from './table.ts';

/** A fact, and the state as it was when the fact was told. */
export interface Unfolded<T extends GameTypes = GameTypes> extends Told<T['Fact']> {
  readonly state: T['State'];
}

/** Copies the state at each fact that is told. */
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
 * What an entry brings about in a state, fact by fact, each with the state after it: for boards that show a long story
 * step by step. The last fact has the state after the whole entry. The given state stays as it is, and shares with the others
 * what is the same in them. Like `proceed` it is for those who see the whole state, and checks nothing.
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
  if (entry.seat === undefined) game.giveUp?.(after, dealer);
  else take(game, after, entry.seat, entry.action as T['Action'], dealer);
  share(after, last);
  const { unfolded } = dealer;
  const end = unfolded.pop();
  return { state: after, facts: end === undefined ? [] : [...unfolded, { ...end, state: after }] };
}
