import type { Signal } from '@preact/signals';
import type { Fact } from '@skerry/engine';
import { arrayWork } from '@skerry/engine/testing';
import type { History, Page } from '@skerry/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { openPlayback, type Playback } from '../playback/playback.ts';
import { game, sitDown, TAKES } from './at-table.ts';

const nobodyHidden = { replayed: undefined, isHidden: () => false };
let open: Playback[] = [];

function read(
  table: ReturnType<typeof sitDown>,
  beginning: Parameters<typeof openPlayback>[2] = nobodyHidden,
): Playback {
  const playback = openPlayback(table.live, game, beginning);
  open.push(playback);
  return playback;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion.value = 'full';
});
afterEach(() => {
  for (const playback of open) playback.close();
  open = [];
  settings.motion.value = 'system';
  vi.useRealTimers();
});

/** Another player ends a turn: a page with many facts. */
function longPage() {
  const table = sitDown({ ownSeats: [1] });
  const playback = read(table);
  const before = playback.state.peek();
  table.play(0, table.actionOf(0, 'endActions'));
  return { table, playback, before };
}

const cardsOf = (state: object) => (state as { hands: string[][] }).hands[0]!.length;

describe('a walk', () => {
  it.each([0, 1])('is shown step by step, to seat %i', (seat) => {
    const table = sitDown({ ownSeats: [seat] });
    const playback = read(table);
    const there = table.actionOf(0, 'move');
    const ahead = sitDown();
    ahead.play(0, there);
    const back = ahead.actionOf(0, 'move');
    table.walk(0, [there, back, there]);
    const shown = [playback.at.value];
    for (const _ of [1, 2]) {
      vi.advanceTimersByTime(TAKES);
      shown.push(playback.at.value);
    }
    expect(shown).toEqual([1, 2, 3]);
    expect(playback.isLive.value).toBe(true);
  });
});

describe('a page that tells many facts', () => {
  it('is shown fact by fact, each with the state after it, and then is told', () => {
    const { playback, before, table } = longPage();
    expect(playback.isAllShown.value).toBe(false);
    expect(playback.moment.value?.before).toEqual(before);
    expect(cardsOf(playback.state.value)).toBe(cardsOf(before) + 1);
    const first = playback.moment.value;
    vi.advanceTimersByTime(TAKES);
    expect(playback.moment.value?.n).toBe(first!.n + 1);
    expect(cardsOf(playback.moment.value!.before)).toBe(cardsOf(before) + 1);
    vi.advanceTimersByTime(60 * TAKES);
    expect(playback.isAllShown.value).toBe(true);
    expect(playback.state.value).toEqual(table.live.history.value!.pages.at(-1)!.state);
  });

  it('is written into the log and read aloud no sooner than it is shown', () => {
    const { playback } = longPage();
    const short = [...playback.lines.value].length;
    const said = [playback.announced.value];
    while (!playback.isAllShown.value) {
      vi.advanceTimersByTime(TAKES);
      if (playback.announced.value !== said.at(-1)) said.push(playback.announced.value);
    }
    const all = [...playback.lines.value];
    expect(all.length).toBeGreaterThan(short);
    // Each sentence of the page was announced once, in order.
    const page = all.filter(({ page: of }) => of === playback.at.value);
    expect(said.join(' ')).toBe(page.map(({ sentence }) => sentence).join(' '));
    expect(said.length).toBeGreaterThan(1);
  });

  it('is at its end at once for a reader in a hurry, who hears the rest in one breath', () => {
    const { playback, table } = longPage();
    playback.skipMotion();
    expect(playback.isAllShown.value).toBe(true);
    expect(playback.moment.value).toBeUndefined();
    expect(playback.state.value).toEqual(table.live.history.value!.pages.at(-1)!.state);
    expect(playback.announced.value).toContain(playback.lines.value.lately(1)[0]!.sentence);
  });

  it('is at its end at once where nothing may move', () => {
    settings.motion.value = 'still';
    const { playback } = longPage();
    expect(playback.isAllShown.value).toBe(true);
    expect(playback.moment.value?.facts).toEqual(playback.page.value.facts);
  });

  it('is at its end at once where nobody looks', () => {
    const table = sitDown({ ownSeats: [1] });
    const playback = read(table, { replayed: undefined, isHidden: () => true });
    table.play(0, table.actionOf(0, 'endActions'));
    expect(playback.isAllShown.value).toBe(true);
  });
});

describe('pages that come one after the other', () => {
  it('wait for each other, and the game is live again when the last is shown', () => {
    const table = sitDown({ ownSeats: [1] });
    const playback = read(table);
    table.play(0, table.actionOf(0, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    expect([playback.at.value, playback.isLive.value]).toEqual([1, false]);
    vi.advanceTimersByTime(TAKES);
    expect([playback.at.value, playback.isLive.value]).toEqual([2, true]);
  });

  it('of the reader’s own doing are shown at once', () => {
    const table = sitDown({ ownSeats: [0] });
    const playback = read(table);
    table.play(0, table.actionOf(0, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    expect(playback.at.value).toBe(2);
  });
});

describe('the facts of a turn', () => {
  it('are those of all its pages, up to what is shown, and also after a reload', () => {
    const table = sitDown({ ownSeats: [1] });
    table.play(0, table.actionOf(0, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    const playback = read(table);
    const names = () => playback.turnFacts.value.map(({ fact }) => fact);
    expect(names().filter((fact) => fact === 'moved')).toHaveLength(2);
    playback.lookAt(1);
    expect(names().filter((fact) => fact === 'moved')).toHaveLength(1);
    playback.lookAt(undefined);
    table.play(0, table.actionOf(0, 'endActions'));
    playback.skipMotion();
    expect(names()).toEqual(playback.page.value.facts.map(({ fact }) => fact));
  });
});

describe('a long game', () => {
  /** The cost of reading one more page, and undoing it, after many. */
  function costOf(moves: number): number {
    const table = sitDown({ ownSeats: [0] });
    const state = table.live.history.value!.pages.at(-1)!.state;
    const { n, undo } = table.live.history.value!;
    let { pages } = table.live.history.value!;
    const facts = [{ fact: 'turnBegan', seat: 0 } as Fact, { fact: 'actionsEnded', seat: 0 } as Fact];
    const page = (): Page => ({ state, facts, seat: 0 });
    for (let move = 0; move < moves; move++) pages = pages.and(page());
    const book = table.live.history as Signal<History | undefined>;
    book.value = { pages, n, undo };
    const playback = read(table);
    playback.lines.value.lately(6);
    return arrayWork(() => {
      book.value = { pages: pages.and(page()), n, undo };
      expect([playback.at.value, playback.isAllShown.value]).toEqual([moves + 1, true]);
      expect(playback.lines.value.lately(6)).toHaveLength(6);
      book.value = { pages, n, undo };
      expect(playback.at.value).toBe(moves);
      expect(playback.lines.value.lately(6)).toHaveLength(6);
    });
  }

  it('is read on and taken back at the same cost however long it is', () => {
    expect(costOf(4000)).toBeLessThan(costOf(100) + 200);
  });
});

describe('a replay', () => {
  it('shows the page that was asked for, and lets the game go on behind it', () => {
    const table = sitDown({ ownSeats: [1] });
    table.play(0, table.actionOf(0, 'move'));
    const playback = read(table, { ...nobodyHidden, replayed: 0 });
    expect([playback.at.value, playback.replayed.value, playback.isLive.value]).toEqual([0, 0, false]);
    table.play(0, table.actionOf(0, 'move'));
    expect(playback.last.value).toBe(2);
    playback.lookAt(undefined);
    expect([playback.replayed.value, playback.at.value]).toEqual([undefined, 2]);
  });

  it('that plays by itself goes on passage by passage, faster at twice the speed, and stops at the end', () => {
    const times = ([1, 2] as const).map((speed) => {
      const table = sitDown({ ownSeats: [1] });
      const playback = read(table);
      table.play(0, table.actionOf(0, 'endActions'));
      playback.lookAt(0);
      playback.speed.value = speed;
      playback.playing.value = true;
      let time = 0;
      let isBetween = false;
      for (; playback.playing.value && time < 60_000; time += 10) {
        vi.advanceTimersByTime(10);
        isBetween ||= !playback.isAllShown.value;
      }
      expect([playback.at.value, playback.isAllShown.value, isBetween]).toEqual([1, true, true]);
      return time;
    });
    expect(times[1]! * 1.8).toBeLessThan(times[0]!);
  });
});

describe('pages that are not here yet', () => {
  /** A game of which the reader received the last pages only. */
  function cameLate() {
    const table = sitDown();
    for (let turn = 0; turn < 40; turn++) {
      const { seat, actions } = table.session.offers([0, 1]).find(({ must }) => must)!;
      table.play(seat, actions.find(({ act }) => act === 'move') ?? actions[0]!);
      if (table.session.over) break;
    }
    table.comeBack();
    const { pages } = table.live.history.value!;
    expect(pages.at(0)).toBeUndefined();
    return { table, last: pages.length - 1 };
  }

  it('come when the reader looks at them, and are shown then', async () => {
    const { table, last } = cameLate();
    const playback = read(table);
    expect(playback.at.value).toBe(last);
    const lines = [...playback.lines.value].length;
    playback.lookAt(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.at.value).toBe(2);
    expect(playback.replayed.value).toBe(2);
    expect(playback.page.value).toBe(table.live.history.value!.pages.at(2));
    expect([...playback.lines.value].length).toBeGreaterThan(lines);
  });

  it('come when the address names one of them', async () => {
    const { table } = cameLate();
    const playback = read(table, { replayed: 1, isHidden: () => false });
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.at.value).toBe(1);
    expect(playback.page.value).toBe(table.live.history.value!.pages.at(1));
  });

  it('come while a replay plays, so that it plays to the end', async () => {
    const { table, last } = cameLate();
    const playback = read(table);
    playback.lookAt(0);
    playback.playing.value = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(playback.at.value).toBe(last);
    expect(playback.playing.value).toBe(false);
    expect(table.live.history.value!.pages.lastGap()).toBe(-1);
  });
});
