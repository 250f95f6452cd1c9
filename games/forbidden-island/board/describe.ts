import type { Scene } from '@skerry/look';
import { FLOOD_CARDS } from '../content/meter.ts';
import { GEOMETRY } from '../content/spaces.ts';
import { MISSING, TREASURES } from '../content/tiles.ts';
import { fatal, fatalTiles, isAtBrink } from '../outlook/dangers.ts';
import { floodTop, isOpen, sitesLeft, standing, treasureOn } from '../outlook/tiles.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

type FiScene = Scene<ForbiddenIsland>;

/** What the loss of a tile would mean: "If this sinks, everyone loses." */
export function ifSunk({ telling, text }: FiScene, space: number): string | undefined {
  const words = wordsOf(text);
  const loss = fatal(telling.state, space);
  switch (loss?.why) {
    case 'foolsLanding':
      return words.ifSunk;
    case 'treasure':
      return words.ifSunkWith(loss.treasure);
    case 'drowned':
      return words.ifSunkUnder(telling, loss.seat);
    default:
      return undefined;
  }
}

/** The ways the game may be lost next, each as a sentence, longer and shorter. */
export function warnings({ telling, text }: FiScene): readonly Warning[] {
  const words = wordsOf(text);
  const tiles = fatalTiles(telling.state);
  return [
    ...(tiles.length === 0 ? [] : [{ long: words.anySinks(tiles), short: words.skullSinks }]),
    ...(isAtBrink(telling.state) ? [{ long: words.nextRise, short: words.nextRise }] : []),
  ];
}

export interface Warning {
  readonly long: string;
  readonly short: string;
}

/** A tile in a sentence: "Cave of Embers, c3, flooded, Ada and you are here". */
export function aboutTile({ telling, text }: FiScene, space: number): string[] {
  const words = wordsOf(text);
  const { state } = telling;
  const { layout, tiles } = state.island;
  const tile = tiles[space]!;
  const water = state.water[space]!;
  const here = standing(state, space);
  const treasure = treasureOn(state, tile);
  return [
    `${words.names.tiles[tile]}, ${GEOMETRY[layout].names[space]}, ${words.water(tile, water)}`,
    ...(tile === 'fools-landing' && water !== MISSING ? [words.landing] : []),
    ...(treasure !== undefined && water !== MISSING ? [words.holds(treasure.treasure, treasure.captured)] : []),
    ...(here.length > 0 ? [words.here(telling, here)] : []),
    ...(floodTop(state).includes(tile) ? [words.nextFlood] : []),
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
      lines: TREASURES.map((treasure, nth) => {
        const state = [treasureState(scene, nth), lastSite(scene, nth)].filter((each) => each !== undefined);
        return words.treasureIs(names.treasures[treasure], state.join(', '));
      }),
    },
    {
      heading: headings.water,
      lines: [
        `${words.level(state.mark, FLOOD_CARDS[state.mark] ?? 0)}.`,
        ...warnings(scene).map(({ long }) => long),
        words.pileCounts(count(state.treasurePile), count(state.floodPile)),
      ],
    },
  ];
}

const count = (pile: readonly (readonly unknown[])[]): number => pile.reduce((sum, layer) => sum + layer.length, 0);

/** A treasure that can be captured at one tile only: "one tile left". */
export const lastSite = ({ telling: { state }, text }: FiScene, nth: number): string | undefined =>
  isOpen(state, TREASURES[nth]!) && sitesLeft(state, TREASURES[nth]!).length === 1 ? wordsOf(text).lastSite : undefined;

/** "captured by Bruno", "4 cards in hand". */
export function treasureState({ telling, text }: FiScene, nth: number): string {
  const { state } = telling;
  const words = wordsOf(text);
  const treasure = TREASURES[nth]!;
  const seat = state.captured[nth]!;
  if (seat !== -1) return words.takenBy(telling, seat);
  if (sitesLeft(state, treasure).length === 0) return words.lost;
  return words.inHands(state.hands.flat().filter((card) => card === treasure).length);
}
