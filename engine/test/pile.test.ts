import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsIn, clonePile, type Pile, SampleDealer, stack } from '../index.ts';

const layers = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }));
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

describe('a pile', () => {
  test('gives every card once, the layers from top to bottom', () => {
    fc.assert(
      fc.property(layers, fc.integer(), (pile, seed) => {
        const wanted = pile.toReversed().map(sorted);
        const dealer = new SampleDealer(seed);
        const left = clonePile(pile);
        const drawn = wanted.map((layer) => sorted(layer.map(() => dealer.draw(left, 'pile'))));
        expect(drawn).toEqual(wanted);
        expect(left).toEqual([]);
      }),
    );
  });

  test('never keeps an empty layer, and counts its cards', () => {
    fc.assert(
      fc.property(layers, fc.array(fc.option(fc.array(fc.constant(7)))), (pile, moves) => {
        const dealer = new SampleDealer(1);
        let count = pile.flat().length;
        for (const cards of moves) {
          if (cards !== null) {
            count += cards.length;
            stack(pile, cards);
          } else if (pile.length > 0) {
            count--;
            dealer.draw(pile, 'pile');
          }
          expect(pile.every((layer) => layer.length > 0)).toBe(true);
          expect(cardsIn(pile)).toBe(count);
        }
      }),
    );
  });

  test('and its clone are drawn from separately', () => {
    const pile: Pile<string> = [['a', 'b'], ['c']];
    const other = clonePile(pile);
    const dealer = new SampleDealer(1);
    dealer.draw(other, 'pile');
    dealer.draw(other, 'pile');
    expect(pile).toEqual([['a', 'b'], ['c']]);
  });
});
