// Bundled by run.mjs, with `tree/` for the root of the sources that are measured.
import { signal } from '@preact/signals';
import { voyage } from 'tree/engine/testing/voyage.ts';
import { addUpdate, GameSession, openHistory } from 'tree/tables/index.ts';
import * as log from 'tree/web/table/log/log-lines.ts';
import { openPlayback } from 'tree/web/table/playback/playback.ts';

const SEATS = [0, 1, 2, 3, 4, 5];
const READER = { eyes: 0, knowsRules: true };
const entries = { kind: 'choice', values: [10_000], default: 10_000 };
const game = { ...voyage, options: { ...voyage.options, entries } };

/** One more move. */
function act(session) {
  const { seat, actions } = session.offers(SEATS).find(({ must }) => must);
  return session.play(seat, session.known(seat), actions[session.n % actions.length], 0);
}

/** Microseconds that something takes, the median of many times. */
function median(times, act) {
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    act();
    return performance.now() - began;
  }).sort((a, b) => a - b);
  return 1000 * taken[times >> 1];
}

/** A table and the page of somebody who has been there from the beginning, after so many lines. */
function measured(lines) {
  const session = GameSession.open(game, { seats: 6, seed: 'long log' });
  const history = signal(openHistory(game, session.story(READER), 0));
  const tell = (applied) => {
    history.value = addUpdate(game, history.peek(), session.news(applied, READER));
  };
  while (session.n < lines) tell(act(session));
  const seat = session.offers(SEATS).find(({ must }) => must).seat;
  const moveAndBack = () => {
    act(session);
    return session.undo(seat, session.known(seat), 0);
  };
  const undo = median(400, moveAndBack);

  const { pages } = history.peek();
  const page = pages.at(-1);
  const live = {
    history,
    info: signal({ seats: SEATS.map((n) => ({ name: `Seat ${n}` })) }),
    you: signal({ seats: [0], looking: 0 }),
  };
  const say = () => 'Something happened.';
  const facts = Object.fromEntries(['turnBegan', 'sailed', 'traded', 'earned'].map((fact) => [fact, say]));
  const board = { duration: () => 0, line: ({ fact }) => ({ heading: fact === 'turnBegan' }), sound: () => undefined };
  const loaded = { game, board, text: signal({ language: 'en', facts }) };
  const playback = openPlayback(live, loaded, { replayed: undefined, isHidden: () => true });
  const draw = () => {
    const { value } = playback.lines;
    const turns = log.turnsNear ? log.turnsNear(value, undefined).turns : log.turnsOf(value);
    return log.drawnFrom(turns, undefined);
  };
  draw();
  // The same page once more, and back: what the page does with news, without the rules.
  const { facts: told, seat: by, at } = page;
  const news = { n: history.peek().n + 1, seat: by, at, patch: [], facts: told };
  const turned = median(400, () => {
    const before = history.peek();
    history.value = addUpdate(game, before, news);
    draw();
    history.value = addUpdate(game, history.peek(), { n: news.n, back: 1 });
    draw();
  });
  playback.close();
  return { lines, undo, turned };
}

export const measure = (lengths) => lengths.map(measured);
