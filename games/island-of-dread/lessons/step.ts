import { same } from '@skerry/engine';
import type { DoneStep, InLanguages } from '@skerry/look';
import { cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact } from '../rules/facts.ts';
import { islandOfDread } from '../rules/game.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';

/** The number of a card of the built-in content. */
export const cardOf = (id: string): number => islandOfDread.content.cards.find((card) => card.id === id)!.number;

/** Asks for an action, and waits for what it brings about. The rules are those that its sentences state. */
export const doIt = (
  show: Action,
  brings: Fact['fact'],
  say: InLanguages,
  why: InLanguages,
  rules: readonly RuleNumber[],
  lit: readonly string[],
): DoneStep<IslandOfDread> => ({
  ...{ say, why, rules, show, lit },
  aim: (facts, action) => same(action, show) && facts.some(({ fact }) => fact === brings),
});

/** A space of the chart: `j9`. */
export const space = (name: string): string => `[data-place="${cellOf(name)}"]`;
export const offer = (key: string): string => `[data-offer="${key}"]`;
/** Whoever may act in a phase of a combat: `defend`. */
export const acting = (key: string): string => `[data-acts="${key}"]`;
export const lying = (card: string): string => `[data-iod="card-${cardOf(card)}"]`;
/** The learner's panel. */
export const OWN = '[data-iod="hand-0"]';
