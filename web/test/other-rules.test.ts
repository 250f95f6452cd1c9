import type { GameWithText } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { GameSession, type Message, PROTOCOL } from '@skerry/tables';
import { beforeAll, expect, test } from 'vitest';
import { tableFile, tableFrom } from '../local/files.ts';
import type { Shelved } from '../local/local-table.ts';
import { TableHost } from '../local/table-host.ts';
import { ADA, BRUNO, keeping, sitDown } from './device.ts';

let rules: GameWithText;
beforeAll(async () => {
  rules = await rulesWithText(manifestOf('forbidden-island')!);
});

/** The same game with a higher version, or after more of its rules have changed. */
const later = (changed: Partial<GameWithText['game']> = {}): GameWithText => ({
  ...rules,
  game: { ...rules.game, version: rules.game.version + 1, ...changed },
});

/** A table after a turn that drew cards, and then a move that can still be undone. */
async function begun() {
  const at = await sitDown(rules, [ADA, BRUNO], { options: { firstSeat: 0 } });
  for (let moved = false; !moved; ) {
    const { seat, actions } = waitingFor(at.shelf);
    const n = at.shelf.lines.length;
    const action =
      (n > 0 && actions.find(({ act }) => act === 'move')) || actions.find(({ act }) => /end|pass/i.test(act));
    await at.say({ say: 'do', id: `c-${n}`, do: 'play', seat, n, action: action ?? actions[0]! });
    moved = action?.act === 'move';
  }
  return at;
}

function waitingFor({ table, lines }: Shelved) {
  const session = GameSession.load(rules.game, table.head, lines);
  return session.offers([0, 1]).find(({ must }) => must)!;
}

/** The messages Ada receives when she comes back. */
async function comeBack(table: TableHost, heard: Message[]): Promise<Extract<Message, { say: 'welcome' }>> {
  await table.hear('ada', { say: 'hello', protocol: PROTOCOL, table: 'any', language: 'fr' });
  const last = heard.at(-1);
  if (last?.say !== 'welcome') throw new Error(`Ada is told ${JSON.stringify(last)}.`);
  return last;
}

test('a table on this device goes on when the rules have changed', async () => {
  const { shelf, device, heard } = await begun();
  const { n } = shelf.table;
  const { seat } = waitingFor(shelf);
  const { version } = later().game;
  const table = keeping(later(), shelf, device);
  expect(await comeBack(table, heard)).toMatchObject({ n, info: { stage: 'playing', version } });
  await table.hear('ada', { say: 'do', id: 'next', do: 'play', seat, n, action: { act: 'endActions' } });
  expect(heard.at(-1)).toEqual({ say: 'done', id: 'next', n: n + 1 });
  expect(shelf.table).toMatchObject({ version, n: n + 1 });
  expect(await comeBack(keeping(later({ version: version + 1 }), shelf, device), heard)).toMatchObject({ n: n + 1 });
});

test('its file goes on elsewhere, even where later rules are played', async () => {
  const { shelf } = await begun();
  const names = { table: '', seats: [] };
  const { shelved } = await tableFrom(tableFile(shelf), async () => later(), names, 0);
  expect(shelved.table).toMatchObject({ stage: 'playing', n: shelf.table.n, version: rules.game.version + 1 });
});

test('where later rules refuse what was done, it says so and can be looked at, and nothing more is written', async () => {
  const { shelf, device, heard } = await begun();
  const { move, ...others } = rules.game.actions as Record<string, unknown>;
  const table = keeping(later({ actions: others as GameWithText['game']['actions'] }), shelf, device);
  const { info, story } = await comeBack(table, heard);
  expect(info).toMatchObject({ stage: 'over', stopped: { why: 'otherRules' } });
  expect(info.seed).toBeUndefined();
  expect(story?.opening).toMatchObject({ seats: 2 });
  const { n } = shelf.table;
  await table.hear('ada', { say: 'do', id: 'next', do: 'giveUp', seat: 0, agree: true });
  const sentence = expect.stringContaining('d’autres règles');
  expect(heard.at(-1)).toMatchObject({ say: 'refused', why: { why: 'otherRules' }, sentence });
  expect(shelf.table.n).toBe(n);
});

test('where nothing can be read of it, the reason is given, and its file can still be had', async () => {
  const { shelf, device } = await begun();
  const { snapshot, ...old } = { ...shelf } as Shelved;
  expect(TableHost.of(later(), old, device)).toEqual({ why: 'otherRules' });
  expect(tableFile(old).lines).toHaveLength(shelf.lines.length);
});

test('a log that does not hold together is a fault, and is told as one', async () => {
  const { shelf, device } = await begun();
  const broken = { table: shelf.table, lines: shelf.lines.slice(1) };
  expect(TableHost.of(rules, broken, device)).toEqual({ why: 'fault' });
});
