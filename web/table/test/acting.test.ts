import type { Action } from '@skerry/engine';
import { GameSession } from '@skerry/tables';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../live/table/live-table.ts';
import { settings } from '../../settings/settings.ts';
import { notices } from '../../shell/notices.ts';
import { learnWords } from '../../words/speak.ts';
import { openPlayback } from '../playback/playback.ts';
import { type Acting, openActing } from '../prompt/acting.ts';
import { openSheets } from '../sheet-state.ts';
import { game, seedFor, sitDown, TAKES } from './at-table.ts';

beforeAll(learnWords);

let closing: { close(): void }[] = [];
afterEach(() => {
  for (const each of closing) each.close();
  closing = [];
  settings.motion.value = 'system';
});

function act(table: ReturnType<typeof sitDown>) {
  const playback = openPlayback(table.live, game, { replayed: undefined, isHidden: () => false });
  const sheets = openSheets(table.live, playback);
  const acting = openActing(table.live, game, playback, sheets);
  closing.push(acting, sheets, playback);
  return { acting, sheets, playback };
}

const offer = ({ offers }: Acting, key: string) => {
  const found = offers.value.find((each) => each.key === key);
  if (found === undefined) throw new Error(`There is no offer "${key}".`);
  return found;
};

function after({ session }: ReturnType<typeof sitDown>, action: Action): readonly Action[] {
  const ahead = GameSession.load(session.game, session.head, []);
  ahead.play(0, 0, action, 0);
  return ahead.offers([0]).flatMap(({ actions }) => actions.filter(({ act }) => act === 'move'));
}

const rest = (...further: readonly Action[]) => ({ further });

describe('an offer', () => {
  it('of several actions is chosen, and chosen again given up; one of them is then played', async () => {
    const table = sitDown();
    const { acting } = act(table);
    acting.choose(offer(acting, 'move'));
    expect(acting.chosen.value?.key).toBe('move');
    acting.choose(offer(acting, 'move'));
    expect(acting.chosen.value).toBeUndefined();
    acting.choose(offer(acting, 'move'));
    const [action] = offer(acting, 'move').actions;
    acting.answer(action!);
    expect(table.commands).toMatchObject([{ do: 'play', seat: 0, action }]);
    expect(acting.chosen.value).toBeUndefined();
  });

  it('that would be regretted is asked about first, and played only when it is agreed to', () => {
    const table = sitDown();
    const { acting, sheets } = act(table);
    acting.choose(offer(acting, 'endActions'));
    expect(table.commands).toEqual([]);
    const sheet = sheets.current.value;
    expect(sheet).toEqual({ kind: 'confirm', sentence: 'Sure?', action: { act: 'endActions' }, rest: [] });
    if (sheet?.kind === 'confirm') acting.send(sheet.action, sheet.rest);
    expect(table.commands).toMatchObject([{ do: 'play', action: { act: 'endActions' } }]);
  });

  it('is the same one when people come and go, so that nothing on the board closes', () => {
    const table = sitDown();
    const { acting } = act(table);
    const before = acting.choices.value;
    expect(before.length).toBeGreaterThan(0);
    table.info.value = { ...table.info.value };
    table.you.value = { ...table.you.peek(), seats: [0] };
    expect(acting.choices.value).toBe(before);
  });

  it('is not sent twice while an answer is on its way', () => {
    const table = sitDown();
    const { acting } = act(table);
    const [one, other] = offer(acting, 'move').actions;
    table.answers.push(new Promise(() => {}));
    acting.send(one!);
    acting.send(other!);
    acting.choose(offer(acting, 'move'));
    expect(acting.sending.value).toBe(true);
    expect(table.commands).toHaveLength(1);
    expect(acting.chosen.value).toBeUndefined();
  });

  it('goes on with the steps that can be decided in advance, in the same command', () => {
    const table = sitDown();
    const { acting } = act(table);
    const [there] = offer(acting, 'move').actions;
    const [back] = after(table, there!);
    acting.answer(there!, [back!, there!, { act: 'endActions' }, there!]);
    expect(table.commands).toEqual([
      { do: 'play', seat: 0, n: 0, action: there, ...rest(back!, there!, { act: 'endActions' }) },
    ]);
  });

  it('of the next question is taken as soon as it is seen, though the last answer is not yet confirmed', async () => {
    const table = sitDown();
    const { acting } = act(table);
    let confirm: (reply: Reply) => void = () => {};
    table.answers.push(new Promise((resolve) => (confirm = resolve)), new Promise(() => {}));
    const [first] = offer(acting, 'move').actions;
    acting.send(first!);
    expect(acting.sending.value).toBe(true);
    table.play(0, first!);
    expect(acting.sending.value).toBe(false);
    expect(acting.boardProps.value.choices).toBe(acting.choices.value);
    const [second] = offer(acting, 'move').actions;
    acting.send(second!);
    expect(table.commands).toMatchObject([
      { n: 0, action: first },
      { n: 1, action: second },
    ]);
    // Confirming the first does not confirm the second.
    confirm({ n: 1 });
    await Promise.resolve();
    expect(acting.sending.value).toBe(true);
  });
});

describe('what the reader is about to choose', () => {
  function withCard() {
    const isHeld = (session: GameSession) => session.offers([1]).some(({ actions }) => actions.length > 1);
    const table = sitDown({ ownSeats: [1], seed: seedFor(isHeld) });
    return { table, ...act(table) };
  }

  it('stays while others act, as long as it can be chosen', () => {
    const { table, acting } = withCard();
    const { key } = acting.offers.value.find(({ actions }) => actions.length > 1)!;
    acting.choose(offer(acting, key));
    acting.listOpen.value = true;
    table.play(0, table.actionOf(0, 'move'));
    expect(acting.chosen.value?.key).toBe(key);
    expect(acting.listOpen.value).toBe(true);
  });

  it('is on its way until its own line comes, whatever others do', () => {
    const { table, acting } = withCard();
    const { actions } = acting.offers.value.find(({ actions }) => actions.length > 1)!;
    table.answers.push(new Promise(() => {}));
    acting.send(actions[0]!);
    table.play(0, table.actionOf(0, 'move'));
    expect(acting.sending.value).toBe(true);
    table.play(1, table.actionOf(1, actions[0]!.act));
    expect(acting.sending.value).toBe(false);
  });

  it('is forgotten when the reader has acted', () => {
    const table = sitDown();
    const { acting } = act(table);
    acting.choose(offer(acting, 'move'));
    table.play(0, table.actionOf(0, 'move'));
    expect(acting.chosen.value).toBeUndefined();
  });
});

describe('undo', () => {
  it('takes back one thing, or all of an action or a turn where there is more than one', () => {
    const table = sitDown();
    const { acting } = act(table);
    expect([acting.undoSeat.value, acting.canUndoMore.value]).toEqual([undefined, false]);
    table.play(0, table.actionOf(0, 'move'));
    expect([acting.undoSeat.value, acting.canUndoMore.value]).toEqual([0, false]);
    table.play(0, table.actionOf(0, 'move'));
    expect([acting.undoSeat.value, acting.canUndoMore.value]).toEqual([0, true]);
    acting.undo();
    acting.undo('turn');
    expect(table.commands).toMatchObject([
      { do: 'undo', seat: 0, to: 'step' },
      { do: 'undo', seat: 0, to: 'turn' },
    ]);
  });

  it('is taken back itself by whoever undid, and by nobody else', () => {
    const table = sitDown();
    const { acting } = act(table);
    table.play(0, table.actionOf(0, 'move'));
    expect(acting.redoSeat.value).toBeUndefined();
    table.undo(0);
    expect(acting.redoSeat.value).toBe(0);
    acting.redo();
    expect(table.commands).toMatchObject([{ do: 'redo', seat: 0, n: 2 }]);
    const other = act(sitDown({ ownSeats: [1] }));
    expect(other.acting.redoSeat.value).toBeUndefined();
  });

  it('that stops on the way says what stopped it', async () => {
    const table = sitDown();
    const { acting } = act(table);
    const stop = { why: 'chance', sentence: 'You can’t undo past a die.' } as const;
    table.answers.push({ stop });
    acting.undo('turn');
    await expect.poll(() => notices.value.map(({ sentence }) => sentence)).toContain(stop.sentence);
    notices.value = [];
  });
});

describe('the board', () => {
  it('is given what can be done only when all has been shown', () => {
    settings.motion.value = 'full';
    const table = sitDown({ ownSeats: [1] });
    const { acting, playback } = act(table);
    table.play(0, table.actionOf(0, 'endActions'));
    expect(acting.boardProps.value.choices).toEqual([]);
    playback.skipMotion();
    expect(acting.boardProps.value.choices).toBe(acting.choices.value);
    expect(acting.choices.value.length).toBeGreaterThan(0);
  });
});

describe('while the board shows what happened', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion.value = 'full';
  });
  afterEach(() => void vi.useRealTimers());

  /** Longer than the longest animation of a page. */
  const watch = () => vi.advanceTimersByTime(60 * TAKES);

  it('nobody is told yet that it is their turn', () => {
    const table = sitDown({ ownSeats: [1] });
    const { acting, playback } = act(table);
    const before = acting.prompt.value;
    table.play(0, table.actionOf(0, 'endActions'));
    expect([acting.prompt.value, acting.act.value]).toEqual([before, undefined]);
    expect(playback.asks.value).toMatchObject([{ seat: 0 }]);
    watch();
    expect([acting.prompt.value.tone, acting.act.value?.seat]).toEqual(['yours', 1]);
    expect(playback.asks.value.find(({ must }) => must)).toMatchObject({ seat: 1 });
  });

  it('the last question to the reader stays, and is answered no more', () => {
    const table = sitDown({ ownSeats: [0] });
    const { acting } = act(table);
    const { prompt, question, offers } = acting;
    const before = [prompt.value.sentence, question.value, offers.value.map(({ key }) => key)];
    const end = offer(acting, 'endActions');
    table.play(0, table.actionOf(0, 'endActions'));
    expect([prompt.value.sentence, question.value, offers.value.map(({ key }) => key)]).toEqual(before);
    expect(acting.busy.value).toBe(true);
    acting.choose(end);
    acting.send({ act: 'endActions' });
    expect(table.commands).toEqual([]);
    watch();
    expect([acting.busy.value, prompt.value.tone]).toEqual([false, 'others']);
  });

  it('whoever goes on with a move that met no chance does not wait', () => {
    const table = sitDown();
    const { acting, playback } = act(table);
    table.play(0, table.actionOf(0, 'move'));
    expect([playback.isTold.value, acting.busy.value, acting.question.value]).toEqual([true, false, '0/1']);
  });

  it('nobody is told the end, though the table knows it', () => {
    const table = sitDown();
    const { acting, playback, sheets } = act(table);
    const playOn = () => {
      const { seat, actions } = table.session.offers([0, 1]).find(({ must }) => must)!;
      table.play(seat, actions.find(({ act }) => act === 'endActions') ?? actions[0]!);
    };
    while (!table.session.over) {
      playback.skipMotion();
      playOn();
    }
    table.info.value = { ...table.info.value, stage: 'over' };
    expect([playback.outcome.value, acting.prompt.value.tone === 'over']).toEqual([undefined, false]);
    watch();
    expect(playback.outcome.value).toBeDefined();
    expect(acting.prompt.value.tone).toBe('over');
    vi.advanceTimersByTime(1000);
    expect(sheets.current.value).toEqual({ kind: 'result' });
  });
});

describe('at a table where nobody is asked for the reader', () => {
  it('a watcher can do nothing', () => {
    const { acting } = act(sitDown({ ownSeats: [] }));
    expect([acting.act.value, acting.choices.value, acting.offers.value]).toEqual([undefined, [], []]);
  });
});
