import { PassThrough } from 'node:stream';
import type { Game } from '@skerry/engine';
import { Sitting } from '@skerry/tables';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Guest } from '../live/guest.ts';
import type { TableRow } from '../store/store.ts';
import { audienceKey, gameSoFar, newsTexts, tableInfo, youAre } from '../table/telling.ts';
import { sealed } from './sealed.ts';

const game = sealed as unknown as Game;

const row: TableRow = {
  ...{ id: 't', name: 'Sunday', game: 'sealed', version: 1, stage: 'playing', options: {}, listed: false, kicked: [] },
  ...{ host: 'ann', invite: 'INVITE', watch: 'WATCH', code: 'heron-41', made: 0, touched: 0 },
  seats: ['ann', 'bob', 'cleo'].map((person) => ({ who: 'person', name: person, person })),
};
const links = { invite: '/join/t/INVITE', watch: '/watch/t/WATCH', code: 'heron-41' };

function guest(person: string, looking: number | 'watcher', wantsOffers = false): Guest {
  const made = new Guest({} as WebSocket, new PassThrough(), person);
  return Object.assign(made, { looking, wantsOffers, knowsRules: true });
}

const ann = guest('ann', 0, true);
const bob = guest('bob', 1, true);
const eve = guest('eve', 'watcher', true);

test('where seats have secrets, each hears only its own, whatever rules it knows', () => {
  const sitting = Sitting.open(game, { seats: 3 });
  const answer = sitting.play(0, 0, { act: 'seal', number: 22 }, 1);
  if ('why' in answer) throw new Error(answer.why.why);
  const texts = newsTexts(sitting, row, answer, [ann, bob, eve]);
  const told = (to: Guest) => String(texts.get(audienceKey(sitting, to)) ?? '');
  expect(told(ann)).toContain('22');
  expect(told(bob)).not.toContain('"patch"');
  expect(told(eve)).not.toContain('"patch"');
  for (const other of [bob, eve]) {
    expect(JSON.stringify(gameSoFar(sitting, other, undefined))).not.toContain('22');
    expect(JSON.stringify(gameSoFar(sitting, other, 0))).not.toContain('22');
  }
});

test('offers are told only to whose they are', () => {
  const sitting = Sitting.open(game, { seats: 3 });
  const answer = sitting.play(0, 0, { act: 'seal', number: 22 }, 1);
  if ('why' in answer) throw new Error(answer.why.why);
  const texts = newsTexts(sitting, { ...row, seats: row.seats.toSpliced(1, 1) }, answer, [ann]);
  expect(JSON.parse(String(texts.get(audienceKey(sitting, ann)))).offers).toEqual([]);
  expect(sitting.offers([1])).toMatchObject([{ seat: 1, must: true }]);
});

test('links are only for those who sit here, and people are told to nobody', () => {
  expect(youAre(row, ann, links)).toMatchObject({ seats: [0], host: true, links });
  expect(youAre(row, eve, links)).toEqual({ seats: [], host: false, looking: 'watcher' });
  const info = tableInfo(
    { ...row, seats: [{ who: 'person', name: 'A', person: 'SECRET' }] },
    new Set(['SECRET', 'eve']),
  );
  expect(JSON.stringify(info)).not.toMatch(/SECRET|INVITE|WATCH|heron/);
  expect(info).toMatchObject({ watchers: 1, seats: [{ here: true }] });
});
