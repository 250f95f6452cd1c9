import { same } from '@skerry/engine';
import type { DoneStep } from '@skerry/look';
import type { TownName } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';

/** Asks for an action and waits for its effect. */
export const doIt = (
  show: Action,
  brings: Fact['fact'] | 'nothing',
  rules: readonly RuleNumber[],
  lit: readonly string[],
): DoneStep<Islebound> => ({
  ...{ rules, show, lit },
  aim: (facts, action) => same(action, show) && (brings === 'nothing' || facts.some(({ fact }) => fact === brings)),
});

/** The button of an action, in the bar or in a slip. */
export const offer = (key: string): string => `[data-offer="${key}"]`;
export const townOf = (town: TownName): string => `[data-town="${town}"]`;
/** A building in its slip; before that, the slip's button. */
export const buyFrom = (space: number): string => [offer(`buy-${space}`), offer('aside')].join();
/** The building row; on a phone, its tab. */
export const ROW = '.ib-row, .tab[id$="-row"]';
export const RENOWN = '.table-pane, .tab[id$="-renown"]';
/** A die in the attack slip, by its face. */
export const dieOf = (face: number): string => `.ib-attack .ib-die-box[data-face="${face}"]`;
/** The learner's panel: goods, crew, fleet. */
export const OWN = '[data-ib="hand-0"]';
export const CREW = '[data-ib="hand-0"] .ib-crew-row';
