import type { Seat } from '@skerry/engine';
import type { Adventurer } from '../content/adventurers.ts';
import type { Card, SpecialCard } from '../content/cards.ts';
import type { Layout } from '../content/layouts.ts';
import type { Difficulty } from '../content/meter.ts';
import type { Space } from '../content/spaces.ts';
import type { Tile, Treasure } from '../content/tiles.ts';
import type { Step } from './state.ts';

/** Everything that can happen, for the log, the screen reader, motion, sound and statistics. */
export type Fact =
  // Set-up
  | { fact: 'opened'; seats: number; difficulty: Difficulty; layout: Layout; mark: number }
  | { fact: 'tileLaid'; tile: Tile; space: Space }
  | { fact: 'adventurerDealt'; seat: Seat; adventurer: Adventurer; tile: Tile }
  | { fact: 'cardDealt'; seat: Seat; card: Card }
  | { fact: 'dealtAgain'; seat: Seat }
  // The turn
  | { fact: 'turnBegan'; seat: Seat; number: number }
  | { fact: 'actionsEnded'; seat: Seat; unused: number }
  | {
      fact: 'moved';
      seat: Seat;
      from: Tile;
      to: Tile;
      how: 'walk' | 'dive' | 'fly' | 'guided' | 'lifted' | 'swam';
      by: Seat;
    }
  | { fact: 'shoredUp'; tiles: readonly Tile[]; by: Seat; how: 'action' | 'sandbags' }
  | { fact: 'gave'; from: Seat; to: Seat; card: Treasure }
  | { fact: 'captured'; seat: Seat; treasure: Treasure; tile: Tile }
  | { fact: 'discarded'; seat: Seat; card: Card; why: 'limit' | 'capture' | 'played' }
  // The treasure pile
  | { fact: 'drew'; seat: Seat; card: Card | 'waters-rise'; nth: 1 | 2 }
  | { fact: 'watersRose'; mark: number; floodCards: number }
  | { fact: 'floodStacked'; count: number; tiles: readonly Tile[] }
  | { fact: 'treasureRenewed'; count: number }
  | { fact: 'handFull'; seat: Seat }
  // Special cards
  | { fact: 'played'; seat: Seat; card: SpecialCard; window: Step['do'] }
  | { fact: 'passed'; seat: Seat; until: 'window' | 'turn' }
  // The flood
  | { fact: 'floodCard'; tile: Tile; nth: number; of: number }
  | { fact: 'flooded'; tile: Tile }
  | { fact: 'sank'; tile: Tile; pawns: readonly Seat[] }
  | { fact: 'floodRenewed'; count: number }
  | { fact: 'mustSwim'; seat: Seat }
  | { fact: 'drowning'; seat: Seat; asked: readonly Seat[] }
  // The end
  | { fact: 'liftedOff'; seat: Seat }
  | { fact: 'won' }
  | ({ fact: 'lost' } & Loss);

/** How the game is lost (FI-113 to FI-116, FI-119). */
export type Loss =
  | { why: 'foolsLanding' }
  | { why: 'treasure'; treasure: Treasure }
  | { why: 'drowned'; seat: Seat }
  | { why: 'skull' }
  | { why: 'givenUp' };
