import { commitmentTo, newSeed } from '../content/seed.ts';
import type { Shape } from '../content/shapes.ts';
import { faultsOf } from '../content/shapes.ts';
import type { Dealer, Game, GameTypes, Json, Pack, Seat, StateJson } from '../contract.ts';
import { SampleDealer } from '../dealers.ts';
import { OptionError, SeatCountError } from '../errors.ts';
import type { Translated } from '../first/languages.ts';
import { copy, isObject, writtenState } from '../json.ts';
import { readOptions } from '../keeping/options.ts';
import { resume, unknownWord, withPackOf } from '../keeping/snapshot.ts';
import { actionRules, offersTo, settle, stepRules, topStep } from '../loop.ts';
import { Random } from '../random.ts';
import { inside, type Table } from '../table.ts';
import { imagine, project } from '../view.ts';
import type { AnyFaultWords, GeneralPositionFault, PositionFault } from './faults.ts';

/** One moment of a game as JSON: no history, no seed. It holds the whole state, so it is for those who may know all. */
export interface Position {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: { readonly [option: string]: Json };
  /** Absent for the built-in content. */
  readonly pack?: Pack;
  readonly state: StateJson;
}

/** What a game knows of its positions. */
export interface PositionRules<T extends GameTypes = GameTypes> {
  /** What its state looks like. Nothing else looks at a state before it passed. */
  shape(game: Game<T>, seats: number): Shape<unknown>;
  /** What does not add up in a state of the right shape. */
  faults(state: T['State'], game: Game<T>, options: T['Options']): readonly PositionFault[];
  /** Components that `faults` counts more closely. */
  readonly countsItself?: readonly string[];
}

/** A position that was read, or what is wrong with its text. */
export type ReadPosition =
  | { readonly position: Position; readonly faults: readonly [] }
  | { readonly position?: undefined; readonly faults: readonly PositionFault[] };

/** All that deals with the positions of a game, loaded on demand. The game is bound to its content. */
export interface PositionKit<T extends GameTypes = GameTypes> {
  readonly rules: PositionRules<T>;
  /** As short text that can be typed. */
  write(position: Position, game: Game<T>): string;
  read(text: string, game: Game<T>): ReadPosition;
  /** The faults that its rules find. */
  readonly words: Translated<() => Promise<AnyFaultWords>>;
}

export function positionOf(table: Table): Position {
  const { game, seats, options } = table;
  const { state } = inside(table);
  return {
    game: game.name,
    version: game.version,
    seats,
    options: copy(options as { [option: string]: Json }),
    ...(game.pack && { pack: game.pack.whole }),
    state: writtenState(state),
  };
}

/** A table that begins there. Its record begins with the position. Check the position first. */
export function tableAt<T extends GameTypes>(
  game: Game<T>,
  { version, state, ...head }: Position,
  { seed = newSeed() }: { readonly seed?: string } = {},
): Table<T> {
  return resume(game, { ...head, commitment: commitmentTo(seed), seed }, { version, entries: 0, state, reached: {} });
}

/**
 * What is wrong with a position from elsewhere; nothing if it is in order. Any value may be given, and it never throws.
 * `rules` are those of the game's positions.
 */
export function checkPosition<T extends GameTypes>(
  unbound: Game<T>,
  value: unknown,
  rules: PositionRules<T>,
): readonly PositionFault[] {
  if (!isSmall(value)) return [general('', { fault: 'tooLarge' })];
  if (!isPosition(value)) return [general('', { fault: 'notAPosition' })];
  const { game: name, version, seats, options, pack } = value;
  if (name !== unbound.name) return [general('game', { fault: 'otherGame', game: name.slice(0, 40) })];
  if (unbound.packs === undefined && pack !== undefined) return [general('pack', { fault: 'pack' })];
  const broken = pack === undefined ? [] : (unbound.packs?.check(pack) ?? []);
  if (broken.length > 0) return broken.map((fault) => ({ ...fault, blocks: true, place: `pack.${fault.place}` }));
  const game = withPackOf(unbound, value);
  const setting = readSetting(game, seats, options);
  if (setting.fault !== undefined) return [setting.fault];
  let state: StateJson = copy(value.state);
  if (version !== game.version) {
    const renewed = renewedState(game, state, version);
    if (renewed === undefined) return [general('version', { fault: 'otherVersion', version, known: game.version })];
    state = renewed;
  }
  return checkState(game, state, { seats, options: setting.options }, rules);
}

function checkState<T extends GameTypes>(
  game: Game<T>,
  written: StateJson,
  { seats, options }: { readonly seats: number; readonly options: T['Options'] },
  rules: PositionRules<T>,
): readonly PositionFault[] {
  const wrong = faultsOf(written, rules.shape(game, seats));
  if (wrong.length > 0) return wrong.map((fault) => ({ ...fault, blocks: true }));
  const word = unknownWord(game, written);
  if (word !== undefined) return [general('', { fault: 'strangeWord', word: word.slice(0, 40) })];
  const state = written as StateJson & T['State'];
  const stranger = state.agenda.find((step) => !Object.hasOwn(game.steps, step.do));
  if (stranger !== undefined) return [general('agenda', { fault: 'strangeStep', step: stranger.do })];
  if (game.outcome(state) !== undefined) return [general('outcome', { fault: 'gameOver' })];
  const faults = [...rules.faults(state, game, options)];
  const settled = settledCopy(game, state);
  faults.push(...miscounted(game, settled ?? state, options, rules));
  if (faults.some(({ blocks }) => blocks) || (settled !== undefined && isPlayable(game, settled))) return faults;
  return [...faults, general('agenda', { fault: 'nobodyAsked' })];
}

function renewedState<T extends GameTypes>(game: Game<T>, state: StateJson, version: number): StateJson | undefined {
  if (version > game.version) return undefined;
  try {
    return game.renew?.(state, version);
  } catch {
    return undefined;
  }
}

type Setting<O> = { readonly options: O; readonly fault?: undefined } | { readonly fault: PositionFault };

function readSetting<T extends GameTypes>(game: Game<T>, seats: number, asked: object): Setting<T['Options']> {
  try {
    return { options: readOptions(game, seats, asked) };
  } catch (error) {
    if (error instanceof SeatCountError)
      return { fault: general('seats', { fault: 'seatCount', seats: error.allowed }) };
    const option = error instanceof OptionError ? error.option.slice(0, 40) : '';
    return { fault: general(`options.${option}`, { fault: 'option', option }) };
  }
}

/** Whatever of the box is missing or there too often, counted as in the set-up. */
function miscounted<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  options: T['Options'],
  { countsItself = [] }: PositionRules<T>,
): PositionFault[] {
  const dealer = new SampleDealer(1);
  const begun = game.setUp(state.seats, options, dealer);
  settle(game, begun, dealer);
  const box = game.components?.(begun) ?? {};
  const found = game.components?.(state) ?? {};
  return [...new Set([...Object.keys(box), ...Object.keys(found)])].flatMap((component) => {
    const { [component]: have = 0 } = found;
    const { [component]: want = 0 } = box;
    return have === want || countsItself.includes(component)
      ? []
      : [general('', { fault: 'miscounted', component, have, want })];
  });
}

/** More steps than run by themselves in any game. */
const MOST_STEPS = 1000;

/** A copy after the steps that run by themselves, if somebody is asked then. */
function settledCopy<T extends GameTypes>(game: Game<T>, before: T['State']): T['State'] | undefined {
  const state = copy(before);
  try {
    return settleWell(game, state, new SampleDealer(1)) === undefined ? undefined : state;
  } catch {
    return undefined;
  }
}

/** The first seat that is asked; nobody once the game is over, or where steps go on and on. */
function settleWell<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  dealer: Dealer<T['Fact']>,
): Seat | undefined {
  for (let count = 0; count < MOST_STEPS && game.outcome(state) === undefined; count++) {
    const step = topStep(state);
    if (step === undefined) return undefined;
    const rules = stepRules(game, step);
    for (let seat = 0; seat < state.seats; seat++) if (rules.asks?.(state, step, seat)) return seat;
    state.agenda.pop();
    rules.run(state, step, dealer);
  }
  return undefined;
}

/** So many short games are played from a position, so many moves each. */
const TRIALS = 2;
const MOVES = 16;

/** Whether every seat could imagine what it does not know, and a few short games meet nothing that the rules cannot do. */
function isPlayable<T extends GameTypes>(game: Game<T>, state: T['State']): boolean {
  try {
    for (let seat = 0; seat < state.seats; seat++)
      offersTo(game, imagine(game, project<T>(state, seat), new SampleDealer(1)), seat, []);
    for (let trial = 1; trial <= TRIALS; trial++) if (!plays(game, game.clone(state), trial)) return false;
    return true;
  } catch {
    return false;
  }
}

function plays<T extends GameTypes>(game: Game<T>, state: T['State'], trial: number): boolean {
  const random = new Random(trial);
  const dealer = new SampleDealer(trial);
  for (let count = 0; count < MOVES; count++) {
    const seat = settleWell(game, state, dealer);
    if (seat === undefined) return game.outcome(state) !== undefined;
    const offers: T['Action'][] = [];
    offersTo(game, state, seat, offers);
    const action = offers[random.below(offers.length)];
    if (action === undefined) return false;
    actionRules(game, action).take?.(state, seat, action, dealer);
  }
  return true;
}

/** Deeper and larger than any position with its pack. */
const DEEPEST = 24;
const LARGEST = 100_000;
const WORD = 32;

/** Whether any value is plain JSON of a size that can be looked at. Values that contain themselves are too deep. */
function isSmall(value: unknown): boolean {
  let size = 0;
  const fits = (part: unknown, depth: number): boolean => {
    size += typeof part === 'string' ? 1 + part.length / WORD : 1;
    if (size > LARGEST) return false;
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part !== 'object' || part === null) return typeof part !== 'bigint' && typeof part !== 'symbol';
    if (depth === DEEPEST || (Array.isArray(part) && part.length > LARGEST)) return false;
    return Object.entries(part).every(([key, each]) => fits(key, depth + 1) && fits(each, depth + 1));
  };
  try {
    return fits(value, 0);
  } catch {
    return false;
  }
}

const PARTS: readonly string[] = ['game', 'version', 'seats', 'options', 'pack', 'state'] satisfies (keyof Position)[];

const isPosition = (value: unknown): value is Position =>
  isObject(value) &&
  Object.keys(value).every((part) => PARTS.includes(part)) &&
  typeof value.game === 'string' &&
  Number.isInteger(value.version) &&
  Number.isInteger(value.seats) &&
  isObject(value.options) &&
  (value.pack === undefined || isObject(value.pack)) &&
  isObject(value.state);

const general = (place: string, fault: GeneralPositionFault): PositionFault => ({ blocks: true, place, ...fault });
