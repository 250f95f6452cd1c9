import { checkPosition, sayPositionFault } from '@skerry/engine';
import { positionBattery } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfile } from '../bot.ts';
import { forbiddenIsland, TILES } from '../index.ts';
import { position } from '../position.ts';
import { shortTile } from '../rules/position.ts';
import { position as words } from '../text/en/position.ts';

positionBattery(forbiddenIsland, position, {
  positions: 500,
  playedOn: 200,
  player: botProfile.policy,
  things: ['hands', 'treasurePile', 'treasureDiscards', 'floodPile', 'floodDiscards'],
});

test('every tile has a short name of its own', () => {
  expect(new Set(TILES.map(shortTile)).size).toBe(TILES.length);
});

function faultsOf(lines: string): string[] {
  const read = position.read(`forbidden-island: seats=2\n${lines}`, forbiddenIsland);
  const faults = read.position ? checkPosition(forbiddenIsland, read.position, position.rules) : read.faults;
  return faults.map((fault) => sayPositionFault('en', fault, words, { names: ['Ada', 'Bruno'] }));
}

describe('what does not add up is said in a sentence', () => {
  test.each([
    [
      'treasurePile: fire*5 water*5 earth*5 wind*4 helicopter-lift*3 sandbags*2 waters-rise*3',
      'One of the five Wind cards is missing.',
    ],
    ['treasureDiscards: waters-rise*3 sandbags*3', 'There is one Sandbags too many.'],
    ['hands: fire*5 water | wind\nagenda: ... actions(left=3)', 'Ada has six cards: Ada’s limit is five.'],
    ['hands: fire*5 water*2', 'hands: there must be 2, not 1.'],
    [
      'water: OB=sunk\nfloodPile: FL BG CG GG IG SG TM TS HG WG CE CS CP TP BB CA CF DD LL MM OB PR TH WA',
      'Observatory has sunk, so its flood card is out of the game too.',
    ],
    [
      'floodDiscards: OB\nfloodPile: FL BG CG GG IG SG TM TS HG WG CE CS CP TP BB CA CF DD LL MM OB PR TH WA',
      'The flood card of Observatory can’t be in two places.',
    ],
    [
      'water: CP=sunk TP=sunk',
      'The game is lost: Coral Palace and Tidal Palace have sunk, and the Ocean’s Chalice with them.',
    ],
    ['water: FL=sunk', 'The game is lost: Fools’ Landing has sunk, and with it the way home.'],
    ['water: IG=sunk\nadventurers: diver pilot', 'Ada can’t be on Iron Gate: it has sunk.'],
    ['adventurers: pilot pilot', 'Bruno needs another adventurer: each appears only once.'],
    [
      'island: layout=diamond tiles=(FL FL CG GG IG SG TM TS HG WG CE CS CP TP BB CA CF DD LL MM OB PR TH WA)',
      'Fools’ Landing can’t be in two places.',
    ],
    ['mark: 10', 'The game is lost: the water has reached the skull and covers the island.'],
    ['treasureDiscards: waters-rise', 'The water mark is low for one Waters Rise! card on the discards.'],
    ['agenda: turn(seat=1) floodPart draw(nth=1) actions(left=3)', 'Ada isn’t next: turns go clockwise.'],
    ['agenda: ... flood(nth=2 of=2) draw(nth=1)', 'The steps still to come don’t follow from each other.'],
    [
      'hands: fire fyre | wind',
      'hands[2]: fyre is not known here; choose one of earth, wind, fire, water, helicopter-lift, sandbags.',
    ],
    ['hands: (fire | wind', '“|” can’t be read here: check names, colons and brackets.'],
    ['moon: full', 'moon: there is no such part; check the spelling.'],
  ])('%s', (lines, sentence) => {
    expect(faultsOf(lines)).toContain(sentence);
  });

  test('nothing is said where a person typed only what matters', () => {
    expect(faultsOf('water: CP=flooded OB=sunk; pawns: CP WA; hands: fire*4 | sandbags; mark: 5')).toEqual([]);
  });
});
