/** Icons of offers that many games never make, in a file that is loaded with the first of them. */
import cardDiscard from 'game-icon:card-discard';
import cardPickup from 'game-icon:card-pickup';
import swimfins from 'game-icon:swimfins';

import type { RareSign } from '../icons.tsx';

export const RARE_SIGNS: Readonly<Record<RareSign, string>> = {
  discard: cardDiscard,
  swim: swimfins,
  take: cardPickup,
};
