import type { Game, Json, OptionRefusal, OptionSpec } from '@skerry/engine';

/** The value of an option: the chosen one if it fits the number of seats, otherwise the default. */
export function optionValue(spec: OptionSpec, chosen: Json | undefined, seats: number): Json {
  if (chosen === undefined) return spec.default;
  if (spec.kind === 'each-seat' && Array.isArray(chosen) && chosen.length !== seats) return spec.default;
  if (spec.kind === 'seat' && typeof chosen === 'number' && chosen >= seats) return spec.default;
  return chosen;
}

/** The initial values, one per seat, all different. */
export const dealt = (spec: Extract<OptionSpec, { kind: 'each-seat' }>, seats: number): string[] =>
  spec.values.slice(0, seats);

/** Gives a value to a seat, and that seat's old value to its previous owner, so that all stay different. */
export function swapped(values: readonly string[], seat: number, next: string): string[] {
  return values.map((value, each) => (each === seat ? next : value === next ? (values[seat] ?? value) : value));
}

type Options = { readonly [option: string]: Json };

/**
 * The options as a table accepts them: those that fit the number of seats; options refused beside the others are set to
 * their defaults.
 */
export function fitting(game: Game, options: Options, seats: number): Options {
  const specs: { readonly [option: string]: OptionSpec } = game.options;
  const fit = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, optionValue(spec, options[name], seats)]),
  );
  for (;;) {
    const refused = game.refuses?.(seats, fit);
    const spec = refused && specs[refused.option];
    if (spec === undefined || fit[refused!.option] === spec.default) return fit;
    fit[refused!.option] = spec.default;
  }
}

/** Why the rules refuse a value of an option beside the current others. */
export function whyRefused(
  game: Game,
  options: Options,
  seats: number,
  [name, value]: readonly [string, Json],
): OptionRefusal['why'] | undefined {
  return game.refuses?.(seats, { ...fitting(game, options, seats), [name]: value })?.why;
}
