import { signal } from '@preact/signals';
import type { Card } from '../../content/cards.ts';

/** The special card of their hand that the reader has touched: the island marks its targets. */
export const selectedCard = signal<Card | undefined>(undefined);
