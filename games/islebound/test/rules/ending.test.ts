import { outcome } from '@skerry/engine';
import { arrange, stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { CELLS } from '../../index.ts';
import { act, actOf, asked, buy, can, captain, type Position, position, type Table, those } from '../position.ts';

const SIX = ['Palace', 'Market', 'Mansion', 'Museum', 'Bridge', 'Jeweller'];
const SEVEN = [...SIX, 'Embassy'];
const ROW = ['Lighthouse', 'Dry Dock', 'Sawmill', 'Butcher', 'Library'];

/** Everybody moves and ends, until the game is over; how many turns that took after this one. */
function turnsLeft(table: Table): number {
  let turns = 0;
  actOf(table, asked(table), 'endTurn');
  while (outcome(table) === undefined) {
    const seat = asked(table);
    const to = CELLS.find((cell) => can(table, { act: 'sail', to: cell }, seat))!;
    actOf(table, seat, { act: 'sail', to });
    if (stateOf(table).agenda.at(-1)!.do === 'exhaust') actOf(table, seat, { act: 'exhaust', crew: 'administrate' });
    actOf(table, seat, 'endTurn');
    turns++;
  }
  return turns;
}

const withTurnOf = (table: Table, seat: number): Table =>
  arrange(table, (state) => {
    state.active = seat;
    state.round = 12;
  });

test('the seventh building of four players: the round is played out, and one more (IB-175, IB-177; example 76)', () => {
  const wanted: Position = { seats: 4, C: { city: SIX, coins: 20 }, row: ROW };
  const third = withTurnOf(position(wanted), 2);
  const told = actOf(third, 2, buy(5));
  expect(those(told, 'lastRound')).toEqual([{ fact: 'lastRound', seat: 2, cause: 'buildings' }]);
  expect(turnsLeft(third)).toBe(5);
  const last = withTurnOf(position({ ...wanted, C: {}, D: { city: SIX, coins: 20 } }), 3);
  actOf(last, 3, buy(5));
  expect(turnsLeft(last)).toBe(4);
  expect(stateOf(last).round).toBe(13);
});

test('a further trigger changes nothing; three players need eight (IB-178, IB-175; example 77)', () => {
  const table = position({
    A: { city: SEVEN, coins: 60 },
    row: ROW,
    change: (state) => Object.assign(state, { ending: { round: 1, cause: 'tokens' } }),
  });
  act(table, buy(5), buy(5));
  expect(captain(table).city).toHaveLength(9);
  expect(stateOf(table).ending).toEqual({ round: 1, cause: 'tokens' });
  const three = position({ A: { city: SIX, coins: 60 }, row: ROW });
  act(three, buy(5));
  expect(stateOf(three).ending).toBeNull();
  act(three, buy(5));
  expect(stateOf(three).ending).toEqual({ round: 2, cause: 'buildings' });
});

test('the last token brings the last round in en2, not in fr1 (IB-176)', () => {
  const ending = (edition: 'en2' | 'fr1') =>
    stateOf(
      position({
        options: { edition },
        A: { renown: 6 },
        tokens: ['2 coins'],
        change: (state) => state.agenda.push({ do: 'renown', seat: 0, left: 1 }),
      }),
    ).ending;
  expect(ending('en2')).toEqual({ round: 2, cause: 'tokens' });
  expect(ending('fr1')).toBeNull();
});

const final = (wanted: Position) =>
  outcome(
    position({
      seats: 2,
      ...wanted,
      change: (state) => {
        Object.assign(state, { active: 1, ending: { round: 1, cause: 'buildings' }, agenda: [{ do: 'endTurn' }] });
      },
    }),
  )!;

test('points by heading, sevens kept included; towns, books, fleet and influence are worth nothing (IB-179)', () => {
  const { scores, why } = final({
    A: { coins: 3, renown: 2, tokens: 1, sevens: 1, books: 4, pirates: 3, slots: [5], towns: ['borsham'] },
  });
  expect(scores![0]).toEqual({ coins: 3, buildings: 0, abilities: 0, track: 2, tokens: 14 });
  expect(why).toEqual({ why: 'buildings' });
});

test('game-end renown moves no marker and takes no token (IB-132; example 116)', () => {
  const ended = final({ A: { coins: 0, renown: 6, wood: 5, fish: 5, city: ['Palace'] }, tokens: ['2 coins'] });
  expect(ended.scores![0]).toEqual({ coins: 0, buildings: 9, abilities: 7, track: 6, tokens: 0 });
});

test('tied players are ranked by their goods; still tied, they share the place (IB-180; example 80)', () => {
  const ranks = (goods: number) => final({ A: { coins: 59, wood: 6, fish: 4 }, B: { coins: 59, wood: goods } }).ranks;
  expect(ranks(8)).toEqual([1, 2]);
  expect(ranks(10)).toEqual([1, 1]);
  expect(final({ A: { coins: 1 }, B: { coins: 2 } }).ranks).toEqual([2, 1]);
});
