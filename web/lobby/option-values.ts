import type { Json, OptionSpec } from '@skerry/engine';

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
  const before = values[seat]!;
  return values.map((value, each) => (each === seat ? next : value === next ? before : value));
}

/** The options as a table takes them: only what fits so many seats. */
export function fitting(
  specs: { readonly [option: string]: OptionSpec },
  options: { readonly [option: string]: Json },
  seats: number,
): { [option: string]: Json } {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, optionValue(spec, options[name], seats)]),
  );
}
