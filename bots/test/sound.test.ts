import { view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { plan } from '../index.ts';
import type { BlunderKind, Planning } from '../profile/bot-profile.ts';
import { beach, type LowTide, lowTide, botProfile as plain, planning } from './low-tide.ts';

describe('a plan in a game that names plain mistakes', () => {
  const table = beach({ basket: 2 });
  /** A mistake at any end of a turn in which the charm is kept. */
  const keptCharm: BlunderKind<LowTide> = {
    name: 'keptCharm',
    find: (turn) => (turn.some(({ action }) => action.act === 'charm') ? [] : [{ nth: turn.length - 1, seat: 0 }]),
  };
  /** A judge that would rather keep it, so that a narrow plan never comes to use it. */
  const miserly: Planning<LowTide> = {
    ...planning,
    worthPlanning: (_state, _seat, offers) => offers.filter((offer) => offer.act !== 'dig' || offer.at === 0),
    weigh: ({ charms }, _seat, before) => Number((before ?? { charms }).charms[0]),
  };
  const endsBy = (by: Planning<LowTide>, blunders: readonly BlunderKind<LowTide>[], beam: number) =>
    plan({
      ...{ game: lowTide, botProfile: { ...plain, blunders }, planning: by, view: view(table, 0) },
      ...{ seats: [0], seat: 0, seed: 1, widths: { beam, ends: 8, futures: 0 } },
    }).weighed.map(({ moves }) => moves.map(({ action }) => action.act).join());

  test('ends without a mistake if it can', () => {
    expect(new Set(endsBy(miserly, [], 8))).toEqual(new Set(['rest', 'dig', 'charm,rest', 'charm,dig']));
    expect(new Set(endsBy(miserly, [keptCharm], 8))).toEqual(new Set(['charm,rest', 'charm,dig']));
  });

  test('looks wider where all it has found are mistakes', () => {
    const digsOn: Planning<LowTide> = { ...miserly, passesOver: () => true };
    const isCharmed = (end: string): boolean => end.includes('charm');
    expect(endsBy(digsOn, [], 1).filter(isCharmed)).toEqual([]);
    const ends = endsBy(digsOn, [keptCharm], 1);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter(isCharmed)).toEqual(ends);
  });

  test('makes as few mistakes as it can where there is no other way', () => {
    const twice: BlunderKind<LowTide> = { name: 'twice', find: (turn) => turn.map(({ seat }, nth) => ({ nth, seat })) };
    expect(new Set(endsBy(miserly, [twice], 8))).toEqual(new Set(['rest', 'dig']));
  });
});
