import { type Beat as BeatOf, motionBy } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { facts } from './facts.ts';

export type Beat<F extends Fact = Fact> = BeatOf<F>;

export const useMotion = motionBy<IslandOfDread>(facts);
