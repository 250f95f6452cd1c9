import type { GuideRules } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** The rules that the guide's sentences state, in any language. */
export const GUIDE_RULES: GuideRules<RuleNumber> = {
  aim: ['ID-2', 'ID-14', 'ID-32', 'ID-179', 'ID-236'],
  turn: [
    ['ID-43'],
    ['ID-47', 'ID-52', 'ID-157'],
    ['ID-66', 'ID-162', 'ID-70', 'ID-90', 'ID-92'],
    ['ID-126', 'ID-128', 'ID-129', 'ID-132', 'ID-141'],
    ['ID-175', 'ID-177'],
  ],
  end: [['ID-196'], ['ID-208', 'ID-209', 'ID-213', 'ID-239']],
};
