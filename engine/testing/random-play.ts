import type { Field, Game, GameTypes, Json, Seat } from '../contract.ts';
import { vocabulary } from '../keeping/fields.ts';
import type { OptionSpec } from '../keeping/options.ts';
import { actionRules, isAsked, offersTo } from '../loop.ts';
import type { Move } from '../move.ts';
import type { Random } from '../random.ts';
import { demand } from './demand.ts';

/** Options drawn from what the game declares; those given stay as they are. */
export function randomOptions<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  random: Random,
  given: Partial<T['Options']> = {},
): Partial<T['Options']> {
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const drawn = Object.entries(specs).map(([name, spec]) => [name, randomOption(spec, seats, random)]);
  return { ...Object.fromEntries(drawn), ...given };
}

function randomOption(spec: OptionSpec, seats: number, random: Random): Json {
  if (spec.kind === 'choice') return oneOf(spec.values, random);
  if (random.below(2) === 0) return 'random';
  if (spec.kind === 'seat') return random.below(seats);
  const left = [...spec.values];
  return Array.from({ length: seats }, () => left.splice(random.below(left.length), 1)[0]!);
}

/**
 * A random move: mostly of a seat that is asked, now and then of one that only may. In half of the cases the kind of
 * action is drawn first, so that rare kinds come up as often as those with many offers.
 */
export function randomMove<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): Move<T['Action']> {
  const asked: Seat[] = [];
  const may: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (isAsked(game, state, seat)) asked.push(seat);
    else if (game.interrupts?.may(state, seat)) may.push(seat);
  }
  demand(asked.length > 0, () => 'the game is not over, and yet nobody is asked');
  const seat = oneOf(may.length > 0 && random.below(8) === 0 ? may : asked, random);
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  demand(
    offers.length > 0,
    () => `seat ${seat} ${asked.includes(seat) ? 'is asked' : 'may act'} but is offered nothing`,
  );
  if (random.below(2) === 0) return { seat, action: oneOf(offers, random) };
  const act = oneOf([...new Set(offers.map((offer) => offer.act))], random);
  return {
    seat,
    action: oneOf(
      offers.filter((offer) => offer.act === act),
      random,
    ),
  };
}

/** Any action that can be written in the game's vocabulary, offered or not. */
export function randomAction<T extends GameTypes>(game: Game<T>, seats: number, random: Random): T['Action'] {
  const act = oneOf(Object.keys(game.actions), random);
  const fields: { readonly [field: string]: Field } = actionRules(game, { act }).fields;
  const values = Object.entries(fields).map(([name, field]) => [name, randomValue(field, seats, random)]);
  return { act, ...Object.fromEntries(values) };
}

function randomValue(field: Field, seats: number, random: Random): unknown {
  if (typeof field === 'object' && 'setOf' in field) {
    const words = vocabulary(field.setOf, seats);
    return Array.from({ length: random.below(4) }, () => oneOf(words, random));
  }
  return oneOf(vocabulary(field, seats), random);
}

const LONG_LIST = new Array(100_000).fill(0);
const LONG_TEXT = 'x'.repeat(100_000);

/** What a hostile or broken client might send: nothing of it is an action of any game. */
export function garbage<T extends GameTypes>(game: Game<T>, seats: number, random: Random): unknown[] {
  const good = randomAction(game, seats, random);
  const [field] = Object.keys(good).filter((name) => name !== 'act');
  const bent =
    field === undefined
      ? []
      : [null, Number.NaN, 0.5, {}, [null], new Array(3), LONG_LIST, LONG_TEXT].map((value) => ({
          ...good,
          [field]: value,
        }));
  return [
    undefined,
    null,
    true,
    0,
    '',
    'pass',
    [],
    {},
    [good],
    () => good,
    { act: null },
    { act: '' },
    { act: 'constructor' },
    { act: '__proto__' },
    { ...good, act: [good.act] },
    { ...good, extra: 1 },
    JSON.parse(`{"__proto__":{"act":${JSON.stringify(good.act)}}}`),
    JSON.parse(JSON.stringify(good).replace(/^\{/, '{"__proto__":{"seat":0},')),
    ...bent,
  ];
}

export function oneOf<V>(values: readonly V[], random: Random): V {
  return values[random.below(values.length)]!;
}
