import { sayReason } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { Reach } from '../../outlook/sailing.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Passage, wordsOf } from '../../text/board.ts';

/** The cost of a passage, or the reason against it, in words. */
export function passageOf({ telling, text }: Scene<Islebound>, reach: Reach): Passage {
  const { why, steps, fish, berth } = reach;
  if (why === undefined) return { steps, fish, berth };
  return { why: why.why === 'tooFar' ? wordsOf(text).tooFar(why) : sayReason(text, why, telling) };
}
