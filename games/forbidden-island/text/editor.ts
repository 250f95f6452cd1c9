import type { Seat } from '@skerry/engine';
import { cardsIn } from '@skerry/engine';
import { ADVENTURERS } from '../content/adventurers.ts';
import { PILE_CARDS } from '../content/cards.ts';
import { LAYOUT_NAMES } from '../content/layouts.ts';
import { FLOOD_CARDS } from '../content/meter.ts';
import { TILES, TREASURES } from '../content/tiles.ts';
import type { BoardWords } from './board.ts';
import type { TextContext } from './context.ts';

const PILES = ['treasurePile', 'treasureDiscards', 'floodPile', 'floodDiscards'] as const;

/** What a language says of the things that can be edited. */
export interface EditorSayings {
  readonly names: BoardWords['names'];
  readonly panels: {
    readonly [P in 'hands' | 'water' | 'piles' | 'treasures' | 'aside']: { title: string; note?: string };
  };
  readonly dials: {
    readonly [D in
      | 'water'
      | 'tile'
      | 'adventurer'
      | 'list'
      | 'mark'
      | 'captor'
      | 'seat'
      | 'left'
      | 'number'
      | 'count'
      | 'layout']: string;
  };
  readonly water: { readonly [W in 'dry' | 'flooded' | 'sunk']: string };
  readonly piles: { readonly [P in (typeof PILES)[number]]: string };
  readonly onTopOf: { readonly [P in 'treasurePile' | 'floodPile']: string };
  /** A layer below or above others. */
  readonly layer: (pile: string, isTop: boolean) => string;
  readonly pawn: (name: string) => string;
  readonly hand: (name: string) => string;
  readonly aside: string;
  readonly mark: string;
  readonly turn: string;
  readonly seats: string;
  readonly island: string;
  readonly onIsland: string;
  readonly left: (count: number) => string;
  readonly tileSum: (all: number, dry: number, flooded: number, sunk: number) => string;
  readonly cardSum: (pile: number, discards: number, hands: number) => string;
  readonly floodSum: (pile: number, discards: number) => string;
  readonly waterSum: (mark: number, cards: number) => string;
}

const named = <N extends string>(names: readonly N[], name: string): N | undefined =>
  names.find((each) => each === name);

/** A game's words about editing, from what one language says. */
export function editorWords(say: EditorSayings) {
  const { names } = say;
  const nameOf = ({ names: people }: TextContext, seat: string): string => people[Number(seat) as Seat] ?? seat;

  function list(name: string, telling: TextContext): string {
    const [kind = '', where = ''] = name.split(' ');
    if (kind === 'hand') return say.hand(nameOf(telling, where));
    const pile = named(PILES, kind);
    if (pile === undefined) return say.aside;
    if (pile !== 'treasurePile' && pile !== 'floodPile') return say.piles[pile];
    if (where === 'top') return say.onTopOf[pile];
    const layers = telling.state[pile].length;
    return layers < 2 ? say.piles[pile] : say.layer(say.piles[pile], Number(where) === layers - 1);
  }

  function thing(name: string, telling: TextContext): string {
    const [first = '', second = ''] = name.split(' ');
    const tile = named(TILES, first);
    if (tile !== undefined) return names.tiles[tile];
    const card = named(PILE_CARDS, first);
    if (card !== undefined) return names.cards[card];
    if (first === 'pawn') return say.pawn(nameOf(telling, second));
    if (first === 'treasure') return names.treasures[named(TREASURES, second) ?? 'earth'];
    if (first === 'mark' || first === 'turn' || first === 'seats' || first === 'island') return say[first];
    return list(name, telling);
  }

  function value(dial: string, to: string, telling: TextContext): string {
    if (dial === 'water') return say.water[named(['dry', 'flooded', 'sunk'], to) ?? 'dry'];
    if (dial === 'tile') return thing(to, telling);
    if (dial === 'adventurer') return names.adventurers[named(ADVENTURERS, to) ?? 'diver'].name;
    if (dial === 'list') return list(to, telling);
    if (dial === 'captor') return to === 'island' ? say.onIsland : nameOf(telling, to);
    if (dial === 'seat') return nameOf(telling, to);
    if (dial === 'left') return say.left(Number(to));
    return names.layouts[named(LAYOUT_NAMES, to) ?? 'diamond'];
  }

  function note(name: string, { state }: TextContext): string | undefined {
    const [kind, seat] = name.split(' ');
    const adventurer = kind === 'hand' ? state.adventurers[Number(seat)] : undefined;
    return adventurer && names.adventurers[adventurer].name;
  }

  function sums({ state }: TextContext): string[] {
    const count = (water: number) => state.water.filter((each) => each === water).length;
    const held = state.hands.reduce((sum, hand) => sum + hand.length, 0);
    return [
      say.tileSum(state.water.length, count(0), count(1), count(2)),
      say.cardSum(cardsIn(state.treasurePile), state.treasureDiscards.length, held),
      say.floodSum(cardsIn(state.floodPile), state.floodDiscards.length),
      say.waterSum(state.mark, FLOOD_CARDS[state.mark] ?? 0),
    ];
  }

  return { panels: say.panels, dials: say.dials, thing, note, value, sums };
}
