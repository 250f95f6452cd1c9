import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';
import { signs as en } from './en/signs.ts';
import { signs as fr } from './fr/signs.ts';

export type SignName = keyof typeof en;

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr };

/** The rules each sign states. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  jewel: ['ID-66', 'ID-67'],
  anchor: ['ID-155', 'ID-162'],
  wound: ['ID-21'],
  tired: ['ID-23'],
  gold: ['ID-129', 'ID-132', 'ID-141'],
  map: ['ID-183', 'ID-196'],
  mind: ['ID-20', 'ID-39', 'ID-96', 'ID-99'],
  body: ['ID-20', 'ID-39', 'ID-96', 'ID-99'],
  spirit: ['ID-20', 'ID-39', 'ID-96', 'ID-99'],
  undefeated: ['ID-68', 'ID-120'],
};
