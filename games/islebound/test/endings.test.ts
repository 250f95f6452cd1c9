import { view } from '@skerry/engine';
import { flawed, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, endBuildings, type Headings } from '../index.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { position } from './position.ts';

const [COMPLETE, OTHER] = [0, endBuildings(3)].map((from) =>
  BUILDINGS.slice(from, from + endBuildings(3)).map(({ name }) => name.en),
) as [string[], string[]];

const points = (buildings: number): Headings => ({ coins: 0, buildings, abilities: 0, track: 0, tokens: 0 });

/** The end of a game of three, who have so many points, as Ada reads it. */
function ended(totals: readonly number[], ranks: readonly number[], cities: readonly (readonly string[])[]) {
  const [A, B, C] = cities.map((city) => ({ city }));
  const table = position({
    seats: 3,
    ...(A && { A }),
    ...(B && { B }),
    ...(C && { C }),
    change: (state) => {
      state.outcome = { ranks: [...ranks], scores: totals.map(points), why: { why: 'buildings' } };
    },
  });
  const telling = {
    state: view(table, 0).state,
    reader: 0,
    names: ['Ada', 'Bruno', 'Chiara'],
    content: table.game.content,
  };
  return {
    en: en.endings.buildings!({ why: 'buildings' }, telling),
    fr: fr.endings.buildings!({ why: 'buildings' }, telling),
  };
}

describe('the end of a game', () => {
  test('says whose city was complete, who wins, and by how much over whom', () => {
    expect(ended([61, 93, 55], [2, 1, 3], [[], COMPLETE, []])).toEqual({
      en: 'Bruno’s city was complete. Bruno wins, 32 points ahead of you.',
      fr: 'Bruno a complété sa capitale. Bruno gagne avec 32 points d’avance sur vous.',
    });
  });

  test('speaks to whoever wins, and names all who are next', () => {
    expect(ended([93, 92, 92], [1, 2, 2], [COMPLETE, [], []])).toEqual({
      en: 'Your city was complete. You win, 1 point ahead of Bruno and Chiara.',
      fr: 'Vous avez complété votre capitale. Vous gagnez avec 1 point d’avance sur Bruno et Chiara.',
    });
  });

  test('names no city where several were complete, and no lead where goods broke the tie', () => {
    expect(ended([80, 80, 55], [1, 2, 3], [COMPLETE, OTHER, []])).toEqual({
      en: 'A city was complete. You win.',
      fr: 'Une capitale était complète. Vous gagnez.',
    });
  });

  test('is told in sound sentences', () => {
    const told = [ended([61, 93, 55], [2, 1, 3], [[], COMPLETE, []]), ended([80, 80, 55], [1, 1, 3], [[], [], []])];
    for (const language of ['en', 'fr'] as const)
      expect(
        flawed(
          sentenceFlaws,
          language,
          told.map((each) => each[language]),
        ),
      ).toEqual([]);
  });
});
