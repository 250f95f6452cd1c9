import type { EventTile } from './vocabulary.ts';

/** T1 to T8. */
export const TILES: readonly EventTile[] = [
  [{ kind: 'plains' }, { kind: 'lane', number: 1 }],
  [{ kind: 'plains' }, { kind: 'lane', number: 2 }],
  [{ kind: 'plains' }, { kind: 'lane', number: 3 }],
  [{ kind: 'plains' }, { kind: 'sea' }],
  [{ kind: 'plains' }, { kind: 'sea' }],
  [{ kind: 'plains' }, { kind: 'ruins' }],
  [{ kind: 'lane', number: 4 }, { kind: 'sea' }],
  [{ kind: 'lane', number: 5 }, { kind: 'sea' }],
];
