import { signal } from '@preact/signals';
import type { Action, Language, Seat } from '@skerry/engine';
import type { Pointable } from '@skerry/look';
import type { ChatLine, Gesture } from '@skerry/tables';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../../game.ts';
import { settings } from '../../settings/settings.ts';
import { notices } from '../../shell/notices.ts';
import { learnWords } from '../../words/speak.ts';
import { openPlayback } from '../playback/playback.ts';
import { openActing } from '../prompt/acting.ts';
import { openSheets } from '../sheet-state.ts';
import { openTogether, POINTED_FOR } from '../together/together.ts';
import { game as alone, sitDown } from './at-table.ts';

beforeAll(learnWords);

const THINGS: readonly Pointable[] = [
  { at: 'coral-palace', name: 'Coral Palace' },
  { at: 'earth', of: 0, name: 'Earth in Ada’s hand' },
];
const game: LoadedGame = { ...alone, board: { ...alone.board, pointable: () => THINGS } };

async function speak(language: Language): Promise<void> {
  settings.language.value = language;
  await learnWords();
}

let closing: { close(): void }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  notices.value = [];
});
afterEach(async () => {
  for (const each of closing) each.close();
  closing = [];
  await speak('en');
  vi.useRealTimers();
});

/** Two people at a table; the reader has one of the seats, and seat 0 begins. */
function people(ownSeats: Seat) {
  const table = sitDown({ ownSeats: [ownSeats] });
  const chat = signal<readonly ChatLine[]>([]);
  const justSaid = signal<ChatLine | undefined>(undefined);
  const seats = ['Ada', 'Bruno'].map((name) => ({ who: 'person', name }));
  Object.assign(table.info, { value: { stage: 'playing', seats } });
  const live = Object.assign(table.live, { chat, justSaid });
  const playback = openPlayback(live, game, { replayed: undefined, isHidden: () => false });
  const sheets = openSheets(live, playback);
  const acting = openActing(live, game, playback, sheets);
  const together = openTogether(live, game, playback, acting, false);
  closing.push(together, acting, sheets, playback);
  /** A line from the other player, or from the reader. */
  const hear = (seat: Seat, gesture: Gesture, at = 0) => {
    const line: ChatLine = { at, room: 'seats', seat, name: ['Ada', 'Bruno'][seat]!, gesture };
    chat.value = [...chat.value, line];
    justSaid.value = line;
  };
  const propose = (action: Action) => hear(1, { make: 'propose', seat: 0, turn: 1, action });
  return { table, acting, together, hear, propose };
}

const said = () => notices.value.map(({ sentence }) => sentence);

describe('pointing', () => {
  it('is offered among people, and names what was touched', () => {
    const { table, together, acting } = people(1);
    expect(together.isOffered.value).toBe(true);
    acting.gesturing.value = 'point';
    expect(acting.prompt.value.sentence).toBe('Choose what to point at.');
    together.point('earth 0');
    expect(table.commands).toEqual([{ do: 'gesture', gesture: { make: 'point', at: 'earth', of: 0 } }]);
    expect(acting.gesturing.value).toBeUndefined();
  });

  it('is seen for a moment, by one person at one thing', () => {
    const { together, hear } = people(1);
    hear(0, { make: 'point', at: 'earth', of: 0 }, 1);
    hear(0, { make: 'point', at: 'coral-palace' }, 2);
    expect(together.pointers.value).toMatchObject([
      { seat: 0, key: 'coral-palace', sentence: 'Ada points at Coral Palace.' },
    ]);
    vi.advanceTimersByTime(POINTED_FOR);
    expect(together.pointers.value).toEqual([]);
  });

  it('is told in the reader’s language, also of what has gone since', async () => {
    const { together, hear } = people(1);
    await speak('fr');
    hear(0, { make: 'point', at: 'watchtower' });
    expect(together.pointers.value[0]?.sentence).toBe('Ada montre\u202f: quelque chose qui n’est plus là.');
  });

  it('does not let anything be played by the same touch', () => {
    const { acting } = people(0);
    expect(acting.choices.value.length).toBeGreaterThan(0);
    acting.gesturing.value = 'point';
    expect(acting.choices.value).toEqual([]);
    acting.unchoose();
    expect(acting.choices.value.length).toBeGreaterThan(0);
  });
});

describe('a phrase', () => {
  it('is read in the language of each reader', async () => {
    const { hear } = people(1);
    hear(0, { make: 'say', phrase: 'thanks' });
    await speak('fr');
    hear(0, { make: 'say', phrase: 'thanks' });
    expect(said()).toEqual(['Ada: Thank you!', 'Ada\u202f: Merci\u202f!']);
  });
});

describe('a proposal', () => {
  const END = { act: 'endActions' };

  it('is chosen as whoever is to act would choose it, and played by nobody', () => {
    const { table, acting } = people(1);
    expect(acting.offers.value).toEqual([]);
    acting.gesturing.value = 'propose';
    expect(acting.prompt.value).toMatchObject({ seats: [0], sentence: 'Choose what to propose to Ada.' });
    const move = acting.offers.value.find(({ key }) => key === 'move')!;
    acting.choose(move);
    acting.answer(move.actions[0]!);
    expect(table.commands).toEqual([
      { do: 'gesture', gesture: { make: 'propose', seat: 0, turn: 1, action: move.actions[0] } },
    ]);
    expect(acting.gesturing.value).toBeUndefined();
    expect(acting.offers.value).toEqual([]);
  });

  it('is taken up with one touch by whoever it is for, and gone then', () => {
    const { table, together, propose } = people(0);
    const move = table.actionOf(0, 'move');
    propose(move);
    expect(together.proposal.value).toMatchObject({ from: 1, isForMe: true });
    expect(together.proposal.value?.sentence).toMatch(/^Bruno proposes: “Move to .*\.”$/);
    expect(together.marks.value).toMatchObject([{ kind: 'proposed', label: 'Bruno', seat: 0, action: move }]);
    together.takeUp();
    expect(table.commands).toMatchObject([{ do: 'play', seat: 0, action: move }]);
    expect(together.proposal.value).toBeUndefined();
  });

  it('that would be regretted is asked about first', () => {
    const { table, together, propose } = people(0);
    propose(END);
    together.takeUp();
    expect(table.commands).toEqual([]);
  });

  it('that is no longer possible is refused with the reason of the rules', () => {
    const { table, together, propose } = people(0);
    const move = table.actionOf(0, 'move');
    propose(move);
    const other = table.session.offers([0])[0]!.actions.find((each) => each.act === 'shoreUp');
    expect(other).toBeDefined();
    propose(other!);
    table.play(0, other!);
    // The newest has been done; earlier proposals are obsolete.
    expect(together.proposal.value).toBeUndefined();
    propose({ act: 'capture', treasure: 'earth' } as Action);
    together.takeUp();
    expect(said().at(-1)).toMatch(/\.$/);
    expect(table.commands).toEqual([]);
  });

  it('stands until the turn is over, unless the reader puts it away', () => {
    const { table, together, propose, hear } = people(1);
    propose(END);
    expect(together.proposal.value?.sentence).toBe('You propose to Ada: “End your actions.”');
    together.putAway();
    expect(together.proposal.value).toBeUndefined();
    hear(1, { make: 'propose', seat: 0, turn: 1, action: table.actionOf(0, 'move') }, 1);
    expect(together.proposal.value).toBeDefined();
    table.play(0, END);
    expect(together.proposal.value).toBeUndefined();
  });

  it('is not offered while nobody else is to act', () => {
    expect(people(0).acting.other.value).toBeUndefined();
    expect(people(1).acting.other.value?.seat).toBe(0);
  });
});
