import { expect, test } from 'vitest';
import { table as en } from '../../words/en/table.ts';
import { table as fr } from '../../words/fr/table.ts';
import { withoutName } from '../log/styled-sentence.tsx';

test.each([
  [en, 'Ada moved to Iron Gate.', 'moved to Iron Gate.'],
  [en, 'Ada’s Hero stays in Dallak.', 'Hero stays in Dallak.'],
  [en, 'You gave Ada a Fire card.', 'You gave Ada a Fire card.'],
  [en, 'Adam moved to Iron Gate.', 'Adam moved to Iron Gate.'],
  [fr, 'Ada a reçu 2 pièces.', 'a reçu 2 pièces.'],
  [fr, 'Le Héros joué par Ada reste à Dallak.', 'Le Héros reste à Dallak.'],
  [fr, 'Défense magique : le Héros joué par Ada.', 'Défense magique : le Héros.'],
  [fr, 'Le Héros joué par Adam reste à Dallak.', 'Le Héros joué par Adam reste à Dallak.'],
  [fr, 'Vous avez donné une carte à Ada.', 'Vous avez donné une carte à Ada.'],
])('beside its mark a name is heard and not seen: %#', (words, sentence, seen) => {
  const parts = withoutName(sentence, 'Ada', words.owner);
  expect(parts.join('')).toBe(sentence);
  expect(parts[0] + parts[2]).toBe(seen);
});
