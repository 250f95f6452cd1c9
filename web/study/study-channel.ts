import { type Action, choices, type Entry, type Seat, same, turnOf, type Why } from '@skerry/engine';
import {
  type ClientMessage,
  type Command,
  GameSession,
  type Message,
  PROTOCOL,
  type SeatInfo,
  type TableInfo,
} from '@skerry/tables';
import { before, type ChanceSource, entryTo, type NodeId, type Study, type StudyPositions } from '@skerry/tables/study';
import type { Channel, Hearing, OpenChannel } from '../live/channel.ts';

/** As many earlier pages of the same turn come with a position: boards tell what happened in the turn. */
const MOST_EARLIER = 40;

/** A move with what chance brings, and where that comes from. */
export interface Dealt {
  readonly entry: Entry;
  readonly dealt?: ChanceSource;
}

/** What the channel asks the study. */
export interface StudyDesk {
  readonly positions: StudyPositions;
  readonly name: string;
  readonly names: readonly string[];
  now(): { readonly study: Study; readonly at: NodeId };
  /** What chance brings, or nothing: then somebody chooses first. */
  deal(seat: Seat, action: Action): Dealt | undefined;
  /** A tried move becomes part of the study; or it is said why it cannot. */
  tried(move: Dealt): string | undefined;
  undo(): void;
  redo(): void;
}

type Play = Extract<Command, { do: 'play' }>;

/** A study as a table: all seats are the reader's, and a move that is played is tried. */
export class StudyChannel {
  private readonly desk: StudyDesk;
  private hearing: Hearing | undefined;
  private session: GameSession;
  private shown: NodeId;
  private looking: Seat | 'watcher' = 'watcher';

  constructor(desk: StudyDesk) {
    this.desk = desk;
    this.shown = desk.now().at;
    this.session = this.sessionAt(this.shown);
  }

  readonly open: OpenChannel = (hearing): Channel => {
    this.hearing = hearing;
    queueMicrotask(() => hearing.opened());
    return {
      post: (message) => this.hear(message),
      close: () => {
        this.hearing = undefined;
      },
    };
  };

  /** Shows the position of the study. One that follows the last one is played out, any other stands there. */
  show(): void {
    const { study, at } = this.desk.now();
    if (at === this.shown) return;
    const entry = before(study, at) === this.shown ? entryTo(study, at) : undefined;
    this.shown = at;
    if (entry === undefined) {
      this.session = this.sessionAt(at);
      this.welcome();
      return;
    }
    const applied = this.session.follow({ ...entry, n: this.session.n + 1, at: Date.now() });
    this.say({ say: 'news', ...this.session.updateFor(applied, this.viewer) });
  }

  /** Begins with the turn, so that the board can tell what happened in it. */
  private sessionAt(id: NodeId): GameSession {
    const { positions } = this.desk;
    const { study } = this.desk.now();
    const turnAt = (each: NodeId): number => turnOf(positions.at(study, each)).number;
    const turn = turnAt(id);
    const way: NodeId[] = [];
    let at = id;
    for (let earlier = before(study, at); earlier !== undefined; earlier = before(study, at)) {
      if (way.length === MOST_EARLIER || turnAt(earlier) !== turn) break;
      way.unshift(at);
      at = earlier;
    }
    const session = GameSession.at(positions.at(study, at));
    for (const [n, each] of way.entries()) session.follow({ ...entryTo(study, each)!, n: n + 1, at: 0 });
    return session;
  }

  private get viewer() {
    return { looking: this.looking, knowsRules: true };
  }

  private hear(message: ClientMessage): void {
    if (message.say === 'hello') {
      this.looking = message.look ?? this.session.waitsFor()[0] ?? 'watcher';
      return this.welcome();
    }
    if (message.say !== 'do') return;
    switch (message.do) {
      case 'play':
        return this.play(message);
      case 'look':
        this.looking = message.at;
        this.welcome();
        break;
      case 'undo':
        this.desk.undo();
        break;
      case 'redo':
        this.desk.redo();
        break;
      default:
    }
    this.say({ say: 'done', id: message.id });
  }

  /** Each action of a path is a move of its own. */
  private play({ id, seat, action, further = [] }: Play): void {
    for (const [n, each] of [action, ...further].entries()) {
      const refused = this.tryOne(seat, each as Action);
      if (refused === undefined) continue;
      if (n === 0 && refused !== 'waits') return this.say({ say: 'refused', id, ...refused });
      break;
    }
    this.say({ say: 'done', id, n: this.session.known(this.looking) });
  }

  private tryOne(seat: Seat, action: Action): { readonly why: Why; readonly sentence: string } | 'waits' | undefined {
    const { study, at } = this.desk.now();
    const table = this.desk.positions.at(study, at);
    const offer = choices(table, seat).find((choice) => same(choice.action, action));
    if (offer === undefined) return { why: { why: 'unknownAction' }, sentence: '' };
    if (offer.why !== undefined) return { why: offer.why, sentence: '' };
    const dealt = this.desk.deal(seat, action);
    if (dealt === undefined) return 'waits';
    const sentence = this.desk.tried(dealt);
    return sentence === undefined ? undefined : { why: { why: 'notWanted' }, sentence };
  }

  private welcome(): void {
    const { looking } = this;
    this.say({
      say: 'welcome',
      protocol: PROTOCOL,
      you: { seats: this.desk.names.map((_, seat) => seat), host: true, looking },
      info: this.info(),
      n: this.session.known(looking),
      story: this.session.lastPages(this.viewer),
      chat: [],
    });
  }

  private info(): TableInfo {
    const { name, names, positions } = this.desk;
    const { head } = this.session;
    const seat = (called: string, n: number): SeatInfo => ({
      ...{ who: 'person', name: called, asking: 'always', here: true, ready: true, host: n === 0 },
      ...{ muted: false, givesUp: false },
    });
    return {
      ...{ id: 'study', name, game: positions.game.name, version: head.version, stage: 'playing' },
      ...{ options: head.options, seats: names.map(seat), listed: false, watchers: 0, made: 0, now: Date.now() },
    };
  }

  private say(message: Message): void {
    // Asynchronous, as from a server: messages are never shared objects.
    queueMicrotask(() => this.hearing?.heard(structuredClone(message)));
  }
}
