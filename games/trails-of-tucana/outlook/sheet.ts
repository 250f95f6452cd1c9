import type { Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import { type Letter, type Sight, VILLAGES } from '../content/islands.ts';
import { takeBlueCards } from '../rules/blue-cards.ts';
import { seatsLeft } from '../rules/draw.ts';
import type { Fact } from '../rules/facts.ts';
import { takeRedCards } from '../rules/red-cards.ts';
import { drawOn, landmarksOf } from '../rules/sheet.ts';
import { clone, type Sheet } from '../rules/state.ts';
import type { Dealer } from '../rules/types.ts';
import { draftOf, mapOf, type Position } from './position.ts';

/** A sheet with unsettled trails added, and the facts on the way. */
export interface Outlook {
  readonly sheet: Sheet;
  readonly facts: readonly Fact[];
}

const noChance = (): never => {
  throw new Error('Drawing trails takes no chance.');
};

const listening = (facts: Fact[]): Dealer => ({
  draw: noChance,
  pick: noChance,
  die: noChance,
  tell: (fact) => facts.push(fact),
});

/**
 * The effect of trails on a sheet, by the rules; a letter's bonus card is certain, since every seat that connects it
 * now gets one (TT-58).
 */
export function outlook(position: Position, seat: Seat, segments: readonly number[]): Outlook {
  const map = mapOf(position);
  const trial = clone({ ...position.state, secrets: [] });
  const facts: Fact[] = [];
  const dealer = listening(facts);
  let letters = 0;
  for (const segment of segments) letters |= drawOn(map, trial, seat, segment, dealer);
  takeBlueCards(
    trial,
    trial.sheets.map((_, each) => (each === seat ? letters : 0)),
    dealer,
  );
  takeRedCards(map, trial, dealer);
  return { sheet: trial.sheets[seat]!, facts };
}

const outlooks = new WeakMap<Position['state'], Map<Seat, Outlook>>();

/** A seat's sheet with the player's knowledge of this turn. */
export function sheetNow(position: Position, seat: Seat): Outlook {
  const { state } = position;
  const known = outlooks.get(state) ?? new Map<Seat, Outlook>();
  outlooks.set(state, known);
  const found = known.get(seat) ?? outlook(position, seat, draftOf(position, seat)?.drawn ?? []);
  known.set(seat, found);
  return found;
}

/** The additional effect of one more trail. */
export function outlookOf(position: Position, seat: Seat, segment: number): readonly Fact[] {
  const before = new Set(sheetNow(position, seat).facts.map((fact) => JSON.stringify(fact)));
  const { facts } = outlook(position, seat, [...(draftOf(position, seat)?.drawn ?? []), segment]);
  return facts.filter((fact) => !before.has(JSON.stringify(fact)));
}

/** The two cards of this turn, once they are shown. */
export function cardsNow({ state: { shown } }: Position): readonly [Card, Card] | undefined {
  const [one, other] = shown.slice(-2);
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** Whether a seat still draws, is done, or is not asked. */
export function stateOf({ state }: Position, seat: Seat): 'drawing' | 'done' | undefined {
  if (state.outcome !== null || state.agenda.at(-1)?.do !== 'draw') return undefined;
  return seatsLeft(state).includes(seat) ? 'drawing' : 'done';
}

export type Landmark = { readonly hex: number } & ({ readonly letter: Letter } | { readonly sight: Sight });

/** The villages and sights on one trail of a sheet. */
export function landmarksOn(
  position: Position,
  seat: Seat,
  { trail }: Pick<Sheet, 'trail'>,
  which: number,
): Landmark[] {
  const map = mapOf(position);
  const found = landmarksOf(map, trail, which);
  return map.landmarks.flatMap((hex, n): Landmark[] => {
    if (((found >> n) & 1) === 0) return [];
    const { sight } = map.hexes[hex]!;
    return [sight === undefined ? { hex, letter: position.state.letters[seat]![n]! } : { hex, sight }];
  });
}

export const isScored = ({ trail }: Pick<Sheet, 'trail'>, hex: number): boolean => trail[hex]! < VILLAGES;
