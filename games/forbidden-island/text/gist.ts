import { type GistPart, type GistWords, gathered, type Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import { FLOODED, type Tile, type Treasure } from '../content/tiles.ts';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import type { TextContext } from './context.ts';

export type Part =
  | (By & { part: 'went'; to: Tile; how: 'moved' | 'flew' | 'swam' })
  | (By & { part: 'carried'; whom: Seat; to: Tile; how: 'guided' | 'lifted' })
  | (By & { part: 'shored'; tiles: readonly Tile[] })
  | (By & { part: 'gave'; whom: Seat; counts: Counts })
  | (By & { part: 'captured'; treasures: readonly Treasure[] })
  | (By & { part: 'discarded'; counts: Counts })
  | (GistPart & { part: 'rose'; mark: number })
  | (GistPart & { part: 'flooded'; tiles: readonly Tile[] })
  | (GistPart & { part: 'sank'; tiles: readonly Tile[] });
type By = GistPart & { seat: Seat };
type Counts = { readonly [C in Card]?: number };

export type Words = GistWords<Part, ForbiddenIsland>;

/** Each kind of card and how many: `[['fire', 2]]`. */
export const counted = (counts: Counts): readonly (readonly [Card, number])[] =>
  Object.entries(counts) as readonly (readonly [Card, number])[];

/** Up to this many tiles are named; more are only counted. */
export const FEW = 3;

export const partsIn =
  (names: { readonly tiles: Readonly<Record<Tile, string>> }) =>
  (facts: readonly Fact[], { state }: TextContext): readonly Part[] => {
    const everyone = Array.from({ length: state.seats }, (_, seat) => seat);
    const placed = (tiles: readonly Tile[]) => tiles.map((tile) => names.tiles[tile]);
    const isFlooded = (tile: Tile): boolean => state.water[state.island.tiles.indexOf(tile)] === FLOODED;
    const standsOn = (tile: Tile) => (seat: Seat) => state.island.tiles[state.pawns[seat] ?? -1] === tile;
    const partsOf = (fact: Fact): readonly Part[] => {
      switch (fact.fact) {
        case 'moved': {
          const { seat, by, to, how } = fact;
          const guided = how === 'guided' ? how : 'lifted';
          if (by !== seat) return [{ part: 'carried', seat: by, whom: seat, to, how: guided, helps: [seat] }];
          const flew = how === 'fly' || how === 'lifted' || (how === 'swam' && state.adventurers[seat] === 'pilot');
          return [{ part: 'went', seat, to, how: flew ? 'flew' : how === 'swam' ? 'swam' : 'moved' }];
        }
        case 'shoredUp':
          return [{ part: 'shored', seat: fact.by, tiles: fact.tiles, places: placed(fact.tiles) }];
        case 'gave':
          return [{ part: 'gave', seat: fact.from, whom: fact.to, counts: { [fact.card]: 1 }, helps: [fact.to] }];
        case 'captured':
          return [{ part: 'captured', seat: fact.seat, treasures: [fact.treasure], helps: everyone }];
        case 'discarded':
          return fact.why === 'limit' ? [{ part: 'discarded', seat: fact.seat, counts: { [fact.card]: 1 } }] : [];
        case 'watersRose':
          return [{ part: 'rose', mark: fact.mark, harms: everyone }];
        case 'flooded':
          return isFlooded(fact.tile)
            ? [
                {
                  ...{ part: 'flooded', tiles: [fact.tile], places: placed([fact.tile]) },
                  harms: everyone.filter(standsOn(fact.tile)),
                },
              ]
            : [];
        case 'sank':
          return [{ part: 'sank', tiles: [fact.tile], places: placed([fact.tile]), harms: everyone }];
        default:
          return [];
      }
    };
    return gathered(facts, partsOf);
  };
