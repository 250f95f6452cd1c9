import { languagesOf, type Seat, view } from '@skerry/engine';
import { flawed, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import type { TownName } from '../index.ts';
import { attackOutlook } from '../outlook/attack.ts';
import { planFor } from '../outlook/plan.ts';
import { wordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { cellOf, position, type Table } from './position.ts';

const TEXTS = { en, fr };

const tellingOf = (table: Table, reader: Seat | undefined = 0) => ({
  state: view(table, reader ?? 'watcher').state,
  reader,
  names: ['Ada', 'Bruno', 'Chiara'].slice(0, table.seats),
  content: table.game.content,
});

const planIn = (table: Table, town: TownName, reader?: Seat) => {
  const telling = tellingOf(table, reader);
  return planFor(telling, cellOf(telling.state as never, town));
};

/** Why the reader could not visit a town, in each language. */
const noVisit = (table: Table, town: TownName) =>
  languagesOf(TEXTS).map((language) => {
    const lacking = planIn(table, town)?.lacking;
    return lacking === undefined ? 'they could' : wordsOf(TEXTS[language]).slip.noVisit(lacking);
  });

describe('a visit planned from afar', () => {
  test('where another ship is, one more Administrate crew member is needed', () => {
    // Stratic is entered by exhausting one.
    const plan = (deck: string, rival: TownName) =>
      noVisit(position({ A: { at: 'krazk', deck }, B: { at: rival } }), 'stratic');
    expect(plan('a w', 'stratic')).toEqual([
      'You couldn’t visit: 2 Administrate needed, you have 1.',
      'Visite impossible\u202f: il faut 2 membres Administratifs, vous en avez 1.',
    ]);
    expect(plan('a w', 'ratnest')).toEqual(['they could', 'they could']);
    expect(plan('w', 'ratnest')[0]).toBe('You couldn’t visit: 1 Administrate needed, you have none.');
  });

  test('a coin is needed, too, except in a town of one’s own', () => {
    expect(noVisit(position({ A: { at: 'krazk', coins: 0 } }), 'theGrotto')[0]).toBe(
      'You couldn’t visit: 1 coin needed, you have none.',
    );
    const own = position({ A: { at: 'krazk', coins: 0, towns: ['theGrotto'] } });
    expect(noVisit(own, 'theGrotto')[0]).toBe('they could');
  });

  test('every way to lack something is a sentence', () => {
    for (const language of languagesOf(TEXTS)) {
      const { noVisit: say } = wordsOf(TEXTS[language]).slip;
      const said = [
        say({ what: 'coin' }),
        say({ what: 'any', need: 2, have: 1 }),
        say({ what: 'administrate', need: 1, have: 0 }),
        say({ what: 'together', symbols: ['administrate', 'any'] }),
      ];
      expect(flawed(sentenceFlaws, language, said)).toEqual([]);
    }
  });
});

describe('a town planned from afar', () => {
  test('by diplomacy: the influence needed, and what there is', () => {
    const table = position({ A: { at: 'krazk', slots: [6, 7], deck: 'A/N' } });
    expect(planIn(table, 'felsGarden')?.influence).toBe(5);
    expect(wordsOf(en).slip.influence(6, 5)).toBe('6 needed, you have 5');
    expect(planIn(table, 'grenille')?.influence).toBeUndefined();
  });

  test('by attack: the odds that there will be', () => {
    const fleet = { pirates: 1, serpents: 1, wood: 1, deck: 'a w' } as const;
    const { spoils: _, ...there } = attackOutlook(tellingOf(position({ A: { at: 'grenille', ...fleet } })));
    expect(planIn(position({ A: { at: 'krazk', ...fleet } }), 'grenille')?.attack).toEqual(there);
    expect(planIn(position({ A: { at: 'krazk', deck: 'a w' } }), 'grenille')?.attack).toBeUndefined();
  });

  test('whoever is exhausted to end there cannot be injured for it', () => {
    const fleet = { at: 'krazk', pirates: 1, serpents: 1, deck: 'a w' } as const;
    const table = position({ A: fleet, B: { at: 'grenille' } });
    expect(planIn(table, 'grenille')?.attack?.onDeck).toBe(1);
  });

  test('nobody plans who only watches', () => {
    const telling = { ...tellingOf(position()), reader: undefined };
    expect(planFor(telling, 0)).toBeUndefined();
  });
});
