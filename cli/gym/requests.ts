import { isObject, LANGUAGES, type Language, readJson, type Seat } from '@skerry/engine';
import { LEVELS, type Level } from '@skerry/tables';

/** What a program can ask for; docs/gym.md explains each. */
export const CALLS = ['games', 'reset', 'observe', 'legal', 'step', 'advise', 'record', 'close'] as const;
export type Call = (typeof CALLS)[number];

export interface Request {
  readonly call: Call;
  /** Repeated in the answer. */
  readonly id?: string | number;
  /** Several tables can be open at once. */
  readonly table: string;
  readonly seat?: Seat | 'watcher';
  readonly game: string;
  readonly seats?: number;
  readonly options: object;
  /** Begins there instead of the set-up: the text form of the game, or JSON. */
  readonly position?: string | object;
  readonly seed?: string;
  readonly language: Language;
  /** The level of the bot at each seat; `null` for a seat of the program. */
  readonly bots: readonly (Level | null)[];
  readonly level?: Level;
  readonly action?: unknown;
  /** Also illegal candidates, with the reason. */
  readonly reasons: boolean;
  /** Of a reset: answer with the view and the legal moves of the seat that must act, from now on. */
  readonly full: boolean;
}

/** Something is wrong with a request; the sentence says what. Nothing has changed. */
export class RequestError extends Error {
  readonly id: string | number | undefined;
  constructor(sentence: string, id?: string | number) {
    super(sentence);
    this.id = id;
  }
}

const MOST_LETTERS = 64;

type Reader = (value: unknown) => boolean;

const isText: Reader = (value) => typeof value === 'string' && value.length <= MOST_LETTERS;
const isSeat: Reader = (value) => Number.isInteger(value) && (value as number) >= 0;
const oneOf =
  (words: readonly unknown[]): Reader =>
  (value) =>
    words.includes(value);
const isLevel = oneOf(LEVELS);

/** What each field may be, and how that is said. */
const FIELDS: { readonly [F in keyof Request]-?: readonly [Reader, string] } = {
  call: [oneOf(CALLS), `one of ${CALLS.join(', ')}`],
  id: [(value) => isText(value) || Number.isFinite(value), `a number or a text of at most ${MOST_LETTERS} letters`],
  table: [isText, `a text of at most ${MOST_LETTERS} letters`],
  seat: [(value) => value === 'watcher' || isSeat(value), 'a seat, counted from 0, or "watcher"'],
  game: [isText, 'the name of a game'],
  seats: [isSeat, 'a number of seats'],
  options: [isObject, 'an object'],
  position: [(value) => isObject(value) || (typeof value === 'string' && value.length <= 20_000), 'a position'],
  seed: [isText, `a text of at most ${MOST_LETTERS} letters`],
  language: [oneOf(LANGUAGES), `one of ${LANGUAGES.join(', ')}`],
  bots: [
    (value) => Array.isArray(value) && value.length <= 16 && value.every((each) => each === null || isLevel(each)),
    `a list with null or a level for each seat: ${LEVELS.join(', ')}`,
  ],
  level: [isLevel, `one of ${LEVELS.join(', ')}`],
  action: [isObject, 'an action, {"act": …}'],
  reasons: [oneOf([true, false]), 'true or false'],
  full: [oneOf([true, false]), 'true or false'],
};

const DEFAULTS = {
  table: 'main',
  game: '',
  options: {},
  language: 'en',
  bots: [],
  reasons: false,
  full: false,
} as const;

/** A line as a request. Throws a `RequestError`. */
export function readRequest(line: string): Request {
  let sent: unknown;
  try {
    sent = readJson(line);
  } catch {
    throw new RequestError('This line is not JSON.');
  }
  if (!isObject(sent)) throw new RequestError('A request is a JSON object, {"call": …}.');
  const id = FIELDS.id[0](sent.id) ? (sent.id as string | number) : undefined;
  for (const [name, value] of Object.entries(sent)) {
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof Request] : undefined;
    if (field === undefined) throw new RequestError(`Nothing is known of "${name.slice(0, MOST_LETTERS)}".`, id);
    const [fits, wanted] = field;
    if (!fits(value)) throw new RequestError(`"${name}" must be ${wanted}.`, id);
  }
  if (sent.call === undefined) throw new RequestError(`"call" must be ${FIELDS.call[1]}.`, id);
  return { ...DEFAULTS, ...(sent as Partial<Request>), call: sent.call as Call };
}
