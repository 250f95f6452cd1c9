import { asks, choices, languagesOf, legal, open, outcome, play, Random, type Seat, view } from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { focus } from '../board/focus.ts';
import { board } from '../board/index.ts';
import { BUILDINGS, islebound } from '../index.ts';
import {
  alsoInjured,
  attackOutlook,
  fightOf,
  oddsAtBest,
  oddsOf,
  oddsWithOneMore,
  placingsOf,
  rerollsOf,
} from '../outlook/attack.ts';
import { renownBy } from '../outlook/seat.ts';
import { tradeOf } from '../outlook/trade.ts';
import { slipWordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { act, actOf, crew, position, rolled, type Table } from './position.ts';

const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario'];
const world = islebound.content;

type Reader = Seat | 'watcher';

const sceneOf = (table: Table, reader: Reader, language: keyof typeof TEXTS = 'en') => ({
  telling: {
    state: view(table, reader).state,
    reader: reader === 'watcher' ? undefined : reader,
    names: NAMES.slice(0, table.seats),
    content: table.game.content,
  },
  text: TEXTS[language],
});

const positionOf = (table: Table, reader: Seat = 0) => sceneOf(table, reader).telling;

const focusOf = (table: Table, reader: Reader = 0, language: keyof typeof TEXTS = 'en') =>
  focus(sceneOf(table, reader, language), reader === 'watcher' ? [] : choices(table, reader));

describe('an attack', () => {
  const fleet = { at: 'grenille', pirates: 2, serpents: 1, wood: 2, deck: 'a w C/S' } as const;
  const dice = { dice: [5, 1, 4, 2], pirates: 2, serpents: 1, combat: 1, need: 7 };

  test('shows the best placing before anything is placed, and the die that is left over', () => {
    const fight = fightOf(positionOf(rolled({ A: fleet }, dice, 'reroll')))!;
    expect(fight.cards.map(({ card, face, strength }) => [card, face, strength])).toEqual([
      ['serpent', 5, 3],
      ['pirate', 4, 1],
      ['pirate', 2, 1],
    ]);
    expect(fight).toMatchObject({ spare: [1], total: 5, missing: 2, onDeck: 3 });
  });

  test('placed by hand card after card: the dice left are those on no card, and the next card is marked', () => {
    const table = rolled({ A: fleet }, dice);
    act(table, 'placeByHand', { act: 'placeDie', face: 1 }, 'placeNone');
    const fight = fightOf(positionOf(table))!;
    expect(fight.cards.map(({ face, isNext }) => [face, isNext])).toEqual([
      [1, false],
      [0, false],
      [0, true],
    ]);
    expect(fight).toMatchObject({ spare: [2, 4, 5], total: 0 });
  });

  test('counts what buildings add and whom it cost', () => {
    const table = rolled({ A: { ...fleet, city: ['Sword Academy'] } }, dice);
    act(table, 'placeBest', { act: 'injure', crew: 'work' });
    expect(fightOf(positionOf(table))).toMatchObject({ bonus: 1, total: 7, missing: 0 });
  });

  test('is read aloud by kinds of cards', () => {
    const fight = fightOf(positionOf(rolled({ A: fleet }, dice)))!;
    expect(en.slips.attack.readAloud(placingsOf(fight), fight.total, fight.need)).toBe(
      'Serpent 5 gives 3, pirates 4 and 2 give 1 and 1; 5 of 7.',
    );
  });
});

describe('the odds before the roll', () => {
  /** Neutral Grenille needs 5. */
  const gathered = (deck: string, city: readonly string[] = []) => {
    const table = position({ A: { at: 'grenille', pirates: 2, serpents: 1, deck, city } });
    act(table, 'attack', { act: 'group', cards: 2 }, { act: 'group', cards: 1 });
    return positionOf(table);
  };

  /** All rolls of three dice on a serpent and two pirates, one by one. */
  function counted(need: number): number {
    let won = 0;
    const faces = [1, 2, 3, 4, 5, 6];
    const { pirate, serpent } = world.byDie;
    for (const a of faces)
      for (const b of faces)
        for (const c of faces) {
          const best = Math.max(
            serpent[a]! + pirate[b]! + pirate[c]!,
            pirate[a]! + serpent[b]! + pirate[c]!,
            pirate[a]! + pirate[b]! + serpent[c]!,
          );
          if (best >= need) won++;
        }
    return won / 216;
  }

  test('are exact, by the dice alone and with all on deck injured for it', () => {
    const odds = oddsOf(gathered('a'))!;
    expect(odds.dice).toBeCloseTo(counted(5), 12);
    expect(odds.withInjuries).toBeCloseTo(counted(4), 12);
  });

  test('what buildings add counts, and what is sure is sure', () => {
    expect(oddsOf(gathered('a', ['Sword Academy']))!.dice).toBeCloseTo(counted(4), 12);
    expect(oddsOf(gathered('a a w A/N N/S'))!.withInjuries).toBe(1);
  });

  test('one more Combat crew member adds a die and stands on deck no longer', () => {
    const one = gathered('C/S');
    const more = oddsWithOneMore(one)!;
    expect(more.dice).toBeGreaterThan(oddsOf(one)!.dice);
    expect(more.withInjuries).toBe(more.dice);
  });

  test('for a number of pirates they take in all that could still join', () => {
    const table = position({ A: { at: 'grenille', pirates: 2, serpents: 1, deck: 'C/S' } });
    act(table, 'attack');
    const atBest = oddsAtBest(positionOf(table), 2)!;
    const none = oddsAtBest(positionOf(table), 0)!;
    act(table, { act: 'group', cards: 2 }, { act: 'group', cards: 1 }, { act: 'combat', crew: crew('C/S') });
    expect(oddsOf(positionOf(table))!.dice).toBe(atBest.dice);
    expect(none.dice).toBeLessThan(atBest.dice);
  });
});

describe('the odds with all that can be paid', () => {
  /** Every roll, and for each wood every die that could be rolled again, one by one. */
  function best(dice: readonly number[], need: number, wood: number): number {
    const { pirate, serpent } = world.byDie;
    const strength = Math.max(
      ...dice.map((_, bitten) => dice.reduce((sum, die, n) => sum + (n === bitten ? serpent : pirate)[die]!, 0)),
    );
    if (strength >= need) return 1;
    if (wood === 0) return 0;
    return Math.max(...dice.map((_, n) => mean((face) => best(dice.with(n, face), need, wood - 1))));
  }
  const mean = (of: (face: number) => number): number =>
    [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + of(face), 0) / 6;
  const both = (need: number, wood: number): number => mean((one) => mean((other) => best([one, other], need, wood)));

  /** A pirate and a sea serpent at neutral Grenille, which needs 5. */
  const landing = (deck: string, wood: number) => {
    const table = position({ A: { at: 'grenille', pirates: 1, serpents: 1, deck, wood } });
    act(table, 'attack', { act: 'group', cards: 1 }, { act: 'group', cards: 1 });
    return positionOf(table);
  };

  test('wood counts before the roll, as often as there is wood', () => {
    for (const wood of [1, 2, 3]) {
      const odds = oddsOf(landing('', wood))!;
      expect(odds.dice).toBeCloseTo(both(5, 0), 12);
      expect(odds.withWood).toBeCloseTo(both(5, wood), 12);
      expect(odds.withInjuries).toBe(odds.withWood);
    }
  });

  test('with crew who may be injured besides', () => {
    const odds = oddsOf(landing('a w', 1))!;
    expect(odds).toMatchObject({ wood: 1, onDeck: 2 });
    expect(odds.withInjuries).toBeCloseTo(both(3, 1), 12);
  });

  test('the attack is offered with both chances, though dice alone could not do it', () => {
    const table = position({ A: { at: 'grenille', pirates: 1, deck: 'a a w' } });
    const { dice, withWood, withInjuries } = attackOutlook(positionOf(table));
    expect([dice, withWood]).toEqual([0, 0]);
    expect(withInjuries).toBeCloseTo(2 / 6, 12);
    const attack = (language: keyof typeof TEXTS) =>
      board.offers(sceneOf(table, 0, language), choices(table, 0)).find(({ key }) => key === 'attack')?.detail;
    expect(attack('en')).toBe('town, 5 coins: 0%, or 33% with injuries');
    expect(attack('fr')).toBe('ville, 5 pièces\u202f: 0\u202f%, 33\u202f% avec des blessés');
  });

  test('two pirates who cannot win alone win 81 times of 100 where three of the crew may be injured', () => {
    const table = position({ A: { at: 'grenille', pirates: 2, deck: 'a a a' } });
    const { dice, withInjuries } = attackOutlook(positionOf(table));
    expect(dice).toBe(0);
    expect(withInjuries).toBeCloseTo(29 / 36, 12);
    const attack = board.offers(sceneOf(table, 0), choices(table, 0)).find(({ key }) => key === 'attack');
    expect(attack?.detail).toBe('town, 5 coins: 0%, or 81% with injuries');
  });

  test('a Combat crew member rolls a die or is injured, whichever helps more', () => {
    // Two pirates give 4 at most: a spare die hardly helps, 1 strength always does.
    const table = position({ A: { at: 'grenille', pirates: 2, deck: 'C/S' } });
    act(table, 'attack');
    expect(oddsAtBest(positionOf(table), 2)!.withInjuries).toBeCloseTo(1 / 9, 12);
  });

  test('until the dice are kept: for keeping them, and for each die that could be rolled again', () => {
    const table = rolled(
      { A: { at: 'grenille', pirates: 1, serpents: 1, wood: 2, deck: 'a' } },
      { dice: [1, 5], pirates: 1, serpents: 1, need: 5 },
      'reroll',
    );
    expect(oddsOf(positionOf(table))).toEqual({
      ...{ dice: 0, withWood: best([1, 5], 5, 2), withInjuries: best([1, 5], 4, 2), wood: 2, onDeck: 1 },
    });
    const rerolls = rerollsOf(positionOf(table));
    expect(rerolls.map(({ face }) => face)).toEqual([1, 5]);
    expect(rerolls[0]!.withWood).toBeCloseTo(
      mean((face) => best([face, 5], 5, 1)),
      12,
    );
    expect(rerolls[1]!.withInjuries).toBeCloseTo(
      mean((face) => best([1, face], 4, 1)),
      12,
    );
    act(table, 'keep');
    expect(oddsOf(positionOf(table))).toBeUndefined();
    expect(rerollsOf(positionOf(table))).toEqual([]);
  });

  test('where the whole crew is needed, all are injured after the first (IB-92)', () => {
    const short = (need: number) => {
      const table = rolled({ A: { at: 'grenille', pirates: 1, deck: 'a a w' } }, { dice: [5], pirates: 1, need });
      act(table, 'placeBest');
      return alsoInjured(positionOf(table), { act: 'injure', crew: 'administrate' }).map(({ crew }) => crew);
    };
    expect(short(5)).toEqual(['administrate', 'work']);
    expect(short(4)).toEqual([]);
  });

  test('rerolling has a button, for the die that helps most, and none once the dice are enough', () => {
    const short = rolled(
      { A: { at: 'grenille', pirates: 2, wood: 1, deck: 'a' } },
      { dice: [1, 6], pirates: 2, need: 4 },
      'reroll',
    );
    const offers = board.offers(sceneOf(short, 0), choices(short, 0));
    expect(offers.map(({ key, detail, price }) => [key, detail, price])).toEqual([
      ['reroll-1', '33%, or 83% with injuries', 'for 1 wood'],
      ['keep', 'retreat, one card lost', undefined],
    ]);
    const enough = rolled(
      { A: { at: 'grenille', pirates: 2, wood: 1 } },
      { dice: [5, 6], pirates: 2, need: 4 },
      'reroll',
    );
    expect(board.offers(sceneOf(enough, 0), choices(enough, 0)).map(({ key }) => key)).toEqual(['keep']);
  });
});

describe('what lies over the chart', () => {
  test('the attack, from the group until the town is taken; then the chart is seen again', () => {
    const table = rolled({ A: { at: 'grenille', pirates: 3, deck: 'a' } }, { dice: [6, 6, 5], pirates: 3, need: 5 });
    expect(focusOf(table, 1)).toMatchObject({ title: 'Attack on Grenille' });
    act(table, 'placeBest');
    expect(focusOf(table)?.key).toMatch(/^row-/);
  });

  test('the row is put aside until somebody wants it, and stays when something was bought', () => {
    const table = position({ A: { coins: 20, books: 4 } });
    const before = focusOf(table)!;
    expect(before.aside).toMatchObject({ label: 'Buy', detail: '5 of 5 within reach', first: true });
    act(table, { act: 'buy', space: 5 });
    expect(focusOf(table)!.key).toBe(before.key);
    expect(focusOf(table, 1)!.aside).toMatchObject({ label: 'Buildings', first: true });
  });

  test('the trade lies before both, and before those who watch', () => {
    const table = position({
      options: { trading: true },
      A: { at: 'morlim', wood: 2 },
      B: { at: 'morlim', fish: 1 },
    });
    act(
      table,
      { act: 'trade', rival: 1 },
      { act: 'give', what: 'wood' },
      'next',
      { act: 'ask', what: 'fish' },
      'propose',
    );
    expect(focusOf(table, 0)!.title).toBe('Trade with Bruno');
    expect(focusOf(table, 1)!.title).toBe('Ada proposes a trade');
    expect(focusOf(table, 'watcher')!.title).toBe('Ada proposes a trade');
    actOf(table, 1, 'counter');
    expect(focusOf(table, 0)!.title).toBe('Bruno’s counter-offer');
    expect(focusOf(table, 1)!.title).toBe('Your counter-offer');
    expect(tradeOf(positionOf(table, 1))!.sides.map(({ act }) => act)).toEqual(['ask', 'give']);
    actOf(table, 1, { act: 'ask', what: 'wood' });
    expect(tradeOf(positionOf(table, 1))!.sides[0].wares[1]).toMatchObject({ what: 'wood', n: 2, was: 1 });
    actOf(table, 1, 'propose');
    act(table, 'agree');
    expect(focusOf(table)!.key).toMatch(/^row-/);
  });

  test('cards in hand lie only before whoever holds them', () => {
    const table = position({
      options: { architect: true },
      A: { coins: 9, hand: ['Mansion', 'Market'] },
      B: { hand: ['Museum'] },
    });
    act(table, 'buyFromHand');
    expect(focusOf(table, 0)!.title).toBe('Buy from your hand');
    expect(focusOf(table, 1)!.aside).toMatchObject({ detail: '1 card', first: true });
    expect(focusOf(table, 'watcher')).toBeUndefined();
  });

  test('what a slip shows itself stands in no bar besides', () => {
    const shown = new Set([
      'group',
      'combat',
      'placeDie',
      'injure',
      'lose',
      'payCube',
      'negotiate',
      'freeCube',
      'skip',
      'noSkip',
    ]);
    for (const act of ['draft', 'give', 'giveLess', 'ask', 'askLess']) shown.add(act);
    for (const act of ['hire', 'reputation', 'buy', 'build', 'buyCard', 'buildCard', 'payCard']) shown.add(act);
    for (const { table, reader } of positions()) {
      const found = choices(table, reader);
      const slip = focusOf(table, reader);
      const bar = board.offers(sceneOf(table, reader), found).filter(({ key }) => !slip?.offers.includes(key));
      expect(bar.flatMap(({ actions }) => actions).filter(({ act }) => shown.has(act))).toEqual([]);
    }
  });
});

test('a reputation card tells what it would bring to each, the active number included and the limit kept', () => {
  const seen = positionOf(position({ A: { fish: 3 }, B: { fish: 9 }, reputation: ['The Big Catch', 'A Fine City'] }));
  expect(renownBy(seen, seen.state.reputation[0]!)).toEqual([3, 7, 0]);
});

/** Tables that together play every variant, at each stop of a few random games. */
function* positions(): Generator<{ table: Table; reader: Seat }> {
  const tables = [
    { seats: 4, options: { trading: true, raid: true } },
    { seats: 3, options: { boards: 'advanced', sixBuildings: true, edition: 'fr1' } },
    { seats: 2, options: { architect: true, trading: true } },
  ] as const;
  for (const [n, { seats, options }] of tables.entries()) {
    const table = open(islebound, { seats, options, seed: `slips ${n}` });
    const random = new Random(n + 1);
    for (let entry = 0; entry < 300 && outcome(table) === undefined; entry++) {
      const { seat } = asks(table)[0]!;
      yield { table, reader: seat };
      const offers = legal(table, seat);
      play(table, seat, offers[random.below(offers.length)]);
    }
  }
}

describe.each(LANGUAGES)('the words of the slips (%s)', (language) => {
  const words = slipWordsOf(TEXTS[language]);

  test('titles are labels and remarks are sentences, at all steps, for all', () => {
    const titles = new Set<string>();
    const remarks = new Set<string>();
    for (const { table } of positions()) {
      for (const reader of ['watcher', 0, 1] as const) {
        const { title, remark, aside } = focusOf(table, reader, language) ?? {};
        if (title) titles.add(title);
        if (remark) remarks.add(remark);
        if (aside) titles.add(aside.label);
      }
    }
    expect(flawed(labelFlaws, language, titles)).toEqual([]);
    expect(flawed(sentenceFlaws, language, remarks)).toEqual([]);
  });

  test('every building is told in whole sentences, and no two alike, in each way to play', () => {
    for (const mode of ['en2', 'fr1', 'architect'] as const) {
      const told = BUILDINGS.map(({ abilities }) => words.row.effects(abilities, mode));
      expect(told.filter((sentences) => sentences.length === 0)).toEqual([]);
      expect(flawed(sentenceFlaws, language, told.flat())).toEqual([]);
      expect(new Set(told.map((sentences) => sentences.join(' '))).size).toBe(BUILDINGS.length);
    }
  });

  test('what is neither certain nor hopeless is not told as such', () => {
    const said = [0, 0.001, 0.5, 0.999, 1].map(words.percent);
    expect(new Set(said).size).toBe(said.length);
    expect(
      flawed(
        labelFlaws,
        language,
        [0, 0.5]
          .flatMap((withWood) => [0.5, 1].map((withInjuries) => words.attack.atBest({ withWood, withInjuries })))
          .map((each) => each[0]!.toUpperCase() + each.slice(1)),
      ),
    ).toEqual([]);
  });

  test('the letter that brings a slip back is one of its label', () => {
    for (const { label, hotkey } of Object.values(words.asides))
      expect(label.normalize('NFD').toLowerCase()).toContain(hotkey);
  });
});
