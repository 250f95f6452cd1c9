import { signal } from '@preact/signals';
import type { Action, Choice, Game, Seat } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import type { GameBoard, Offer } from '@skerry/look';
import {
  addUpdate,
  type CommandBody,
  GameSession,
  type History,
  insertPages,
  openHistory,
  type Update,
  type You,
} from '@skerry/tables';
import type { LoadedGame } from '../../game.ts';
import type { LiveTable, Reply } from '../../live/table/live-table.ts';

const rules = await rulesWithText(manifestOf('forbidden-island')!);

/** How long each fact is shown, in milliseconds. */
export const TAKES = 100;
/** Facts without a duration. */
const QUICK: ReadonlySet<string> = new Set(['turnBegan', 'actionsEnded', 'handFull', 'mustSwim']);

/** A board that shows nothing and offers everything, one button for each kind of action. */
export const board = {
  facts: Object.fromEntries(
    Object.keys(rules.text.en.facts).map((kind) => [
      kind,
      { ms: QUICK.has(kind) ? 0 : TAKES, line: () => ({ heading: kind === 'turnBegan' }) },
    ]),
  ),
  rulesOf: () => ['FI-1'],
  offers: (_scene: unknown, choices: readonly Choice[]): Offer[] => {
    const open = choices.filter(({ why }) => why === undefined).map(({ action }) => action);
    return [...new Set(open.map(({ act }) => act))].map((act) => ({
      key: act,
      label: act,
      icon: 'done',
      hotkey: act[0]!,
      actions: open.filter((action) => action.act === act),
      ...(act === 'endActions' && { confirm: 'Sure?' }),
    }));
  },
} as unknown as GameBoard;

export const game: LoadedGame = { game: rules.game, board, text: signal(rules.text.en) };

const open = (seats: number, seed: string) => GameSession.open(game.game, { seats, seed, options: { firstSeat: 0 } });

/** The first of these seeds that fits. */
export function seedFor(fits: (session: GameSession) => boolean): string {
  for (let n = 0; ; n++) if (fits(open(2, `seed ${n}`))) return `seed ${n}`;
}

/** No player has anything to interrupt with: a turn of seat 0 that ends is one entry with cards and floods. */
const SEED = seedFor((session) => {
  const end = session.play(0, 0, { act: 'endActions' }, 0);
  return !('why' in end) && end.facts.length > 6 && end.facts.every(({ fact }) => fact.fact !== 'watersRose');
});

interface Sitting {
  readonly seats?: number;
  readonly ownSeats?: Seat[];
  readonly seed?: string;
  /** The rules as the page has them. */
  readonly known?: Game;
}

/** A table of Forbidden Island on which `mine` are the reader's seats; moves are shown at once. */
export function sitDown({ seats = 2, ownSeats = [0], seed = SEED, known = game.game }: Sitting = {}) {
  const session = open(seats, seed);
  const reader = { looking: ownSeats[0] ?? 'watcher', knowsRules: true } as const;
  const history = signal<History | undefined>(openHistory(known, session.lastPages(reader), 0));
  const commands: CommandBody[] = [];
  /** Replies to the next commands, instead of success. */
  const answers: (Reply | Promise<Reply>)[] = [];
  const tell = (news: Update) => {
    history.value = addUpdate(known, history.peek()!, news);
  };
  const play = (seat: Seat, action: Action) => {
    const applied = session.play(seat, session.known(seat), action, 0);
    if ('why' in applied) throw new Error(`This was refused: ${applied.why.why}.`);
    tell(session.updateFor(applied, reader));
  };
  /** Several actions by one command, sent together. */
  const walk = (seat: Seat, actions: readonly Action[]) => {
    const applied = session.playAll(seat, session.known(seat), actions, 0);
    if ('why' in applied) throw new Error(`This was refused: ${applied.why.why}.`);
    const path = applied.map((line) => session.updateFor(line, reader));
    tell({ n: session.known(reader.looking), at: 0, seat, path });
  };
  const undo = (seat: Seat) => {
    const applied = session.undo(seat, session.known(seat), 0);
    if ('why' in applied) throw new Error(`This was refused: ${applied.why.why}.`);
    tell(session.updateFor(applied, reader));
  };
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const info = signal({ stage: 'playing', seats: names });
  const you = signal<You>({ seats: ownSeats, host: true, looking: reader.looking });
  const live = {
    history,
    info,
    you,
    chat: signal([]),
    thinking: signal(new Map()),
    readBack: async (page: number) => {
      const story = session.pagesWith(page, reader);
      if (story) history.value = insertPages(known, history.peek()!, story);
    },
    command: async (command: CommandBody): Promise<Reply> => {
      commands.push(command);
      const answer = answers.shift();
      if (answer !== undefined) return answer;
      if (command.do === 'play') play(command.seat, command.action);
      return { n: history.peek()!.n };
    },
  } as unknown as LiveTable;
  const actionOf = (seat: Seat, act: string): Action => {
    const found = session.offers([seat]).flatMap(({ actions }) => actions);
    const action = found.find((each) => each.act === act);
    if (action === undefined) throw new Error(`Seat ${seat} cannot ${act} now.`);
    return action;
  };
  /** The reader comes back, and receives only the last pages. */
  const comeBack = () => {
    history.value = openHistory(known, session.lastPages(reader), session.known(reader.looking));
  };
  return { live, commands, answers, play, walk, undo, actionOf, info, you, session, comeBack };
}
