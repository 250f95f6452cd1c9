import { createInterface, type Interface } from 'node:readline';
import { LostWorker, type Thinker } from '@skerry/bots';
import {
  type Action,
  type Ask,
  inLanguage,
  type Language,
  type Seat,
  sayAsk,
  UNDO_REASONS,
  writeRecord,
} from '@skerry/engine';
import {
  actForBot,
  type BotGroup,
  botGroups,
  type Change,
  DEFAULT_LEVEL,
  decision,
  execute,
  type GameSession,
  type Level,
  type Plans,
  type Refused,
  sentenceFor,
  type TableCommand,
  type TableSetup,
} from '@skerry/tables';
import { columns, Failure, type Home } from './command.ts';
import { writeFileWell } from './files.ts';
import type { LoadedGame } from './games.ts';
import { Menu } from './menu.ts';
import { paintFor, printLines, wrap } from './paint.ts';
import { overwrite } from './progress.ts';
import { readPages } from './record-pages.ts';
import { paintSketch, SpokenStory, widthOf } from './story.ts';
import { thinkerIn } from './thinker.ts';
import { botName, type TerminalWords, WORDS } from './words.ts';

type Answered = 'acted' | 'waited' | 'left' | 'asks again';

export interface TerminalGame {
  readonly loaded: LoadedGame;
  readonly session: GameSession;
  readonly seat: Seat;
  /** In the order of the other seats. */
  readonly levels: readonly Level[];
  readonly language: Language;
  readonly home: Home;
}

type TypedWish = TableCommand extends infer W ? (W extends TableCommand ? Omit<W, 'say' | 'id'> : never) : never;

/** Milliseconds that a bot may think before it says so. */
const UNNOTICED = 200;

const YOU = 'you';

export class AtTerminal {
  private readonly setting: TerminalGame;
  private setup: TableSetup;
  private readonly words: TerminalWords;
  private readonly paint = paintFor(process.stdout);
  private readonly width = widthOf(process.stdout);
  private readonly story: SpokenStory;
  private readonly groups: readonly BotGroup[];
  private readonly plans: Plans = new Map();
  private readonly thinker: Thinker;
  /** Aborted when the person leaves while bots think. */
  private readonly leaving = new AbortController();
  private readonly input: Interface = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  private readonly lines = this.input[Symbol.asyncIterator]();
  private letGo = '';

  constructor(setting: TerminalGame) {
    const { loaded, session, seat, levels, language } = setting;
    const { head } = session;
    this.setting = setting;
    this.words = WORDS[language];
    const names = Array.from({ length: head.seats }, (_, each) => (each === seat ? this.words.you : botName(each)));
    this.setup = {
      ...{ id: '', name: '', game: head.game, version: head.version, stage: 'playing', options: head.options, head },
      ...{ listed: false, host: YOU, kicked: [], made: 0, touched: 0 },
      seats: names.map((name, each) => (each === seat ? { who: 'person', name, person: YOU } : { who: 'bot', name })),
    };
    const { paint, width } = this;
    this.story = new SpokenStory({ loaded, language, names, paint, width, reader: seat, pictures: false });
    const others = names.flatMap((_, each) => (each === seat ? [] : [each]));
    this.groups = botGroups(
      session,
      names.map((_, each) => (each === seat ? undefined : (levels[others.indexOf(each)] ?? DEFAULT_LEVEL))),
    );
    this.thinker = thinkerIn(setting.home);
    // A pipe is closed as soon as it is read; only at a terminal does that mean Ctrl-C or Ctrl-D.
    if (process.stdin.isTTY) this.input.on('close', () => this.leaving.abort());
    printLines([
      ...this.story.title(),
      '',
      this.words.crew(
        others.map((each) => names[each] ?? ''),
        levels.map((level) => this.words.levels[level]),
      ),
    ]);
    const [opening] = readPages(session.game, session.record(), 0).pages;
    printLines(['', ...this.story.opening(opening?.facts ?? [], this.state)]);
  }

  /** Returns the exit code. */
  async play(): Promise<number> {
    const { session } = this.setting;
    try {
      for (;;) {
        const end = session.outcome();
        if (end !== undefined) {
          printLines([...this.story.result(end, this.state), '']);
          break;
        }
        if (await this.botActs()) continue;
        if (this.leaving.signal.aborted || (await this.ask()) === 'left') {
          printLines([this.words.goodbye]);
          break;
        }
      }
    } finally {
      this.input.close();
      await this.thinker.close();
    }
    return 0;
  }

  private async botActs(): Promise<boolean> {
    const { session, seat } = this.setting;
    const mine = session.asks().find((each) => each.seat === seat);
    if (mine?.must === false && this.letGo !== this.occasion()) return false;
    try {
      const move = await this.thought();
      if (move === undefined) return false;
      this.tell(actForBot(this.setup, session, move, Date.now()));
      return true;
    } catch (error) {
      if (error instanceof LostWorker) printLines([wrap(this.words.lostThread(error.reason), this.width, '')]);
      else if (!this.leaving.signal.aborted) throw error;
    }
    return false;
  }

  /** If it takes long, a line says so. */
  private async thought(): ReturnType<typeof decision> {
    const { session } = this.setting;
    const { stdout } = process;
    const began = performance.now();
    let said = false;
    const thinks = ({ seat }: Ask, share: number): void => {
      if (!stdout.isTTY || performance.now() - began < UNNOTICED) return;
      said = true;
      overwrite(stdout, this.words.thinking(botName(seat), Math.floor(100 * share)));
    };
    try {
      return await decision(this.thinker, session, this.groups, this.plans, this.leaving.signal, thinks);
    } finally {
      if (said) overwrite(stdout, '');
    }
  }

  private async ask(): Promise<Answered> {
    const { session, seat, loaded, language } = this.setting;
    const must = session.waitsFor().includes(seat);
    const telling = this.story.telling(this.state);
    const drawn = loaded.sketch && inLanguage(language, loaded.sketch);
    const menu = new Menu(session.choices(seat), this.words, inLanguage(language, loaded.text), telling, drawn?.where);
    const sketch = drawn?.large(telling);
    const { paint, width, words } = this;
    printLines([
      '',
      ...(sketch === undefined ? [] : [paintSketch(sketch, paint), '']),
      paint.heading(
        wrap(must ? sayAsk(inLanguage(language, loaded.text), seat, telling) : words.mayActFirst, width, ''),
      ),
      ...menu.lines(paint, words, width),
      '',
      paint.quiet(words.howToAnswer),
    ]);
    for (;;) {
      const answer = await this.hear();
      if (answer === undefined) return 'left';
      if (answer === '' && !must) {
        this.letGo = this.occasion();
        return 'waited';
      }
      const action = menu.get(answer);
      const answered = action === undefined ? await this.obey(answer, menu) : this.act(action);
      if (answered !== 'asks again') return answered;
    }
  }

  private async obey(answer: string, menu: Menu): Promise<Answered> {
    const { width, words } = this;
    const [word = '', ...rest] = answer.split(/\s+/);
    switch (word.toLowerCase()) {
      case 'help':
        printLines(columns(words.help));
        return 'asks again';
      case '?':
      case 'why':
        printLines(menu.reasons(words, width));
        return 'asks again';
      case 'look':
        return 'acted';
      case 'log':
        printLines(this.soFar());
        return 'asks again';
      case 'undo':
        return this.undo(rest[0]?.toLowerCase());
      case 'redo':
        return this.redo();
      case 'save':
        await this.save(rest.join(' '));
        return 'asks again';
      case 'give':
        return rest[0]?.toLowerCase() === 'up' ? this.giveUp() : this.unknown(answer, menu);
      case 'quit':
      case 'exit':
        return 'left';
      case '':
        return 'asks again';
      default:
        return this.unknown(answer, menu);
    }
  }

  private unknown(answer: string, menu: Menu): Answered {
    const unfolded = menu.unfold(answer, this.paint, this.width);
    printLines(unfolded.length > 0 ? unfolded : [this.words.noSuchOffer(answer)]);
    return 'asks again';
  }

  private act(action: Action): Answered {
    const { seat, session } = this.setting;
    this.tell(this.wish({ do: 'play', seat, n: session.known(seat), action }));
    this.letGo = '';
    return 'acted';
  }

  private undo(word: string | undefined): Answered {
    const { seat, session } = this.setting;
    const to = word === 'action' || word === 'turn' ? word : 'step';
    const change = this.wish({ do: 'undo', seat, n: session.known(seat), to });
    if ('why' in change) {
      printLines([this.sentence(change)]);
      return 'asks again';
    }
    const stop = change.lines?.at(-1)?.stop;
    const { language } = this.setting;
    printLines([this.words.undone, ...(stop ? [UNDO_REASONS[language][stop.why]] : [])]);
    return 'acted';
  }

  private redo(): Answered {
    const { seat, session } = this.setting;
    const change = this.wish({ do: 'redo', seat, n: session.known(seat) });
    if ('why' in change) {
      printLines([this.sentence(change)]);
      return 'asks again';
    }
    this.tell(change);
    return 'acted';
  }

  private giveUp(): Answered {
    const { seat } = this.setting;
    const change = this.wish({ do: 'giveUp', seat, agree: true });
    if (!('why' in change)) return 'acted';
    printLines([this.words.cannotGiveUp]);
    return 'asks again';
  }

  private wish(wish: TypedWish): Change<TableSetup> | Refused {
    const { session } = this.setting;
    const { setup } = this;
    const whole: TableCommand = { say: 'do', id: '', ...wish };
    const by = { person: YOU, invited: true, isHere: () => false };
    const change = execute({ setup, session, game: session.game }, whole, by, Date.now());
    if (!('why' in change)) this.setup = change.setup;
    return change;
  }

  private sentence(refused: Refused): string {
    const { loaded, session, language } = this.setting;
    return sentenceFor(loaded, { setup: this.setup, session }, language, refused);
  }

  private async save(file: string): Promise<void> {
    if (file === '') printLines([this.words.saveNeedsFile]);
    else {
      try {
        const { session } = this.setting;
        await writeFileWell(file, writeRecord({ ...session.head, entries: session.record().entries }));
        printLines([this.words.saved(file)]);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        printLines([error.message]);
      }
    }
  }

  private soFar(): string[] {
    const { session } = this.setting;
    return readPages(session.game, session.record()).pages.flatMap(({ facts, state, end }, n) =>
      n === 0 ? this.story.opening(facts, state) : this.story.entry(facts, state, end),
    );
  }

  private get state() {
    return this.setting.session.view(this.setting.seat).state;
  }

  /** Who must act now: the person is asked only once per occasion whether to come first. */
  private occasion(): string {
    return this.setting.session.waitsFor().join();
  }

  private tell(change: Change<TableSetup> | Refused): void {
    if ('why' in change) throw new Error(`What was offered is refused: ${change.why.why}`);
    this.setup = change.setup;
    printLines(
      this.story.entry(change.lines?.flatMap(({ facts }) => facts) ?? [], this.state, this.setting.session.outcome()),
    );
  }

  private async hear(): Promise<string | undefined> {
    this.input.prompt();
    const { value, done } = await this.lines.next();
    return done ? undefined : String(value).trim();
  }
}
