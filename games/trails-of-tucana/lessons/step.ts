import type { DoneStep } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import type { RuleNumber } from '../text/en/rules.ts';
import { drawing, endsOf, lying, type Trail } from './position.ts';

type Step = DoneStep<TrailsOfTucana>;
type Rules = readonly RuleNumber[];

/** Asks for a trail; anything else lit comes after it. */
export const drawIt = (trail: Trail, rules: Rules, also: readonly string[] = []): Step => ({
  rules,
  lit: [lying(trail), ...also],
  show: drawing(trail),
  aim: (facts) => facts.some((fact) => fact.fact === 'drafted' && `${fact.between}` === `${endsOf(trail)}`),
});

/** Asks to end the turn, and waits for the effect. */
export const sayDone = (wanted: Fact['fact'], rules: Rules): Step => ({
  rules,
  lit: ['[data-offer="done"]'],
  show: { act: 'done' },
  aim: (facts) => facts.some(({ fact }) => fact === wanted),
});

/** The cards of the turn, wherever the page has room for them. */
export const CARDS = '.tt-pair, .tt-strip';
/** The sheet of points; on a phone, the boxes beside the name. */
export const SIGHTS = '.tt-sights, .tt-boxes:not([data-place="rail"])>div:first-child';
export const LETTERS = '.tt-letters, .tt-boxes:not([data-place="rail"])>div:last-child';
export const hex = (name: string): string => `[data-hex="${name}"]`;
