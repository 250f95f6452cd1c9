import { Random } from '@skerry/engine';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { describe, expect, test } from 'vitest';
import { isTold, openBook, Sitting, turnPage } from '../index.ts';
import { AUDIENCES, actSomehow, GAMES, sitDown as sitDownAt, written } from './any-play.ts';
import { act, game, sitDown } from './play.ts';

/** A table at which the seat whose turn it is has moved three times without drawing anything. */
function moved(): { sitting: Sitting; seat: number } {
  const sitting = sitDown('steps');
  const [seat = 0] = sitting.waitsFor();
  for (let moves = 0; moves < 2; moves++) {
    const { actions } = sitting.offers([seat])[0]!;
    act(sitting, seat, actions.find((each) => each.act === 'move')!);
  }
  return { sitting, seat };
}

test('one wish takes back a whole turn, by one line of the log', () => {
  const { sitting, seat } = moved();
  const before = Sitting.load(game, sitting.head, []).view(seat);
  const answer = sitting.undo(seat, sitting.known(seat), 0, 'turn');
  expect(answer).toMatchObject({ line: { n: 3, action: { act: 'undo', entries: 2 } } });
  expect('why' in answer || answer.stop).toBeUndefined();
  expect(sitting.view(seat)).toEqual(before);
  if ('why' in answer) return;
  expect(sitting.news(answer, { eyes: 'watcher' })).toMatchObject({ n: 3, back: 2 });
});

test('without a word how far, it takes back one step', () => {
  const { sitting, seat } = moved();
  expect(sitting.undo(seat, sitting.known(seat), 0)).toMatchObject({ line: { action: { act: 'undo' } } });
  expect(sitting.record().entries).toHaveLength(1);
});

test('where several draw at once, one takes a trail back although another is done meanwhile, but not twice', () => {
  const sitting = Sitting.open(trailsOfTucana, { seats: 3, seed: 'at once' });
  const draft = (seat: number) => {
    const { actions } = sitting.offers([seat])[0]!;
    return sitting.play(
      seat,
      sitting.known(seat),
      actions.find(({ act }) => act !== 'done'),
      0,
    );
  };
  const before = sitting.view(0).state;
  draft(0);
  const known = sitting.known(0);
  draft(1);
  expect(sitting.play(1, sitting.known(1), { act: 'done' }, 0)).toMatchObject({ line: { seat: 1 } });
  expect(sitting.known(0)).toBeGreaterThan(known);
  expect(sitting.undo(0, known, 0)).toMatchObject({ line: { seat: 0, action: { act: 'undo' } } });
  expect(sitting.view(0).state.secrets).toEqual(before.secrets);
  draft(0);
  expect(sitting.undo(0, known, 0)).toEqual({ why: { why: 'lookAgain' } });
});

test('where something stops it halfway, the answer says what', () => {
  const random = new Random(11);
  const stops = new Set<string>();
  for (let seed = 0; seed < 40 && !stops.has('chance'); seed++) {
    const sitting = sitDown(`stop ${seed}`);
    while (!sitting.over) {
      const { seat, actions } = sitting.offers([0, 1, 2]).find(({ must }) => must)!;
      if (sitting.canUndo(seat)) {
        const again = Sitting.load(
          game,
          sitting.head,
          sitting.record().entries.map((entry, n) => ({ ...entry, n: n + 1, at: 0 })),
        );
        const answer = again.undo(seat, again.known(seat), 0, 'turn');
        if (!('why' in answer) && answer.stop) stops.add(answer.stop.why);
      }
      act(sitting, seat, actions[random.below(actions.length)]!);
    }
  }
  expect([...stops]).toContain('chance');
});

test('a line that takes back more than there is does not follow, and changes nothing', () => {
  const { sitting, seat } = moved();
  const before = sitting.view(seat);
  const line = { n: 3, seat, action: { act: 'undo', entries: 3 }, at: 0 };
  expect(() => sitting.follow(line)).toThrow(expect.objectContaining({ name: 'RecordError' }));
  expect(sitting.view(seat)).toEqual(before);
});

const games = GAMES.map((each) => [each.name, each] as const);
describe.each(games)('whatever is taken back in %s,', (_name, each) => {
  test('the book of a reader who was there is that of one who comes now', () => {
    for (const seed of ['one', 'two', 'three']) {
      const sitting = sitDownAt(each, seed);
      const random = new Random(seed.length);
      const books = AUDIENCES.map((audience) => openBook(each, sitting.story(audience), 0));
      for (let n = 0; n < 120 && !sitting.over; n++) {
        const happening = actSomehow(sitting, random);
        for (const [which, audience] of AUDIENCES.entries()) {
          if (!isTold(happening.line, audience.eyes)) continue;
          books[which] = turnPage(each, books[which]!, written(sitting.news(happening, audience)));
          expect(books[which].pages.at(-1)?.state).toEqual(sitting.view(audience.eyes).state);
        }
      }
      for (const [which, audience] of AUDIENCES.entries()) {
        const now = openBook(each, sitting.story(audience), sitting.known(audience.eyes));
        const there = books[which]!.pages.slice(-FEW).map((page) => page?.state);
        expect(now.pages.length).toBe(books[which]!.pages.length);
        expect(now.pages.slice(-FEW).map((page) => page?.state)).toEqual(there);
      }
    }
  });
});

/** The fewest pages that are told at first. */
const FEW = 6;
