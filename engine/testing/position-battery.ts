import { beforeAll, describe, expect, test } from 'vitest';
import type { Game, GameTypes, Json } from '../contract.ts';
import { SampleDealer } from '../dealers.ts';
import { inLanguage, LANGUAGES } from '../first/languages.ts';
import { readOptions } from '../keeping/options.ts';
import { settle, take } from '../loop.ts';
import { type AnyFaultWords, type PositionFault, sayPositionFault } from '../position/faults.ts';
import { checkPosition, type Position, type PositionKit, tableAt } from '../position/position.ts';
import { Random } from '../random.ts';
import { inside } from '../table.ts';
import { demand, demandSame, show } from './demand.ts';
import { NIGHTLY } from './nightly.ts';
import { oneOf, randomOptions } from './random-play.ts';
import { type Deal, ENDLESS, nextMove } from './stop.ts';

export interface PositionBatteryOptions<T extends GameTypes> {
  /** Positions from random games; at night `NIGHTLY` times as many. */
  readonly positions: number;
  /** How many of them are played on to the end. */
  readonly playedOn: number;
  /** A player with some sense, who plays every second game and the rest of those that are played on. */
  readonly player: NonNullable<Deal<T>['player']>;
  /** Parts of the state whose lists hold a thing of the box once: what is doubled or removed there is missed. */
  readonly things: readonly string[];
}

/** Random games give this many positions each. */
const PER_GAME = 20;
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Finn', 'Gaia', 'Hugo'];

/** What must hold for the positions of every game: call it in one line of a test file. */
export function positionBattery<T extends GameTypes>(
  game: Game<T>,
  kit: PositionKit<T> & { tidy(position: Position, game: Game<T>): Position },
  options: PositionBatteryOptions<T>,
): void {
  describe(`positions of ${game.name}`, { timeout: 120_000 * NIGHTLY }, () => {
    const { rules } = kit;
    let all: readonly Position[] = [];
    let some: readonly Position[] = [];
    let words: readonly AnyFaultWords[] = [];
    beforeAll(async () => {
      all = randomPositions(game, options);
      some = all.filter((_, n) => n % 5 === 0);
      words = await Promise.all(LANGUAGES.map((language) => inLanguage(language, kit.words)()));
    });

    /** Each fault in each language. */
    function demandSaid(faults: readonly PositionFault[]): void {
      for (const fault of faults)
        for (const [n, language] of LANGUAGES.entries()) {
          const sentence = sayPositionFault(language, fault, words[n]!, { names: NAMES });
          demand(/^.{5,}[.!?…]$/su.test(sentence), () => `"${sentence}" is no sentence for ${show(fault)}`);
          demand(!/undefined|NaN|\[object/.test(sentence), () => `"${sentence}" says ${show(fault)}`);
        }
    }

    test(`${options.positions * NIGHTLY} from random games are in order, and text brings them back unchanged`, () => {
      for (const position of all) {
        const faults = checkPosition(game, position, rules);
        const blocking = faults.filter(({ blocks }) => blocks);
        demand(blocking.length === 0, () => `${show(blocking)} in ${JSON.stringify(position)}`);
        demandSaid(faults);
        const text = kit.write(position, game);
        const read = kit.read(text, game);
        demand(read.position !== undefined, () => `${show(read.faults)} in ${text}`);
        demandSame(read.position, kit.tidy(position, game), 'the position that was read');
        demandSame(kit.write(read.position, game), text, 'the text written again');
      }
    });

    test('as many broken ones are refused with a sentence', () => {
      const random = new Random(30);
      for (const position of all) {
        const { broken, how } = breakIt(position, options.things, random);
        const faults = checkPosition(game, broken, rules);
        demand(
          faults.some(({ blocks }) => blocks),
          () => `${how} goes unnoticed in ${JSON.stringify(broken)}`,
        );
        demandSaid(faults);
      }
    });

    test('one with any other change is refused, or can be played', () => {
      const random = new Random(31);
      for (const position of some) {
        const bent = nudge(position, random);
        const faults = checkPosition(game, bent, rules);
        demandSaid(faults);
        if (!faults.some(({ blocks }) => blocks)) playOn(game, bent, random, 12);
      }
    });

    test('any text is read, or refused with a sentence', () => {
      const random = new Random(32);
      for (const position of some) {
        const { faults, position: read } = kit.read(garbled(kit.write(position, game), random), game);
        demandSaid(faults);
        if (read !== undefined) demandSaid(checkPosition(game, read, rules));
      }
    });

    test(`${options.playedOn * NIGHTLY} of them are played on to the end`, () => {
      const random = new Random(33);
      for (let n = 0; n < options.playedOn * NIGHTLY; n++)
        playOn(game, oneOf(all, random), random, ENDLESS, options.player);
    });

    test('a text that says nothing more than the game is a position', () => {
      const { position, faults } = kit.read(`${game.name}:`, game);
      expect(faults).toEqual([]);
      expect(checkPosition(game, position, rules).filter(({ blocks }) => blocks)).toEqual([]);
    });
  });
}

function randomPositions<T extends GameTypes>(
  game: Game<T>,
  { positions, player }: PositionBatteryOptions<T>,
): readonly Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < positions * NIGHTLY; seed++) {
    const seats = game.seats[seed % game.seats.length]!;
    const random = new Random(seed);
    const drawn = randomOptions(game, seats, random);
    const options = readOptions(
      game,
      seats,
      game.refuses?.(seats, { ...readOptions(game, seats, {}), ...drawn }) ? {} : drawn,
    );
    const deal: Deal<T> = { seed, seats, options, player: random.below(2) === 0 ? player : undefined };
    const written = (state: T['State']): Pick<Position, 'options' | 'state'> =>
      JSON.parse(JSON.stringify({ options, state }));
    const dealer = new SampleDealer(seed);
    const state = game.setUp(seats, options, dealer);
    settle(game, state, dealer);
    const stops: T['State'][] = [];
    for (let count = 0; game.outcome(state) === undefined; count++) {
      // Every stop has the same chance to stay.
      const place = count < PER_GAME ? count : random.below(count + 1);
      if (place < PER_GAME) stops[place] = game.clone(state);
      const { seat, action } = nextMove(game, deal, state, random);
      take(game, state, seat, action, dealer);
    }
    found.push(...stops.map((stop) => ({ game: game.name, version: game.version, seats, ...written(stop) })));
  }
  return found.slice(0, positions * NIGHTLY);
}

/** Plays some moves from a position, or to the end. */
function playOn<T extends GameTypes>(
  game: Game<T>,
  position: Position,
  random: Random,
  moves: number,
  player?: Deal<T>['player'],
): void {
  const { seats, options } = position;
  const state = game.clone(inside(tableAt(game, position, { seed: 'played on' })).state);
  const dealer = new SampleDealer(1);
  const chosen: T['Options'] = { ...options };
  const deal = { seed: 1, seats, options: chosen, player };
  try {
    for (let count = 0; game.outcome(state) === undefined && count < moves; count++) {
      demand(count < ENDLESS - 1, () => 'the game does not end');
      const { seat, action } = nextMove(game, deal, state, random);
      take(game, state, seat, action, dealer);
    }
  } catch (cause) {
    throw new Error(`${String(cause)}\nafter ${JSON.stringify(position)}`, { cause });
  }
}

type Branch = { [key: string]: Json } | Json[];
interface Spot {
  readonly within: Branch;
  readonly key: string | number;
  readonly value: Json;
  readonly path: string;
}

/** Every value of a state with its place. */
function spotsOf(within: Branch, path = ''): Spot[] {
  const keys = Array.isArray(within) ? within.map((_, n) => n) : Object.keys(within);
  return keys.flatMap((key): Spot[] => {
    const value = (within as { [key: string]: Json })[key]!;
    const here = `${path}/${key}`;
    const spot = { within, key, value, path: here };
    return isBranch(value) ? [spot, ...spotsOf(value, here)] : [spot];
  });
}

const isBranch = (value: Json): value is Branch => typeof value === 'object' && value !== null;
const isList = (value: Json): value is Json[] => Array.isArray(value);
const put = ({ within, key }: Spot, value: Json): void => void Object.assign(within, { [key]: value });

/** Breaks a position so that nobody could play it. */
function breakIt(
  position: Position,
  things: readonly string[],
  random: Random,
): { readonly broken: unknown; readonly how: string } {
  const broken: { seats: Json; version: Json; state: { [key: string]: Json } } = JSON.parse(JSON.stringify(position));
  const { state } = broken;
  const spots = spotsOf(state);
  const one = (test: (spot: Spot) => boolean): Spot => oneOf(spots.filter(test), random);
  const isFixed = ({ path, within }: Spot) => !isList(within) && !path.startsWith('/agenda');
  const ways: (() => string)[] = [
    () => {
      const spot = one(isFixed);
      Reflect.deleteProperty(spot.within, spot.key);
      return `without ${spot.path}`;
    },
    () => {
      const { path, value } = one(({ value }) => isBranch(value) && !isList(value));
      (value as { [key: string]: Json }).moon = 1;
      return `a moon in ${path}`;
    },
    () => {
      const spot = one(({ value }) => !isBranch(value));
      put(spot, { moon: [] });
      return `an object at ${spot.path}`;
    },
    () => {
      const spot = one(({ value }) => typeof value === 'number');
      put(spot, oneOf([1e9, -7e5, 0.5, null, 'one', 1e300], random));
      return `another number at ${spot.path}`;
    },
    () => {
      const spot = one(({ value }) => typeof value === 'string');
      put(spot, oneOf(['zzz', '', '__proto__', 'x'.repeat(9000), 7], random));
      return `another word at ${spot.path}`;
    },
    () => {
      const { path, value } = one(({ value }) => isList(value));
      const list = value as Json[];
      const filling = list[0] ?? 0;
      while (list.length < 5000) list.push(filling);
      return `too much in ${path}`;
    },
    () => {
      broken.seats = oneOf([0, 99, -1, 1.5, null], random);
      return 'another number of seats';
    },
    () => {
      broken.version = oneOf([99, 'one', null], random);
      return 'another version';
    },
    ...['less', 'more'].map((kind) => () => {
      const lists = spots.filter(
        ({ path, value }) =>
          isList(value) && value.length > 0 && !value.some(isBranch) && things.includes(path.split('/')[1]!),
      );
      const { path, value } = oneOf(lists, random);
      const list = value as Json[];
      const place = random.below(list.length);
      if (kind === 'less') list.splice(place, 1);
      else list.push(list[place]!);
      return `a thing ${kind} in ${path}`;
    }),
  ];
  const how = oneOf(ways, random)();
  return { broken, how };
}

/** Changes something small, as a person might who edits a position. */
function nudge(position: Position, random: Random): Position {
  const bent: Position & { state: { [key: string]: Json } } = JSON.parse(JSON.stringify(position));
  const spots = spotsOf(bent.state);
  const spot = oneOf(spots, random);
  const { value, within } = spot;
  const like = spots.filter((other) => typeof other.value === typeof value && !isBranch(other.value));
  if (typeof value === 'number') put(spot, value + (random.below(2) === 0 ? 1 : -1));
  else if (typeof value === 'boolean') put(spot, !value);
  else if (typeof value === 'string') put(spot, oneOf(like, random).value);
  else if (isList(value) && value.length > 0) {
    const [taken] = value.splice(random.below(value.length), 1);
    const lists = spots.filter((other): other is Spot & { value: Json[] } => isList(other.value));
    oneOf(lists, random).value.push(taken!);
  } else if (isList(within)) within.splice(Number(spot.key), 1);
  return bent;
}

const SIGNS = ['(', ')', '|', '=', '*999', '-', '...', ' x ', ';', '\n', ':', '999999', 'hands:', '#'];

/** A text with a slip of the finger or two. */
function garbled(text: string, random: Random): string {
  let bent = text;
  for (let count = 1 + random.below(3); count > 0; count--) {
    const at = random.below(bent.length);
    const cut = random.below(3);
    bent = bent.slice(0, at) + (cut === 0 ? '' : oneOf(SIGNS, random)) + bent.slice(at + cut);
  }
  return bent;
}
