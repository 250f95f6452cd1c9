import { actionRules } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import { asked, can, inPhase, type Position, position, type Table, tried, why } from './position.ts';

/** What is listed as refused, with the reason. */
const refused = (table: Table): string[] =>
  Object.keys(islandOfDread.actions).flatMap((act) => {
    const found: Action[] = [];
    actionRules(islandOfDread, { act } as Action).tries(table.state, asked(table), found);
    return found.flatMap((action) => (can(table, action) ? [] : [`${action.act} ${why(table, action).why}`]));
  });
const refusedAt = (wanted: Position): string[] => refused(position(wanted));

test('a Hero may not rest more than it is tired: that is not listed, and to one that is fresh it is said once', () => {
  expect(tried(position({ A: { exhaustion: 2 } })).filter((action) => action.act === 'rest')).toEqual([
    { act: 'rest', n: 1 },
    { act: 'rest', n: 2 },
  ]);
  expect(refusedAt({}).filter((reason) => reason.startsWith('rest'))).toEqual(['rest nothingToRest']);
});

test('the phases of a fight list no escape, unless one failed in this round, and no Captain on land (ID-110, ID-163)', () => {
  const table = inPhase('barrowKnight', 'melee', { A: { captain: 'braskIronkeel' } });
  expect(refused(table)).toEqual([]);
  table.state.combat!.escapeTried = true;
  expect(refused(table)).toEqual(['tryEscape triedThisRound']);
});

test('a market lists nobody who is unhurt among the healed; a wounded Captain is told why (ID-132, ID-133)', () => {
  const healed = (captainWounds: number) =>
    refusedAt({ from: 'market', A: { at: 'k9', captain: 'braskIronkeel', captainWounds } }).filter((reason) =>
      reason.startsWith('heal'),
    );
  expect(healed(0)).toEqual([]);
  expect(healed(1)).toEqual(['heal captainsNotHealed']);
});

test('where Heroes meet, those elsewhere are not listed, nor dealings that this table has not (ID-220, ID-221)', () => {
  const met: Position = { seats: 3, from: 'adventure', A: { at: 'k9' }, B: { at: 'k9' } };
  const dealings = (options: Position['options'] = {}) =>
    tried(position({ ...met, options })).flatMap((action) => ('rival' in action ? [[action.act, action.rival]] : []));
  expect(dealings()).toEqual([
    ['attackHero', 1],
    ['negotiate', 1],
  ]);
  expect(dealings({ pvp: false })).toEqual([['negotiate', 1]]);
});

test('Legendary Items are listed for whoever has a set of maps, and at an anchor (ID-183, ID-184)', () => {
  const onLand = (maps: number) =>
    new Set(refusedAt({ from: 'experience', A: { points: 9, blue: maps, green: maps } }));
  expect([...onLand(0)]).toEqual([]);
  expect([...onLand(1)]).toEqual(['find notOnAnchor']);
});
