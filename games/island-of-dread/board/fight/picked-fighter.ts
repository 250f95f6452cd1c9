import { signal } from '@preact/signals';
import type { Choice } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { type Acts, stakesOf } from '../../outlook/fight.ts';
import type { IslandOfDread } from '../../rules/types.ts';

/** Who the reader lets act, before the dice are asked for; `at` tells the phase it was chosen in. */
export const picked = signal<{ readonly at: string; readonly action: Acts } | undefined>(undefined);

type TextContext = Scene<IslandOfDread>['telling'];

/** Another round, or another phase, asks anew. */
export const phaseKey = ({ state: { turns, combat } }: TextContext): string =>
  `${turns}-${combat?.card}-${combat?.round}-${combat?.phase}`;

export const isActs = (action: IslandOfDread['Action']): action is Acts =>
  action.act === 'attack' || action.act === 'defend';

/** Whoever the reader picked; before that, whoever attacks with the best chance. */
export function pickedAction(telling: TextContext, choices: readonly Choice<IslandOfDread>[]): Acts | undefined {
  const offered = choices.flatMap(({ action, why }) => (why === undefined && isActs(action) ? [action] : []));
  const chosen = picked.value?.at === phaseKey(telling) ? picked.value.action : undefined;
  const found = offered.find((action) => chosen !== undefined && sameActs(action, chosen));
  if (found !== undefined) return found;
  const chanceOf = (action: Acts): number => (action.act === 'attack' ? stakesOf(telling, action).throws.chance : -1);
  return offered.toSorted((one, other) => chanceOf(other) - chanceOf(one))[0];
}

export const sameActs = (one: Acts, other: Acts): boolean =>
  one.act === other.act && (one.act === 'defend' || (other.act === 'attack' && one.figure === other.figure));
