import type { GuideRules } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** The rules that the guide's sentences state, in every language. */
export const GUIDE_RULES: GuideRules<RuleNumber> = {
  aim: ['IB-27', 'IB-83', 'IB-103', 'IB-118', 'IB-180'],
  turn: [
    ['IB-22', 'IB-23'],
    ['IB-21', 'IB-24'],
    ['IB-21', 'IB-24', 'IB-26', 'IB-111', 'IB-118'],
  ],
  end: [['IB-175', 'IB-176', 'IB-177'], ['IB-179']],
};
