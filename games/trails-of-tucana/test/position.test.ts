import { checkPosition, sayPositionFault } from '@skerry/engine';
import { positionBattery } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfileOf } from '../bot.ts';
import { trailsOfTucana } from '../index.ts';
import { position } from '../position.ts';
import { position as words } from '../text/en/position.ts';

positionBattery(trailsOfTucana, position, {
  positions: 500,
  playedOn: 200,
  player: botProfileOf(trailsOfTucana).policy,
  things: ['pile', 'shown', 'letters'],
});

function faultsOf(lines: string): string[] {
  const read = position.read(`trails-of-tucana: seats=2\n${lines}`, trailsOfTucana);
  const faults = read.position ? checkPosition(trailsOfTucana, read.position, position.rules) : read.faults;
  return faults.map((fault) => sayPositionFault('en', fault, words, { names: ['Ada', 'Bruno'] }));
}

describe('what does not add up is said in a sentence', () => {
  test.each([
    ['shown: any any any desert', 'There must be two any terrain cards in the box, not three.'],
    ['shown: desert forest any', 'There must be two cards face up in this turn, not three.'],
    ['shown: desert forest; sheets: segments=(1/1-1/2 1/1-1/2) |', 'Ada has drawn the trail from 1/1 to 1/2 twice.'],
    ['shown: desert forest; sheets: segments=(1/1-1/2) |', 'Ada has one trail: by this turn there can be none.'],
    [
      'shown: desert forest; sheets: bonuses=(A+3) |',
      'Ada has the points of the blue card A, but no trail joins its villages.',
    ],
    ['shown: desert forest; sheets: sums=(10) |', 'Ada needs no sum of sights by now, none above the next.'],
    [
      'shown: desert forest; letters: AAAAAAAAAA BEDCBADECA',
      'Ada’s sheet needs each letter from A to E exactly twice.',
    ],
    ['shown: desert forest; red: yeti yeti', 'There is only one red card for yetis.'],
    ['shown: desert forest; agenda: draw(left=1)', 'Round, turn and what comes next don’t go together.'],
    [
      'shown: desert forest; agenda: settle draw(left=1)',
      'The turn must wait for Bruno exactly while there is something to draw.',
    ],
    ['shown: desert forest; sheets: segments=(99/1-99/2) |', 'sheets[1].segments[1]: 99/1-99/2 is not known here'],
  ])('%s', (lines, sentence) => {
    expect(faultsOf(lines).join('\n')).toContain(sentence);
  });

  test('nothing is said where a person typed only what matters', () => {
    expect(faultsOf('shown: desert forest')).toEqual([]);
  });
});
