import { type Pebbles, pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import { type Game, open, writeRecord } from '../index.ts';
import { demandGolden, makeGolden } from '../testing/golden.ts';
import { arrange, positions } from '../testing/index.ts';

describe('a golden game', () => {
  const kept = makeGolden(pebbles, { seed: 1, seats: 2, options: {} });
  const text = writeRecord(kept);

  test('has a hash for every state', () => {
    expect(kept.states).toHaveLength(kept.entries.length + 1);
    expect(kept.states.every((hash) => /^[0-9a-f]{8}$/.test(hash))).toBe(true);
  });

  test('replays exactly', () => {
    expect(() => demandGolden(pebbles, text)).not.toThrow();
  });

  test('shows where the rules lead elsewhere, and says what to do', () => {
    const { gather } = pebbles.actions;
    const changed: Game<Pebbles> = {
      ...pebbles,
      actions: {
        ...pebbles.actions,
        gather: {
          ...gather,
          take(state, seat, action, dealer) {
            gather.take?.(state, seat, action, dealer);
            state.finds[seat]!.reverse();
          },
        },
      },
    };
    const attempt = () => demandGolden(changed, text);
    expect(attempt).toThrow(/^entry \d+, \{"seat":\d,"action":\{"act":"gather".* leads elsewhere/);
    expect(attempt).toThrow('UPDATE_GOLDEN=1');
  });

  test('shows another deal', () => {
    const changed: Game<Pebbles> = {
      ...pebbles,
      setUp(seats, options, dealer) {
        const state = pebbles.setUp(seats, options, dealer);
        return { ...state, shells: state.shells.map((shells) => shells + 1) };
      },
    };
    expect(() => demandGolden(changed, text)).toThrow('the set-up leads elsewhere');
  });

  test('shows another version', () => {
    expect(() => demandGolden({ ...pebbles, version: 2 }, text)).toThrow('version 1');
  });

  test('shows another way of writing', () => {
    expect(() => demandGolden(pebbles, JSON.stringify(kept))).toThrow('written in another way');
  });

  test('shows a missing hash', () => {
    const cut = writeRecord({ ...kept, ...{ states: kept.states.slice(1) } });
    expect(() => demandGolden(pebbles, cut)).toThrow('hashes');
  });
});

describe('positions are counted', () => {
  /** Seat 0 strolls, and the wave after it brings the evening. */
  const stroll = (shells: number) =>
    arrange(open(pebbles, { seats: 2, seed: 'count', options: { shells: 0 } }), (state) => {
      state.agenda = [{ do: 'evening' }, { do: 'wave' }, { do: 'stroll', seat: 0, left: 2 }];
      state.shore = ['red', 'grey', 'grey'];
      state.shells = [0, shells];
    });

  test('action by action: red, grey or rest; then red and grey, two grey, or rest', () => {
    // The order of the finds counts: red then grey is another state than grey then red.
    expect(positions(stroll(0), 2)).toEqual([3, 5]);
  });

  test('with those of seats that only may act', () => {
    expect(positions(stroll(1), 1)).toEqual([5]);
  });

  test('none beyond the end', () => {
    expect(positions(stroll(0), 5).slice(3)).toEqual([0, 0]);
  });
});
