import { type GameWithText, inAllLanguages } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { manifest } from '@skerry/forbidden-island/manifest';
import { expect, test } from 'vitest';
import {
  type Command,
  GameSession,
  type Line,
  type Message,
  storedLines,
  systemClock,
  TableActor,
  type TableClient,
  type TableSetup,
} from '../index.ts';

const text = (await inAllLanguages(manifest.text)) as unknown as GameWithText['text'];
const rules: GameWithText = { game: forbiddenIsland, text };

type Answer = 'written' | 'behind' | Error;

/** A table of two people whose log answers only when it is told to. */
function opened() {
  const { head } = GameSession.open(rules.game, { seats: 2, options: { firstSeat: 0 }, seed: 'actor' });
  const setup: TableSetup = {
    ...{ id: 't', name: 'Sunday', game: 'forbidden-island', version: rules.game.version, stage: 'playing' },
    ...{ options: {}, listed: false, host: 'ann', kicked: [], made: 0, touched: 0, head },
    seats: ['ann', 'bob'].map((person) => ({ who: 'person', name: person, person, asking: 'always' })),
  };
  const stored: { lines: Line[]; setup: TableSetup } = { lines: [], setup };
  const load = () => ({
    ...stored,
    lines: [...stored.lines],
    session: GameSession.load(rules.game, head, stored.lines),
  });
  const pending: { lines: readonly Line[]; answer: (answer: Answer) => void }[] = [];
  const failures: string[] = [];
  const heard: { [person: string]: Message[] } = { ann: [], bob: [] };
  const client = (person: string, looking: number): TableClient => ({
    ...{ person, language: 'en', looking, knowsRules: true, wantsOffers: false, takesPaths: true },
  });
  const clients = [client('ann', 0), client('bob', 1)] as const;
  const actor = new TableActor<TableSetup, TableClient>(rules, load(), {
    log: {
      append: ({ lines: applied, setup }, _session, command) =>
        new Promise((resolve, reject) => {
          const lines = storedLines(applied, command);
          const answer = (given: Answer) => {
            if (given instanceof Error) return reject(given);
            if (given === 'written') {
              stored.lines.push(...lines);
              stored.setup = setup;
            }
            resolve(given);
          };
          pending.push({ lines, answer });
        }),
      read: async () => load(),
      linesUpTo: async () => stored.lines,
      hasCommand: async () => false,
      newTable: () => 'next',
      failed: (error) => {
        failures.push(String(error));
        return { why: 'busy' };
      },
      lost: (error) => failures.push(`lost: ${error}`),
    },
    audience: {
      clients,
      send: ({ person }, message) => heard[person]?.push(message),
      present: () => new Set(['ann', 'bob']),
      contextOf: ({ person }) => ({ person, invited: true, isHere: () => true }),
      chat: () => [],
      links: () => undefined,
      reseat: () => [],
      sentence: () => undefined,
      informed: () => {},
    },
    clock: systemClock({ watched: 0, unwatched: 0, passing: 1e6 }),
    thinker: { decide: async () => ({ move: undefined }) },
  });
  /** The log answers the appends that wait. */
  const answer = async (given: Answer) => {
    for (const each of pending.splice(0)) each.answer(given);
    await actor.settled();
  };
  const said = (person: string) => heard[person]?.map((message) => message.say);
  return { actor, clients, stored, pending, failures, heard, said, answer };
}

const endActions = (id: string, n: number, seat = 0): Command => ({
  ...{ say: 'do', id, do: 'play', seat, n, action: { act: 'endActions' } },
});

test('nobody hears of a move before it is written', async () => {
  const { actor, clients, said, answer } = opened();
  void actor.handle(clients[0], endActions('a', 0));
  expect([said('ann'), said('bob')]).toEqual([[], []]);
  await answer('written');
  expect([said('ann'), said('bob')]).toEqual([['news', 'done'], ['news']]);
});

test('a move that could not be written is rolled back, and only whoever made it is told', async () => {
  const { actor, clients, stored, heard, said, failures, answer } = opened();
  void actor.handle(clients[0], endActions('a', 0));
  await answer(new Error('The disk is full.'));
  expect(heard.ann).toMatchObject([{ say: 'refused', id: 'a', why: { why: 'busy' } }]);
  expect(said('bob')).toEqual([]);
  expect([actor.session?.n, stored.lines.length, failures]).toEqual([0, 0, ['Error: The disk is full.']]);
});

test('a move that was written though the log failed is done, and everybody hears of it', async () => {
  const { actor, clients, stored, heard, said, pending, answer } = opened();
  void actor.handle(clients[0], endActions('a', 0));
  stored.lines.push(...pending[0]!.lines);
  await answer(new Error('The connection broke.'));
  expect(said('ann')).toEqual(['news', 'done']);
  expect(heard.ann?.at(-1)).toMatchObject({ say: 'done', id: 'a', n: 1 });
  expect(said('bob')).toEqual(['news']);
});

test('a command that came second is executed again on top of what came first', async () => {
  const { actor, clients, stored, said, heard, pending, answer } = opened();
  const other = GameSession.load(rules.game, stored.setup.head!, []);
  const move = other.offers([0])[0]!.actions.find(({ act }) => act === 'move')!;
  const first = other.play(0, 0, move, 1);
  if ('why' in first) throw new Error(first.why.why);
  stored.lines.push(first.line);
  void actor.handle(clients[0], { ...endActions('a', 0), do: 'setPace', pace: 'calm' } as Command);
  pending.pop()?.answer('behind');
  await expect.poll(() => pending.length).toBe(1);
  expect(said('bob')).toEqual(['news']);
  await answer('written');
  expect(heard.ann?.map(({ say }) => say)).toEqual(['news', 'info', 'done']);
  expect(actor.session?.n).toBe(1);
});

test('a command that is sent again while it is being written is done once', async () => {
  const { actor, clients, stored, heard, answer } = opened();
  void actor.handle(clients[0], endActions('a', 0));
  void actor.handle(clients[0], endActions('a', 0));
  await answer('written');
  expect(stored.lines).toHaveLength(1);
  expect(heard.ann).toMatchObject([{ say: 'news' }, { say: 'done', n: 1 }, { say: 'done', n: 1 }]);
});

test('a path is one append', async () => {
  const { actor, clients, pending, heard, answer } = opened();
  const moves = actor.session!.offers([0])[0]!.actions.filter(({ act }) => act === 'shoreUp' || act === 'move');
  const [action] = moves;
  void actor.handle(clients[0], {
    ...endActions('a', 0),
    do: 'play',
    action: action!,
    further: [{ act: 'endActions' }],
  } as Command);
  expect(pending.map(({ lines }) => lines.map(({ command }) => command))).toEqual([[undefined, 'a']]);
  await answer('written');
  expect(heard.bob).toMatchObject([{ say: 'news', n: 2, path: [{ n: 1 }, { n: 2 }] }]);
  expect(heard.ann?.at(-1)).toMatchObject({ say: 'done', id: 'a', n: 2 });
});
