import { asks, choices, clone, open, outcome, play, Random, undo, undoable, view } from '@skerry/engine';
import { arrange, stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, type Fact, TERRAIN_PILE, trailsOfTucana } from '../../index.ts';
import {
  asked,
  done,
  draw,
  drawing,
  offers,
  position,
  sheet,
  show,
  type Trail,
  those,
  trails,
  turn,
  why,
} from '../position.ts';

const map = trailsOfTucana.content.petit;
/** All water-water trails of Isla Petit. */
const waterTrails = map.segments.flatMap((ends): Trail[] => {
  const [from, to] = [map.hexes[ends[0]]!, map.hexes[ends[1]]!];
  return from.terrain === 'water' && to.terrain === 'water' ? [`${from.name}-${to.name}`] : [];
});

test('each turn the top two cards are shown to all, and both may show the same terrain (TT-19)', () => {
  const table = position({ seats: 2, cards: ['desert', 'desert'] });
  expect(view(table, 'watcher').state.shown.slice(-2)).toEqual(['desert', 'desert']);
  const told = turn(show(table, ['forest', 'forest']), '4/4-4/5', '4/4-4/5');
  expect(those(told, 'cardsShown')).toMatchObject([{ turn: 2, cards: [expect.any(String), expect.any(String)] }]);
});

test('all seats draw one trail at the same time, in any order (TT-20)', () => {
  const table = position({ seats: 3 });
  expect(asked(table)).toEqual([0, 1, 2]);
  draw(table, 2, '1/1-1/2');
  draw(table, 0, '1/1-1/2');
  done(table, 2);
  expect(asked(table)).toEqual([0, 1]);
  draw(table, 1, '1/2-1/3');
  done(table, 1);
  done(table, 0);
  expect(sheet(table, 0).segments).toHaveLength(1);
  expect(asked(table)).toEqual([0, 1, 2]);
});

test('a second trail in a turn is refused (TT-20)', () => {
  const table = position();
  draw(table, 0, '1/1-1/2');
  expect(why(table, 0, drawing('1/2-1/3'))).toEqual({ why: 'alreadyDrew' });
  expect(offers(table, 0)).toEqual([{ act: 'done' }]);
});

test('a trail joins two hexes that share a side, and no others (TT-21)', () => {
  const table = position();
  expect(
    trails(table, 0)
      .filter((trail) => trail.split('-').includes('3/5'))
      .sort(),
  ).toEqual(['2/4-3/5', '2/5-3/5', '3/4-3/5', '3/5-3/6', '3/5-4/5', '3/5-4/6'].sort());
  expect(why(table, 0, drawing('3/5-5/5'))).toEqual({ why: 'notAdjacent', between: ['3/5', '5/5'] });
  expect(why(table, 0, drawing('3/5-3/5'))).toEqual({ why: 'sameHexTwice' });
});

const COUNTS: readonly { cards: readonly [Card, Card]; petit: number; grande: number; example: number }[] = [
  { cards: ['desert', 'water'], petit: 21, grande: 34, example: 8 },
  { cards: ['desert', 'desert'], petit: 13, grande: 20, example: 9 },
  { cards: ['any', 'desert'], petit: 102, grande: 161, example: 10 },
  { cards: ['any', 'forest'], petit: 93, grande: 134, example: 10 },
  { cards: ['any', 'mountain'], petit: 73, grande: 111, example: 10 },
  { cards: ['any', 'water'], petit: 64, grande: 87, example: 10 },
  { cards: ['any', 'any'], petit: 186, grande: 274, example: 11 },
];

test.each(COUNTS)(
  '$cards allow $petit trails on Petit and $grande on Grande (TT-22, TT-23, TT-25 to TT-27; example $example)',
  ({ cards, petit, grande }) => {
    expect(trails(position({ cards }), 0)).toHaveLength(petit);
    expect(trails(position({ cards, island: 'grande' }), 0)).toHaveLength(grande);
    const turned = [cards[1], cards[0]] as const;
    expect(trails(position({ cards: turned }), 0)).toEqual(trails(position({ cards }), 0));
  },
);

test('the hexes match the cards in either order, and nothing else does (TT-22)', () => {
  const table = position({ cards: ['desert', 'water'] });
  expect(trails(table, 0)).toEqual(expect.arrayContaining(['2/4-2/5', '3/4-3/5']));
  const reason = why(table, 0, drawing('1/1-1/2'));
  expect(reason).toEqual({ why: 'wrongTerrain', terrains: ['desert', 'desert'], cards: ['desert', 'water'] });
});

test('two cards of one terrain ask for two hexes of it (TT-23)', () => {
  const table = position({ cards: ['desert', 'desert'] });
  for (const trail of trails(table, 0))
    for (const name of trail.split('-')) expect(map.hexes[map.numbers.get(name as never)!]!.terrain).toBe('desert');
});

test('a trail may lie apart from everything or close a ring, and brings nothing then (TT-24, TT-41; example 46)', () => {
  const table = position({ drawn: [['1/1-1/2', '1/2-2/2']] });
  const apart = clone(table);
  turn(apart, '8/7-8/8');
  turn(table, '1/1-2/2');
  for (const each of [apart, table])
    expect(sheet(each, 0)).toMatchObject({ circled: [0, 0, 0, 0, 0], pairs: [], bonuses: [] });
});

test('an any-terrain card is read by every seat as it likes (TT-25)', () => {
  const table = position({ seats: 2, cards: ['any', 'water'] });
  draw(table, 0, '2/4-2/5');
  draw(table, 1, '2/4-3/4');
  done(table, 0);
  done(table, 1);
  expect([sheet(table, 0).segments.length, sheet(table, 1).segments.length]).toEqual([1, 1]);
});

test('with one any-terrain card no trail without the other terrain is allowed (TT-26)', () => {
  const table = position({ cards: ['water', 'any'] });
  expect(why(table, 0, drawing('1/1-1/2'))).toMatchObject({ why: 'wrongTerrain', cards: ['water', 'any'] });
});

test('with two any-terrain cards every trail not yet drawn is allowed (TT-27)', () => {
  const table = position({ drawn: [['1/1-1/2', '1/2-1/3']] });
  expect(trails(table, 0)).toHaveLength(184);
});

test('a trail that is drawn already is refused (TT-28; example 13)', () => {
  const table = position({ cards: ['forest', 'mountain'], drawn: [['2/3-3/3']] });
  expect(trails(table, 0)).not.toContain('2/3-3/3');
  expect(why(table, 0, drawing('2/3-3/3'))).toEqual({ why: 'alreadyDrawn' });
  expect(why(table, 0, drawing('3/3-2/3'))).toEqual({ why: 'alreadyDrawn' });
});

test('a seat that can draw must, and is told how many trails are possible (TT-29)', () => {
  const table = position({ cards: ['desert', 'water'], drawn: [['2/4-2/5']] });
  expect(why(table, 0, { act: 'done' })).toEqual({ why: 'mustDraw', possible: 20 });
});

test('there are 7 water-water trails on Isla Petit; once all are drawn, two water cards ask nothing of the seat (TT-31; example 14)', () => {
  expect(waterTrails).toHaveLength(7);
  const table = position({ seats: 2, cards: ['water', 'water'], drawn: [waterTrails] });
  expect(asked(table)).toEqual([1]);
  expect(offers(table, 0)).toEqual([]);
  expect(why(table, 0, drawing('1/1-1/2'))).toEqual({ why: 'nothingToDraw', cards: ['water', 'water'] });
  expect(why(table, 0, { act: 'done' })).toEqual({ why: 'nothingToDraw', cards: ['water', 'water'] });
  draw(table, 1, waterTrails[0]!);
  expect(those(done(table, 1), 'drew').map(({ seat }) => seat)).toEqual([1]);
  expect(sheet(table, 0).segments).toHaveLength(7);
});

test('with water and any on that sheet one of the other 57 trails at water must be drawn (TT-29, TT-30; example 15)', () => {
  const table = position({ cards: ['water', 'any'], drawn: [waterTrails] });
  expect(trails(table, 0)).toHaveLength(57);
  expect(why(table, 0, { act: 'done' })).toEqual({ why: 'mustDraw', possible: 57 });
});

test('if no seat can draw, the turn settles by itself and the next cards come (TT-31; example 45)', () => {
  const table = position({ seats: 2, cards: ['desert', 'water'], drawn: [waterTrails, waterTrails] });
  draw(table, 0, '2/4-2/5');
  draw(table, 1, '2/4-2/5');
  const before = arrange(table, (state) => {
    state.pile = [[...TERRAIN_PILE], ['forest'], ['mountain'], ['water'], ['water']];
  });
  done(before, 0);
  const told = done(before, 1);
  expect(those(told, 'couldNotDraw').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(those(told, 'cardsShown').map(({ cards }) => cards)).toEqual([
    ['water', 'water'],
    ['mountain', 'forest'],
  ]);
  expect(stateOf(before).turn).toBe(3);
  expect(sheet(before, 0).segments).toHaveLength(8);
});

test('no trail leads into a gap or off the island (TT-32; example 12)', () => {
  const table = position();
  expect(why(table, 0, drawing('10/3-10/4'))).toEqual({ why: 'gapBetween', between: ['10/3', '10/4'] });
  expect(
    trails(table, 0)
      .filter((trail) => trail.split('-').includes('10/4'))
      .sort(),
  ).toEqual(['10/4-10/5', '9/7-10/4', '9/8-10/4']);
  expect(why(table, 0, { act: 'draw', between: ['9/8', '9/9'] })).toEqual({ why: 'sea', hex: '9/9' });
});

describe('what is drawn is sealed', () => {
  test('until the last seat is done the sheets stay as they were, then all change together (TT-33)', () => {
    const table = position({ seats: 3 });
    for (const seat of [0, 1]) {
      draw(table, seat, '1/1-1/2');
      const told = done(table, seat);
      expect(told).toEqual([{ fact: 'done', seat }]);
    }
    expect([0, 1, 2].map((seat) => sheet(table, seat).segments.length)).toEqual([0, 0, 0]);
    draw(table, 2, '1/1-1/2');
    const told = done(table, 2);
    expect(those(told, 'drew').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((seat) => sheet(table, seat).segments.length)).toEqual([1, 1, 1]);
  });

  test('a seat that is done changes nothing for the others but that it is done (TT-33; example 42)', () => {
    const table = position({ seats: 3 });
    const before = [1, 2].map((seat) => ({ view: view(table, seat).state, choices: choices(table, seat) }));
    draw(table, 0, '1/1-1/2');
    done(table, 0);
    const after = [1, 2].map((seat) => ({ view: view(table, seat).state, choices: choices(table, seat) }));
    const undone = ({ view, choices }: (typeof after)[number]) => ({ view: { ...view, agenda: [] }, choices });
    expect(after.map(undone)).toEqual(before.map(undone));
    expect(after[0]!.view.agenda.at(-1)).toEqual({ do: 'draw', left: [1, 2] });
  });

  test('whoever draws is told at once, in secret, and nobody else is told anything (TT-33)', () => {
    const table = position({ seats: 2 });
    const played = play(table, 0, drawing('1/1-1/2'));
    expect(played.entry && played.facts).toEqual([
      { fact: { fact: 'drafted', seat: 0, between: ['1/1', '1/2'], bonus: false }, to: 0 },
    ]);
  });
});

describe('taking back', () => {
  /** The first toucan is connected; the second needs one more trail. */
  const toucans = () => position({ seats: 2, drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7'], []] });

  test('a seat that is done takes back its trail and its bonus trail, and chooses anew (TT-34; example 43)', () => {
    const table = toucans();
    const before = stateOf(table);
    draw(table, 0, '7/7-7/8', '1/1-1/2');
    done(table, 0);
    for (let n = 0; n < 3; n++) undo(table, 0);
    expect(stateOf(table)).toEqual(before);
    expect(undoable(table, 0)).toBe(false);
    draw(table, 0, '1/1-1/2');
    expect(offers(table, 0)).toEqual([{ act: 'done' }]);
  });

  test('a seat takes back what it drew though another has drawn meanwhile (TT-34)', () => {
    const table = toucans();
    draw(table, 0, '7/7-7/8');
    draw(table, 1, '1/1-1/2');
    undo(table, 0);
    expect(trails(table, 0)).toContain('7/7-7/8');
    expect(offers(table, 1)).toEqual([{ act: 'done' }]);
  });

  test('a seat takes back what it drew though another is done meanwhile (TT-34)', () => {
    const table = toucans();
    draw(table, 0, '7/7-7/8', '1/1-1/2');
    draw(table, 1, '1/1-1/2');
    done(table, 1);
    undo(table, 0);
    undo(table, 0);
    expect(trails(table, 0)).toContain('7/7-7/8');
    expect(asked(table)).toEqual([0]);
  });

  test('when the last seat is done the turn is settled, and nothing of it can be taken back (TT-34)', () => {
    const table = toucans();
    turn(table, '1/1-1/2', '1/1-1/2');
    expect([undoable(table, 0), undoable(table, 1)]).toEqual([false, false]);
  });
});

test('sights and bonus trails are settled on one’s own sheet at once, whatever others draw (TT-35)', () => {
  const table = position({ seats: 2, drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7'], []] });
  draw(table, 0, '7/7-7/8');
  expect(stateOf(table).secrets[0]).toMatchObject({ owed: ['toucan'] });
  expect(trails(table, 0)).toHaveLength(182);
});

/** Plays a whole random game and returns all that was told. */
function randomGame(seats: number, options: object, seed: number): Fact[] {
  const table = open(trailsOfTucana, { seats, options, seed: `game ${seed}` });
  const random = new Random(seed);
  const told: Fact[] = [];
  while (outcome(table) === undefined) {
    const { seat } = asks(table)[0]!;
    const found = offers(table, seat);
    const played = play(table, seat, found[random.below(found.length)]);
    if (played.entry) told.push(...played.facts.map(({ fact }) => fact));
  }
  return told;
}

test.each([
  { island: 'petit', rounds: 2 },
  { island: 'grande', rounds: 3 },
])(
  '$island: a round has 13 turns, 26 cards are shown and the last one never (TT-36, TT-37, TT-72)',
  ({ island, rounds }) => {
    const table = open(trailsOfTucana, { seats: 2, options: { island } as never, seed: 'rounds' });
    const random = new Random(1);
    let most = 0;
    let turns = 0;
    for (let before = ''; outcome(table) === undefined; ) {
      const { round, turn, shown, pile } = stateOf(table);
      const now = `${round}/${turn}`;
      if (now !== before) turns++;
      before = now;
      most = Math.max(most, shown.length);
      expect(shown.length + pile.flat().length).toBe(27);
      expect(shown).toHaveLength(2 * turn);
      const { seat } = asks(table)[0]!;
      const found = offers(table, seat);
      play(table, seat, found[random.below(found.length)]);
    }
    expect([most, turns]).toEqual([26, 13 * rounds]);
  },
);

test('the count of the pile is told every turn but the last of a round, which would show the card left over (TT-37, TT-38)', () => {
  const told = randomGame(1, {}, 5);
  const shown = those(told, 'cardsShown');
  const left = those(told, 'cardsLeft');
  // The very first turn is told with the opening.
  expect([shown.length, left.length]).toEqual([25, 23]);
  for (const count of left) expect(CARDS.reduce((sum, card) => sum + count[card], 0)).toBeGreaterThan(1);
});

test('without the option the count of the pile is not told (TT-38)', () => {
  expect(those(randomGame(1, { pileCount: false }, 5), 'cardsLeft')).toEqual([]);
});

test('sheets, letters and scores of finished turns are open to all, also to a watcher (TT-39)', () => {
  const table = position({ seats: 2 });
  turn(table, '1/1-1/2', '2/1-2/2');
  const seen = view(table, 'watcher').state;
  expect(seen.sheets).toEqual(stateOf(table).sheets);
  expect(seen.letters).toEqual(stateOf(table).letters);
});

describe('the chance of the first two cards of a round, out of 351 pairs', () => {
  const pairs: Record<string, number> = {};
  TERRAIN_PILE.forEach((one, n) => {
    for (const other of TERRAIN_PILE.slice(n + 1)) pairs[`${one} ${other}`] = (pairs[`${one} ${other}`] ?? 0) + 1;
  });

  test('is as the make-up of the pile says (TT-4, TT-19)', () => {
    expect(pairs).toEqual({
      'desert desert': 28,
      'desert forest': 56,
      'desert mountain': 48,
      'desert water': 32,
      'desert any': 16,
      'forest forest': 21,
      'forest mountain': 42,
      'forest water': 28,
      'forest any': 14,
      'mountain mountain': 15,
      'mountain water': 24,
      'mountain any': 12,
      'water water': 6,
      'water any': 8,
      'any any': 1,
    });
  });

  test('shows in 1500 first turns, within four standard deviations (TT-4, TT-19)', () => {
    const games = 1500;
    const found: Record<string, number> = {};
    for (let n = 0; n < games; n++) {
      const [one, other] = stateOf(open(trailsOfTucana, { seats: 1, seed: `deal ${n}` })).shown;
      const key = [one!, other!].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)).join(' ');
      found[key] = (found[key] ?? 0) + 1;
    }
    for (const [key, ways] of Object.entries(pairs)) {
      const chance = ways / 351;
      const spread = 4 * Math.sqrt(games * chance * (1 - chance));
      expect(Math.abs((found[key] ?? 0) - games * chance), key).toBeLessThan(spread);
    }
  });
});
