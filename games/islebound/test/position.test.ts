import { checkPosition, sayPositionFault } from '@skerry/engine';
import { positionBattery } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfileOf } from '../bot.ts';
import { islebound } from '../index.ts';
import { position } from '../position.ts';
import { position as words } from '../text/en/position.ts';

positionBattery(islebound, position, {
  positions: 500,
  playedOn: 40,
  player: botProfileOf(islebound).policy,
  things: ['crewStack', 'tokenPile', 'deck'],
});

function faultsOf(lines: string): string[] {
  const read = position.read(`islebound: seats=2\nround: 3\n${lines}`, islebound);
  const faults = read.position ? checkPosition(islebound, read.position, position.rules) : read.faults;
  return faults.map((fault) => sayPositionFault('en', fault, words, { names: ['Ada', 'Bruno'] }));
}

describe('what does not add up is said in a sentence', () => {
  test.each([
    ['ships: krazk -', 'Bruno’s ship must be in a region.'],
    ['players: cubes=18 |', 'Ada has 19 cubes in use; there are 18.'],
    ['players: wood=9 fish=9 |', 'Ada has 18 wood and fish, but there is room for only 10.'],
    ['players: pirates=3 |; pirates: 15', 'There must be 15 pirates, not 18.'],
    ['players: deck=(work) |', 'Ada needs all three starting crew.'],
    ['players: deck=(work administrate*2) below=(work) |', 'One of Ada’s crew is in two places.'],
    ['events: 3 3', 'can’t be in two places.'],
    ['players: city=(4) | city=(4)', 'can’t be in two places.'],
    ['row: 0*5', 'The building row has a gap: fill it from the deck.'],
    ['deckSize: 3', 'The deck has 30 cards, not 3.'],
    ['edition: fr1', '“edition” isn’t the same in the options and in the position.'],
    ['towns: krazk*16', 'The towns don’t fit the order of the boards.'],
    ['influence: -*15', 'With two players, exactly the first two slots of the influence track are blocked.'],
    ['ending: round=2 cause=tokens', 'The game ends after round 2.'],
    ['agenda: endTurn sail', 'The steps still to come don’t follow from each other.'],
    ['agenda: ... compare', 'Nobody can be asked here'],
    ['owners: atlantis=1', 'owners[1].atlantis: atlantis is not known here'],
  ])('%s', (lines, sentence) => {
    expect(faultsOf(lines).join('\n')).toContain(sentence);
  });

  test('nothing is said where a person typed only what matters', () => {
    expect(faultsOf('ships: krazk grenille; owners: krazk=1 grenille=2; players: coins=12 wood=3 |')).toEqual([]);
  });
});
