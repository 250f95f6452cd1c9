import { LANGUAGES } from '@skerry/engine';
import { flaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { REVIEW_WORDS } from '../review/report.ts';

const low = { turn: { number: 7 }, amount: '' };

describe.each(LANGUAGES)('what a review says: %s', (language) => {
  const words = REVIEW_WORDS[language];
  const { summary, labels } = words;
  const amount = words.difference('chance', 0.0912);
  const at = { ...low, amount: words.amount('chance', 0.0912) };
  const sentences = [
    words.better('Xylo', amount),
    words.better(language === 'fr' ? 'Assécher Xylo' : 'Shore up Xylo', amount),
    words.betterWait(amount),
    words.cost(amount),
    words.brought(amount),
    words.costTo(amount, 'Bruno'),
    words.broughtTo(amount, 'Bruno'),
    words.fell('Bruno', words.amount('chance', 0.5), words.amount('chance', 0.3)),
    words.between('chance', 0.55, 0.61),
    words.between('points', 55, 61),
    summary.wonFrom(at),
    summary.wonAhead(at),
    summary.lostFrom(at),
    summary.lostBehind(at),
    summary.first(['Bruno'], at),
    summary.first(['Bruno', 'Chiara'], undefined),
    summary.points(words.amount('points', 66.4), words.amount('points', 69, 'short')),
    summary.unfinished(at.amount),
    summary.harsh(amount),
    summary.kind(amount),
    summary.usual,
    summary.unclear,
    summary.stood('Bruno', at),
    summary.luckOf('Bruno', words.change('chance', 0.08), 'Chiara', words.change('chance', -0.16)),
    summary.dearest(words.where('Bruno', { number: 7 }), 'Xylo', amount),
    summary.noneDear,
    labels.against,
    labels.noPoints,
    labels.simulated('12'),
  ];

  test.each(sentences)('%s', (sentence) => {
    expect(flaws(language, sentence)).toEqual([]);
  });
});

test('a turn is told as the players of the game count it', () => {
  const { en, fr, de } = REVIEW_WORDS;
  const turns = [{ number: 7 }, { number: 19, round: 7 }, { number: 23, inRound: { round: 2, turn: 10 } }];
  expect(turns.map(en.chanceIn)).toEqual(['Chance, turn 7', 'Chance, round 7', 'Chance, round 2, turn 10']);
  expect(turns.map((turn) => fr.where('Ada', turn))).toEqual([
    'Ada, tour 7',
    'Ada, manche 7',
    'Ada, manche 2, tour 10',
  ]);
  const low = turns.map((turn) => en.summary.wonFrom({ turn, amount: '9%' }).replace(/.* 9% /, ''));
  expect(low).toEqual(['on turn 7.', 'in round 7.', 'on turn 10 of round 2.']);
  const bas = turns.map((turn) => fr.summary.wonFrom({ turn, amount: '9' }).replace(/.* 9 /, ''));
  const tief = turns.map((turn) => de.summary.wonFrom({ turn, amount: '9' }));
  expect(tief[2]).toBe('Gewonnen, obwohl die Chance in Zug 10 von Runde 2 auf 9 gesunken war.');
  expect(bas).toEqual(['au tour 7.', 'à la manche 7.', 'au tour 10 de la manche 2.']);
});

test('amounts are written as each language does', () => {
  const { en, fr, de } = REVIEW_WORDS;
  expect(en.amount('chance', 0.435)).toBe('44%');
  expect(fr.amount('chance', 0.435)).toBe('44\u202f%');
  expect(en.difference('chance', 0.3)).toBe('30 percentage points');
  expect(en.difference('chance', 0.01)).toBe('1 percentage point');
  expect(fr.difference('chance', 0.3)).toBe('30 points de pourcentage');
  expect(fr.difference('chance', 0.01)).toBe('1 point de pourcentage');
  expect(en.difference('points', 3.24)).toBe('3.2 points');
  expect(en.change('chance', -0.09)).toBe('−9 percentage points');
  expect(en.change('chance', 0.002)).toBe('0 percentage points');
  expect(fr.change('chance', -0.09, 'short')).toBe('−9');
  expect(en.change('points', 3.24)).toBe('+3.2 points');
  expect(fr.change('points', -3.24)).toBe('−3,2 points');
  expect(en.amount('points', 66.4)).toBe('66 points');
  expect(fr.doubt('chance', 0.03)).toBe('±\u202f3 points de pourcentage');
  expect(en.doubt('points', 3.24, 'short')).toBe('±3.2');
  expect(de.amount('chance', 0.435)).toBe('44\u202f%');
  expect(de.difference('chance', 0.01)).toBe('1 Prozentpunkt');
  expect(de.change('points', -3.24)).toBe('−3,2 Punkte');
  expect(de.between('chance', 0.55, 0.61)).toBe('zwischen 55 und 61\u202f%');
});

test('what would have been better is one sentence where the move can be its subject', () => {
  const { en, fr } = REVIEW_WORDS;
  expect(en.better('Shore up Coral Palace', '9 points')).toBe(
    'Shoring up Coral Palace instead would have been worth 9 points more.',
  );
  expect(en.better('Train: +2 Mind', '9 points')).toBe(
    'Better: train: +2 Mind. That would have been worth 9 points more.',
  );
  expect(fr.better('Assécher le Palais', '9 points')).toBe('Assécher le Palais aurait valu 9 points de plus.');
  expect(fr.better('Acheter\u202f: Pont', '9 points')).toBe(
    'Mieux\u202f: acheter\u202f: Pont. Cela aurait valu 9 points de plus.',
  );
});
