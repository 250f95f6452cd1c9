import type { GuideRules } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** The rules that the sentences of the guide state, in every language. */
export const GUIDE_RULES: GuideRules<RuleNumber> = {
  aim: ['TT-20', 'TT-44', 'TT-55', 'TT-74'],
  turn: [['TT-19'], ['TT-21', 'TT-22', 'TT-25'], ['TT-33', 'TT-44', 'TT-55', 'TT-48', 'TT-49']],
  end: [
    ['TT-36', 'TT-70'],
    ['TT-73', 'TT-74'],
  ],
};
