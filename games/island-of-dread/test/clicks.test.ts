import { offersTo } from '@skerry/engine';
import { expect, test } from 'vitest';
import { targetsOf } from '../board/chart/targets.ts';
import { rollOffer } from '../board/fight/combat-offers.ts';
import { candidatesIn, pick } from '../board/fight/picked-fighter.ts';
import { heldSpending, hold } from '../board/offers/held-spending.ts';
import { offers } from '../board/offers/offers.ts';
import { isLastSpending } from '../outlook/experience.ts';
import { marketOf } from '../outlook/market.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import { en } from '../text/en/index.ts';
import { act, asked, face, hero, inPhase, now, position, type Table, world } from './position.ts';

const sceneOf = ({ state }: Table) => ({
  telling: { state, reader: 0, names: ['Ada', 'Bruno', 'Chiara'], content: world },
  text: en,
});
const choicesIn = (table: Table) => {
  const found: Action[] = [];
  offersTo(islandOfDread, table.state, asked(table), found);
  return found.map((action) => ({ action }));
};
const offersIn = (table: Table) => offers(sceneOf(table), choicesIn(table));

test('what the last points buy waits until the turn is ended, and can be changed until then (ID-175)', () => {
  const table = position({ from: 'experience', A: { points: 2 } });
  const { telling } = sceneOf(table);
  const [mind, spirit] = (['mind', 'spirit'] as const).map((counter) => ({ act: 'train', counter }) as const);
  expect(hold(telling, mind!)).toBe(true);
  expect(hold(telling, spirit!)).toBe(true);
  expect(heldSpending(telling)).toEqual(spirit);
  const end = offersIn(table).filter(({ go }) => go);
  expect(end).toMatchObject([
    { key: 'endTurn', label: 'End your turn', detail: 'Train: +2 Spirit', actions: [spirit] },
  ]);
  // The same once more lets it go, and the turn ends without it.
  expect(hold(telling, spirit!)).toBe(true);
  expect(offersIn(table).filter(({ go }) => go)).toMatchObject([{ key: 'done', actions: [{ act: 'done' }] }]);
});

test('what leaves points for another counter is bought at once', () => {
  const { telling } = sceneOf(position({ from: 'experience', A: { points: 4 } }));
  expect(hold(telling, { act: 'train', counter: 'mind' })).toBe(false);
  const atSea = position({ from: 'experience', A: { at: 'S3', captain: 'dorrinWake', points: 2, blue: 1, green: 1 } });
  expect(isLastSpending(sceneOf(atSea).telling, { act: 'train', counter: 'mind' })).toBe(false);
});

test('no letter spends experience: its slip shows none', () => {
  const table = position({ from: 'experience', A: { points: 4 } });
  expect(offersIn(table).filter(({ key, hotkey }) => key.startsWith('train') && hotkey !== '')).toEqual([]);
});

test('whoever rolls in an escape phase stands and fights by that (ID-92)', () => {
  const table = face('bogViper', { A: { hero: 'steelhorns' } });
  expect(now(table)).toBe('escape');
  const { telling, text } = sceneOf(table);
  const choices = choicesIn(table);
  const acts = candidatesIn(telling, choices).map(({ action }) => action);
  expect(acts).toEqual([{ act: 'attack', figure: hero(table).hero }, { act: 'defend' }]);
  pick(telling, acts[1]!);
  const [roll] = rollOffer({ telling, text }, choices);
  expect(roll).toMatchObject({ action: { act: 'stand' }, further: [{ act: 'defend' }] });
  // It is what the phase itself would show.
  act(table, 'stand');
  expect(rollOffer(sceneOf(table), choicesIn(table))).toMatchObject([
    { label: roll!.label, detail: roll!.detail, action: { act: 'defend' } },
  ]);
});

test('a market is left from among its Captains', () => {
  const table = position({ from: 'market', A: { at: 'k9' }, captains: { dallak: ['braskIronkeel'] } });
  act(table, 'lookForCaptains');
  expect(now(table)).toBe('captains');
  expect(offersIn(table).filter(({ go }) => go)).toMatchObject([
    { key: 'leave', actions: [{ act: 'back' }], further: [{ act: 'leave' }] },
  ]);
});

test('as many wounds are healed by a touch as the purse pays for (ID-132)', () => {
  const wounded = (gold: number, wounds: number) =>
    marketOf(sceneOf(position({ from: 'market', A: { at: 'k9', gold, wounds } })).telling).heals[0]!;
  const { price } = wounded(99, 1);
  expect(wounded(99, 3)).toMatchObject({ wounds: 3, healed: 3, sum: 3 * price });
  expect(wounded(2 * price, 3)).toMatchObject({ healed: 2, sum: 2 * price });
  expect(wounded(0, 3)).toMatchObject({ healed: 1, why: { why: 'gold' } });
});

test('damage that a used card has cancelled is not threatened any more, neither in the prompt nor on its button', () => {
  const suffering = (damage: number) => {
    const table = inPhase('barrowKnight', 'melee');
    const { combat, agenda } = table.state;
    Object.assign(combat!, { damage, target: hero(table).hero });
    agenda.push({ do: 'damage' });
    const scene = sceneOf(table);
    const [suffer] = offers(scene, [{ action: { act: 'suffer' } }]);
    return { suffer, asked: en.asks.damage({ do: 'damage' }, 0, scene.telling) };
  };
  expect(suffering(2)).toMatchObject({ suffer: { label: 'Take the damage' } });
  expect(suffering(2).asked).toContain('2 damage to your Hero.');
  expect(suffering(0)).toMatchObject({ suffer: { label: 'Continue', icon: 'done' } });
  expect(suffering(0).asked).not.toMatch(/damage to/);
});

test('a resting Hero chooses at once how much, and is told what is left to roll (ID-50, ID-51)', () => {
  const rests = offersIn(position({ A: { exhaustion: 2 } })).filter(({ key }) => key.startsWith('rest'));
  expect(rests).toMatchObject([
    { key: 'rest-1', label: 'Rest: 1 exhaustion', detail: 'then 3 dice', actions: [{ act: 'rest', n: 1 }] },
    { key: 'rest-2', label: 'Rest: 2 exhaustion', detail: 'then 2 dice', actions: [{ act: 'rest', n: 2 }] },
  ]);
});

test('before a reroll the reach of the dice is shown, and a space in it keeps them (ID-62)', () => {
  const table = position({ A: { at: 'i9', items: ['wayfarersBoots'] }, chance: { moveDice: [1, 3, 6, 2, 2] } });
  act(table, 'roll');
  expect(now(table)).toBe('rerollAsk');
  const targets = [...targetsOf(sceneOf(table).telling, choicesIn(table)).values()];
  act(table, 'keepDice');
  const walked = [...targetsOf(sceneOf(table).telling, choicesIn(table)).values()];
  expect(targets.map(({ place, way }) => [place, way])).toEqual(walked.map(({ place, way }) => [place, way]));
  for (const { action, further, way } of targets) {
    expect(action).toEqual({ act: 'keepDice' });
    expect(further.length).toBe(way!.steps.length);
  }
});
