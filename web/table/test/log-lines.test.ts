import { Random, Row } from '@skerry/engine';
import { arrayWork } from '@skerry/engine/testing';
import type { Page } from '@skerry/tables';
import { describe, expect, it } from 'vitest';
import {
  announcement,
  drawnFrom,
  earlierThan,
  LogLines,
  type LogTurn,
  laterThan,
  linesOf,
  turnsNear,
  turnsOf,
} from '../log/log-lines.ts';
import { board, fact, scene } from './toy.ts';

const STATE = { seats: 3, agenda: [] };
const pages: Page[] = [
  { state: STATE, facts: [fact('moved', 2), fact('turn', 0)] },
  { state: STATE, facts: [fact('hidden', 0), fact('moved', 0)], seat: 0 },
  { state: STATE, facts: [fact('moved', 0), fact('turn', 1), fact('moved', 1)], seat: 0 },
];
const lines = pages.flatMap((page, at) => linesOf(board, page, at, () => scene(0)));

describe('the log', () => {
  it('says every fact that is worth a line, and to the reader "you"', () => {
    expect(lines.map(({ sentence }) => sentence)).toEqual([
      '2 moved.',
      'Turn of 0.',
      'You moved.',
      'You moved.',
      'Turn of 1.',
      '1 moved.',
    ]);
  });

  it('knows the page of each line, also where a page ends one turn and begins the next', () => {
    expect(lines.map(({ page }) => page)).toEqual([0, 0, 1, 2, 2, 2]);
  });

  it('has a key of its own for each line', () => {
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  it('is grouped by turns, the set-up first', () => {
    const turns = turnsOf(lines);
    expect(turns.map(({ heading }) => heading?.sentence)).toEqual([undefined, 'Turn of 0.', 'Turn of 1.']);
    expect(turns.map((turn) => turn.lines.length)).toEqual([1, 2, 1]);
  });

  it('is read aloud in one breath', () => {
    expect(announcement(lines.slice(4))).toBe('Turn of 1. 1 moved.');
  });
});

describe('a long log', () => {
  /** Turns of ten lines each, ten pages apart. */
  const turns: LogTurn[] = Array.from({ length: 100 }, (_, n) => ({
    page: 10 * n,
    heading: lines[1],
    lines: Array.from({ length: 9 }, () => lines[2]!),
  }));
  const count = ({ start, end }: { start: number; end: number }) => 10 * (end - start);

  it('is drawn at its end, and not as a whole', () => {
    const drawn = drawnFrom(turns, undefined);
    expect(drawn.end).toBe(100);
    expect(count(drawn)).toBeLessThanOrEqual(120);
    expect(count(drawn)).toBeGreaterThan(100);
  });

  it('is read back to its beginning and on to its end, without a gap and never drawn as a whole', () => {
    let drawn = drawnFrom(turns, undefined);
    while (drawn.start > 0) {
      const earlier = drawnFrom(turns, earlierThan(turns, drawn));
      expect(earlier.start).toBeLessThan(drawn.start);
      expect(earlier.end).toBeGreaterThanOrEqual(drawn.start);
      expect(count(earlier)).toBeLessThanOrEqual(120);
      drawn = earlier;
    }
    while (drawn.end < turns.length) {
      const later = drawnFrom(turns, laterThan(turns, drawn));
      expect(later.end).toBeGreaterThan(drawn.end);
      expect(later.start).toBeLessThanOrEqual(drawn.end);
      drawn = later;
    }
  });

  it('is drawn from the turn of a page on', () => {
    expect(drawnFrom(turns, 305).start).toBe(30);
  });

  it('draws a turn that is longer than all that is drawn at a time', () => {
    const endless: LogTurn = { page: 0, heading: undefined, lines: Array.from({ length: 500 }, () => lines[2]!) };
    expect(drawnFrom([endless], undefined)).toEqual({ start: 0, end: 1 });
    expect(drawnFrom([endless, ...turns], 0)).toEqual({ start: 0, end: 1 });
  });
});

describe('a log that is put into words page by page', () => {
  const page = (...facts: string[]): Page => ({ state: STATE, facts: facts.map((each) => fact(each, 0)) });

  /** A long log with turns of all lengths and missing pages; counts the pages put into words. */
  function longLog(length: number, { gaps = 0, chanceOfTurn = 5 } = {}) {
    const random = new Random(length + gaps);
    let all = Row.ofGaps<Page>(gaps);
    while (all.length < length) {
      const facts = Array.from({ length: random.below(4) }, () => (random.below(4) === 0 ? 'hidden' : 'moved'));
      all = all.and(page(...facts, ...(random.below(chanceOfTurn) === 0 ? ['turn', 'moved'] : [])));
    }
    if (gaps > 20) for (let n = 5; n < 12; n++) all = all.put(n, page('moved', 'turn', 'moved'));
    const work = { said: 0 };
    const log = new LogLines(all, (each, at) => {
      work.said++;
      return linesOf(board, each, at, () => scene(0));
    });
    return { log, work };
  }

  it('has the lines of the pages that are here, and the last ones when somebody asks for these', () => {
    const { log } = longLog(90, { gaps: 60 });
    const all = [...log];
    expect(new Set(all.map((line) => line.page).filter((each) => each < 60))).toEqual(new Set([5, 6, 7, 8, 9, 10, 11]));
    for (const most of [1, 6, 500]) expect(log.lately(most)).toEqual(all.slice(-most));
    expect(log.between(8, 70)).toEqual(all.filter((line) => line.page >= 8 && line.page <= 70));
    expect(log.lastPage(50)).toBe(11);
    expect(log.nextPage(12)).toBe(all.find((line) => line.page > 11)!.page);
    expect(log.at(30)).toEqual([]);
    expect([...new LogLines(Row.of(), () => [])]).toEqual([]);
  });

  it.each([
    ['short turns', { chanceOfTurn: 2 }],
    ['turns', {}],
    ['long turns', { chanceOfTurn: 60 }],
    ['turns longer than all that is drawn at a time', { chanceOfTurn: 300 }],
    ['pages that are not here', { gaps: 400 }],
  ])('draws near any page what it would draw as a whole: %s', (_title, shape) => {
    const { log } = longLog(1200, shape);
    const whole = turnsOf([...log]);
    const keys = (turns: readonly LogTurn[]) =>
      turns.map(({ heading, lines: of }) => [heading?.key, of.map((each) => each.key)]);
    for (const at of [undefined, 0, 1, 7, 200, 405, 555, 600, 601, 602, 950, 1100, 1190, 1198, 1199]) {
      const { turns, isFirst, isLast } = turnsNear(log, at);
      const [near, wanted] = [drawnFrom(turns, at), drawnFrom(whole, at)];
      expect(keys(turns.slice(near.start, near.end))).toEqual(keys(whole.slice(wanted.start, wanted.end)));
      expect(near.start > 0).toBe(wanted.start > 0);
      expect(isLast && near.end === turns.length).toBe(wanted.end === whole.length);
      if (near.start > 0) expect(earlierThan(turns, near)).toBe(earlierThan(whole, wanted));
      else expect(isFirst).toBe(true);
      if (wanted.end < whole.length) expect(laterThan(turns, near)).toBe(laterThan(whole, wanted));
    }
  });

  it.each(['its end', 'its middle'])('costs the same however long it is, at %s', (where) => {
    const costOf = (length: number) => {
      const { log, work } = longLog(length);
      const elements = arrayWork(() => {
        turnsNear(log, where === 'its end' ? undefined : length >> 1);
        log.lately(6);
        log.nextPage(length >> 1);
      });
      return { said: work.said, elements };
    };
    const [short, long] = [costOf(2000), costOf(20_000)];
    expect(long.said).toBeLessThan(1.5 * short.said);
    expect(long.elements).toBeLessThan(1.5 * short.elements);
  });
});
