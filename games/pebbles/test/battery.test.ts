import { battery } from '@skerry/engine/testing';
import { botProfile } from '../bot.ts';
import { pebbles } from '../pebbles.ts';
import type { State } from '../words.ts';

battery(pebbles, { games: 200, closely: 4, player: botProfile.policy, invariant });

/** What holds at every stop. */
function invariant({ shore, shells }: State): string | undefined {
  if (shore.length > 4) return 'too many pebbles lie on the shore';
  return shells.some((left) => left < 0) ? 'somebody threw a shell too many' : undefined;
}
