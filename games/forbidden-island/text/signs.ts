import type { Translated } from '@skerry/engine';
import { signs as de } from './de/signs.ts';
import type { RuleNumber } from './en/rules.ts';
import { signs as en } from './en/signs.ts';
import { signs as fr } from './fr/signs.ts';

export type SignName = keyof typeof en;

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr, de };

/** The rules that the sentences state. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  gauge: ['FI-64'],
  boxes: ['FI-92'],
  skull: ['FI-116'],
  dry: ['FI-2'],
  flooded: ['FI-42', 'FI-94'],
  sunk: ['FI-94'],
  fatal: ['FI-113', 'FI-114'],
  pennant: ['FI-5'],
  corners: ['FI-17'],
  shore: ['FI-42', 'FI-84'],
  pips: ['FI-17'],
};
