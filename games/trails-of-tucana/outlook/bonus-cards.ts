import type { Seat } from '@skerry/engine';
import { BLUE_POINTS } from '../content/cards.ts';
import { LETTERS, type Letter, SIGHTS, type Sight } from '../content/islands.ts';
import { nextBlue } from '../rules/set-up.ts';
import type { Position } from './position.ts';
import { sheetNow } from './sheet.ts';

/** A bonus card's owners and their points. */
export interface Taken {
  readonly seat: Seat;
  readonly points: number;
}

/** TT-58: the player's draft of this turn counts: no other seat can take its card away. */
export const takers = (position: Position, card: Letter | Sight): Taken[] =>
  position.state.sheets.flatMap((_, seat) =>
    sheetNow(position, seat)
      .sheet.bonuses.filter((bonus) => bonus.card === card)
      .map(({ points }) => ({ seat, points })),
  );

/** The points of a letter's open blue card, and of the one below it; 0 for none. */
export function bluePoints({ state }: Pick<Position, 'state'>, letter: Letter): readonly [open: number, below: number] {
  const open = state.blue[LETTERS.indexOf(letter)]!;
  if (open === 0) return [0, 0];
  const below = nextBlue(state.seats, open);
  return [BLUE_POINTS[letter][open], below === 0 ? 0 : BLUE_POINTS[letter][below]];
}

/** The kinds of the red cards of this game, taken ones too. */
export const redKinds = (position: Position): Sight[] =>
  SIGHTS.filter((sight) => position.state.red.includes(sight) || takers(position, sight).length > 0);
