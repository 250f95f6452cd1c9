import type { Choice } from '@skerry/engine';
import type { ActionOf } from '../../rules/actions.ts';
import type { IslandMap } from '../../rules/map.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';

type Choices = readonly Choice<TrailsOfTucana>[];
type Draw = ActionOf<'draw'>;
type Why = NonNullable<Choices[number]['why']>;

/** The segment that a draw names, if any. */
export function segmentOf({ between, hexes, numbers }: IslandMap, action: Draw): number | undefined {
  const [one, other] = action.between.map((hex) => numbers.get(hex));
  if (one === undefined || other === undefined) return undefined;
  const segment = between[one * hexes.length + other]!;
  return segment < 0 ? undefined : segment;
}

/** The draws among the choices, by segment. */
export function drawsIn(
  island: IslandMap,
  choices: Choices,
): { readonly allowed: ReadonlyMap<number, Draw>; readonly refused: ReadonlyMap<number, Why> } {
  const allowed = new Map<number, Draw>();
  const refused = new Map<number, Why>();
  for (const { action, why } of choices) {
    if (action.act !== 'draw') continue;
    const segment = segmentOf(island, action);
    if (segment === undefined) continue;
    if (why === undefined) allowed.set(segment, action);
    else refused.set(segment, why);
  }
  return { allowed, refused };
}

/** Choices about one segment. */
export const choicesAt = (island: IslandMap, choices: Choices, segment: number): Choices =>
  choices.filter(({ action }) => action.act === 'draw' && segmentOf(island, action) === segment);
