import { signal } from '@preact/signals';
import type { Card } from '../../content/cards.ts';

/** The touched special card in the player's hand: the island marks its targets. */
export const selectedCard = signal<Card | undefined>(undefined);
