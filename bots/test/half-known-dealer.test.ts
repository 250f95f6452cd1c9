import type { Json, Pile } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { HalfKnownDealer } from '../review/half-known-dealer.ts';

describe('chance that is known in part', () => {
  const pile = (): Pile<string> => [['a', 'b', 'c', 'd', 'e']];
  const rest = (known: readonly Json[], seed = 7) => {
    const deal = new HalfKnownDealer(0);
    deal.begin(seed, known);
    const cards = pile();
    return [deal.draw(cards, 'card'), deal.die(6, 'wave'), deal.pick(['x', 'y', 'z'], 'letter'), deal.die(6, 'wave')];
  };

  test('comes first, and the rest is imagined', () => {
    expect(rest(['d', 3]).slice(0, 2)).toEqual(['d', 3]);
  });

  test('does not change what is imagined afterwards', () => {
    const imagined = rest([]);
    expect(rest(['d', 3]).slice(2)).toEqual(imagined.slice(2));
    expect(rest(['d']).slice(1)).toEqual(imagined.slice(1));
  });

  test('is all of it where all is given', () => {
    expect(rest(['b', 6, 'z', 1])).toEqual(['b', 6, 'z', 1]);
  });
});
