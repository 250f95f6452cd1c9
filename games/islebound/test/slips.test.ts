import { asks, choices, languagesOf, legal, open, outcome, play, Random, type Seat, view } from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { focus } from '../board/focus.ts';
import { board } from '../board/index.ts';
import { BUILDINGS, islebound } from '../index.ts';
import { fightOf, oddsAtBest, oddsOf, oddsWithOneMore, placingsOf } from '../outlook/attack.ts';
import { renownBy } from '../outlook/seat.ts';
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

const positionOf = (table: Table) => sceneOf(table, 0).telling;

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
    expect(oddsOf(positionOf(table))).toEqual(atBest);
    expect(none.dice).toBeLessThan(atBest.dice);
  });
});

describe('what lies over the chart', () => {
  test('the attack, from the group until the town is taken; then the chart is seen again', () => {
    const table = rolled({ A: { at: 'grenille', pirates: 3, deck: 'a' } }, { dice: [6, 6, 5], pirates: 3, need: 5 });
    expect(focusOf(table, 1)).toMatchObject({ title: 'Attack on Grenille' });
    act(table, 'placeBest');
    expect(focusOf(table)?.key).toMatch(/^row-/);
  });

  test('the row is put aside until somebody wants it, and closed when something was bought', () => {
    const table = position({ A: { coins: 20, books: 4 } });
    const before = focusOf(table)!;
    expect(before.aside).toMatchObject({ label: 'Buy', detail: '5 of 5', first: true });
    act(table, { act: 'buy', space: 5 });
    expect(focusOf(table)!.key).not.toBe(before.key);
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
    actOf(table, 1, 'agree');
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
      'reroll',
      'placeDie',
      'injure',
      'lose',
      'payCube',
      'negotiate',
      'freeCube',
      'skip',
      'noSkip',
    ]);
    for (const act of ['draft', 'give', 'ask', 'hire', 'reputation', 'buy', 'build', 'buyCard', 'buildCard', 'payCard'])
      shown.add(act);
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
        said.map((chance) => words.attack.atBest(chance)).map((each) => each[0]!.toUpperCase() + each.slice(1)),
      ),
    ).toEqual([]);
  });

  test('the letter that brings a slip back is one of its label', () => {
    for (const { label, hotkey } of Object.values(words.asides))
      expect(label.normalize('NFD').toLowerCase()).toContain(hotkey);
  });
});
