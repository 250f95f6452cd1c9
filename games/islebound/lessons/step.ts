import { same } from '@skerry/engine';
import type { DoneStep, InLanguages } from '@skerry/look';
import type { TownName } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';

/** Asks for an action, and waits for what it brings about. */
export const doIt = (
  show: Action,
  brings: Fact['fact'] | 'nothing',
  rules: readonly RuleNumber[],
  say: InLanguages,
  why: InLanguages,
  lit: readonly string[],
): DoneStep<Islebound> => ({
  ...{ say, why, rules, show, lit },
  aim: (facts, action) => same(action, show) && (brings === 'nothing' || facts.some(({ fact }) => fact === brings)),
});

/** The button of an action, in the bar or in a slip. */
export const offer = (key: string): string => `[data-offer="${key}"]`;
export const townOf = (town: TownName): string => `[data-town="${town}"]`;
/** A space of the building row, counted from 1. */
export const spaceOf = (space: number): string => `.ib-row [data-space="${space}"]`;
/** The learner's panel: goods, crew, fleet. */
export const OWN = '[data-ib="hand-0"]';
export const CREW = '[data-ib="hand-0"] .ib-crew-row';
