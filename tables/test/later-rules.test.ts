import { type Game, Random, verify } from '@skerry/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUpdate, GameSession, isTold, type Line, openHistory, type TableSnapshot } from '../index.ts';
import { AUDIENCES, actSomehow, EYES, GAMES, looks, playOn, SEATS, sitDown, written } from './any-play.ts';

const later = (game: Game, version = game.version + 1): Game => ({ ...game, version });
const games = GAMES.map((game) => [game.name, game] as const);

/** The rules without what a seat did in this line: nobody is offered it any more. */
function without({ action }: Line, game: Game): Game {
  const steps = Object.entries(game.steps).map(([name, rules]) => [
    name,
    {
      ...rules,
      offers: (...[state, step, seat, offers]: Parameters<NonNullable<typeof rules.offers>>) =>
        rules.offers?.(state, step, seat, {
          push: (offer) => {
            if (offer.act !== action.act) offers.push(offer);
          },
        }),
    },
  ]);
  return { ...later(game), steps: Object.fromEntries(steps) };
}

/** A table of former rules, its lines, and the snapshot of a moment of it. */
function begun(game: Game, { seed = 'begun', moment = 30, more = 9 } = {}) {
  const session = sitDown(game, seed);
  const random = new Random(moment + 1);
  const lines = playOn(session, random, moment);
  const snapshot: TableSnapshot = written(session.snapshot());
  lines.push(...playOn(session, random, more));
  return { session, lines, snapshot, random };
}

describe.each(games)('a table of %s goes on under later rules', (_name, game) => {
  test('from any of its snapshots, as if nothing had happened, where nothing but the version has changed', () => {
    const moments = fc.record({
      seed: fc.constantFrom('shore', 'reef', 'lagoon'),
      moment: fc.integer({ min: 0, max: 60 }),
      more: fc.integer({ min: 0, max: 25 }),
    });
    fc.assert(
      fc.property(moments, (when) => {
        const { session, lines, snapshot } = begun(game, when);
        const again = GameSession.load(later(game), written(session.head), lines, snapshot);
        expect(looks(again)).toEqual(looks(session));
        const [one, other] = [session, again].map((each) => playOn(each, new Random(7), 12));
        expect(other).toEqual(one);
        expect(looks(again)).toEqual(looks(session));
      }),
      { numRuns: 30 },
    );
  });

  test('and its readers know what it knows, from the snapshot on', () => {
    const { session, lines, snapshot, random } = begun(game);
    const again = GameSession.load(later(game), session.head, lines, snapshot);
    const books = AUDIENCES.map((viewer) =>
      openHistory(again.game, again.lastPages(viewer), again.known(viewer.looking)),
    );
    while (!again.over) {
      const applied = actSomehow(again, random);
      for (const [n, viewer] of AUDIENCES.entries()) {
        if (isTold(applied.line, viewer.looking))
          books[n] = addUpdate(again.game, books[n]!, again.updateFor(applied, viewer));
        expect(books[n]).toMatchObject({ n: again.known(viewer.looking) });
        expect(books[n]!.pages.at(-1)!.state).toEqual(again.view(viewer.looking).state);
      }
    }
    for (const [n, viewer] of AUDIENCES.entries())
      expect(openHistory(again.game, again.lastPages(viewer), again.n).pages.at(-1)?.state).toEqual(
        books[n]!.pages.at(-1)?.state,
      );
  });

  test('and tells all anew to who has heard of it by other rules, and to others just what they missed', () => {
    const { session, lines, snapshot, random } = begun(game);
    const again = GameSession.load(later(game), session.head, lines, snapshot);
    for (const looking of EYES) {
      expect(again.since(0, { looking })).toBeUndefined();
      expect(again.since(again.known(looking), { looking })).toBeUndefined();
    }
    playOn(again, random, 1);
    const known = EYES.map((looking) => again.known(looking));
    const books = EYES.map((looking, n) => openHistory(game, again.lastPages({ looking }), known[n]!));
    playOn(again, random, 12);
    for (const [n, looking] of EYES.entries()) {
      const missed = again.since(known[n]!, { looking });
      // Whoever was told of nothing since the rules changed cannot be told apart from whoever knows it by the former ones.
      if (known[n] === session.known(looking)) expect(missed).toBeUndefined();
      else {
        const book = missed!.reduce((read, news) => addUpdate(game, read, news), books[n]!);
        expect(book.n).toBe(again.known(looking));
        expect(book.pages.at(-1)!.state).toEqual(again.view(looking).state);
      }
    }
  });

  test('and its record tells from where, and can be checked from there', () => {
    const { session, lines, snapshot, random } = begun(game);
    const rules = later(game);
    const again = GameSession.load(rules, session.head, lines, snapshot);
    playOn(again, random);
    const told = again.record();
    expect(told.from).toEqual(snapshot.saved);
    expect(verify(rules, told)).toMatchObject({ why: 'formerRules' });
    const { entries, ...head } = told;
    const shown = GameSession.load(
      rules,
      head,
      entries.map((entry, n) => ({ ...entry, n: n + 1, at: 0 })),
    );
    expect(shown.outcome()).toEqual(again.outcome());
    expect(shown.pagesWith(0, { looking: 'watcher' })?.opening).toEqual(
      again.pagesWith(0, { looking: 'watcher' })?.opening,
    );
  });

  test('not from before what they no longer allow, but from after it', () => {
    const { session, lines, snapshot } = begun(game, { moment: 40, more: 0 });
    const rules = without(lines.find(({ action }) => action.act !== 'undo')!, game);
    const load = (from?: TableSnapshot) => GameSession.load(rules, session.head, lines.slice(0, snapshot.n), from);
    expect(() => load()).toThrow(expect.objectContaining({ name: 'VersionError' }));
    expect(() => load(sitDown(game, 'begun').snapshot())).toThrow(expect.objectContaining({ name: 'VersionError' }));
    expect(load(snapshot).snapshot()).toEqual(snapshot);
  });

  test('also when it is over: then it shows how it ended', () => {
    const { session, lines } = begun(game, { more: Number.POSITIVE_INFINITY });
    const end = session.snapshot();
    expect(end.n).toBe(session.n);
    const shown = GameSession.load(later(game), session.head, lines, written(end));
    expect(looks(shown)).toEqual(looks(session));
    expect(shown.lastPages({ looking: 0 })).toMatchObject({ opening: session.view(0).state, news: [] });
  });

  test('and under others after those, and under the first ones again', () => {
    const { session, lines, snapshot, random } = begun(game, { moment: 10, more: 3 });
    let kept = snapshot;
    const rules = [game.version + 1, game.version + 2, game.version, game.version].map((version) =>
      later(game, version),
    );
    for (const each of rules) {
      const again = GameSession.load(each, session.head, written(lines), kept);
      for (const line of lines.slice(session.n)) session.follow(line);
      expect(looks(again)).toEqual(looks(session));
      do lines.push(...playOn(again, random, 1));
      while (again.snapshot().n < lines.length);
      kept = written(again.snapshot());
      expect(kept).toMatchObject({ version: each.version, saved: { resumed: true } });
    }
  });
});

describe('a snapshot', () => {
  const [game] = GAMES as [Game];

  test('holds only what nothing can take back, so whatever is taken back comes after it', () => {
    const { session, lines, random } = begun(game, { moment: 8, more: 0 });
    while (!SEATS.some((seat) => session.canUndo(seat))) lines.push(...playOn(session, random, 1));
    const snapshot = written(session.snapshot());
    expect(snapshot.n).toBeLessThan(session.n);
    for (;;) {
      const seat = SEATS.find((each) => session.canUndo(each));
      const back = seat !== undefined && session.undo(seat, session.known(seat), 0);
      if (!back || 'why' in back) break;
      lines.push(written(back.line));
    }
    const again = GameSession.load(later(game), session.head, lines, snapshot);
    expect(looks(again)).toEqual(looks(session));
  });

  test('stays that of the former rules until the new ones have one of their own', () => {
    const { session, lines, snapshot, random } = begun(game);
    const again = GameSession.load(later(game), session.head, lines, snapshot);
    expect(again.snapshot()).toEqual(snapshot);
    playOn(again, random, 12);
    expect(again.snapshot()).toMatchObject({ version: game.version + 1, saved: { resumed: true } });
    expect(again.snapshot().n).toBeGreaterThan(lines.length);
  });

  test('that is broken is refused where it is needed, and not looked at where it is not', () => {
    const { session, lines, snapshot } = begun(game);
    const broken: TableSnapshot[] = [
      { ...snapshot, n: 99 },
      { ...snapshot, saved: null },
      { ...snapshot, saved: { state: {} } },
    ];
    for (const each of broken) {
      expect(() => GameSession.load(later(game), session.head, lines, each)).toThrow(
        expect.objectContaining({ name: 'RecordError' }),
      );
      expect(looks(GameSession.load(game, session.head, lines, each))).toEqual(looks(session));
    }
    const empty = { ...snapshot, saved: { ...(snapshot.saved as object), state: {} } };
    expect(() => GameSession.load(later(game), session.head, lines, empty)).toThrow(
      expect.objectContaining({ name: 'VersionError' }),
    );
  });

  test('is not needed where the rules are the same: the whole story is there', () => {
    const { session, lines, snapshot } = begun(game);
    const again = GameSession.load(game, session.head, lines, snapshot);
    expect(again.lastPages({ looking: 0 })).toEqual(session.lastPages({ looking: 0 }));
    expect(again.record()).toEqual(session.record());
  });
});
