import { readdirSync, readFileSync } from 'node:fs';
import {
  asks,
  type Choice,
  choices,
  type Game,
  type GameRecord,
  type GameText,
  type GameTypes,
  type Language,
  languagesOf,
  legal,
  open,
  openingFacts,
  outcome,
  type Played,
  play,
  Random,
  type Seat,
  type Table,
  type Translated,
  view,
} from '@skerry/engine';
import { flaws, sayings } from '@skerry/speech/testing';
import { type GameBoard, type Scene, SOUNDS } from '../board.ts';
import { durationOf, lineOf, soundOf } from '../table/facts.ts';

export interface BoardBattery<T extends GameTypes> {
  readonly board: GameBoard<T>;
  readonly text: Translated<GameText<T>>;
  readonly rules: { readonly [number: string]: string };
  /** A folder of complete games, played as people would. */
  readonly golden?: URL;
  /** Tables to play at random, and how many moves. */
  readonly tables?: readonly Dealt<T>[];
  readonly moves?: number;
  /** Positions with offers that these games rarely reach. */
  readonly positions?: readonly Table<T>[];
  readonly headings: readonly T['Fact']['fact'][];
  /** Kinds of actions never offered in these: the rules always refuse them, or they are rare. */
  readonly unseen?: readonly T['Action']['act'][];
  /** Whether an action is currently taken on the board, and needs no button in the bar. */
  isElsewhere?(action: T['Action'], scene: Scene<T>): boolean;
  /** The keys of buttons in a row of things, greyed or not. */
  readonly row?: RegExp;
  readonly words: TriedWords<T>;
  readonly drawings?: readonly string[];
}

interface Dealt<T extends GameTypes> {
  readonly seats: number;
  readonly options: Partial<T['Options']>;
}

export interface TriedWords<T extends GameTypes> {
  of(text: GameText<T>): object;
  /** Arguments for them, besides a scene, seats, numbers and names. */
  readonly subjects?: readonly unknown[];
  /** Those that other tests cover, by their path: `names.card`. */
  readonly elsewhere?: readonly string[];
  /** Those that are the same in two languages, by the beginning of their path. */
  readonly shared?: readonly string[];
}

export const PROMISES = {
  buttons: 'each action is on exactly one button',
  kinds: 'each kind of action is offered',
  greyed: 'a button is greyed only with a reason, and few are',
  letters: 'each button has a key and a letter of its own, which is in its label',
  going: 'one button at most goes on, and it is the last',
  rules: 'each reason has its rules, and they exist',
  facts: 'each fact has a line of somebody at the table, and a sound that exists',
  headings: 'the log has its headings, and no others',
  waiting: 'no fact keeps anybody waiting for more than a second',
  words: 'what stands on the board is well said',
  described: 'the board is told in words, under headings',
  english: 'no word was left in English',
  drawings: 'drawings take their colours from where they are used',
} as const;
export type Promised = keyof typeof PROMISES;

export type Troubles = { readonly [P in Promised]?: readonly string[] };

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Fatou', 'Gino', 'Hana'];
const MOST_GREYED = 2;
const LONGEST = 1000;
/** A board is described in words only this often: it changes little from one position to the next. */
const TOLD_EVERY = 25;
const MOST_CASES = 5;

interface Looking<T extends GameTypes> extends BoardBattery<T> {
  demand(promise: Promised, holds: boolean, what: string): void;
  /** Seen so far: kinds of actions, kinds of facts that are headings, words in each language. */
  readonly seen: {
    readonly acts: Set<string>;
    readonly headings: Set<string>;
    readonly words: ReadonlyMap<Language, Set<string>>;
  };
}

/** Tests the board of a game through random games, in each of its languages. */
export function boardTroubles<T extends GameTypes>(game: Game<T>, battery: BoardBattery<T>): Troubles {
  const { positions = [], tables = [], moves = 0, golden } = battery;
  const languages = languagesOf(battery.text).flatMap((language) => battery.text[language] ?? []);
  const troubles: { [P in Promised]?: string[] } = {};
  const looking: Looking<T> = {
    ...battery,
    demand(promise, holds, what) {
      if (holds) return;
      troubles[promise] ??= [];
      if (troubles[promise].length < MOST_CASES) troubles[promise].push(what);
    },
    seen: {
      acts: new Set(),
      headings: new Set(),
      words: new Map(languages.map(({ language }) => [language, new Set()])),
    },
  };

  /** A position of a game in one language, by turns; a given position in all of them. */
  const lookAt = (table: Table<T>, nth?: number): void => {
    const asked = asks(table).map(({ seat }) => ({ seat, all: choices(table, seat) }));
    const isTold = (nth ?? 0) % TOLD_EVERY === 0;
    for (const text of isTold ? languages : [languages[nth! % languages.length]!]) {
      for (const { seat, all } of asked) lookAtBar(looking, sceneOf(table, seat, text), all);
      const readers = isTold ? [undefined, asked[0]?.seat] : [];
      for (const reader of readers) lookAtWords(looking, sceneOf(table, reader, text), table.seats);
    }
  };
  for (const table of positions) lookAt(table);
  for (const { seats, seed, options, entries } of golden === undefined ? [] : recordsIn(golden)) {
    const table = open<T>(game, { seats, seed, options: options as Partial<T['Options']> });
    for (const { fact } of openingFacts(table)) lookAtFact(looking, fact, seats);
    for (const [nth, { seat, action }] of entries.entries()) {
      lookAt(table, nth);
      for (const { fact } of factsOf(play(table, seat!, action))) lookAtFact(looking, fact, seats);
    }
  }
  for (const [n, { seats, options }] of tables.entries()) {
    const table = open(game, { seats, options, seed: `board ${n}` });
    const random = new Random(n + 1);
    for (const { fact } of openingFacts(table)) lookAtFact(looking, fact, seats);
    for (let nth = 0; nth < moves && outcome(table) === undefined; nth++) {
      lookAt(table, nth);
      const asked = asks(table);
      const { seat } = asked[random.below(asked.length)]!;
      const offered = legal(table, seat);
      const played = play(table, seat, offered[random.below(offered.length)]);
      for (const { fact } of factsOf(played)) lookAtFact(looking, fact, seats);
    }
  }

  const position = positions[0] ?? open(game, { seats: game.seats[0]!, seed: 'words' });
  for (const text of languages) lookAtOwnWords(looking, sceneOf(position, 0, text), languages[0]!);
  lookAtTables(looking, languages[0]!);
  return troubles;
}

const factsOf = <T extends GameTypes>(played: Played<T>) => ('facts' in played ? played.facts : []);

const recordsIn = (folder: URL): (GameRecord & { readonly seed: string })[] =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const sceneOf = <T extends GameTypes>(table: Table<T>, reader: Seat | undefined, text: GameText<T>): Scene<T> => ({
  telling: {
    state: view(table, reader ?? 'watcher').state,
    reader,
    names: NAMES.slice(0, table.seats),
    content: table.game.content,
  },
  text,
});

function lookAtBar<T extends GameTypes>(looking: Looking<T>, scene: Scene<T>, all: readonly Choice<T>[]): void {
  const { board, demand, seen, isElsewhere, row } = looking;
  const { language } = scene.text;
  const offers = board.offers(scene, all);
  const times = new Map<string, number>();
  for (const action of offers.flatMap(({ actions }) => actions)) {
    const written = JSON.stringify(action);
    times.set(written, (times.get(written) ?? 0) + 1);
  }
  for (const { action, why } of all) {
    const isOffered = why === undefined;
    if (isOffered) seen.acts.add(action.act);
    const written = JSON.stringify(action);
    const found = times.get(written) ?? 0;
    const isRight = found === Number(isOffered) || (isOffered && found === 0 && isElsewhere?.(action, scene) === true);
    demand('buttons', isRight, `${written} is on ${found} buttons (${language})`);
  }

  const greyed = offers.filter(({ actions }) => actions.length === 0);
  for (const { key, actions, why } of offers)
    demand('greyed', (actions.length === 0) === (why !== undefined), `${key}: ${actions.length} actions, ${why?.why}`);
  const looked = greyed.filter(({ key }) => row?.test(key) !== true).map(({ key }) => key);
  demand('greyed', looked.length <= MOST_GREYED, `${looked}`);

  const keys = offers.map(({ key }) => key);
  const letters = offers.map(({ hotkey }) => hotkey).filter((letter) => letter !== '');
  demand('letters', new Set(keys).size === keys.length, `keys: ${keys}`);
  demand('letters', isApart(letters), `letters of ${keys}: ${letters} (${language})`);
  for (const { label, hotkey } of offers)
    demand('letters', label.normalize('NFD').toLowerCase().includes(hotkey), `no ${hotkey} in “${label}”`);

  const going = offers.filter(({ go }) => go);
  demand('going', going.length === 0 || (going.length === 1 && offers.at(-1) === going[0]), `${keys}`);

  const words = seen.words.get(language)!;
  for (const offer of offers)
    for (const said of [offer.label, offer.detail, offer.price, offer.group, offer.confirm, board.how?.(scene, offer)])
      if (said !== undefined) words.add(said);
}

/** H asks for a hint in every game. */
const isApart = (letters: readonly string[]): boolean =>
  new Set(letters).size === letters.length && !letters.includes('h');

function lookAtWords<T extends GameTypes>({ board, demand, seen }: Looking<T>, scene: Scene<T>, seats: number): void {
  const told = board.describe(scene);
  const words = seen.words.get(scene.text.language)!;
  demand('described', told.length > 0, 'nothing is told');
  for (const { heading, lines } of told) {
    demand('described', lines.length > 0, `nothing is told of “${heading}”`);
    for (const said of [heading, ...lines]) words.add(said);
  }
  for (let seat = 0; seat < seats; seat++)
    for (const said of [board.caption(scene, seat), board.about(scene, seat), board.power?.(scene, seat)])
      if (said !== undefined) words.add(said);
  const focus = board.focus?.(scene, []);
  const { aside } = focus ?? {};
  // An empty remark counts as none.
  const remark = board.remark?.(scene) || undefined;
  for (const said of [remark, focus?.title, focus?.remark, aside?.label, aside?.detail])
    if (said !== undefined) words.add(said);
  for (const { name } of board.pointable?.(scene) ?? []) words.add(name);
}

function lookAtFact<T extends GameTypes>({ board, demand, seen }: Looking<T>, fact: T['Fact'], seats: number): void {
  const { seat = 0, heading = false } = lineOf(board.facts, fact);
  demand('facts', seat >= 0 && seat < seats, `${fact.fact} has a line of seat ${seat}`);
  const sound = soundOf(board.facts, fact);
  demand('facts', sound === undefined || SOUNDS.includes(sound), `${fact.fact} sounds like ${sound}`);
  const ms = durationOf(board.facts, [fact]);
  demand('waiting', ms <= LONGEST, `${fact.fact}: ${ms} ms`);
  if (heading) seen.headings.add(fact.fact);
}

function lookAtOwnWords<T extends GameTypes>(
  { demand, seen, words }: Looking<T>,
  { telling, text }: Scene<T>,
  english: GameText<T>,
): void {
  const { language } = text;
  const own = words.of(text);
  const about = [telling, 0, 1, 3, true, 'Ada', [1], ['Ada', 'Elsa'], ...(words.subjects ?? [])];
  const all = new Set(seen.words.get(language));
  for (const [, said] of sayings(without(own, words.elsewhere ?? []), about)) all.add(said);
  for (const said of all) {
    const found = flaws(language, said);
    demand('words', found.length === 0, `“${said}” (${language}): ${found}`);
  }

  const { hotkeys = {} } = own as { readonly hotkeys?: { readonly [key: string]: string } };
  const letters = Object.values(hotkeys);
  demand('letters', isApart(letters), `letters of labels: ${letters} (${language})`);
  if (text === english) return;
  const others = new Map(plainWords(words.of(english)));
  for (const [path, said] of plainWords(own)) {
    const isShared = words.shared?.some((start) => path === start || path.startsWith(`${start}.`));
    demand('english', said !== others.get(path) || isShared === true, `${path}: ${said} (${language})`);
  }
}

const without = (words: object, paths: readonly string[], path = ''): object =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      const here = `${path}${key}`;
      if (paths.includes(here)) return [];
      const isAbove = paths.some((each) => each.startsWith(`${here}.`));
      return [[key, isAbove ? without(value, paths, `${here}.`) : value]];
    }),
  );

/** Plain strings, by their path; single letters are the same in many languages. */
const plainWords = (words: object, path = ''): (readonly [path: string, said: string])[] =>
  Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'string') return value.length > 1 ? [[`${path}${key}`, value] as const] : [];
    const isFolder = typeof value === 'object' && value !== null && !(value instanceof RegExp);
    return isFolder ? plainWords(value, `${path}${key}.`) : [];
  });

/** The texts of the board's tables, and its drawings. */
function lookAtTables<T extends GameTypes>(looking: Looking<T>, { actions, reasons }: GameText<T>): void {
  const { board, demand, seen, rules, headings, drawings = [] } = looking;
  const unseen: readonly string[] = looking.unseen ?? [];
  for (const act of Object.keys(actions)) demand('kinds', seen.acts.has(act) || unseen.includes(act), act);
  for (const why of [...Object.keys(reasons), ...OF_EVERY_GAME]) {
    const numbers = board.rulesOf({ why } as NonNullable<Choice<T>['why']>) ?? [];
    const isKnown = numbers.length > 0 && numbers.every((number) => Object.hasOwn(rules, number));
    demand('rules', isKnown, `${why}: ${numbers}`);
  }
  const known = new Set<string>(headings);
  for (const fact of new Set([...known, ...seen.headings]))
    demand('headings', known.has(fact) && seen.headings.has(fact), fact);
  for (const drawing of drawings) {
    const fixed = drawing.match(/#[0-9a-f]{3,8}\b|rgb\(|hsl/gi) ?? [];
    const inks = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, ink]) => ink!);
    for (const ink of [...fixed, ...inks.filter((ink) => !FROM_OUTSIDE.test(ink))]) demand('drawings', false, ink);
  }
}

const OF_EVERY_GAME = ['gameOver', 'noSeat', 'unknownAction'];
const FROM_OUTSIDE = /^(none|currentColor|(color-mix\(.*)?var\(--[\w-]+.*\))$/;
