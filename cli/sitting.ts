import { createInterface, type Interface } from 'node:readline';
import { type Decided, type Level, LostWorker, type Thinker } from '@skerry/bots';
import {
  type Action,
  asks,
  choices,
  giveUp,
  type Language,
  openingFacts,
  outcome,
  type Played,
  play,
  type Seat,
  save,
  sayAsk,
  type Table,
  undo,
  undoable,
  view,
  writeRecord,
} from '@skerry/engine';
import { columns, Failure, type Home } from './command.ts';
import { writeFileWell } from './files.ts';
import type { GameRoom } from './games.ts';
import { Menu } from './menu.ts';
import { type Paint, paintFor, wrap } from './paint.ts';
import { overwrite } from './progress.ts';
import { retell } from './retelling.ts';
import { botSeedOf } from './setting.ts';
import { paintSketch, Story, widthOf } from './story.ts';
import { thinkerIn } from './thinker.ts';
import { botName, WORDS, type Words } from './words.ts';

/** What came of a question to the person. */
type Answered = 'acted' | 'waited' | 'left' | 'asks again';

export interface Seating {
  readonly room: GameRoom;
  readonly table: Table;
  /** Where the person sits. */
  readonly seat: Seat;
  /** The levels of the bots, in the order of the other seats. */
  readonly levels: readonly Level[];
  readonly language: Language;
  readonly home: Home;
}

/** A bot on a seat, and how many decisions it has made. */
interface Crewmate {
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: number;
  decisions: number;
}

/** How long a bot may think before it says so, in milliseconds. */
const UNNOTICED = 200;

/** One person at the terminal, bots on the other seats. */
export class Sitting {
  private readonly seating: Seating;
  private readonly words: Words;
  private readonly paint: Paint = paintFor(process.stdout);
  private readonly width = widthOf(process.stdout);
  private readonly story: Story;
  private readonly bots: readonly Crewmate[];
  private readonly thinker: Thinker;
  /** Aborted when the person leaves while bots think. */
  private readonly leaving = new AbortController();
  private readonly input: Interface = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  private readonly lines = this.input[Symbol.asyncIterator]();
  /** Who was asked when the person last let the others go on. */
  private letGo = '';

  constructor(seating: Seating) {
    const { room, table, seat, levels, language } = seating;
    this.seating = seating;
    this.words = WORDS[language];
    const names = Array.from({ length: table.seats }, (_, each) => (each === seat ? this.words.you : botName(each)));
    const { paint, width } = this;
    this.story = new Story({ room, language, names, paint, width, reader: seat, pictures: false });
    const others = names.flatMap((_, each) => (each === seat ? [] : [each]));
    this.bots = others.map((each, nth) => {
      const seed = botSeedOf(`${table.commitment}/${each}`);
      return { seat: each, level: levels[nth] ?? 'keen', seed, decisions: 0 };
    });
    this.thinker = thinkerIn(seating.home);
    // A pipe is closed as soon as it is read; only at a terminal does that mean Ctrl-C or Ctrl-D.
    if (process.stdin.isTTY) this.input.on('close', () => this.leaving.abort());
    this.say([
      ...this.story.title(),
      '',
      this.words.crew(
        others.map((each) => names[each] ?? ''),
        levels,
      ),
    ]);
    this.say(['', ...this.story.opening(openingFacts(table), this.state)]);
  }

  /** Plays until the game is over or the person leaves; gives the exit code. */
  async play(): Promise<number> {
    const { table } = this.seating;
    try {
      for (;;) {
        const end = outcome(table);
        if (end !== undefined) {
          this.say([...this.story.result(end, this.state), '']);
          break;
        }
        if (await this.botActs()) continue;
        if (this.leaving.signal.aborted || (await this.ask()) === 'left') {
          this.say([this.words.goodbye]);
          break;
        }
      }
    } finally {
      this.input.close();
      await this.thinker.close();
    }
    return 0;
  }

  /** Lets one bot act, unless the person comes first or has left. */
  private async botActs(): Promise<boolean> {
    const { table, seat } = this.seating;
    const mine = asks(table).find((each) => each.seat === seat);
    if (mine?.must === false && this.letGo !== this.occasion()) return false;
    try {
      for (const bot of this.bots) {
        const { move, decisions } = await this.thought(bot);
        bot.decisions = decisions;
        if (move === undefined) continue;
        this.tell(play(table, move.seat, move.action));
        return true;
      }
    } catch (error) {
      if (error instanceof LostWorker) this.say([wrap(this.words.lostThread(error.reason), this.width, '')]);
      else if (!this.leaving.signal.aborted) throw error;
    }
    return false;
  }

  /** What a bot has decided. If it takes long, a line says so until then. */
  private async thought({ seat, ...bot }: Crewmate): Promise<Decided> {
    const { table } = this.seating;
    const { stdout } = process;
    const began = performance.now();
    let said = false;
    const onThinking = (share: number): void => {
      if (!stdout.isTTY || performance.now() - began < UNNOTICED) return;
      said = true;
      overwrite(stdout, this.words.thinking(botName(seat), Math.floor(100 * share)));
    };
    const { name: game, pack } = table.game;
    const problem = { ...bot, game, pack, seats: [seat], view: view(table, seat), asks: asks(table) };
    try {
      return await this.thinker.decide(problem, this.leaving.signal, onThinking);
    } finally {
      if (said) overwrite(stdout, '');
    }
  }

  /** Asks the person until something is done. */
  private async ask(): Promise<Answered> {
    const { table, seat, room, language } = this.seating;
    const must = asks(table).some((each) => each.seat === seat && each.must);
    const telling = this.story.telling(this.state);
    const menu = new Menu(choices(table, seat), room.text[language], telling);
    const sketch = room.sketch?.[language].large(telling);
    const { paint, width, words } = this;
    this.say([
      '',
      ...(sketch === undefined ? [] : [paintSketch(sketch, paint), '']),
      paint.heading(wrap(must ? sayAsk(room.text[language], seat, telling) : words.mayActFirst, width, '')),
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

  /** Does what a word asks for. */
  private async obey(answer: string, menu: Menu): Promise<Answered> {
    const { table, seat } = this.seating;
    const { width, words } = this;
    const [word = '', ...rest] = answer.split(/\s+/);
    switch (word.toLowerCase()) {
      case 'help':
        this.say(columns(words.help));
        return 'asks again';
      case '?':
      case 'why':
        this.say(menu.reasons(words, width));
        return 'asks again';
      case 'look':
        return 'acted';
      case 'log':
        this.say(this.soFar());
        return 'asks again';
      case 'undo':
        if (undoable(table, seat)) {
          undo(table, seat);
          this.say([words.undone]);
          return 'acted';
        }
        this.say([words.nothingToUndo]);
        return 'asks again';
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
    this.say(unfolded.length > 0 ? unfolded : [this.words.noSuchOffer(answer)]);
    return 'asks again';
  }

  private act(action: Action): Answered {
    const { table, seat } = this.seating;
    this.tell(play(table, seat, action));
    this.letGo = '';
    return 'acted';
  }

  private giveUp(): Answered {
    const given = giveUp(this.seating.table);
    if (given.entry === undefined) {
      this.say([this.words.cannotGiveUp]);
      return 'asks again';
    }
    return 'acted';
  }

  private async save(file: string): Promise<void> {
    if (file === '') this.say([this.words.saveNeedsFile]);
    else {
      try {
        await writeFileWell(file, writeRecord(save(this.seating.table)));
        this.say([this.words.saved(file)]);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        this.say([error.message]);
      }
    }
  }

  private soFar(): string[] {
    return retell(this.seating.table).flatMap(({ facts, state, end }, n) =>
      n === 0 ? this.story.opening(facts, state) : this.story.entry(facts, state, end),
    );
  }

  private get state() {
    return view(this.seating.table, this.seating.seat).state;
  }

  /** Who must act now: the person is not asked twice whether to come first. */
  private occasion(): string {
    const asked = asks(this.seating.table).filter(({ must }) => must);
    return asked.map(({ seat }) => seat).join();
  }

  private tell(played: Played): void {
    if (played.entry === undefined) throw new Error(`What was offered is refused: ${played.why.why}`);
    this.say(this.story.entry(played.facts, this.state, outcome(this.seating.table)));
  }

  private async hear(): Promise<string | undefined> {
    this.input.prompt();
    const { value, done } = await this.lines.next();
    return done ? undefined : String(value).trim();
  }

  private say(lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }
}
