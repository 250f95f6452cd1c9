/** Signs of offers that many a game never makes, in a file that is fetched with the first of them. */
import cardDiscard from 'game-icon:card-discard';
import cardPickup from 'game-icon:card-pickup';
import swimfins from 'game-icon:swimfins';

import type { RareSign } from '../icons.tsx';

export const RARE_SIGNS: Readonly<Record<RareSign, string>> = {
  discard: cardDiscard,
  swim: swimfins,
  take: cardPickup,
};
