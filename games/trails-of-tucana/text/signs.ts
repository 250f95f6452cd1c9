import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';
import { signs as en } from './en/signs.ts';
import { signs as fr } from './fr/signs.ts';

export type SignName = keyof typeof en;

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr };

/** The rules that the sentences state. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  cards: ['TT-19', 'TT-22'],
  any: ['TT-25'],
  village: ['TT-6', 'TT-55'],
  sight: ['TT-44'],
  segment: ['TT-22'],
  box: ['TT-44'],
  plus: ['TT-48', 'TT-49'],
  blue: ['TT-57', 'TT-58'],
};
