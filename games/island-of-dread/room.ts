import type { Announced } from '@skerry/look';
import { card } from './card.ts';
import picture from './picture.svg';

export const room: Announced = { card, picture };
