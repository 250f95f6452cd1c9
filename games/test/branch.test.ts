import { asks, branch, type Game, legal, open, play, Random, record, type Seat, same, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { ANNOUNCED, manifestOf } from '../registry.ts';

const SEATS = 3;

/** A random game after so many moves, or at its end. */
function begun(game: Game, seed: string, moves: number) {
  const table = open(game, { seats: SEATS, seed });
  const random = new Random(moves);
  for (let n = 0; n < moves && game.outcome(stateOf(table)) === undefined; n++) {
    const { seat } = asks(table).find(({ must }) => must)!;
    const offers = legal(table, seat);
    play(table, seat, offers[random.below(offers.length)]!);
  }
  return table;
}

test.each(Object.keys(ANNOUNCED))(
  'whoever plays on from a moment of a running game of %s learns nothing of what they did not know',
  async (name) => {
    const game = await manifestOf(name)!.rules();
    let [secret, kept] = [0, 0];
    for (const moves of [1, 4, 9, 20, 45]) {
      const table = begun(game, 'running', moves);
      if (game.outcome(stateOf(table)) !== undefined) continue;
      const entries = record(table).entries.length;
      for (const reader of [0, 1, 'watcher'] as (Seat | 'watcher')[]) {
        const seen = view(table, reader);
        for (let n = 0; n < 6; n++) {
          const again = branch(game, record(table), entries, { seed: `other ${n}`, knownTo: reader });
          expect(view(again, reader)).toEqual(seen);
          if (!record(table).holdsSecrets) continue;
          secret++;
          if (same(stateOf(again), stateOf(table))) kept++;
        }
      }
    }
    // What is imagined is the truth now and then, and not more often than by chance.
    expect(kept).toBeLessThanOrEqual(secret * 0.6);
  },
);
