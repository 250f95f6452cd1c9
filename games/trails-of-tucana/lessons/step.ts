import type { DoneStep, InLanguages } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';
import { drawing, endsOf, lying, type Trail } from './position.ts';

type Step = DoneStep<TrailsOfTucana>;
type Rules = readonly RuleNumber[];

/** Asks for a trail; what else is lit comes after it. */
export const drawIt = (
  trail: Trail,
  rules: Rules,
  say: InLanguages,
  why: InLanguages,
  also: readonly string[] = [],
): Step => ({
  ...{ say, why, rules },
  lit: [lying(trail), ...also],
  show: drawing(trail),
  aim: (facts) => facts.some((fact) => fact.fact === 'drafted' && `${fact.between}` === `${endsOf(trail)}`),
});

const PRESS_DONE: InLanguages = { en: 'Press *Done*.', fr: 'Choisissez *J’ai fini*.' };

/** Asks to end the turn, and waits for what that brings about. */
export const sayDone = (wanted: Fact['fact'], rules: Rules, why: InLanguages, say = PRESS_DONE): Step => ({
  ...{ say, why, rules },
  lit: ['[data-offer="done"]'],
  show: { act: 'done' },
  aim: (facts) => facts.some(({ fact }) => fact === wanted),
});

/** The cards of the turn, wherever the page has room for them. */
export const CARDS = '.tt-pair, .tt-strip';
/** The sheet of points. */
export const SIGHTS = '.tt-sights';
export const LETTERS = '.tt-letters';
export const hex = (name: string): string => `[data-hex="${name}"]`;
