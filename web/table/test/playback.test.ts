import type { Signal } from '@preact/signals';
import type { Fact } from '@skerry/engine';
import { arrayWork } from '@skerry/engine/testing';
import type { History, Page } from '@skerry/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { openReading, type Reading } from '../playback/playback.ts';
import { game, sitDown, TAKES } from './at-table.ts';

const nobodyHidden = { replayed: undefined, isHidden: () => false };
let open: Reading[] = [];

function read(table: ReturnType<typeof sitDown>, beginning: Parameters<typeof openReading>[2] = nobodyHidden): Reading {
  const reading = openReading(table.live, game, beginning);
  open.push(reading);
  return reading;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion.value = 'full';
});
afterEach(() => {
  for (const reading of open) reading.close();
  open = [];
  settings.motion.value = 'system';
  vi.useRealTimers();
});

/** Somebody else ends a turn: a page with many facts. */
function longPage() {
  const table = sitDown({ mine: [1] });
  const reading = read(table);
  const before = reading.state.peek();
  table.play(0, table.actionOf(0, 'endActions'));
  return { table, reading, before };
}

const cardsOf = (state: object) => (state as { hands: string[][] }).hands[0]!.length;

describe('a page that tells many facts', () => {
  it('is shown fact by fact, each with the state after it, and then is told', () => {
    const { reading, before, table } = longPage();
    expect(reading.isTold.value).toBe(false);
    expect(reading.moment.value?.before).toEqual(before);
    expect(cardsOf(reading.state.value)).toBe(cardsOf(before) + 1);
    const first = reading.moment.value;
    vi.advanceTimersByTime(TAKES);
    expect(reading.moment.value?.n).toBe(first!.n + 1);
    expect(cardsOf(reading.moment.value!.before)).toBe(cardsOf(before) + 1);
    vi.advanceTimersByTime(60 * TAKES);
    expect(reading.isTold.value).toBe(true);
    expect(reading.state.value).toEqual(table.live.book.value!.pages.at(-1)!.state);
  });

  it('is written into the log and read aloud no sooner than it is shown', () => {
    const { reading } = longPage();
    const short = [...reading.lines.value].length;
    const said = [reading.said.value];
    while (!reading.isTold.value) {
      vi.advanceTimersByTime(TAKES);
      if (reading.said.value !== said.at(-1)) said.push(reading.said.value);
    }
    const all = [...reading.lines.value];
    expect(all.length).toBeGreaterThan(short);
    // Each sentence of the page was said once, in its order.
    const page = all.filter(({ page: of }) => of === reading.at.value);
    expect(said.join(' ')).toBe(page.map(({ sentence }) => sentence).join(' '));
    expect(said.length).toBeGreaterThan(1);
  });

  it('is at its end at once for a reader in a hurry, who hears the rest in one breath', () => {
    const { reading, table } = longPage();
    reading.hurry();
    expect(reading.isTold.value).toBe(true);
    expect(reading.moment.value).toBeUndefined();
    expect(reading.state.value).toEqual(table.live.book.value!.pages.at(-1)!.state);
    expect(reading.said.value).toContain(reading.lines.value.lately(1)[0]!.sentence);
  });

  it('is at its end at once where nothing may move', () => {
    settings.motion.value = 'still';
    const { reading } = longPage();
    expect(reading.isTold.value).toBe(true);
    expect(reading.moment.value?.facts).toEqual(reading.page.value.facts);
  });

  it('is at its end at once where nobody looks', () => {
    const table = sitDown({ mine: [1] });
    const reading = read(table, { replayed: undefined, isHidden: () => true });
    table.play(0, table.actionOf(0, 'endActions'));
    expect(reading.isTold.value).toBe(true);
  });
});

describe('pages that come one after the other', () => {
  it('wait for each other, and the game is live again when the last is shown', () => {
    const table = sitDown({ mine: [1] });
    const reading = read(table);
    table.play(0, table.actionOf(0, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    expect([reading.at.value, reading.isLive.value]).toEqual([1, false]);
    vi.advanceTimersByTime(TAKES);
    expect([reading.at.value, reading.isLive.value]).toEqual([2, true]);
  });

  it('of the reader’s own doing are shown at once', () => {
    const table = sitDown({ mine: [0] });
    const reading = read(table);
    table.play(0, table.actionOf(0, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    expect(reading.at.value).toBe(2);
  });
});

describe('the facts of a turn', () => {
  it('are those of all its pages, up to what is shown, and also after a reload', () => {
    const table = sitDown({ mine: [1] });
    table.play(0, table.actionOf(0, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    const reading = read(table);
    const names = () => reading.turnFacts.value.map(({ fact }) => fact);
    expect(names().filter((fact) => fact === 'moved')).toHaveLength(2);
    reading.lookAt(1);
    expect(names().filter((fact) => fact === 'moved')).toHaveLength(1);
    reading.lookAt(undefined);
    table.play(0, table.actionOf(0, 'endActions'));
    reading.hurry();
    expect(names()).toEqual(reading.page.value.facts.map(({ fact }) => fact));
  });
});

describe('a long game', () => {
  /** What it takes to read one more page, and that it is taken back, after many. */
  function costOf(moves: number): number {
    const table = sitDown({ mine: [0] });
    const state = table.live.book.value!.pages.at(-1)!.state;
    const { n, undo } = table.live.book.value!;
    let { pages } = table.live.book.value!;
    const facts = [{ fact: 'turnBegan', seat: 0 } as Fact, { fact: 'actionsEnded', seat: 0 } as Fact];
    const page = (): Page => ({ state, facts, seat: 0 });
    for (let move = 0; move < moves; move++) pages = pages.and(page());
    const book = table.live.book as Signal<History | undefined>;
    book.value = { pages, n, undo };
    const reading = read(table);
    reading.lines.value.lately(6);
    return arrayWork(() => {
      book.value = { pages: pages.and(page()), n, undo };
      expect([reading.at.value, reading.isTold.value]).toEqual([moves + 1, true]);
      expect(reading.lines.value.lately(6)).toHaveLength(6);
      book.value = { pages, n, undo };
      expect(reading.at.value).toBe(moves);
      expect(reading.lines.value.lately(6)).toHaveLength(6);
    });
  }

  it('is read on and taken back at the same cost however long it is', () => {
    expect(costOf(4000)).toBeLessThan(costOf(100) + 200);
  });
});

describe('a replay', () => {
  it('shows the page that was asked for, and lets the game go on behind it', () => {
    const table = sitDown({ mine: [1] });
    table.play(0, table.actionOf(0, 'move'));
    const reading = read(table, { ...nobodyHidden, replayed: 0 });
    expect([reading.at.value, reading.replayed.value, reading.isLive.value]).toEqual([0, 0, false]);
    table.play(0, table.actionOf(0, 'move'));
    expect(reading.last.value).toBe(2);
    reading.lookAt(undefined);
    expect([reading.replayed.value, reading.at.value]).toEqual([undefined, 2]);
  });

  it('that plays by itself goes on passage by passage, faster at twice the speed, and stops at the end', () => {
    const times = ([1, 2] as const).map((speed) => {
      const table = sitDown({ mine: [1] });
      const reading = read(table);
      table.play(0, table.actionOf(0, 'endActions'));
      reading.lookAt(0);
      reading.speed.value = speed;
      reading.playing.value = true;
      let time = 0;
      let isBetween = false;
      for (; reading.playing.value && time < 60_000; time += 10) {
        vi.advanceTimersByTime(10);
        isBetween ||= !reading.isTold.value;
      }
      expect([reading.at.value, reading.isTold.value, isBetween]).toEqual([1, true, true]);
      return time;
    });
    expect(times[1]! * 1.8).toBeLessThan(times[0]!);
  });
});

describe('pages that are not here yet', () => {
  /** A game of which the reader was told the last pages only. */
  function cameLate() {
    const table = sitDown();
    for (let turn = 0; turn < 40; turn++) {
      const { seat, actions } = table.session.offers([0, 1]).find(({ must }) => must)!;
      table.play(seat, actions.find(({ act }) => act === 'move') ?? actions[0]!);
      if (table.session.over) break;
    }
    table.comeBack();
    const { pages } = table.live.book.value!;
    expect(pages.at(0)).toBeUndefined();
    return { table, last: pages.length - 1 };
  }

  it('come when the reader looks at them, and are shown then', async () => {
    const { table, last } = cameLate();
    const reading = read(table);
    expect(reading.at.value).toBe(last);
    const lines = [...reading.lines.value].length;
    reading.lookAt(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(reading.at.value).toBe(2);
    expect(reading.replayed.value).toBe(2);
    expect(reading.page.value).toBe(table.live.book.value!.pages.at(2));
    expect([...reading.lines.value].length).toBeGreaterThan(lines);
  });

  it('come when the address names one of them', async () => {
    const { table } = cameLate();
    const reading = read(table, { replayed: 1, isHidden: () => false });
    await vi.advanceTimersByTimeAsync(0);
    expect(reading.at.value).toBe(1);
    expect(reading.page.value).toBe(table.live.book.value!.pages.at(1));
  });

  it('come while a replay plays, so that it plays to the end', async () => {
    const { table, last } = cameLate();
    const reading = read(table);
    reading.lookAt(0);
    reading.playing.value = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reading.at.value).toBe(last);
    expect(reading.playing.value).toBe(false);
    expect(table.live.book.value!.pages.lastGap()).toBe(-1);
  });
});
