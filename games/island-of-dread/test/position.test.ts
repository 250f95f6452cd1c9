import { checkPosition, sayPositionFault } from '@skerry/engine';
import { positionBattery } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfileOf } from '../bot.ts';
import { islandOfDread } from '../index.ts';
import { position } from '../position.ts';
import { position as words } from '../text/en/position.ts';

positionBattery(islandOfDread, position, {
  positions: 500,
  playedOn: 20,
  player: botProfileOf(islandOfDread).policy,
  things: ['decks', 'market', 'captainDeck', 'mapPool', 'legendary'],
});

function faultsOf(lines: string): string[] {
  const read = position.read(`island-of-dread: seats=2\n${lines}`, islandOfDread);
  const faults = read.position ? checkPosition(islandOfDread, read.position, position.rules) : read.faults;
  return faults.map((fault) => sayPositionFault('en', fault, words, { names: ['Ada', 'Bruno'] }));
}

const HEROES = 'players: hero=steelhorns';

describe('what does not add up is said in a sentence', () => {
  test.each([
    [`${HEROES} wounds=40 | hero=motherOru`, 'Steelhorns has 40 wounds: that is too many to stand.'],
    [`${HEROES} exhaustion=40 | hero=motherOru`, 'Steelhorns can’t have 40 exhaustion: it exceeds Stamina.'],
    [`${HEROES} | hero=steelhorns`, 'Steelhorns can’t be in two places.'],
    [`${HEROES} blue=6 | hero=motherOru blue=1`, 'There must be six blue maps, not seven.'],
    [`${HEROES} captain=oldGilMarrow at=c9 | hero=motherOru`, 'Ada can’t have a Captain on land outside a town.'],
    [
      `${HEROES} captain=madPetra captainWounds=1 | hero=motherOru`,
      'Ada is in a town, so the Captain has no counters.',
    ],
    [`${HEROES} allies=(-) | hero=motherOru`, 'is not known here'],
    ['track: - - - - - -; trackAt: - - - - - d4', 'Place 6 of the undefeated track needs a Challenge'],
    ['turnedUp: 3 0*4', 'The cards turned up on a deck are the top ones, one by one.'],
    ['round: 90', 'The game ends after round 60.'],
    ['doom: yes', '“doom” isn’t the same in the options and in the position.'],
    ['agenda: endTurn(cause=over) round', 'The steps still to come don’t follow from each other.'],
    ['agenda: ... phase', 'Nobody can be asked here'],
  ])('%s', (lines, sentence) => {
    expect(faultsOf(lines.startsWith('round') ? lines : `round: 3\n${lines}`).join('\n')).toContain(sentence);
  });

  test('nothing is said where a person typed only what matters', () => {
    expect(faultsOf(`round: 3; ${HEROES} gold=7 wounds=2 | hero=motherOru points=3 trained=(1 0 0 0 0)`)).toEqual([]);
  });
});
