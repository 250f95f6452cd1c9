import type { Dealer, Game, GameTypes, Seat, View } from './contract.ts';

/** Shares its parts with the state: copy before giving it away. */
export function project<T extends GameTypes>(state: T['State'], seat: Seat | 'watcher'): View<T> {
  if (state.hidden === undefined && state.secrets === undefined) return { seat, state } as View<T>;
  const { hidden, secrets, ...open } = state;
  const shown =
    secrets === undefined
      ? open
      : { ...open, secrets: secrets.map((secret, whose) => (whose === seat ? secret : null)) };
  return { seat, state: shown } as View<T>;
}

/** What the seat cannot know is filled in at random. */
export function imagine<T extends GameTypes>(game: Game<T>, view: View<T>, dealer: Dealer<T['Fact']>): T['State'] {
  return game.imagine?.(view, dealer) ?? game.clone(view.state as T['State']);
}
