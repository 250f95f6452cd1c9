import { type GistPart, type GistWords, gathered, type Seat } from '@skerry/engine';
import type { Letter, Sight } from '../content/islands.ts';
import type { Fact } from '../rules/facts.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import type { TextContext } from './context.ts';

export type Part =
  | (By & { part: 'drew' })
  | (By & { part: 'sights'; sights: readonly Sight[]; counts: Points })
  | (By & { part: 'villages'; letters: readonly Letter[]; counts: Points })
  | (By & { part: 'blue'; letters: readonly Letter[]; counts: Points })
  | (By & { part: 'red'; sights: readonly Sight[]; counts: Points });
type By = GistPart & { seat: Seat };
type Points = { readonly points: number };

export type Words = GistWords<Part, TrailsOfTucana>;

export function partsOf(facts: readonly Fact[], { state }: TextContext): readonly Part[] {
  const others = (seats: readonly Seat[]): Seat[] =>
    Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !seats.includes(seat));
  return gathered(facts, (fact): readonly Part[] => {
    switch (fact.fact) {
      case 'drew':
        return [{ part: 'drew', seat: fact.seat, n: 1, routine: true }];
      case 'sightConnected':
        return [{ part: 'sights', seat: fact.seat, sights: [fact.sight], counts: { points: fact.value } }];
      case 'pairConnected':
        return [{ part: 'villages', seat: fact.seat, letters: [fact.letter], counts: { points: fact.value } }];
      // The others find the next card, or none (TT-57).
      case 'blueWon':
        return fact.seats.map((seat) => ({
          ...{ part: 'blue', seat, letters: [fact.letter], counts: { points: fact.points } },
          harms: others(fact.seats),
        }));
      case 'redWon':
        return fact.seats.map((seat) => ({
          ...{ part: 'red', seat, sights: [fact.sight], counts: { points: fact.points } },
          harms: others(fact.seats),
        }));
      default:
        return [];
    }
  });
}
