import type { Game, GameTypes, Json } from '../contract.ts';
import { OptionError, SeatCountError } from '../errors.ts';

/** What an option of a table may be. The lobby draws its controls from this. */
export type OptionSpec =
  /** One of a list. */
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number | boolean)[];
      readonly default: string | number | boolean;
    }
  /** `'random'`, or one value for each seat, all different. */
  | { readonly kind: 'each-seat'; readonly values: readonly string[]; readonly default: 'random' }
  /** `'random'`, or a seat. */
  | { readonly kind: 'seat'; readonly default: 'random' };

/** Checks what was asked for, fills in the defaults, and throws a named error for anything else. */
export function readOptions<T extends GameTypes>(game: Game<T>, seats: number, asked: object): T['Options'] {
  if (!game.seats.includes(seats)) throw new SeatCountError(game.name, game.seats, seats);
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  for (const name of Object.keys(asked)) {
    if (!Object.hasOwn(specs, name)) throw new OptionError(name, { trouble: 'unknown', options: Object.keys(specs) });
  }
  const chosen: { [option: string]: Json } = {};
  for (const [name, spec] of Object.entries(specs)) {
    const { [name]: value = spec.default } = asked as Record<string, unknown>;
    checkOption(name, spec, value, seats);
    chosen[name] = Array.isArray(value) ? Object.freeze([...value]) : (value as Json);
  }
  const options = Object.freeze(chosen) as T['Options'];
  const refused = game.refuses?.(seats, options);
  if (refused !== undefined) throw new OptionError(refused.option, { trouble: 'refused', refusal: refused.why });
  return options;
}

function checkOption(name: string, spec: OptionSpec, value: unknown, seats: number): void {
  switch (spec.kind) {
    case 'choice':
      if (!(spec.values as readonly unknown[]).includes(value)) {
        throw new OptionError(name, { trouble: 'value', value, values: spec.values });
      }
      return;
    case 'each-seat': {
      if (value === 'random') return;
      if (!Array.isArray(value) || value.length !== seats) {
        throw new OptionError(name, { trouble: 'notPerSeat', seats });
      }
      for (const each of value) {
        if (!spec.values.includes(each))
          throw new OptionError(name, { trouble: 'value', value: each, values: spec.values });
      }
      if (new Set(value).size !== value.length) throw new OptionError(name, { trouble: 'twoSeats' });
      return;
    }
    case 'seat':
      if (value === 'random') return;
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= seats) {
        throw new OptionError(name, { trouble: 'noSeat', seats });
      }
  }
}
