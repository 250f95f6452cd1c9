import { expect, test } from 'vitest';
import { flawed, labelFlaws, sentenceFlaws } from '../testing/index.ts';

test.each([
  ['en', 'You hold undefined.', 'a leak of the program'],
  ['en', 'You  hold none.', 'double space'],
  ['en', 'you hold none.', 'lower-case beginning'],
  ['en', 'You hold none', 'no final punctuation'],
  ['en', 'You hold a Earth card.', 'wrong indefinite article'],
  ['en', 'You reach a obelisk.', 'wrong indefinite article'],
  ['en', "You don't.", 'typewriter quotes'],
  ['en', 'Ready : go.', 'French spacing'],
  ['en', 'Dealing …', 'spaced ellipsis'],
  ['en', 'Who has the link can sit down.', '“who” for “whoever”'],
  ['fr', 'Attention : rien.', 'no narrow space'],
  ['fr', 'Attention\u00a0: rien.', 'wide no-break space'],
  ['fr', 'Attention: rien.', 'no narrow space'],
  ['fr', 'Il reste 3: rien.', 'no narrow space'],
  ['fr', 'Mieux que 40 % des autres.', 'no narrow space'],
  ['fr', 'Dites « oui\u202f».', 'no narrow space'],
  ['fr', 'Vous allez à le Jardin.', 'article not joined'],
  ['fr', 'Le tour de Ada.', 'no elision'],
  ['fr', 'Vous reliez le obélisque.', 'no elision'],
  ['fr', 'Si ils tracent.', 'no elision'],
  ['fr', 'Je suis prêt.', 'a word that agrees with a person'],
  ['fr', 'Seul en mer.', 'a word that agrees with a person'],
  ['fr', 'Ada n’est pas encore prêt.', 'a word that agrees with a person'],
  ['fr', 'Qui a ce lien peut regarder.', '“qui” without its person'],
  ['fr', 'Six points pour qui relie en premier.', '“qui” without its person'],
  ['fr', 'Choisir cette offre.', 'not a word of the glossary'],
  ['de', 'Achtung : nichts.', 'French spacing'],
  ['de', 'Sag “ja”.', 'quotes of another language'],
  ['de', 'Besser als 40 % der anderen.', 'no narrow space'],
  ['de', 'Du gehst zu dem Tempel.', 'article not joined'],
  ['de', 'Wählen Sie ein Feld.', 'the formal address'],
  ['de', 'Jetzt bist Du dran.', 'a capital for “du”'],
  ['de', 'Zwei Spieler warten.', 'not a word of the glossary'],
] as const)('in %s "%s" has a flaw: %s', (language, words, flaw) => {
  expect(sentenceFlaws(language, words)).toContain(flaw);
});

test.each([
  ['en', 'It’s a one-way trail, “said” Ada: 3% of an hour, a Hero and a European.'],
  ['en', 'Who plays first?'],
  ['fr', 'Qui joue\u202f?'],
  ['fr', 'Dites «\u202foui\u202f»\u202f: la mer monte à 12:30.'],
  ['fr', 'Tout le monde n’est pas encore prêt.'],
  ['fr', 'Aucun tirage n’en a décidé à lui seul.'],
  ['de', 'Wer spielt? „Du“, sagt Ada: mit 40\u202f% aller Karten, im Tempel, zu dem sie schwimmt.'],
  ['de', 'Ihre Karten sind oben. Sie kommen um 12:30 Uhr.'],
  ['fr', 'Toute personne qui a ce lien peut regarder\u202f; le Héros et l’Héliport aussi.'],
] as const)('in %s "%s" has no flaw', (language, words) => {
  expect(sentenceFlaws(language, words)).toEqual([]);
});

test('a label has no full stop, and a report names what is wrong with which', () => {
  expect(flawed(labelFlaws, 'en', ['Undo', 'Undo.'])).toEqual([['Undo.', 'final punctuation']]);
});
