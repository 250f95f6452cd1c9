import { expect, test } from 'vitest';
import * as de from '../de/index.ts';

const AT = { names: ['Ada', 'Bruno', 'Chiara'] };
const ADA = { ...AT, reader: 0 };

const ACTION: de.Noun = { name: 'Aktion', gender: 'f', many: 'Aktionen' };
const STEP: de.Noun = { name: 'Schritt', gender: 'm', many: 'Schritte' };
const TILE: de.Noun = { name: 'Feld', gender: 'n', many: 'Felder' };

const TEMPLE: de.Noun = { name: 'Tempel des Mondes', gender: 'm' };
const CAVE: de.Noun = { name: 'Höhle der Glut', gender: 'f' };
const GATE: de.Noun = { name: 'Bronzetor', gender: 'n' };
const CLIFFS: de.Noun = { name: 'Klippen des Vergessens', gender: 'p' };
const PILOT: de.Noun = { name: 'Pilot', gender: 'm', bent: 'Piloten' };

test.each([
  [TEMPLE, 'der Tempel des Mondes', 'den Tempel des Mondes', 'dem Tempel des Mondes'],
  [CAVE, 'die Höhle der Glut', 'die Höhle der Glut', 'der Höhle der Glut'],
  [GATE, 'das Bronzetor', 'das Bronzetor', 'dem Bronzetor'],
  [CLIFFS, 'die Klippen des Vergessens', 'die Klippen des Vergessens', 'den Klippen des Vergessens'],
  [PILOT, 'der Pilot', 'den Piloten', 'dem Piloten'],
] as const)('%o takes its articles: %s, %s, %s', (noun, nominative, accusative, dative) => {
  expect([de.der(noun), de.den(noun), de.der(noun, 'dative')]).toEqual([nominative, accusative, dative]);
});

test.each([
  [de.Der(CLIFFS), 'Die Klippen des Vergessens'],
  [de.at('in', TEMPLE), 'im Tempel des Mondes'],
  [de.at('zu', TEMPLE), 'zum Tempel des Mondes'],
  [de.at('in', CAVE), 'in der Höhle der Glut'],
  [de.at('zu', CAVE), 'zur Höhle der Glut'],
  [de.at('an', GATE), 'am Bronzetor'],
  [de.at('von', GATE), 'vom Bronzetor'],
  [de.at('auf', CLIFFS), 'auf den Klippen des Vergessens'],
  [de.at('zu', PILOT), 'zum Piloten'],
  [de.ein(TEMPLE), 'ein Tempel des Mondes'],
  [de.ein(TEMPLE, 'accusative'), 'einen Tempel des Mondes'],
  [de.ein(CAVE, 'dative'), 'einer Höhle der Glut'],
  [de.ein(CLIFFS), 'Klippen des Vergessens'],
  [de.nounDoes(GATE, 'ist', 'sind'), 'ist'],
  [de.nounDoes(CLIFFS, 'ist', 'sind'), 'sind'],
])('nouns bend: "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  [de.number(3), 'drei'],
  [de.number(12), 'zwölf'],
  [de.number(13), '13'],
  [de.count(0, ACTION), 'keine Aktionen'],
  [de.count(1, ACTION), 'eine Aktion'],
  [de.count(2, ACTION), 'zwei Aktionen'],
  [de.count(1, STEP, 'accusative'), 'einen Schritt'],
  [de.count(2, TILE, 'dative'), 'zwei Feldern'],
  [de.figures(0, STEP), '0 Schritte'],
  [de.figures(1, STEP), '1 Schritt'],
  [de.figures(14, TILE), '14 Felder'],
  [de.figure(12_345), '12.345'],
  [de.withFigure(1, { one: '# Platz ist frei', other: '# Plätze sind frei' }), '1 Platz ist frei'],
  [de.withFigure(0, { one: '# Platz ist frei', other: '# Plätze sind frei' }), '0 Plätze sind frei'],
  [de.ordinal(3), '3.'],
])('a count reads "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  [['Ada'], 'und', 'Ada'],
  [['Ada', 'Bruno'], 'oder', 'Ada oder Bruno'],
  [['Ada', 'Bruno', 'Chiara'], 'und', 'Ada, Bruno und Chiara'],
] as const)('the list of %j with "%s" is "%s"', (items, word, said) => {
  expect(de.list(items, word)).toBe(said);
});

const WINS = { one: 'gewinnt', you: 'gewinnst', many: 'gewinnen', youAll: 'gewinnt' };

test.each([
  [de.who(ADA, 0), 'du'],
  [de.whom(ADA, 0), 'dich'],
  [de.toWhom(ADA, 0), 'dir'],
  [de.toWhom(ADA, 1), 'Bruno'],
  [de.does(ADA, 0, 'spielt', 'spielst'), 'Du spielst'],
  [de.does(ADA, 1, 'spielt', 'spielst'), 'Bruno spielt'],
  [de.has(ADA, 0), 'Du hast'],
  [de.is(ADA, 1), 'Bruno ist'],
  [de.nameOf(AT, 3), 'Platz 4'],
  [de.possessive('Ada'), 'Adas'],
  [de.possessive('Gus'), 'Gus’'],
  [de.possessive('Max'), 'Max’'],
  [de.possessive('Alice'), 'Alice’'],
  [de.people(ADA, []), 'niemand'],
  [de.people(ADA, [0, 2, 1]), 'Chiara, Bruno und du'],
  [de.people(ADA, [0, 1], 'und', de.toWhom), 'Bruno und dir'],
  [de.theyDo(ADA, [1], WINS), 'gewinnt'],
  [de.theyDo(ADA, [0], WINS), 'gewinnst'],
  [de.theyDo(ADA, [1, 2], WINS), 'gewinnen'],
])('people are spoken of as "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test('days are written as in Germany', () => {
  expect([de.wholeDay('2026-11-16'), de.shortDay('2026-11-16')]).toEqual(['16. November 2026', '16. Nov.']);
});

test.each([
  ['Zum Bronzetor gehen', 'zum Bronzetor gehen'],
  ['Das Bronzetor trockenlegen', 'das Bronzetor trockenlegen'],
  ['Passen', 'passen'],
  ['Ada zum Bronzetor lotsen', 'Ada zum Bronzetor lotsen'],
  ['Dario', 'Dario'],
])('"%s" reads "%s" inside a sentence', (order, said) => {
  expect(de.small(order)).toBe(said);
});
