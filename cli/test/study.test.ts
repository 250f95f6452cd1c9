import { readFileSync, writeFileSync } from 'node:fs';
import { asks, legal, readRecord, suppose } from '@skerry/engine';
import {
  beginStudy,
  comment,
  gameNode,
  nameNode,
  type Study,
  StudyPositions,
  studyFile,
  tryMove,
} from '@skerry/tables/study';
import { beforeAll, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { scratch, skerry } from './terminal.ts';

const file = scratch();

beforeAll(async () => {
  const args = ['watch', 'forbidden-island', '--bots', 'random', '--seed', 'tide', '--save', file('game.json')];
  await skerry(args);
  const record = readRecord(readFileSync(file('game.json'), 'utf8'));
  const { game } = await loadGame('forbidden-island');
  let study: Study = beginStudy(record, 0, 'Two ideas');
  const positions = new StudyPositions(game, study);
  for (const nth of [0, 1]) {
    const table = positions.at(study, gameNode(0));
    const { seat } = asks(table).find(({ must }) => must)!;
    const action = legal(table, seat).filter(({ act }) => act === 'move')[nth]!;
    const tried = tryMove(study, gameNode(0), suppose(table, { seat, action }, [], { seed: 'x' }).entry!);
    const named = nameNode(tried.study!, tried.at!, `Idea ${nth + 1}`);
    study = comment(named.study!, tried.at!, 'It is closer.').study!;
  }
  writeFileSync(file('two.skerry'), JSON.stringify(studyFile(study)));
}, 60_000);

test('a study is printed line by line, with names and comments', async () => {
  const { code, stdout } = await skerry(['study', file('two.skerry')]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Two ideas\nForbidden Island, \d+ steps, from step 0\n/);
  expect(stdout).toMatch(/\nLine A, Idea 1 \(Step 0\)\n {2}\w+: Move to .+\n {4}“It is closer.”\n/);
  expect(stdout).toMatch(/\nLine B, Idea 2 \(Step 0\)\n/);
  const french = await skerry(['study', file('two.skerry'), '--lang', 'fr']);
  expect(french.stdout).toMatch(/\nVariante A, Idea 1 \(Étape 0\)\n/);
});

test('for other programs it is JSON, each move with its sentence', async () => {
  const { stdout } = await skerry(['study', file('two.skerry'), '--json']);
  const { skerry: kind, moves } = JSON.parse(stdout);
  expect([kind, moves.length]).toEqual(['study', 2]);
  expect(moves[0].said).toMatch(/: Move to /);
});

test('a file that is no study, or an impossible one, is refused with a sentence', async () => {
  const other = await skerry(['study', file('game.json')]);
  expect(other.code).toBe(1);
  expect(other.stderr).toBe('This is not a Skerry study, or parts of it are missing.\n');
  const broken = JSON.parse(readFileSync(file('two.skerry'), 'utf8'));
  broken.moves[1].seat = 7;
  writeFileSync(file('broken.skerry'), JSON.stringify(broken));
  const { code, stderr } = await skerry(['study', file('broken.skerry')]);
  expect([code, stderr]).toEqual([1, 'moves[1]: This move, with what chance brings, isn’t possible there.\n']);
});
