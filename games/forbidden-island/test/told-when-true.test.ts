import { open, outcome, play, Random, record, replay, unfold } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfile } from '../bot.ts';
import { DRY, FLOODED, MISSING, TREASURES } from '../content/tiles.ts';
import type { Fact } from '../rules/facts.ts';
import { forbiddenIsland } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

/** What must hold in the state of a board that shows this fact. */
function isTrue(fact: Fact, state: State): boolean {
  const waterOn = (tile: (typeof state.island.tiles)[number]) => state.water[state.island.tiles.indexOf(tile)];
  switch (fact.fact) {
    case 'drew':
      return fact.card === 'waters-rise' || state.hands[fact.seat]!.includes(fact.card);
    case 'discarded':
      return state.treasureDiscards.at(-1) === fact.card;
    case 'gave':
      return state.hands[fact.to]!.includes(fact.card);
    case 'flooded':
      return waterOn(fact.tile) === FLOODED;
    case 'sank':
      return waterOn(fact.tile) === MISSING;
    case 'shoredUp':
      return fact.tiles.every((tile) => waterOn(tile) === DRY);
    case 'moved':
      return state.island.tiles[state.pawns[fact.seat]!] === fact.to;
    case 'watersRose':
      return state.mark === fact.mark;
    case 'floodStacked':
    case 'floodRenewed':
      return state.floodDiscards.length === 0 && state.floodPile.at(-1)?.length === fact.count;
    case 'treasureRenewed':
      return state.treasureDiscards.length === 0;
    case 'captured':
      return state.captured[TREASURES.indexOf(fact.treasure)] === fact.seat;
    case 'turnBegan':
      return state.turn === fact.number && state.active === fact.seat;
    default:
      return true;
  }
}

/** A whole game of the quick player. */
function playedGame(seed: string) {
  const table = open(forbiddenIsland, { seats: 3, seed });
  const random = new Random(1);
  while (outcome(table) === undefined) {
    const { seat, action } = botProfile.policy(stateOf(table), random);
    play(table, seat, action);
  }
  return record(table);
}

describe('a fact is told when it has come true, so that a board can show it', () => {
  test.each(['one', 'two', 'three', 'four'])('in the game "%s"', (seed) => {
    const played = playedGame(seed);
    let before = stateOf(replay(forbiddenIsland, played, 0));
    for (const entry of played.entries) {
      const { state: after, facts } = unfold(forbiddenIsland, before, entry);
      for (const { fact, state } of facts) expect([fact, isTrue(fact, state)]).toEqual([fact, true]);
      before = after;
    }
    expect(before.outcome).not.toBeNull();
  });
});
