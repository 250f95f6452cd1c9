import type { Game } from '@skerry/engine';
import type { World } from '../content/world.ts';
import type { IslandOfDread } from './types.ts';

export interface Options {
  /** Each seat's Hero, by its name in the content. */
  heroes: 'random' | readonly string[];
  length: 'standard' | 'short';
  startGold: number;
  /** ID-176: ours, or that of the base game. */
  counterPrice: 'standard' | 'baseGame';
  pvp: boolean;
  /** ID-227 */
  fightEndsTurn: boolean;
  negotiate: boolean;
  otherItems: 'unlimited' | 'two';
  doom: boolean;
  roundLimit: number | 'none';
}

const YES = { kind: 'choice', values: [true, false], default: true } as const;
const NO = { kind: 'choice', values: [false, true], default: false } as const;

/** Ledger 1.1. */
export function optionsOf({ content }: World): Game<IslandOfDread>['options'] {
  const { startGoldOption, roundLimit } = content.numbers;
  const limits = [...new Set([roundLimit, 60, 40, 100])];
  return {
    heroes: { kind: 'each-seat', values: content.heroes.map(({ id }) => id), default: 'random' },
    length: { kind: 'choice', values: ['standard', 'short'], default: 'standard' },
    startGold: { kind: 'choice', values: startGoldOption, default: startGoldOption[0]! },
    counterPrice: { kind: 'choice', values: ['standard', 'baseGame'], default: 'standard' },
    pvp: YES,
    fightEndsTurn: NO,
    negotiate: YES,
    otherItems: { kind: 'choice', values: ['unlimited', 'two'], default: 'unlimited' },
    doom: NO,
    roundLimit: { kind: 'choice', values: [...limits, 'none'], default: roundLimit },
  };
}
