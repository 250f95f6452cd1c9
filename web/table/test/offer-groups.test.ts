import type { Aside, Offer } from '@skerry/look';
import { expect, test } from 'vitest';
import { inGroups } from '../prompt/offer-groups.ts';

const offer = (key: string, group?: string): Offer => ({
  key,
  label: key,
  icon: 'done',
  hotkey: '',
  actions: [],
  ...(group !== undefined && { group }),
});
const BUY: Aside = { label: 'Buy', icon: 'done', hotkey: 'b' };

const told = (offers: readonly Offer[], aside?: Aside) => {
  const { groups, rest } = inGroups(offers, aside);
  const labels = (each: readonly (Offer | Aside)[]) => each.map(({ label }) => label);
  return [...groups.map(({ word, offers: of }) => [word, labels(of)]), labels(rest)];
};

test('offers without a word stand in one row, in their order', () => {
  expect(told([offer('move'), offer('end')])).toEqual([['move', 'end']]);
});

test('offers of a word stand together, and the rest after them', () => {
  const offers = [offer('visit', 'one action'), offer('event', 'free'), offer('hunt', 'one action'), offer('end')];
  expect(told(offers)).toEqual([['one action', ['visit', 'hunt']], ['free', ['event']], ['end']]);
});

test('what was put aside comes first in its group, and the groups keep their order', () => {
  const offers = [offer('visit', 'one action'), offer('event', 'free'), offer('end')];
  expect(told(offers, { ...BUY, group: 'free' })).toEqual([
    ['one action', ['visit']],
    ['free', ['Buy', 'event']],
    ['end'],
  ]);
});

test('what was put aside without a word comes before all that have none', () => {
  expect(told([offer('visit', 'one action'), offer('end')], BUY)).toEqual([
    ['one action', ['visit']],
    ['Buy', 'end'],
  ]);
});

test('a group may consist of what was put aside alone', () => {
  expect(told([offer('end')], { ...BUY, group: 'free' })).toEqual([['free', ['Buy']], ['end']]);
});
