import type { FactTable, Motion } from '@skerry/look';
import type { Pebbles } from '../words.ts';

/** The last of these comes from above. */
const drop = (of: string): Motion => ({ of, only: [-1], as: 'drop' });

/** How each kind of fact is told, heard and shown. */
export const facts: FactTable<Pebbles> = {
  turnBegan: { line: 'heading' },
  gathered: { sound: 'wood', ms: 240, motion: ({ seat }) => drop(`[data-finds="${seat}"] svg`) },
  shellThrown: { sound: 'wood', ms: 240, motion: ({ seat }) => drop(`[data-finds="${seat}"] svg`) },
  waveCame: { sound: 'water', ms: 480, motion: { of: '.pb-waves', as: 'swell' } },
  washedOut: { line: 'loss', sound: 'sink', ms: 480, motion: { of: '.pb-far .pb-pebble', only: [-1], as: 'fadeIn' } },
  seaGaveBack: { sound: 'rise' },
  surfaced: { ms: 240, motion: ({ pebble }) => drop(`.pb-place [data-colour="${pebble}"]`) },
};
