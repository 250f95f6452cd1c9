import type { Game, Json, OptionRefusal, OptionSpec } from '@skerry/engine';

/** What an option stands at: what was chosen as long as it fits the number of seats, else the default. */
export function optionValue(spec: OptionSpec, chosen: Json | undefined, seats: number): Json {
  if (chosen === undefined) return spec.default;
  if (spec.kind === 'each-seat' && Array.isArray(chosen) && chosen.length !== seats) return spec.default;
  if (spec.kind === 'seat' && typeof chosen === 'number' && chosen >= seats) return spec.default;
  return chosen;
}

/** One value for each seat, all different, to begin with. */
export const dealt = (spec: Extract<OptionSpec, { kind: 'each-seat' }>, seats: number): string[] =>
  spec.values.slice(0, seats);

/** A seat takes a value; whoever had it gets what the seat had, so that all stay different. */
export function swapped(values: readonly string[], seat: number, next: string): string[] {
  return values.map((value, each) => (each === seat ? next : value === next ? (values[seat] ?? value) : value));
}

type Options = { readonly [option: string]: Json };

/** The options as a table takes them: what fits this many seats, and the default of whatever the rules refuse beside the rest. */
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

/** Why the rules refuse an option at a value, beside all the others as they stand. */
export function whyRefused(
  game: Game,
  options: Options,
  seats: number,
  [name, value]: readonly [string, Json],
): OptionRefusal['why'] | undefined {
  return game.refuses?.(seats, { ...fitting(game, options, seats), [name]: value })?.why;
}
