import { describe, expect, it } from 'vitest';
import { acting, ownAsks, panelOrder, readerOf } from '../prompt/own-seats.ts';

const must = (seat: number) => ({ seat, must: true });
const may = (seat: number) => ({ seat, must: false });

describe('which seat acts', () => {
  it('is the one of the reader that is waited for, though another of theirs may act too', () => {
    expect(acting([may(0), must(2)], [0, 2], undefined)).toEqual(must(2));
  });

  it('is another one once the reader switches to it', () => {
    expect(acting([may(0), must(2)], [0, 2], 0)).toEqual(may(0));
  });

  it('stays where it is when the reader switches to a seat that cannot act', () => {
    expect(acting([must(2)], [0, 2], 0)).toEqual(must(2));
  });

  it('is none where only others are asked', () => {
    expect(acting([must(1)], [0, 2], undefined)).toBeUndefined();
  });

  it('is none for a watcher', () => {
    expect(ownAsks([must(0), may(1)], [])).toEqual([]);
  });
});

describe('who is "you"', () => {
  it('is nobody for a watcher', () => {
    expect(readerOf([], 'watcher', undefined)).toBeUndefined();
  });

  it('is the seat that acts, where the reader has several', () => {
    expect(readerOf([0, 2], 0, must(2))).toBe(2);
  });

  it('is the seat the reader looks through while others act', () => {
    expect(readerOf([0, 2], 2, undefined)).toBe(2);
  });
});

describe('the panels', () => {
  it('begin with one’s own seat and go on round the table', () => {
    expect(panelOrder(4, [2], 2)).toEqual([2, 3, 0, 1]);
  });

  it('show all own seats before the others, the one that acts first', () => {
    expect(panelOrder(4, [0, 3], 3)).toEqual([3, 0, 1, 2]);
  });

  it('keep the order of the table for a watcher', () => {
    expect(panelOrder(3, [], undefined)).toEqual([0, 1, 2]);
  });
});
