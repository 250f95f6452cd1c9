import { type Action, open, prepare } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { afterEach, expect, test } from 'vitest';
import { LiveTable } from '../../live/table/live-table.ts';
import { type Preparation, PreparedTable } from '../prepared-table.ts';

const rules = await rulesWithText(manifestOf('forbidden-island')!);
const setting = { seats: 2, seed: 'prepared', options: { firstSeat: 0 } };
const seats = [
  { who: 'person', name: 'Ada' },
  { who: 'bot', name: 'Bruno', level: 'calm' },
] as const;

/** Turn 7; no card that could be drawn interrupts. */
const table = () =>
  prepare(rules.game, setting, (state) => {
    const treasurePile = [Array.from({ length: 10 }, () => 'fire')];
    Object.assign(state, { turn: 7, hands: [[], []], treasurePile });
  });

const opened: LiveTable[] = [];
afterEach(() => {
  for (const live of opened.splice(0)) live.close();
});

function sitDown(more: Partial<Preparation> = {}) {
  const prepared = new PreparedTable({ rules, table: table(), name: 'Lesson 1', seats, pause: 0, ...more });
  const live = new LiveTable(rules.game, { table: 'prepared', language: 'en' }, prepared.open);
  opened.push(live);
  return { prepared, live };
}

const turnOf = (live: LiveTable) => rules.game.turn(live.history.value!.pages.at(-1)!.state).number;
const end: Action = { act: 'endActions' };

test('the page finds the prepared position, with the reader on the seats of people', async () => {
  const { live } = sitDown();
  await expect.poll(() => live.history.value?.n).toBe(0);
  expect(turnOf(live)).toBe(7);
  expect(live.you.value?.seats).toEqual([0]);
  expect(live.info.value).toMatchObject({ name: 'Lesson 1', stage: 'playing' });
});

test('what is played is played by the rules, and goes on from where it stood', async () => {
  const { live, prepared } = sitDown();
  await expect.poll(() => live.history.value?.n).toBe(0);
  expect(await live.command({ do: 'play', seat: 0, n: 0, action: end })).toEqual({ n: 1 });
  await expect.poll(() => live.history.value?.n).toBe(1);
  expect(prepared.lines).toHaveLength(1);
  const again = sitDown({ lines: prepared.lines });
  await expect.poll(() => again.live.history.value?.n).toBe(1);
  expect(again.live.history.value?.pages.at(-1)?.state).toEqual(live.history.value?.pages.at(-1)?.state);
});

test('a move that is tried changes nothing', async () => {
  const { live, prepared } = sitDown();
  await expect.poll(() => live.history.value?.n).toBe(0);
  expect(prepared.tried(0, end).why).toBeUndefined();
  expect(prepared.tried(1, end).why).toBeDefined();
  expect(prepared.lines).toEqual([]);
  expect(turnOf(live)).toBe(7);
});

test('a move that is not wanted is refused in the words of whoever objects', async () => {
  const { live, prepared } = sitDown({ objects: () => ({ sentence: 'Not yet.' }) });
  await expect.poll(() => live.history.value?.n).toBe(0);
  const reply = await live.command({ do: 'play', seat: 0, n: 0, action: end });
  expect(reply).toEqual({ why: { why: 'notWanted' }, sentence: 'Not yet.' });
  expect(prepared.lines).toEqual([]);
});

test('the others do what their thinker decides', async () => {
  const script: Action[] = [end];
  const thinker: Preparation['thinker'] = {
    decide: async ({ asks }) => {
      const isAsked = asks.some(({ seat, must }) => must && seat === 1);
      const action = isAsked ? script.shift() : undefined;
      return { move: action && { seat: 1, action } };
    },
  };
  const { live, prepared } = sitDown({ thinker });
  await expect.poll(() => live.history.value?.n).toBe(0);
  await live.command({ do: 'play', seat: 0, n: 0, action: end });
  await expect.poll(() => prepared.lines.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('another position than the set-up comes from the same seed', () => {
  expect(table().commitment).toBe(open(rules.game, setting).commitment);
});
