import { expect, test } from 'vitest';
import * as fr from '../fr/index.ts';

const AT = { names: ['Ada', 'Bruno', 'Chiara'] };
const ADA = { ...AT, reader: 0 };

const noun = (name: string, gender: fr.Gender, many?: string): fr.Noun =>
  many === undefined ? { name, gender } : { name, gender, many };

const ACTION = noun('action', 'f');
const POINT = noun('point', 'm');
const FLOOD_CARD = noun('carte Inondation', 'f', 'cartes Inondation');

test.each([
  [
    noun('Jardin des Hurlements', 'm'),
    'le Jardin des Hurlements',
    'au Jardin des Hurlements',
    'du Jardin des Hurlements',
    'un Jardin des Hurlements',
  ],
  [noun('Tour du Guet', 'f'), 'la Tour du Guet', 'à la Tour du Guet', 'de la Tour du Guet', 'une Tour du Guet'],
  [noun('Observatoire', 'm'), 'l’Observatoire', 'à l’Observatoire', 'de l’Observatoire', 'un Observatoire'],
  [
    noun('Île de l’Effroi', 'f'),
    'l’Île de l’Effroi',
    'à l’Île de l’Effroi',
    'de l’Île de l’Effroi',
    'une Île de l’Effroi',
  ],
  [noun('Héliport', 'm'), 'l’Héliport', 'à l’Héliport', 'de l’Héliport', 'un Héliport'],
  [noun('Héros', 'm'), 'le Héros', 'au Héros', 'du Héros', 'un Héros'],
  [noun('Héroïne', 'f'), 'l’Héroïne', 'à l’Héroïne', 'de l’Héroïne', 'une Héroïne'],
  [noun('hache', 'f'), 'la hache', 'à la hache', 'de la hache', 'une hache'],
  [noun('yéti', 'm'), 'le yéti', 'au yéti', 'du yéti', 'un yéti'],
  [
    noun('Dunes de l’Illusion', 'fp'),
    'les Dunes de l’Illusion',
    'aux Dunes de l’Illusion',
    'des Dunes de l’Illusion',
    'des Dunes de l’Illusion',
  ],
] as const)('%o takes its articles: %s, %s, %s, %s', (thing, le, au, du, un) => {
  expect([fr.le(thing), fr.au(thing), fr.du(thing), fr.un(thing)]).toEqual([le, au, du, un]);
});

test.each([
  [fr.Le(noun('Observatoire', 'm')), 'L’Observatoire'],
  [fr.de('sel'), 'de sel'],
  [fr.de('or'), 'd’or'],
  [fr.de('huile'), 'd’huile'],
  [fr.de('harpon'), 'de harpon'],
  [fr.de('onze'), 'de onze'],
  [fr.agree(noun('Temple', 'm'), 'inondé'), 'inondé'],
  [fr.agree(noun('Porte', 'f'), 'inondé'), 'inondée'],
  [fr.agree(noun('Dunes', 'fp'), 'inondé'), 'inondées'],
  [fr.agree(noun('Monts', 'mp'), 'gris'), 'gris'],
  [fr.agree(noun('Porte', 'f'), 'sec', 'sèche'), 'sèche'],
  [fr.agree(noun('Dunes', 'fp'), 'sec', 'sèche'), 'sèches'],
  [fr.nounDoes(noun('Porte', 'f'), 'a', 'ont'), 'a'],
  [fr.nounDoes(noun('Dunes', 'fp'), 'a', 'ont'), 'ont'],
])('words agree: "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  ['action', 'actions'],
  ['bateau', 'bateaux'],
  ['joyau', 'joyaux'],
  ['choix', 'choix'],
  ['pas', 'pas'],
  ['signal', 'signaux'],
])('the plural of "%s" is "%s"', (one, many) => {
  expect(fr.plural(one)).toBe(many);
});

test.each([
  [fr.number(0), 'aucun'],
  [fr.number(1, ACTION), 'une'],
  [fr.number(10), 'dix'],
  [fr.number(11), '11'],
  [fr.count(0, ACTION), 'aucune action'],
  [fr.count(1, POINT), 'un point'],
  [fr.count(2, FLOOD_CARD), 'deux cartes Inondation'],
  [fr.figures(0, POINT), '0 point'],
  [fr.figures(1, noun('poisson', 'm')), '1 poisson'],
  [fr.figures(14, POINT), '14 points'],
  [fr.figure(12_345), '12\u202f345'],
  [fr.withFigure(0, { one: '# place libre', other: '# places libres' }), '0 place libre'],
  [fr.withFigure(2, { one: '# place libre', other: '# places libres' }), '2 places libres'],
  [fr.ordinal(1), '1er'],
  [fr.ordinal(1, ACTION), '1re'],
  [fr.ordinal(2), '2e'],
])('a count reads "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  [['Ada'], 'et', 'Ada'],
  [['Ada', 'Bruno'], 'ou', 'Ada ou Bruno'],
  [['Ada', 'Bruno', 'Chiara'], 'et', 'Ada, Bruno et Chiara'],
] as const)('the list of %j with "%s" is "%s"', (items, word, said) => {
  expect(fr.list(items, word)).toBe(said);
});

test.each([
  [fr.who(ADA, 0), 'vous'],
  [fr.does(ADA, 0, 'joue', 'jouez'), 'Vous jouez'],
  [fr.does(ADA, 1, 'joue', 'jouez'), 'Bruno joue'],
  [fr.has(ADA, 0), 'Vous avez'],
  [fr.nameOf(AT, 3), 'Place 4'],
  [fr.people(ADA, []), 'personne'],
  [fr.people(ADA, [0, 2, 1]), 'Chiara, Bruno et vous'],
  [fr.theyDo(ADA, [1], 'peut', 'peuvent', 'pouvez'), 'peut'],
  [fr.theyDo(ADA, [1, 2], 'peut', 'peuvent', 'pouvez'), 'peuvent'],
  [fr.theyDo(ADA, [1, 0], 'peut', 'peuvent', 'pouvez'), 'pouvez'],
  [fr.group(ADA, [0, 1], 'gagne', 'gagnent', 'gagnez'), 'Bruno et vous gagnez'],
  [fr.group(ADA, [0, 1, 2], 'gagne', 'gagnent', 'gagnez'), 'Tout le monde gagne'],
  [fr.group(AT, [1], 'gagne', 'gagnent', 'gagnez'), 'Bruno gagne'],
])('people are spoken of as "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test('days are written as in France', () => {
  expect([fr.wholeDay('2026-11-16'), fr.shortDay('2026-11-16')]).toEqual(['16 novembre 2026', '16 nov.']);
});

test.each([
  ['Assécher le Palais de Corail', true],
  ['Se reposer', true],
  ['S’arrêter ici', true],
  ['Ne pas payer', true],
  ['Acheter\u202f: Pont', false],
  ['J’ai fini', false],
  ['Possibilité 2', false],
])('"%s" can be the subject of a sentence: %s', (order, can) => {
  expect(fr.isInfinitive(order)).toBe(can);
});
