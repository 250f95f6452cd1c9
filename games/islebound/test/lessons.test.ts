import { type Move, play, type Table, view } from '@skerry/engine';
import { expect, test } from 'vitest';
import { lessons } from '../lessons/index.ts';
import { rerollsOf } from '../outlook/attack.ts';
import type { Fact } from '../rules/facts.ts';
import { islebound } from '../rules/game.ts';
import type { Islebound } from '../rules/types.ts';

/** The table of a lesson before the first step that asks for such an action, and what was told on the way. */
async function upTo(
  key: string,
  act: string,
): Promise<{ table: Table<Islebound>; facts: Fact[]; show: Islebound['Action'] }> {
  const { steps, table: prepared } = await lessons.list.find((each) => each.key === key)!.load();
  const table = prepared(islebound);
  const facts: Fact[] = [];
  for (const { show } of steps) {
    if (show?.act === act) return { table, facts, show };
    if (show !== undefined) facts.push(...told(table, { seat: 0, action: show }));
  }
  throw new Error(`No step of ${key} asks for ${act}.`);
}

function told(table: Table<Islebound>, { seat, action }: Move<Islebound['Action']>): Fact[] {
  const played = play(table, seat, action);
  return played.why === undefined ? played.facts.map(({ fact }) => fact) : [];
}

const renown = (facts: readonly Fact[], seat: number): number =>
  facts.reduce((sum, fact) => (fact.fact === 'renown' && fact.seat === seat ? sum + fact.n : sum), 0);

test('the lesson about renown chooses the card that brings the most renown, 4 against 1 (IB-133, IB-134)', async () => {
  const brought = await Promise.all(
    [1, 2].map(async (place) => {
      const { table } = await upTo('renown', 'reputation');
      const facts = told(table, { seat: 0, action: { act: 'reputation', place } });
      return [renown(facts, 0), renown(facts, 1)];
    }),
  );
  expect(brought).toEqual([
    [1, 0],
    [4, 0],
  ]);
  expect((await upTo('renown', 'reputation')).show).toEqual({ act: 'reputation', place: 2 });
});

test('the lesson about attacks tells what happens: six against four, pirates spent, spoils, a free visit (IB-96 to IB-100)', async () => {
  const { table, show } = await upTo('by-force', 'placeBest');
  const facts = told(table, { seat: 0, action: show });
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'dicePlaced', total: 6 }));
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'groupReturned', pirates: 3, kept: 0 }));
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'spoils', n: 4 }));
  const { state } = view(table, 0);
  expect(state.players[0]).toMatchObject({ pirates: 0 });
  const { coins } = state.players[0]!;
  expect(told(table, { seat: 0, action: { act: 'visit' } })).toContainEqual(
    expect.objectContaining({ fact: 'visited', free: true }),
  );
  expect(view(table, 0).state.players[0]!.coins).toBe(coins);
});

test('the lesson about rerolls is short by one, and rerolls the die that helps most (IB-87)', async () => {
  const { table, show } = await upTo('reroll', 'reroll');
  const { state } = view(table, 0);
  expect(state.attack).toMatchObject({ need: 4, dice: [1, 4, 5] });
  expect(show).toEqual({ act: 'reroll', face: rerollsOf({ content: islebound.content, state })[0]?.face });
});

test('the lesson about sharing a sea costs one of two Administrate crew members (IB-34)', async () => {
  const { table, show } = await upTo('share-the-sea', 'sail');
  const exhausted = told(table, { seat: 0, action: show }).filter(({ fact }) => fact === 'crewExhausted');
  expect(exhausted).toEqual([{ fact: 'crewExhausted', seat: 0, crew: 'administrate', for: 'berth' }]);
});
