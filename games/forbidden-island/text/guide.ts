import type { GuideRules } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** The rules that the sentences of the guide state, in every language. */
export const GUIDE_RULES: GuideRules<RuleNumber> = {
  aim: ['FI-53', 'FI-109', 'FI-120'],
  turn: [
    ['FI-17', 'FI-22', 'FI-42', 'FI-48', 'FI-53'],
    ['FI-57', 'FI-64', 'FI-65'],
    ['FI-92', 'FI-93', 'FI-94'],
  ],
  end: [['FI-109'], ['FI-113', 'FI-114', 'FI-115', 'FI-116']],
};
