import { type Pebbles, pebbles } from '@skerry/pebbles';
import type { Game } from '../index.ts';

/** Pebbles on the Shore with P-3 changed: a turn is for another number of pebbles than two. */
export const withPebblesATurn = (version: number, left: number): Game<Pebbles> => ({
  ...pebbles,
  version,
  steps: {
    ...pebbles.steps,
    turn: {
      run(state, { seat }, dealer) {
        state.turn++;
        dealer.tell?.({ fact: 'turnBegan', seat });
        state.agenda.push({ do: 'wave' }, { do: 'stroll', seat, left });
      },
    },
  },
});
