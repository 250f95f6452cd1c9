import { readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, readRecord, replay, stateHashes, view } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { type FaultReport, issueText } from '@skerry/tables/fault';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratch, skerry } from './terminal.ts';

const file = scratch();
let record: GameRecord;

const about = (): FaultReport => ({
  skerry: 'fault',
  format: 1,
  program: '1.0.0',
  game: 'forbidden-island',
  rules: forbiddenIsland.version,
  made: '2026-11-19T22:00:00.000Z',
  note: 'The pump took no water.\nTwice.',
  seat: 0,
  at: 4,
  where: 'device',
  browser: 'Mozilla/5.0',
  screen: '390 × 844',
  settings: { language: 'fr' },
  errors: [{ ago: 3, message: 'TypeError: no pump\n at table.js:1:2' }],
});
const whole = () => ({ ...about(), record });
const seen = () => ({ ...about(), view: view(replay(forbiddenIsland, record, 4), 0) });

async function reportOn(value: unknown, ...more: string[]) {
  writeFileSync(file('report'), typeof value === 'string' ? value : JSON.stringify(value));
  return skerry(['report', file('report'), ...more]);
}

beforeAll(async () => {
  const args = ['watch', 'forbidden-island', '--bots', 'random', '--seed', 'tide', '--save', file('game.json')];
  await skerry(args);
  record = readRecord(readFileSync(file('game.json'), 'utf8'));
}, 60_000);

test('a report is told, its game replays, and the position is shown', async () => {
  const { code, stdout, stderr } = await reportOn(whole());
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('The pump took no water.\nTwice.');
  expect(stdout).toContain(`The game replays: ${record.entries.length} moves.`);
  expect(stdout).toContain('TypeError: no pump');
  expect(stdout).toContain('language: fr');
  expect(await reportOn(issueText(whole()))).toEqual({ code, stdout, stderr });
});

test('its game becomes a test', async () => {
  const { code, stdout } = await reportOn(whole(), '--golden', file('golden.json'));
  expect({ code, told: stdout.includes('Written to') }).toEqual({ code: 0, told: true });
  const kept = JSON.parse(readFileSync(file('golden.json'), 'utf8'));
  expect(kept.states).toEqual(stateHashes(forbiddenIsland, record));
  expect(kept.states).toHaveLength(record.entries.length + 1);
});

test('the view of one seat is shown, and cannot become a test', async () => {
  const { code, stdout } = await reportOn(seen());
  expect(code).toBe(0);
  expect(stdout).toMatch(/actions? left|choose|discard/i);
  expect(await reportOn(seen(), '--golden', file('no.json'))).toMatchObject({
    code: 1,
    stderr: 'This report holds one view of a game in progress. A test needs the whole game.\n',
  });
});

describe('hostile reports are refused with a sentence', () => {
  const deep = '['.repeat(2000) + ']'.repeat(2000);
  const changed = (change: (entries: Record<string, unknown>[]) => void) => {
    const copy = structuredClone(whole());
    change(copy.record.entries as unknown as Record<string, unknown>[]);
    return copy;
  };
  test.each<[string, () => unknown, RegExp]>([
    ['no JSON', () => 'hello', /^This is not a fault report/],
    ['JSON that is too deep', () => `{"skerry":"fault","format":1,"note":${deep}}`, /^This is not a fault report/],
    ['nothing', () => 'null', /^This is not a fault report/],
    ['a record', () => record, /^This is not a fault report of Skerry/],
    ['another format', () => ({ ...whole(), format: 9 }), /another format/],
    ['neither record nor view', () => about(), /needs either a record or a view/],
    ['both', () => ({ ...seen(), record }), /needs either a record or a view/],
    ['no note', () => ({ ...whole(), note: 7 }), /"note" is missing/],
    ['a page that is none', () => ({ ...whole(), at: -1 }), /"at" is not a whole number/],
    ['an unknown game', () => ({ ...whole(), game: '__proto__' }), /doesn’t support/],
    ['a record of another game', () => ({ ...whole(), game: 'islebound' }), /doesn’t support/],
    ['other rules', () => ({ ...whole(), rules: 77 }), /plays version/],
    ['an empty view', () => ({ ...about(), view: {} }), /its view has no position/],
    [
      'a crowd',
      () => ({ ...about(), view: { seat: 0, state: { seats: 1e9, agenda: [] } } }),
      /nobody can be at its table/,
    ],
    ['a bare state', () => ({ ...about(), view: { seat: 0, state: { seats: 2, agenda: [{}] } } }), /makes no sense/],
    ['a seat that is not there', () => ({ ...about(), view: { ...seen().view, seat: 12 } }), /not at the table/],
    ['entries that are none', () => ({ ...whole(), record: { ...record, entries: [4] } }), /\./],
    ['a move that was not possible', () => changed((entries) => entries.splice(3, 2)), /\./],
    ['chance that was not drawn', () => changed((entries) => Object.assign(entries[2]!, { chance: ['x'] })), /\./],
  ])('%s', async (_, value, sentence) => {
    const { code, stderr } = await reportOn(value());
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/Internal error|\n.*\n/);
  });

  test('letters that a terminal would obey are not written', async () => {
    const { stdout } = await reportOn({ ...whole(), note: '\u001b[2Jgone', browser: '\u001b]0;x\u0007' });
    expect(stdout).not.toContain('\u001b');
  });
});
