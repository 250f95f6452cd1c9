import { signal } from '@preact/signals';
import type { Choice } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { type Acts, afterStanding, chancesIn } from '../../outlook/fight.ts';
import type { IslandOfDread } from '../../rules/types.ts';

/** The fighter picked before the dice, preset by the slip; `at` is the phase it is for. */
export const picked = signal<{ readonly at: string; readonly action: Acts } | undefined>(undefined);

type TextContext = Scene<IslandOfDread>['telling'];
type Choices = readonly Choice<IslandOfDread>[];

/** A new round or phase needs a new pick. */
export const phaseKey = ({ state: { turns, combat } }: Pick<TextContext, 'state'>): string =>
  `${turns}-${combat?.card}-${combat?.round}-${combat?.phase}`;

const isActs = (action: IslandOfDread['Action']): action is Acts => action.act === 'attack' || action.act === 'defend';

/** Where standing is still asked: a roll implies it. */
export const standIn = (choices: Choices) =>
  choices.find(({ action, why }) => action.act === 'stand' && why === undefined)?.action;

/**
 * Figures that can be picked, and the others with the reason; before an escape phase is answered, for the phase after
 * it.
 */
export const candidatesIn = (telling: TextContext, choices: Choices) =>
  standIn(choices) === undefined
    ? choices.flatMap(({ action, why }) => (isActs(action) ? [{ action, why }] : []))
    : chancesIn(afterStanding(telling), 0).map(({ action }) => ({ action, why: undefined }));

export const offeredIn = (telling: TextContext, choices: Choices): readonly Acts[] =>
  candidatesIn(telling, choices).flatMap(({ action, why }) => (why === undefined ? [action] : []));

export function pickedAction(telling: TextContext, choices: Choices): Acts | undefined {
  const chosen = picked.value?.at === phaseKey(telling) ? picked.value.action : undefined;
  return offeredIn(telling, choices).find((action) => chosen !== undefined && sameActs(action, chosen));
}

export const pick = (telling: TextContext, action: Acts): void => {
  picked.value = { at: phaseKey(telling), action };
};

export const sameActs = (one: Acts, other: Acts): boolean =>
  one.act === other.act && (one.act === 'defend' || (other.act === 'attack' && one.figure === other.figure));
