import type { DoneStep, InLanguages } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import { drawing, endsOf, lying, type Trail } from './position.ts';

type Step = DoneStep<TrailsOfTucana>;

/** Asks for a trail; what else is lit comes after it. */
export const drawIt = (trail: Trail, say: InLanguages, why: InLanguages, also: readonly string[] = []): Step => ({
  ...{ say, why },
  lit: [lying(trail), ...also],
  show: drawing(trail),
  aim: (facts) => facts.some((fact) => fact.fact === 'drafted' && `${fact.between}` === `${endsOf(trail)}`),
});

/** Asks to say that the turn is done, and waits for what that brings about. */
export const sayDone = (brings: Fact['fact'], say: InLanguages, why: InLanguages): Step => ({
  ...{ say, why },
  lit: ['[data-offer="done"]'],
  show: { act: 'done' },
  aim: (facts) => facts.some(({ fact }) => fact === brings),
});

/** The cards of the turn, wherever the page has room for them. */
export const CARDS = '.tt-pair, .tt-strip';
/** The sheet of points. */
export const SIGHTS = '.tt-sights';
export const LETTERS = '.tt-letters';
export const hex = (name: string): string => `[data-hex="${name}"]`;
