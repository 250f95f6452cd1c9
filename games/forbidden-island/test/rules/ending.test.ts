import { asks, choices, giveUp, outcome, play } from '@skerry/engine';
import { expect, test } from 'vitest';
import { type Adventurer, START_TILES, TREASURES } from '../../index.ts';
import { act, asked, destinations, kinds, look, offers, type Position, position, why } from '../position.ts';

const LANDED = ['fools-landing', 'fools-landing'] as const;
const AGROUND: Position = { captured: TREASURES, at: LANDED, hands: [[], ['helicopter-lift']] };

test('four treasures, everybody on Fools’ Landing and a Helicopter Lift win the game (FI-109)', () => {
  const table = position(AGROUND);
  expect(act(table, 1, { act: 'liftOff' })).toEqual([
    { fact: 'played', seat: 1, card: 'helicopter-lift', window: 'actions' },
    { fact: 'discarded', seat: 1, card: 'helicopter-lift', why: 'played' },
    { fact: 'liftedOff', seat: 1 },
    { fact: 'won' },
  ]);
  expect(outcome(table)).toEqual({ ranks: [1, 1], why: { why: 'won' } });
  expect(look(table).treasureDiscards).toEqual(['helicopter-lift']);
});

test('lift-off needs the card (FI-109)', () => {
  const table = position({ ...AGROUND, hands: [['sandbags'], []] });
  expect(kinds(table, 0)).not.toContain('liftOff');
  expect(why(table, 0, { act: 'liftOff' })).toEqual({ why: 'noLift' });
});

test('lift-off is never automatic: the last pawn arrives, and play goes on (FI-110)', () => {
  const table = position({ ...AGROUND, at: ['d1', 'c1'] });
  act(table, 0, { act: 'move', to: 'c1' });
  expect(outcome(table)).toBe(undefined);
  expect(kinds(table, 1)).toEqual(['lift', 'liftOff']);
});

test('lift-off is offered in a window, with a card just drawn, on anybody’s turn (FI-110)', () => {
  const table = position({ ...AGROUND, hands: [[], []], treasurePile: ['helicopter-lift', 'earth'] });
  act(table, 0, { act: 'endActions' });
  expect(look(table).step.do).toBe('window');
  act(table, 0, { act: 'liftOff' });
  expect(outcome(table)).toMatchObject({ why: { why: 'won' } });
});

test('lift-off is offered while another seat must discard (FI-110)', () => {
  const table = position({
    ...AGROUND,
    hands: [['earth', 'earth', 'wind', 'wind', 'fire'], ['helicopter-lift']],
    treasurePile: ['fire', 'fire'],
  });
  act(table, 0, { act: 'endActions' });
  expect(asked(table)).toEqual([0]);
  act(table, 1, { act: 'liftOff' });
  expect(outcome(table)).toMatchObject({ why: { why: 'won' } });
});

test('example 42: between two flood cards, from a flooded Fools’ Landing (FI-109 to FI-111, FI-82)', () => {
  const table = position({ ...AGROUND, flooded: ['fools-landing'], floodPile: ['c3', 'fools-landing'] });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'window' });
  act(table, 1, { act: 'pass', until: 'window' });
  expect(look(table)).toMatchObject({ step: { do: 'window' }, flooded: ['c1', 'c3'] });
  act(table, 1, { act: 'liftOff' });
  expect(outcome(table)).toMatchObject({ why: { why: 'won' } });
});

test('example 43: the same without using the window is lost (FI-114, FI-118)', () => {
  const table = position({ ...AGROUND, flooded: ['fools-landing'], floodPile: ['c3', 'fools-landing'] });
  act(table, 0, { act: 'endActions' });
  const told = act(table, 1, { act: 'pass', until: 'turn' });
  expect(told.at(-1)).toEqual({ fact: 'lost', why: 'foolsLanding' });
  expect(outcome(table)).toEqual({ ranks: [2, 2], why: { why: 'foolsLanding' } });
});

test('example 44: a lift brings the last pawn, another lifts off (FI-112, FI-87)', () => {
  const table = position({
    ...AGROUND,
    at: ['f4', 'fools-landing'],
    hands: [['helicopter-lift'], ['helicopter-lift']],
  });
  expect(why(table, 1, { act: 'liftOff' })).toEqual({ why: 'notAllOnLanding', seats: [0] });
  act(table, 1, { act: 'lift', pawns: [0], to: 'c1' });
  act(table, 0, { act: 'liftOff' });
  expect(outcome(table)).toMatchObject({ why: { why: 'won' } });
});

test('lift-off is refused while a treasure is missing; the card is still an ordinary lift (FI-112)', () => {
  const table = position({ ...AGROUND, captured: ['earth', 'water'] });
  expect(why(table, 1, { act: 'liftOff' })).toEqual({ why: 'treasuresMissing', treasures: ['wind', 'fire'] });
  expect(kinds(table, 1)).toEqual(['lift']);
  expect(destinations(table, 1, 'lift')).toHaveLength(23);
});

test('example 40: both Temples missing lose the game, four Earth cards or not (FI-113)', () => {
  const table = position({
    hands: [['earth', 'earth', 'earth', 'earth'], []],
    flooded: ['temple-of-the-sun'],
    missing: ['temple-of-the-moon'],
    floodPile: ['temple-of-the-sun', 'c3'],
    treasurePile: ['fire', 'water'],
  });
  act(table, 0, { act: 'endActions' });
  expect(act(table, 0, { act: 'discard', card: 'water' }).at(-1)).toEqual({
    fact: 'lost',
    why: 'treasure',
    treasure: 'earth',
  });
  expect(outcome(table)).toEqual({ ranks: [2, 2], why: { why: 'treasure', treasure: 'earth' } });
});

test.each([
  ['earth', 'temple-of-the-moon', 'temple-of-the-sun'],
  ['wind', 'howling-garden', 'whispering-garden'],
  ['fire', 'cave-of-embers', 'cave-of-shadows'],
  ['water', 'coral-palace', 'tidal-palace'],
] as const)('the %s treasure is lost with both its tiles, not with one (FI-113)', (treasure, one, other) => {
  const table = position({ flooded: [one, other], floodPile: [one, other] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.filter(({ fact }) => fact === 'sank')).toHaveLength(2);
  expect(told.at(-1)).toEqual({ fact: 'lost', why: 'treasure', treasure });

  const unlike = position({ flooded: [one, 'd6'], floodPile: [one, 'd6'] });
  act(unlike, 0, { act: 'endActions' });
  expect(outcome(unlike)).toBe(undefined);
});

test('Fools’ Landing sinks: lost, whoever stands elsewhere and whatever is captured (FI-114)', () => {
  const table = position({ captured: TREASURES, at: ['d6', 'd6'], flooded: ['c1'], floodPile: ['c1', 'c3'] });
  expect(act(table, 0, { act: 'endActions' }).slice(-2)).toEqual([
    { fact: 'sank', tile: 'fools-landing', pawns: [] },
    { fact: 'lost', why: 'foolsLanding' },
  ]);
});

test('a pawn that cannot leave a sunk tile loses the game for all (FI-115)', () => {
  const table = position({
    adventurers: ['diver', 'engineer', 'pilot'],
    at: ['a3', 'd6', 'a3'],
    flooded: ['d6'],
    missing: ['c6', 'd5'],
    floodPile: ['d6', 'c3'],
  });
  expect(act(table, 0, { act: 'endActions' }).at(-1)).toEqual({ fact: 'lost', why: 'drowned', seat: 1 });
  expect(outcome(table)).toEqual({ ranks: [2, 2, 2], why: { why: 'drowned', seat: 1 } });
});

test('the marker at the skull loses the game (FI-116)', () => {
  const nine = position({ mark: 8, treasurePile: ['waters-rise', 'earth'] });
  act(nine, 0, { act: 'endActions' });
  expect(look(nine)).toMatchObject({ mark: 9, outcome: null });
  const ten = position({ mark: 9, treasurePile: ['waters-rise', 'earth'] });
  act(ten, 0, { act: 'endActions' });
  expect(outcome(ten)).toEqual({ ranks: [2, 2], why: { why: 'skull' } });
});

test('example 41: the tiles of a captured treasure sink without loss, and a pawn on them swims (FI-117)', () => {
  const table = position({
    captured: ['earth'],
    at: ['temple-of-the-sun'],
    flooded: ['temple-of-the-sun'],
    missing: ['temple-of-the-moon'],
    floodPile: ['temple-of-the-sun', 'd6'],
  });
  act(table, 0, { act: 'endActions' });
  expect(outcome(table)).toBe(undefined);
  expect(destinations(table, 0, 'swim')).toEqual(['b2', 'b4', 'c3']);
});

test('a sinking tile is checked for its treasure before anybody drowns on it (FI-118)', () => {
  const table = position({
    lay: { d6: 'temple-of-the-sun' },
    at: ['d6'],
    flooded: ['d6'],
    missing: ['temple-of-the-moon', 'c6', 'd5'],
    floodPile: ['d6', 'c3'],
  });
  expect(act(table, 0, { act: 'endActions' }).at(-1)).toEqual({ fact: 'lost', why: 'treasure', treasure: 'earth' });
});

test('the first finished step that loses decides, and nothing follows it (FI-118)', () => {
  const table = position({ flooded: ['c1', 'd6'], floodPile: ['c1', 'd6'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told.filter(({ fact }) => fact === 'floodCard')).toHaveLength(1);
  expect(look(table).missing).toEqual(['c1']);
});

test('a split island goes on, however hopeless (FI-119)', () => {
  const table = position({
    adventurers: ['engineer', 'messenger'],
    at: ['d6', 'd6'],
    missing: ['b5', 'd5', 'e5'],
    flooded: ['c5'],
    floodPile: ['c5', 'c3'],
  });
  act(table, 0, { act: 'endActions' });
  expect(look(table).missing).toEqual(['b5', 'c5', 'd5', 'e5']);
  expect(outcome(table)).toBe(undefined);
  expect(destinations(table, 1, 'move')).toEqual(['c6']);
});

test('the table may give up, and the game is lost with that reason (FI-119)', () => {
  const table = position({ adventurers: ['engineer', 'messenger', 'pilot'] });
  const given = giveUp(table);
  expect(given.why === undefined && given.facts).toEqual([{ fact: { fact: 'lost', why: 'givenUp' } }]);
  expect(outcome(table)).toEqual({ ranks: [2, 2, 2], why: { why: 'givenUp' } });
});

test('giving up is no seat’s action (FI-119)', () => {
  const table = position();
  expect(kinds(table, 0)).not.toContain('giveUp');
  expect(why(table, 0, { act: 'giveUp' })).toEqual({ why: 'unknownAction' });
});

test.each([2, 3, 4])('all %i seats share one result, won or lost (FI-120)', (seats) => {
  const adventurers = (Object.keys(START_TILES) as Adventurer[]).slice(0, seats);
  const at = adventurers.map(() => 'fools-landing' as const);
  const won = position({ adventurers, at, captured: TREASURES, hands: [['helicopter-lift']] });
  act(won, 0, { act: 'liftOff' });
  expect(outcome(won)?.ranks).toEqual(adventurers.map(() => 1));
  const lost = position({ adventurers, mark: 9, treasurePile: ['waters-rise', 'earth'] });
  act(lost, 0, { act: 'endActions' });
  expect(outcome(lost)?.ranks).toEqual(adventurers.map(() => 2));
});

test('after the end nothing is offered and nothing is played (FI-121)', () => {
  const table = position({ ...AGROUND, flooded: ['a3'], hands: [['sandbags'], ['helicopter-lift']] });
  act(table, 1, { act: 'liftOff' });
  expect(asks(table)).toEqual([]);
  expect(choices(table, 0)).toEqual([]);
  for (const action of [{ act: 'sandbags', on: 'a3' }, { act: 'endActions' }, { act: 'nonsense' }]) {
    expect(play(table, 0, action)).toEqual({ why: { why: 'gameOver' } });
  }
  expect(giveUp(table)).toEqual({ why: { why: 'gameOver' } });
  expect(() => offers(table, 2)).toThrow('no seat 2');
});
