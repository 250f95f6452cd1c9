import type { Seat } from '@skerry/engine';
import type { Card, SetUpCard } from '../content/cards.ts';
import type { Island, Letter, Sight } from '../content/islands.ts';
import type { HexName } from './map.ts';
import type { Options } from './state.ts';

/** The two hexes of a trail. */
export type Ends = readonly [HexName, HexName];

/** Everything that can happen, for the log, the screen reader, motion, sound and statistics. */
export type Fact =
  // Set-up
  | ({ fact: 'opened'; seats: number } & Options)
  | { fact: 'startVillage'; village: number }
  | { fact: 'setUpCard'; letters: SetUpCard }
  | { fact: 'lettersWritten'; seat: Seat; letters: readonly Letter[]; start: number }
  | { fact: 'blueLaid'; letter: Letter; values: readonly number[] }
  | { fact: 'redLaid'; kinds: readonly Sight[] }
  // Round and turn
  | { fact: 'roundBegan'; round: number; rounds: number }
  | { fact: 'cardsShown'; turn: number; cards: readonly [Card, Card] }
  | ({ fact: 'cardsLeft' } & { readonly [C in Card]: number })
  | { fact: 'couldNotDraw'; seat: Seat }
  // In secret, to the seat that draws
  | { fact: 'drafted'; seat: Seat; between: Ends; bonus: boolean }
  | { fact: 'bonusTrailOwed'; seat: Seat; sight: Sight }
  | { fact: 'done'; seat: Seat }
  // When all are done
  | { fact: 'drew'; seat: Seat; between: Ends; bonus: boolean; cards: readonly [Card, Card] }
  | { fact: 'sightConnected'; seat: Seat; sight: Sight; hex: HexName; value: number; nth: number }
  | { fact: 'kindCompleted'; seat: Seat; sight: Sight }
  | { fact: 'pairConnected'; seat: Seat; letter: Letter; value: number }
  | { fact: 'blueWon'; letter: Letter; points: number; seats: readonly Seat[] }
  | { fact: 'blueGone'; letter: Letter; left: number }
  | { fact: 'redWon'; sight: Sight; points: number; seats: readonly Seat[] }
  // Rounds and the end
  | { fact: 'roundScored'; round: number; seat: Seat; sum: number }
  | { fact: 'soloCut'; kept: readonly Letter[]; gone: readonly Letter[] }
  | {
      fact: 'finished';
      seat: Seat;
      island: Island;
      sums: readonly number[];
      villages: number;
      bonuses: number;
      total: number;
      rank: number;
      level: number;
    }
  | { fact: 'won'; seats: readonly Seat[] }
  | { fact: 'scoreOnly'; total: number; level: number };

/** How the game ends: alone there is no winner (TT-81). */
export type Ending = { why: 'solo'; total: number; level: number } | { why: 'won'; seats: readonly Seat[] };
