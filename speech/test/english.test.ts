import { expect, test } from 'vitest';
import * as en from '../en/index.ts';

const AT = { names: ['Ada', 'Bruno', 'Chiara'] };
const ADA = { ...AT, reader: 0 };

test.each([
  [0, 'no'],
  [1, 'one'],
  [10, 'ten'],
  [11, '11'],
  [12_345, '12,345'],
])('the number %i in a sentence is "%s"', (n, words) => {
  expect(en.number(n)).toBe(words);
});

test.each([
  [en.count(0, 'action'), 'no actions'],
  [en.count(1, 'action'), 'one action'],
  [en.count(3, 'flood card'), 'three flood cards'],
  [en.figures(1, 'point'), '1 point'],
  [en.figures(14, 'point'), '14 points'],
  [en.figures(3, 'fish'), '3 fish'],
  [en.figures(2, 'wood', 'wood'), '2 wood'],
  [en.withFigure(1, { one: '# seat is free', other: '# seats are free' }), '1 seat is free'],
  [en.withFigure(0, { one: '# seat is free', other: '# seats are free' }), '0 seats are free'],
])('a count reads "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  ['card', 'cards'],
  ['box', 'boxes'],
  ['torch', 'torches'],
  ['ally', 'allies'],
  ['day', 'days'],
  ['fish', 'fish'],
  ['sea wolf', 'sea wolves'],
])('the plural of "%s" is "%s"', (one, many) => {
  expect(en.plural(one)).toBe(many);
});

test.each([
  ['Fire card', 'a Fire card'],
  ['Earth card', 'an Earth card'],
  ['obelisk', 'an obelisk'],
  ['hour', 'an hour'],
  ['Hero', 'a Hero'],
  ['unicorn', 'a unicorn'],
  ['undrawn trail', 'an undrawn trail'],
  ['one-way trail', 'a one-way trail'],
])('"%s" with its article is "%s"', (noun, said) => {
  expect(en.a(noun)).toBe(said);
});

test.each([
  [1, 'first'],
  [12, 'twelfth'],
  [20, 'twentieth'],
  [21, '21st'],
  [22, '22nd'],
  [40, '40th'],
  [111, '111th'],
])('the %ith is "%s"', (n, word) => {
  expect(en.ordinal(n)).toBe(word);
});

test.each([
  [['Ada'], 'and', 'Ada'],
  [['Ada', 'Bruno'], 'or', 'Ada or Bruno'],
  [['Ada', 'Bruno', 'Chiara'], 'and', 'Ada, Bruno and Chiara'],
] as const)('the list of %j with "%s" is "%s"', (items, word, said) => {
  expect(en.list(items, word)).toBe(said);
});

test.each([
  [en.who(ADA, 0), 'you'],
  [en.subject(ADA, 0), 'You'],
  [en.subject(ADA, 1), 'Bruno'],
  [en.oneself(ADA, 0), 'yourself'],
  [en.whose(ADA, 0), 'your'],
  [en.whose(ADA, 1), 'Bruno’s'],
  [en.verb(ADA, 0, 'has', 'have'), 'have'],
  [en.verb(ADA, 1, 'has', 'have'), 'has'],
  [en.nameOf(AT, 3), 'Seat 4'],
  [en.people(ADA, []), 'nobody'],
  [en.people(ADA, [0, 2, 1]), 'Chiara, Bruno and you'],
  [en.people(AT, [0, 1], 'or'), 'Ada or Bruno'],
  [en.theyDo(ADA, [1], 'is', 'are'), 'is'],
  [en.theyDo(ADA, [0], 'is', 'are'), 'are'],
  [en.theyDo(ADA, [], 'is', 'are'), 'is'],
  [en.group(ADA, [0], 'gets', 'get'), 'You get'],
  [en.group(ADA, [0, 1], 'gets', 'get'), 'Bruno and you get'],
  [en.group(ADA, [0, 1, 2], 'gets', 'get'), 'Everyone gets'],
  [en.group({ names: ['Ada', 'Bruno'] }, [0, 1], 'gets', 'get'), 'Ada and Bruno get'],
  [en.group(AT, [], 'gets', 'get'), 'Nobody gets'],
])('people are spoken of as "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test('days are written as in Britain', () => {
  expect([en.wholeDay('2026-11-16'), en.shortDay('2026-11-16')]).toEqual(['16 November 2026', '16 Nov']);
});

test.each([
  ['Shore up Coral Palace', 'Shoring up Coral Palace'],
  ['Let it be', 'Letting it be'],
  ['Swim to Gold Gate', 'Swimming to Gold Gate'],
  ['Begin', 'Beginning'],
  ['Keep the roll', 'Keeping the roll'],
  ['Agree', 'Agreeing'],
  ['Row on', 'Rowing on'],
  ['Visit Borsham', 'Visiting Borsham'],
  ['Continue your voyage', 'Continuing your voyage'],
  ['Reroll the marked dice', 'Rerolling the marked dice'],
  ['Reroll the 2', 'Rerolling the 2'],
  ['Injure a crew member', 'Injuring a crew member'],
  ['Send it below', 'Sending it below'],
  ['Injure a Work crew member', 'Injuring a Work crew member'],
  ['Reroll a 2', 'Rerolling a 2'],
  ['Send no pirates', 'Sending no pirates'],
])('"%s" is done by "%s"', (order, doing) => {
  expect(en.gerund(order)).toBe(doing);
});

test.each(['I’m done', 'Option 2', 'Train: +2 Mind'])('"%s" is no order that could be turned round', (order) => {
  expect(en.gerund(order)).toBeUndefined();
});
