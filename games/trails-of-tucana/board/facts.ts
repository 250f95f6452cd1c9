import type { Seat } from '@skerry/engine';
import type { FactTable, LineLook } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';

/** How long things take, in milliseconds: a trail is inked, a value circled, a card shown. */
export const INKING = 480;
export const CIRCLING = 240;
export const SHOWING = 240;

/** The parts of a moment: trails are inked together, then values circled, then the next cards shown. */
const INKED = { ms: INKING, wave: 1 } as const;
const CIRCLED = { ms: CIRCLING, wave: 2 } as const;
const SHOWN = { ms: SHOWING, wave: 3 } as const;

/** One who has something alone has it under their mark. */
const alone = ({ seats: [seat, ...more] }: { readonly seats: readonly Seat[] }): LineLook =>
  seat === undefined || more.length > 0 ? {} : { seat };

/** How each kind of fact is told, heard and shown. */
export const facts: FactTable<TrailsOfTucana> = {
  blueLaid: { line: 'silent' },
  roundBegan: { line: 'heading' },
  cardsShown: { line: 'heading', sound: 'paper', ...SHOWN },
  cardsLeft: { line: 'silent' },
  // The prompt says what comes next; that it was drawn is told when all are done.
  drafted: { line: 'silent', sound: 'ink', ...INKED },
  done: { line: 'silent' },
  bonusTrailOwed: { sound: 'treasure', ...CIRCLED },
  drew: { sound: 'ink', ...INKED },
  sightConnected: { sound: 'wood', ...CIRCLED },
  pairConnected: { sound: 'treasure', ...CIRCLED },
  blueWon: { line: alone, sound: 'treasure' },
  blueGone: { line: 'silent' },
  redWon: { line: alone, sound: 'treasure' },
  roundScored: CIRCLED,
  soloCut: { line: 'loss', sound: 'paper' },
  won: { line: alone, sound: 'won' },
  scoreOnly: { sound: 'won' },
};
