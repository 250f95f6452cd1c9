import { type Action, legal, type Seat, tableFromView, type View } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { GameSession } from '@skerry/tables';
import { describe, expect, test } from 'vitest';
import { certainSteps } from '../prompt/path.ts';

const { game } = await rulesWithText(manifestOf('forbidden-island')!);
const END: Action = { act: 'endActions' };
const nowhere = { act: 'move', to: 'nowhere' };

function firstTurn() {
  const session = GameSession.open(game, { seats: 2, options: { firstSeat: 0 }, seed: 'a walk' });
  const view = session.view(0) as View & { readonly seat: Seat };
  const [there] = moves(session);
  session.play(0, 0, there!, 0);
  const [back] = moves(session);
  return { view, there: there!, back: back! };
}

const moves = (session: GameSession) =>
  legal(tableFromView(game, session.view(0)), 0).filter(({ act }) => act === 'move');

describe('a path', () => {
  const { view, there, back } = firstTurn();

  test('is certain as long as every step is legal after the last', () => {
    expect(certainSteps(game, view, there, [back, there])).toEqual([back, there]);
  });

  test('ends before a step that the rules refuse', () => {
    expect(certainSteps(game, view, there, [back, there, back, END])).toEqual([back, there]);
    expect(certainSteps(game, view, there, [nowhere, back])).toEqual([]);
  });

  test('ends with a step that uses chance', () => {
    expect(certainSteps(game, view, there, [END, back])).toEqual([END]);
    expect(certainSteps(game, view, END, [there])).toEqual([]);
  });
});

test('a path ends with its first step where something is hidden', async () => {
  const { game: islebound } = await rulesWithText(manifestOf('islebound')!);
  const session = GameSession.open(islebound, { seats: 2, seed: 'a voyage' });
  for (;;) {
    const [seat] = session.waitsFor();
    const view = { ...session.view(seat!), seat: seat! };
    const [first] = legal(tableFromView(islebound, view), seat!);
    session.play(seat!, session.known(seat!), first!, 0);
    const [second] = session.offers([seat!]).flatMap(({ actions }) => actions);
    if (second === undefined) continue;
    expect(certainSteps(islebound, view, first!, [second])).toEqual([]);
    return;
  }
});

test('what is left to answer is played with a move, if it is the only answer and goes without saying', async () => {
  const { game: islebound } = await rulesWithText(manifestOf('islebound')!);
  const session = GameSession.open(islebound, { seats: 2, seed: 'a voyage', options: { first: 0 } });
  for (const [seat, act, fields] of [
    [1, 'homePort', { port: 'crimsika' }],
    [0, 'homePort', { port: 'krazk' }],
    [0, 'sail', { to: 'S.C' }],
  ] as const)
    session.play(seat, session.known(seat), { act, ...fields }, 0);
  const view = { ...session.view(0), seat: 0 };
  // Without wood and fish no book can be had in Zilliam.
  const isObvious = ({ act }: Action) => act === 'done';
  expect(certainSteps(islebound, view, { act: 'visit' }, [], isObvious)).toEqual([{ act: 'done' }]);
  expect(certainSteps(islebound, view, { act: 'visit' }, [])).toEqual([]);
  expect(certainSteps(islebound, view, { act: 'hunt' }, [], isObvious)).toEqual([]);
});
