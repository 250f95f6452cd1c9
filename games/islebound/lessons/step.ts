import { same } from '@skerry/engine';
import type { DoneStep, InLanguages } from '@skerry/look';
import type { TownName } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';

/** Asks for an action, and waits for what it brings about; the button comes first, then what else is lit. */
export const doIt = (
  { show, offer }: { readonly show: Action; readonly offer: string },
  brings: Fact['fact'] | 'nothing',
  say: InLanguages,
  why: InLanguages,
  also: readonly string[] = [],
): DoneStep<Islebound> => ({
  ...{ say, why, show },
  lit: [`[data-offer="${offer}"]`, ...also],
  aim: (facts, action) => same(action, show) && (brings === 'nothing' || facts.some(({ fact }) => fact === brings)),
});

export const townOf = (town: TownName): string => `[data-town="${town}"]`;
/** The learner's panel: goods, crew, fleet. */
export const OWN = '[data-ib="hand-0"]';
export const CREW = '[data-ib="hand-0"] .ib-crew-row';
