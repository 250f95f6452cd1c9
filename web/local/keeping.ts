import { type Action, type GameWithText, type Language, type Seat, sayReason, type Why } from '@skerry/engine';
import {
  type BotLevel,
  type ClientMessage,
  type Command,
  type Happening,
  type Hello,
  isTableWhy,
  isTold,
  type Message,
  PROTOCOL,
  Sitting,
  type Snapshot,
  sayTableWhy,
  type TableWhy,
  type TakenUp,
  takeUp,
  type You,
} from '@skerry/tables';
import { infoOf, type KeptLine, type KeptTable, keep, personsAt, type Shelved, snapshotOf, standOf } from './kept.ts';

/** What a bot is asked. */
export interface Problem {
  readonly game: string;
  readonly level: BotLevel;
  readonly seat: Seat;
  /** Differs from one decision to the next, and is the same when a decision is made again. */
  readonly seed: number;
  readonly view: ReturnType<Sitting['view']>;
  readonly asks: ReturnType<Sitting['asks']>;
}

/** What the keeping of a table needs from the world. */
export interface World {
  /** Writes down what changed. It is told to nobody before this is done; `known` is the last line known before. */
  write(table: KeptTable, known: number, line?: KeptLine, snapshot?: Snapshot): Promise<void>;
  add(table: Shelved): Promise<void>;
  say(client: string, message: Message): void;
  /** A bot's decision: an action, or nothing if it rather waits. */
  decide(problem: Problem, signal: AbortSignal, thinking: (share: number) => void): Promise<Action | undefined>;
  /** Something could not be written down or thought out: the table is to be taken up anew from what was written. */
  failed(error: unknown): void;
  /** So that people can follow: resolves when the next move of a bot may be made. */
  pace(since: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

interface Reader {
  eyes: Seat | 'watcher';
  language: Language;
}

type Readable = Exclude<TakenUp, { readonly why: TableWhy }>;
type Refusal = { readonly why: Why };
type Change = Refusal | { readonly happening?: Happening; readonly table?: Partial<KeptTable> };

/** A table that is kept on this device, as long as somebody is at it. It says just what a server would say. */
export class Keeping {
  private readonly rules: GameWithText;
  private readonly world: World;
  private readonly readers = new Map<string, Reader>();
  private readonly done = new Map<string, number | undefined>();
  private table: KeptTable;
  private readonly sitting: Sitting;
  /** Why the game cannot go on, if it cannot. */
  private readonly stopped: TableWhy | undefined;
  private turn: Promise<void> = Promise.resolve();
  private thoughts = new AbortController();

  private constructor(rules: GameWithText, { table, lines }: Shelved, world: World, up: Readable) {
    this.rules = rules;
    this.world = world;
    this.table = table;
    this.sitting = up.sitting;
    this.stopped = up.stopped;
    for (const { command, n } of lines) if (command !== undefined) this.done.set(command, n);
    void this.playBots();
  }

  /** Takes a table up from what is written down, or says why not. */
  static of(rules: GameWithText, shelved: Shelved, world: World): Keeping | TableWhy {
    const lines = shelved.lines.map(({ table, command, ...line }) => line);
    const up = takeUp(rules.game, { ...shelved, head: shelved.table.head, lines });
    return 'why' in up ? up.why : new Keeping(rules, shelved, world, up);
  }

  /** One message after the other. Resolves when it is answered. */
  hear(client: string, message: ClientMessage): Promise<void> {
    return this.inTurn(() => this.answer(client, message));
  }

  leave(client: string): void {
    this.readers.delete(client);
  }

  /** Ends all thinking. */
  close(): void {
    this.thoughts.abort();
  }

  private inTurn(act: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(act).catch((error) => this.world.failed(error));
    return this.turn;
  }

  private async answer(client: string, message: ClientMessage): Promise<void> {
    switch (message.say) {
      case 'hello':
        return this.welcome(client, message);
      case 'ping':
        return this.world.say(client, { say: 'pong' });
      case 'do':
        return this.carryOut(client, message);
    }
  }

  private welcome(client: string, { look, language = 'en' }: Pick<Hello, 'look' | 'language'>): void {
    const eyes = look ?? personsAt(this.table)[0] ?? 'watcher';
    const reader = { eyes, language };
    this.readers.set(client, reader);
    this.world.say(client, {
      say: 'welcome',
      protocol: PROTOCOL,
      you: this.you(reader),
      info: this.info(),
      n: this.sitting.known(eyes),
      story: this.sitting.story({ eyes, knowsRules: true }),
      chat: [],
    });
  }

  private async carryOut(client: string, command: Command): Promise<void> {
    const { id } = command;
    if (this.done.has(id)) return this.sayDone(client, id, this.done.get(id));
    const reader = this.readers.get(client);
    if (reader === undefined) return;
    if (command.do === 'look') {
      this.welcome(client, { look: command.at, language: reader.language });
      return this.sayDone(client, id);
    }
    if (command.do === 'readBack') {
      const story = this.sitting.stretch(command.page, { eyes: reader.eyes, knowsRules: true });
      if (story) this.world.say(client, { say: 'pages', looking: reader.eyes, story });
      return this.sayDone(client, id);
    }
    const change = command.do === 'rematch' ? await this.rematch() : this.change(command);
    if ('why' in change) {
      const sentence = this.sentence(change.why, reader.language);
      return this.world.say(client, { say: 'refused', id, why: change.why, sentence });
    }
    try {
      await this.keep(change, id);
    } catch (error) {
      const why: TableWhy = { why: 'busy' };
      this.world.say(client, { say: 'refused', id, why, sentence: sayTableWhy(reader.language, why) });
      throw error;
    }
    this.sayDone(client, id, this.done.get(id));
  }

  /** What a wish changes, in the game or at the table. */
  private change(command: Command): Change {
    const now = this.world.now();
    const { seats, stage } = this.table;
    if (this.stopped) return { why: this.stopped };
    switch (command.do) {
      case 'play':
      case 'undo': {
        if (stage === 'over') return { why: { why: 'gameOver' } };
        const seat = seats[command.seat];
        if (seat?.who !== 'person' || seat.standIn) return refusal('notYourSeat');
        return happened(
          command.do === 'play'
            ? this.sitting.play(command.seat, command.n, command.action, now)
            : this.sitting.undo(command.seat, command.n, now),
        );
      }
      case 'giveUp':
        if (stage === 'over') return { why: { why: 'gameOver' } };
        // Those round one device agree among themselves.
        return command.agree ? happened(this.sitting.giveUp(now)) : {};
      case 'rename':
        return this.withSeat(command.seat, { name: command.name.trim() });
      case 'standIn':
        return this.withSeat(command.seat, { standIn: true, level: command.level });
      case 'giveBack':
        return this.withSeat(command.seat, { standIn: undefined, level: undefined });
      case 'setTable':
        return command.name === undefined ? {} : { table: { name: command.name } };
      default:
        return refusal('started');
    }
  }

  private withSeat(
    number: Seat,
    change: { [K in keyof KeptTable['seats'][number]]?: KeptTable['seats'][number][K] | undefined },
  ): Change {
    const { seats } = this.table;
    const seat = seats[number];
    if (seat?.who !== 'person') return refusal('notYourSeat');
    if (change.name === '') return refusal('nameNeeded');
    const { level, standIn, ...plain } = { ...seat, ...change };
    const changed = { ...plain, ...(level && { level }), ...(standIn && { standIn }) };
    return { table: { seats: seats.map((each, at) => (at === number ? changed : each)) } };
  }

  /** The same people, the same options, a new game. */
  private async rematch(): Promise<Change> {
    if (this.table.next !== undefined) return {};
    if (this.table.stage !== 'over') return refusal('notOver');
    const { name, seats, head } = this.table;
    const sitting = Sitting.open(this.rules.game, { seats: seats.length, options: head.options });
    const next = keep(sitting, { name, seats, now: this.world.now() });
    await this.world.add(next);
    return { table: { next: next.table.id } };
  }

  /** Writes a change down, then tells it. */
  private async keep({ happening, table: about }: Exclude<Change, Refusal>, command?: string): Promise<void> {
    if (happening === undefined && about === undefined) return;
    const { line } = happening ?? {};
    const known = this.table.n;
    const { version } = this.rules.game;
    const after = { ...this.table, ...about, version, ...standOf(this.sitting), touched: this.world.now() };
    // A tab may go without a word, so later rules are given the newest position with every line.
    const { snapshot } = line ? snapshotOf(this.sitting) : {};
    await this.world.write(after, known, line && { ...line, table: after.id, ...(command && { command }) }, snapshot);
    const changedInfo = about !== undefined || after.stage !== this.table.stage;
    this.table = after;
    if (command !== undefined) this.done.set(command, line && this.sitting.known(line.seat ?? 'watcher', line.n));
    for (const [client, { eyes }] of this.readers) {
      if (happening !== undefined && isTold(happening.line, eyes)) {
        this.world.say(client, { say: 'news', ...this.sitting.news(happening, { eyes, knowsRules: true }) });
      }
    }
    if (changedInfo) {
      for (const [client, reader] of this.readers) {
        this.world.say(client, { say: 'info', info: this.info(), you: this.you(reader) });
      }
    }
    void this.playBots();
  }

  /** Lets bots think about the position as it is now; what they thought of an earlier one is dropped. */
  private async playBots(): Promise<void> {
    this.thoughts.abort();
    if (this.table.stage === 'over' || this.stopped) return;
    this.thoughts = new AbortController();
    const { signal } = this.thoughts;
    const { n } = this.sitting;
    // Those who must act first, then those who only may.
    const asks = this.sitting.asks().sort((a, b) => Number(b.must) - Number(a.must));
    for (const ask of asks) {
      const { who, level, standIn } = this.table.seats[ask.seat]!;
      if (level === undefined || (who === 'person' && !standIn)) continue;
      const problem: Problem = {
        game: this.rules.game.name,
        level,
        seat: ask.seat,
        seed: n,
        view: this.sitting.view(ask.seat),
        asks: [ask],
      };
      // Whether one considers to act on another's turn is its own affair, and how often it decides in secret.
      const say = (share: number) => {
        if (!ask.must || !this.sitting.isOpen) return;
        for (const client of this.readers.keys()) this.world.say(client, { say: 'thinking', seat: ask.seat, share });
      };
      try {
        const action = await this.world.decide(problem, signal, say);
        if (action === undefined) continue;
        // What nobody sees needs no pause to be followed.
        if (this.sitting.isOpen) await this.world.pace(this.table.touched, signal);
        signal.throwIfAborted();
        return await this.inTurn(() => this.playFor(ask.seat, n, action));
      } catch (error) {
        if (!signal.aborted) this.world.failed(error);
        return;
      }
    }
  }

  private async playFor(seat: Seat, n: number, action: Action): Promise<void> {
    if (n !== this.sitting.n) return;
    const change = happened(this.sitting.play(seat, this.sitting.known(seat), action, this.world.now()));
    if ('why' in change) throw new Error(`The bot of seat ${seat} was refused: ${change.why.why}.`);
    await this.keep(change);
  }

  private info() {
    return infoOf(this.table, this.rules.game, this.world.now(), this.stopped);
  }

  private you({ eyes }: Reader): You {
    return { seats: personsAt(this.table), host: true, looking: eyes };
  }

  private sayDone(client: string, id: string, n?: number): void {
    this.world.say(client, { say: 'done', id, ...(n !== undefined && { n }) });
  }

  private sentence(why: Why, language: Language): string {
    if (isTableWhy(why)) return sayTableWhy(language, why);
    const { state } = this.sitting.view('watcher');
    return sayReason(this.rules.text[language], why, {
      state,
      names: this.table.seats.map(({ name }) => name),
      content: this.rules.game.content,
    });
  }
}

const refusal = (why: Extract<TableWhy['why'], 'notYourSeat' | 'nameNeeded' | 'notOver' | 'started'>): Refusal => ({
  why: { why },
});

const happened = (answer: Happening | Refusal): Change => ('why' in answer ? answer : { happening: answer });
