import type { Scene } from '@skerry/look';
import { FLOOD_CARDS } from '../content/meter.ts';
import { GEOMETRY } from '../content/spaces.ts';
import { MISSING, type Tile, TREASURE_TILES, TREASURES, type Treasure } from '../content/tiles.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { standing } from './chart/concerns.ts';

type FiScene = Scene<ForbiddenIsland>;

/** The treasure of a tile, and whether it is still there. */
export function treasureOn(scene: FiScene, tile: Tile): { treasure: Treasure; captured: boolean } | undefined {
  const nth = TREASURES.findIndex((treasure) => TREASURE_TILES[treasure].some((each) => each === tile));
  const treasure = TREASURES[nth];
  return treasure === undefined ? undefined : { treasure, captured: scene.telling.state.captured[nth] !== -1 };
}

/** Tiles whose flood cards were laid on top by Waters Rise!: open knowledge (FI-15). */
export function floodTop({ telling }: FiScene): readonly Tile[] {
  const pile = telling.state.floodPile.filter((layer) => layer.length > 0);
  return pile.length > 1 ? pile.at(-1)! : [];
}

/** A tile in a sentence: "Cave of Embers, c3, flooded, Ada and you are here". */
export function aboutTile(scene: FiScene, space: number): string[] {
  const { telling, text } = scene;
  const words = wordsOf(text);
  const { layout, tiles } = telling.state.island;
  const tile = tiles[space]!;
  const water = telling.state.water[space]!;
  const here = standing(telling, space);
  const treasure = treasureOn(scene, tile);
  return [
    `${words.names.tiles[tile]}, ${GEOMETRY[layout].names[space]}, ${words.water(tile, water)}`,
    ...(tile === 'fools-landing' && water !== MISSING ? [words.landing] : []),
    ...(treasure !== undefined && water !== MISSING ? [words.holds(treasure.treasure, treasure.captured)] : []),
    ...(here.length > 0 ? [words.here(telling, here)] : []),
    ...(floodTop(scene).includes(tile) ? [words.nextFlood] : []),
  ];
}

export function describe(scene: FiScene): { heading: string; lines: string[] }[] {
  const { telling, text } = scene;
  const { state } = telling;
  const words = wordsOf(text);
  const { headings, names } = words;
  const spaces = GEOMETRY[state.island.layout].names;
  const rows = [...new Set(spaces.map((space) => space.slice(1)))];
  return [
    {
      heading: headings.island,
      lines: rows.map((row) => {
        const tiles = spaces.flatMap((space, n) => (space.slice(1) === row ? [aboutTile(scene, n).join(', ')] : []));
        return words.row(Number(row), tiles);
      }),
    },
    {
      heading: headings.people,
      lines: state.hands.flatMap((hand, seat) => [
        words.person(
          telling.names[seat] ?? '',
          names.adventurers[state.adventurers[seat]!].name,
          names.tiles[state.island.tiles[state.pawns[seat]!]!],
        ),
        words.hand(
          telling,
          seat,
          hand.map((card) => names.cards[card]),
        ),
      ]),
    },
    {
      heading: headings.treasures,
      lines: TREASURES.map((treasure, nth) => words.treasureIs(names.treasures[treasure], treasureState(scene, nth))),
    },
    {
      heading: headings.water,
      lines: [
        `${words.level(state.mark, FLOOD_CARDS[state.mark] ?? 0)}.`,
        words.pileCounts(count(state.treasurePile), count(state.floodPile)),
      ],
    },
  ];
}

const count = (pile: readonly (readonly unknown[])[]): number => pile.reduce((sum, layer) => sum + layer.length, 0);

/** "captured by Bruno", "4 cards in hand". */
export function treasureState({ telling, text }: FiScene, nth: number): string {
  const { state } = telling;
  const words = wordsOf(text);
  const treasure = TREASURES[nth]!;
  const seat = state.captured[nth]!;
  if (seat !== -1) return words.takenBy(telling, seat);
  const gone = TREASURE_TILES[treasure].every((tile) => state.water[state.island.tiles.indexOf(tile)] === MISSING);
  if (gone) return words.lost;
  return words.inHands(state.hands.flat().filter((card) => card === treasure).length);
}
