import { type Beat as BeatOf, type FactTable, motionBy } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

export type Beat<F extends Fact = Fact> = BeatOf<F>;

/** How each kind of fact is told, heard and shown. */
export const facts: FactTable<ForbiddenIsland> = {
  tileLaid: { line: 'silent' },
  cardDealt: { line: 'silent', sound: 'paper' },
  dealtAgain: { line: 'silent' },
  turnBegan: { line: 'heading' },
  actionsEnded: { line: ({ seat, unused }) => ({ seat, silent: unused === 0 }) },
  moved: {
    line: ({ by }) => ({ seat: by }),
    sound: ({ how }) => (how === 'swam' || how === 'dive' ? 'water' : 'wood'),
    ms: ({ how }) => (how === 'walk' ? 240 : 480),
  },
  shoredUp: { line: ({ by }) => ({ seat: by }), sound: 'water', ms: 480 },
  gave: { line: ({ from }) => ({ seat: from }), sound: 'paper', ms: 240 },
  captured: { sound: 'treasure', ms: 900 },
  discarded: {
    // Played cards and the price of a treasure are told by the line that follows.
    line: ({ seat, why }) => ({ seat, silent: why !== 'limit' }),
    sound: ({ why }) => (why === 'capture' ? undefined : 'paper'),
    ms: 240,
    // The four cards of a treasure leave one right after the other, and then the treasure comes.
    joins: ({ why }) => (why === 'capture' ? 60 : undefined),
  },
  drew: { line: ({ seat, card }) => ({ seat, loss: card === 'waters-rise' }), sound: 'paper', ms: 320 },
  watersRose: { line: 'loss', sound: 'rise', ms: 900 },
  floodStacked: { sound: 'paper', ms: 480 },
  // Nothing happened; with every card it would drown what did.
  passed: { line: 'silent' },
  floodCard: { line: 'silent', ms: 240 },
  flooded: { sound: 'water', ms: 480 },
  sank: { line: 'loss', sound: 'sink', ms: 900 },
  mustSwim: { line: 'silent' },
  drowning: { line: 'loss' },
  liftedOff: { ms: 900 },
  won: { sound: 'won' },
  // Nobody's mark stands before it, whoever drowned: all have lost.
  lost: { line: () => ({ loss: true }), sound: 'lost' },
};

export const useMotion = motionBy<ForbiddenIsland>(facts);
