import { pebbles } from '@skerry/pebbles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Streams } from '../content/seed.ts';
import { ReplayDealer, TableDealer } from '../dealers.ts';
import {
  canonical,
  hash,
  type Json,
  newSeed,
  open,
  type Pile,
  play,
  Random,
  SampleDealer,
  scramble,
  stack,
} from '../index.ts';
import { stateOf } from '../testing/index.ts';

const dealer = (seed: string) => new TableDealer(new Streams(seed));
const replaying = (chance: readonly Json[]) => new ReplayDealer<never>(chance, 'Entry 3');
const times = <V>(count: number, make: () => V): V[] => Array.from({ length: count }, make);

describe('chance is the same on every machine', () => {
  test('at a table', () => {
    const deal = dealer('skerry');
    expect(times(12, () => deal.die(6, 'wave'))).toEqual([1, 6, 3, 4, 4, 4, 1, 6, 4, 6, 4, 1]);
    expect(times(6, () => deal.pick(['a', 'b', 'c', 'd', 'e'], 'letter'))).toEqual(['d', 'c', 'e', 'c', 'a', 'c']);
    const pile = [['a', 'b', 'c', 'd', 'e', 'f', 'g']];
    expect(times(7, () => deal.draw(pile, 'pile'))).toEqual(['a', 'd', 'f', 'e', 'g', 'b', 'c']);
  });

  test('in a rollout', () => {
    const sample = new SampleDealer(7);
    expect(times(12, () => sample.die(6, 'wave'))).toEqual([1, 4, 4, 5, 6, 6, 2, 2, 4, 6, 5, 4]);
    sample.restart(8);
    expect(times(12, () => sample.die(6, 'wave'))).toEqual([3, 5, 2, 5, 6, 6, 6, 1, 5, 4, 5, 5]);
  });

  test('for bots and tests', () => {
    const random = new Random(1);
    expect(times(8, () => random.below(1000))).toEqual([936, 313, 261, 713, 54, 858, 203, 394]);
    expect([scramble(0), scramble(1), scramble(1, 1)]).toEqual([-1832243442, 920564995, 314344336]);
  });

  test('for a whole deal', () => {
    expect(hash(canonical(stateOf(open(pebbles, { seats: 4, seed: 'pinned' })))).slice(0, 8)).toBe('c803f160');
  });
});

describe('every label has a stream of its own', () => {
  test('from which a clone goes on by itself', () => {
    const streams = new Streams('one seed');
    streams.below(100, 'flood');
    const clones = [streams.clone(), streams.clone()];
    const values = [...clones, streams].map((each) => [each.below(100, 'flood'), each.reached()]);
    expect(values[1]).toEqual(values[0]);
    expect(values[2]).toEqual(values[0]);
    expect(values[0]![1]).toEqual({ flood: 2 });
  });

  test('that gives the same values whatever other labels ask', () => {
    const quiet = dealer('one seed');
    const busy = dealer('one seed');
    const values = times(20, () => quiet.die(100, 'flood'));
    const others = times(20, () => {
      busy.die(6, 'wave');
      busy.pick(['a', 'b'], 'letter');
      return busy.die(100, 'flood');
    });
    expect(others).toEqual(values);
    expect(times(20, () => quiet.die(100, 'treasure'))).not.toEqual(values);
  });

  test('so the sea brings the same pebbles to two tables with one seed, whatever is played', () => {
    const [idle, busy] = times(2, () => open(pebbles, { seats: 2, seed: 'twins', options: { firstSeat: 0 } }));
    for (const table of [idle!, busy!])
      for (const seat of [0, 1]) play(table, seat, { act: 'keep', card: stateOf(table).secrets[seat]!.cards[0] });
    play(busy!, 1, { act: 'throwShell', pebble: stateOf(busy!).shore[0] });
    const [first, second] = [play(idle!, 0, { act: 'rest' }), play(busy!, 0, { act: 'rest' })];
    expect(first.entry?.chance?.[0]).toBe(second.entry?.chance?.[0]);
  });

  test('also in rollouts', () => {
    const [quiet, busy] = [new SampleDealer(3), new SampleDealer(3)];
    const values = times(20, () => quiet.die(100, 'flood'));
    const others = times(20, () => {
      const eyes = busy.die(100, 'flood');
      busy.die(6, 'wave');
      return eyes;
    });
    expect(others).toEqual(values);
  });

  test('whichever label was asked first, in this rollout or in an earlier one', () => {
    const [fresh, used] = [new SampleDealer(3), new SampleDealer(1)];
    used.die(6, 'wave');
    used.restart(3);
    expect(times(20, () => used.die(100, 'flood'))).toEqual(times(20, () => fresh.die(100, 'flood')));
    expect(times(20, () => used.die(100, 'wave'))).toEqual(times(20, () => fresh.die(100, 'wave')));
  });
});

describe('chance is fair', () => {
  test('every side of a die comes up about as often', () => {
    const deal = dealer('fair');
    const count = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 6000; roll++) count[deal.die(6, 'die') - 1]!++;
    for (const each of count) expect(Math.abs(each - 1000)).toBeLessThan(120);
  });

  test('also in rollouts', () => {
    const sample = new SampleDealer(5);
    const count = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 6000; roll++) count[sample.die(6, 'die') - 1]!++;
    for (const each of count) expect(Math.abs(each - 1000)).toBeLessThan(120);
  });
});

describe('a draw', () => {
  test('takes from the top layer until it is used up', () => {
    const pile: Pile<string> = [['low', 'low']];
    stack(pile, ['high', 'high']);
    const deal = dealer('layers');
    expect(times(4, () => deal.draw(pile, 'pile'))).toEqual(['high', 'high', 'low', 'low']);
    expect(pile).toEqual([]);
  });

  test('does not depend on the order inside a layer', () => {
    const cards = ['a', 'b', 'c', 'd', 'e', 'f'];
    const drawn = (layer: string[]) => {
      const deal = dealer('order');
      const pile = [layer];
      return times(6, () => deal.draw(pile, 'pile'));
    };
    expect(drawn(cards.toReversed())).toEqual(drawn([...cards]));
  });

  test('takes the card whose turn it is when they lie in the order of their letters', () => {
    const words = fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (cards) => {
        const nth = new Streams('letters').below(cards.length, 'pile');
        const wanted = cards.toSorted()[nth];
        expect(dealer('letters').draw([[...cards]], 'pile')).toBe(wanted);
        const worded = cards.map((word) => ({ word }));
        const byText = worded.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
        expect(dealer('letters').draw([worded], 'pile')).toEqual(byText[nth]);
      }),
    );
  });

  test('does not depend on the order of the fields of a card', () => {
    const drawn = (layer: { suit: string; rank: number }[]) => dealer('order').draw([layer], 'pile').rank;
    expect(
      drawn([
        { rank: 1, suit: 'z' },
        { suit: 'a', rank: 2 },
      ]),
    ).toBe(
      drawn([
        { suit: 'z', rank: 1 },
        { suit: 'a', rank: 2 },
      ]),
    );
  });

  test('of one of two equal cards leaves the layer as its replay does', () => {
    const pile = () => [[{ name: 'crab' }, { name: 'crab' }, { name: 'seal' }, { name: 'gull' }]];
    for (const seed of times(20, () => newSeed())) {
      const [live, replayed] = [pile(), pile()];
      const deal = dealer(seed);
      deal.draw(live, 'pile');
      replaying(deal.chance).draw(replayed, 'pile');
      expect(replayed).toEqual(live);
    }
  });

  test.each([dealer('empty'), new SampleDealer(1)])('from an empty pile is a mistake of the rules', (deal) => {
    expect(() => deal.draw([], 'pile')).toThrow('A draw from an empty pile.');
  });

  test('is written down as it was, even if the rules then change the card', () => {
    const deal = dealer('card');
    const card = deal.draw([[{ name: 'crab', turned: false }]], 'pile') as { turned: boolean };
    card.turned = true;
    expect(deal.chance).toEqual([{ name: 'crab', turned: false }]);
  });
});

describe('a fact', () => {
  test('is told as it was, even if the rules then change what it speaks of', () => {
    const deal = dealer('facts');
    const hand = ['red'];
    const fact = { fact: 'shown', hand };
    deal.tell(fact);
    hand.push('grey');
    expect(deal.facts).toEqual([{ fact: { fact: 'shown', hand: ['red'] } }]);
  });
});

describe('a written outcome', () => {
  test.each<[string, (deal: ReplayDealer<never>) => unknown, Json]>([
    ['a card that is not in the pile', (deal) => deal.draw([['a']], 'pile'), 'b'],
    ['a card of a lower layer', (deal) => deal.draw([['b'], ['a']], 'pile'), 'b'],
    ['a value that was not to choose from', (deal) => deal.pick(['a'], 'letter'), 'b'],
    ['a die with seven eyes', (deal) => deal.die(6, 'die'), 7],
    ['a die with no eyes', (deal) => deal.die(6, 'die'), 0],
    ['a die with half an eye', (deal) => deal.die(6, 'die'), 1.5],
    ['a die with a letter', (deal) => deal.die(6, 'die'), '1'],
  ])('cannot be %s', (_what, ask, written) => {
    expect(() => ask(replaying([written]))).toThrow(expect.objectContaining({ name: 'RecordError' }));
  });

  test('must be there', () => {
    expect(() => replaying([]).die(6, 'die')).toThrow('Entry 3 holds too few outcomes of chance.');
  });
});
