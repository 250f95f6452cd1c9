import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, captain, type Position, position, those, why } from '../position.ts';

const RAID = { act: 'raid', rival: 1 } as const;
const raiders = (A: Position['A'], B: Position['B'], seed = 'raid'): Position => ({
  seed,
  options: { raid: true },
  A: { at: 'grenille', deck: '', ...A },
  B: { at: 'grenille', deck: '', ...B },
});

test('the side with more hits takes the difference, at most what the other has; no card is lost (IB-188 to IB-190; example 84)', () => {
  const cases = { won: 0, lost: 0, even: 0, poor: 0 };
  for (let n = 0; n < 60; n++) {
    const table = position(raiders({ pirates: 4, coins: 1 }, { pirates: 3, deck: 'A/C', coins: 9 }, `raid ${n}`));
    const told = act(table, RAID);
    const [{ dice, hits }] = those(told, 'raided') as [(typeof told)[number] & { fact: 'raided' }];
    expect(dice.map((each) => each.length)).toEqual([4, 4]);
    expect(hits).toEqual(dice.map((each) => each.filter((die) => die >= 4).length));
    const lead = hits[0] - hits[1];
    expect(captain(table).coins).toBe(1 + Math.max(lead, -1));
    expect(captain(table, 1).coins).toBe(9 - Math.max(lead, -1));
    expect([captain(table).pirates, captain(table, 1).pirates, stateOf(table).players[1]!.below]).toEqual([4, 3, 0]);
    if (lead > 0) cases.won++;
    else if (lead < -1) cases.poor++;
    else if (lead < 0) cases.lost++;
    else cases.even++;
  }
  expect(Object.values(cases).every((count) => count > 0)).toBe(true);
});

test('a raid without dice is possible, and the raided may take coins (IB-188, IB-189; example 128)', () => {
  const tables = Array.from({ length: 20 }, (_, n) => {
    const table = position(raiders({ coins: 7 }, { pirates: 2 }, `bare ${n}`));
    const [raided] = those(act(table, RAID), 'raided');
    expect(raided!.dice[0]).toEqual([]);
    expect(captain(table).coins).toBe(7 - raided!.hits[1]);
    return raided!.hits[1];
  });
  expect(new Set(tables)).toEqual(new Set([0, 1, 2]));
});

test('at most ten dice each (IB-188)', () => {
  const table = position(raiders({ pirates: 11 }, {}));
  expect(those(act(table, RAID), 'raided')[0]!.dice[0]).toHaveLength(10);
});

test('a raid is an action against a ship in the region, where it is played (IB-188; example 144)', () => {
  expect(why(position({ options: { raid: true }, A: { at: 'grenille' } }), RAID)).toEqual({ why: 'noShipHere' });
  expect(why(position({ A: { at: 'grenille' }, B: { at: 'grenille' } }), RAID)).toEqual({
    why: 'notPlayed',
    variant: 'raid',
  });
  const table = position(raiders({}, {}));
  act(table, RAID);
  expect(why(table, RAID)).toEqual({ why: 'actionTaken' });
});
