import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';
import { signs as en } from './en/signs.ts';
import { signs as fr } from './fr/signs.ts';

export type SignName = keyof typeof en;

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr };

/** The rules each sign states, in every language. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  ship: ['IB-21', 'IB-23'],
  red: ['IB-83', 'IB-90'],
  blue: ['IB-103', 'IB-104'],
  cube: ['IB-105', 'IB-111', 'IB-116'],
  coin: ['IB-44', 'IB-48', 'IB-118'],
  wood: ['IB-87', 'IB-120', 'IB-138'],
  fish: ['IB-31', 'IB-138'],
  book: ['IB-119'],
  pirate: ['IB-84', 'IB-86', 'IB-96'],
  renown: ['IB-127'],
  token: ['IB-179'],
};
