import { same } from '@skerry/engine';
import type { DoneStep } from '@skerry/look';
import { CELLS, cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact } from '../rules/facts.ts';
import { islandOfDread } from '../rules/game.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';

export const cardOf = (id: string): number => islandOfDread.content.cards.find((card) => card.id === id)!.number;

/** Asks for an action and waits for its effect. `rules` are those that its sentences state. */
export const doIt = (
  show: Action,
  brings: Fact['fact'],
  rules: readonly RuleNumber[],
  lit: readonly string[],
): DoneStep<IslandOfDread> => ({
  ...{ rules, show, lit },
  aim: (facts, action) => same(action, show) && facts.some(({ fact }) => fact === brings),
});

/** A space of the chart: `j9`. */
export const space = (name: string): string => `[data-place="${cellOf(name)}"]`;
/** An anchor: `S2`. */
export function anchor(name: string): string {
  const { ports, towns } = islandOfDread.content.chart;
  return `[data-place="${CELLS + ports.indexOf(name) - towns.length}"]`;
}
export const offer = (key: string): string => `[data-offer="${key}"]`;
/** The candidates of a combat phase: `defend`. */
export const acting = (key: string): string => `[data-acts="${key}"]`;
export const lying = (card: string): string => `[data-iod="card-${cardOf(card)}"]`;
/** The learner's panel; on a phone, the line above the chart. */
export const OWN = '[data-iod="hand-0"], .iod-strip>li:first-child';
