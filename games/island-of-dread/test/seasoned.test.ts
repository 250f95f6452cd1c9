import { take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { fightGain } from '../bot/gain.ts';
import { aidOf, Outlook } from '../bot/outlook.ts';
import { FIGHTING } from '../bot/weights.ts';
import { loreOf } from '../bot.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import { card, type Position, position, type Table, world } from './position.ts';

const lore = loreOf(islandOfDread);

const seasoned = ({ state }: Table): Action => lore.seasoned!(state, 0, [])[0]!;
const quick = ({ state }: Table): Action => lore.sensible!(state, 0, [])[0]!;

/** What a player does until the turn of A is over. */
function turnOf(player: (table: Table) => Action, wanted: Position): Action[] {
  const table = position(wanted);
  const { state, dealer } = table;
  const acts: Action[] = [];
  while (state.active === 0 && state.outcome === null) {
    const action = player(table);
    acts.push(action);
    take(islandOfDread, state, 0, action, dealer);
  }
  return acts;
}

describe('the seasoned player', () => {
  const inDallak: Position = {
    A: { hero: 'brannicTidewarden', at: 'k9', gold: 6, trained: { body: 1 } },
    from: 'market',
    captains: { dallak: ['umberVane'] },
    chance: { captains: ['oldGilMarrow'] },
  };
  const hires = (player: typeof quick): Action[] => turnOf(player, inDallak).filter(({ act }) => act === 'hire');

  test('hires a Captain who makes a weak Hero fit for the sea, where the quick player does not', () => {
    const { state } = position(inDallak);
    const outlook = new Outlook(world, true);
    expect(outlook.atSea(state.players[0]!)).toBeLessThan(FIGHTING.setSailTogether);
    expect(hires(seasoned)).toEqual([{ act: 'hire', captain: card('umberVane') }]);
    expect(hires(quick)).toEqual([]);
  });

  test('does not hire one with whom the Hero is too weak all the same', () => {
    const poor = { ...inDallak, captains: { dallak: ['dorrinWake'] } };
    expect(turnOf(seasoned, poor).filter(({ act }) => act === 'hire')).toEqual([]);
  });

  test('sails into a town before the toll kills the Captain (ID-168, ID-174)', () => {
    const wornOut = position({
      A: { at: 'S1', gold: 9, captain: 'umberVane', captainWounds: 3, captainExhaustion: 3, trained: { body: 4 } },
    });
    expect(seasoned(wornOut)).toEqual({ act: 'lane', to: 'orris' });
  });

  test('spends a second set of maps on what helps most in the last fight (ID-183, ID-195)', () => {
    const rich = position({ A: { at: 'S1', captain: 'umberVane', blue: 2, green: 2 }, from: 'experience' });
    expect(seasoned(rich)).toEqual({ act: 'find', item: card('bookOfKorsecAmin') });
    const others = world.legendary.filter((item) => item !== card('bookOfKorsecAmin'));
    expect(Math.max(...others.map((item) => aidOf(world, item)))).toBeLessThan(aidOf(world, card('bookOfKorsecAmin')));
  });

  test('keeps away from a Challenge that mends as fast as the Hero strikes', () => {
    const { state } = position({
      A: { hero: 'motherOru', at: 'k9', trained: { mind: 6, body: 6, spirit: 6, life: 5 } },
    });
    const hydra = world.cards[card('marshHydra')]!;
    const gain = (isExact: boolean): number =>
      fightGain(world, new Outlook(world, isExact), state.players[0]!, hydra.deck, hydra);
    expect(gain(true)).toBeLessThan(0);
    // The quick player would be knocked out there again and again.
    expect(gain(false)).toBeGreaterThan(0);
  });
});
