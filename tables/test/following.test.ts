import { Random } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { GameSession, isTold, type Line, type Update } from '../index.ts';
import { AUDIENCES, actSomehow, GAMES, looks, playOn, sitDown, written } from './any-play.ts';

const games = GAMES.map((game) => [game.name, game] as const);

/** Two keepers of one table. */
function twoOf(game: (typeof GAMES)[number], seed: string): [GameSession, GameSession] {
  const one = sitDown(game, seed);
  return [one, GameSession.load(game, written(one.head), [])];
}

describe.each(games)('two keepers of one log of %s', (_name, game) => {
  test.each([1, 2, 3])('who act in turn and follow each other keep the same table (%d)', (seed) => {
    const random = new Random(seed);
    const both = twoOf(game, `two keepers ${seed}`);
    while (!both[0].over) {
      const acting = random.below(2);
      const [here, there] = [both[acting]!, both[1 - acting]!];
      const applied = actSomehow(here, random);
      const heard = there.follow(written(applied.line));
      expect(heard.line).toEqual(applied.line);
      for (const viewer of AUDIENCES) {
        if (isTold(applied.line, viewer.looking))
          expect(there.updateFor(heard, viewer)).toEqual(here.updateFor(applied, viewer));
      }
      expect(looks(there)).toEqual(looks(here));
    }
    expect(both[1].record()).toEqual(both[0].record());
    expect(both[1].snapshot()).toEqual(both[0].snapshot());
    for (const viewer of AUDIENCES) expect(both[1].lastPages(viewer)).toEqual(both[0].lastPages(viewer));
  });

  test('are at one with the seed: what the lines say is what it would have dealt', () => {
    const [here, there] = twoOf(game, 'the seed');
    const lines = playOn(here, new Random(5));
    for (const line of lines) {
      const { seat, action, at } = line;
      const dealt = action.act === 'undo' ? there.follow(line) : there.play(seat!, there.known(seat!), action, at);
      expect(dealt).toMatchObject({ line });
    }
  });

  test('refuse what cannot be the next line, and nothing has changed', () => {
    const [here, there] = twoOf(game, 'not next');
    const lines = playOn(here, new Random(6), 12);
    const next = lines.at(-1)!;
    for (const line of lines.slice(0, -1)) there.follow(line);
    const before = written(looks(there));
    const wrong: Line[] = [
      { ...next, n: next.n + 1 },
      { ...next, n: next.n - 1 },
      { ...next, action: { act: 'fly away' } },
      { ...next, chance: [...(next.chance ?? []), 1] },
      { n: next.n, action: { act: 'undo' }, at: 0 },
    ];
    for (const line of wrong) {
      expect(() => there.follow(line)).toThrow(expect.objectContaining({ name: 'RecordError' }));
      expect(looks(there)).toEqual(before);
    }
    there.follow(next);
    expect(looks(there)).toEqual(looks(here));
  });
});

test('two keepers end a game together when all give up', () => {
  const both = twoOf(GAMES[0]!, 'given up');
  for (const line of playOn(both[0], new Random(4), 10)) both[1].follow(line);
  const end = both[0].giveUp(0);
  if ('why' in end) throw new Error(`It should have been possible: ${end.why.why}.`);
  const heard = both[1].follow(written(end.line));
  expect(both[1].updateFor(heard, { looking: 1 })).toEqual(both[0].updateFor(end, { looking: 1 }));
  expect(both[1].record()).toEqual(both[0].record());
});

test.each(games)('whoever missed lines of %s is told what the others were told', (_, game) => {
  const random = new Random(5);
  const session = sitDown(game, 'missed');
  const told = AUDIENCES.map((): unknown[] => []);
  const whatIs = ({ n, seat, at, undo, redo, ...what }: Update) => ({ n, ...what });
  for (let line = 0; line < 60 && !session.over; line++) {
    const applied = actSomehow(session, random);
    for (const [place, viewer] of AUDIENCES.entries()) {
      if (!isTold(applied.line, viewer.looking)) continue;
      const update = session.updateFor(applied, viewer);
      told[place]!.push(whatIs(update));
      const missed = session.since(Math.max(0, update.n - 5), viewer) ?? [];
      expect(missed.map(whatIs)).toEqual(told[place]!.slice(-5));
    }
  }
});
