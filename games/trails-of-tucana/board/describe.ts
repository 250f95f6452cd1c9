import type { Scene } from '@skerry/look';
import { CARDS, RED_POINTS } from '../content/cards.ts';
import { LETTERS, SIGHTS, TURNS_A_ROUND, VILLAGES } from '../content/islands.ts';
import { bluePoints, redKinds, takers } from '../outlook/bonus-cards.ts';
import { leftInPile } from '../outlook/pile.ts';
import { mapOf } from '../outlook/position.ts';
import { pointsSoFar } from '../outlook/score.ts';
import { cardsNow, landmarksOn, sheetNow, stateOf } from '../outlook/sheet.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import { type BoardWords, wordsOf } from '../text/board.ts';
import { place } from '../text/context.ts';
import { shownSeat } from './chart/shown-island.ts';
import { placesOf } from './chart/trail-preview.ts';

type TtScene = Scene<TrailsOfTucana>;

export function describe(scene: TtScene): { heading: string; lines: string[] }[] {
  const { telling, text } = scene;
  const words = wordsOf(text);
  const { headings } = words;
  const seat = shownSeat(telling);
  const others = telling.names.flatMap((_, each) => (each === seat ? [] : [each]));
  return [
    { heading: headings.turn, lines: turnLines(scene, words) },
    { heading: headings.map, lines: mapLines(scene, words, seat) },
    { heading: headings.trails, lines: trailLines(scene, words, seat) },
    { heading: headings.score, lines: scoreLines(scene, words, seat) },
    { heading: headings.cards, lines: cardLines(scene, words) },
    ...(others.length === 0
      ? []
      : [
          {
            heading: headings.others,
            lines: others.map((each) => words.other(telling, each, pointsSoFar(telling, each), stateOf(telling, each))),
          },
        ]),
  ];
}

function turnLines({ telling }: TtScene, words: BoardWords): string[] {
  const { state } = telling;
  const cards = cardsNow(telling);
  if (cards === undefined) return [];
  const [one, other] = cards.map((card) => words.names.cards[card]);
  const left = leftInPile(telling);
  return [
    words.cards(one!, other!),
    `${words.capital(words.round(state.round, mapOf(telling).rounds))}, ${words.turn(state.turn, TURNS_A_ROUND)}.`,
    ...(left !== undefined
      ? [
          `${words.entry(words.leftInPile, words.list(CARDS.map((card) => words.left(left[card], words.names.cards[card]))))}.`,
        ]
      : []),
  ];
}

/** Row by row, each hex with its village or sight. */
function mapLines({ telling }: TtScene, words: BoardWords, seat: number): string[] {
  const { hexes } = mapOf(telling);
  const rows = [...new Set(hexes.map(({ row }) => row))];
  return rows.map((row) => {
    const places = hexes.flatMap((hex) => (hex.row === row ? [place(telling, words.names, hex.name, seat)] : []));
    return `${words.entry(words.row(row), places.join(', '))}.`;
  });
}

/** Each trail with its landmarks, and landmarks without a village. */
function trailLines({ telling }: TtScene, words: BoardWords, seat: number): string[] {
  const { sheet } = sheetNow(telling, seat);
  const { from } = mapOf(telling);
  const pieces = new Map<number, number>();
  for (const segment of sheet.segments) {
    const trail = sheet.trail[from[segment]!]!;
    pieces.set(trail, (pieces.get(trail) ?? 0) + 1);
  }
  const trails = [...pieces].sort(([one], [other]) => one - other);
  const waiting = trails.flatMap(([trail]) =>
    trail < VILLAGES ? [] : placesOf(words, landmarksOn(telling, seat, sheet, trail)),
  );
  if (trails.length === 0) return [words.noTrails];
  return [
    ...trails.map(([trail, segments], n) =>
      words.trail(n + 1, placesOf(words, landmarksOn(telling, seat, sheet, trail)), segments),
    ),
    ...(waiting.length === 0 ? [] : [words.noVillageYet(waiting)]),
  ];
}

function scoreLines({ telling }: TtScene, words: BoardWords, seat: number): string[] {
  const { sheet } = sheetNow(telling, seat);
  const { values, villages } = mapOf(telling);
  return [
    ...SIGHTS.map((sight, kind) =>
      words.circled(sight, values[kind]!.slice(0, sheet.circled[kind]), values[kind]!.length),
    ),
    ...LETTERS.map((letter) => {
      const value = villages[letter];
      return sheet.pairs.includes(letter)
        ? words.joined(letter, value)
        : words.notJoined(letter, value, bluePoints(telling, letter)[0]);
    }),
    `${words.entry(words.soFar(telling, seat), words.points(pointsSoFar(telling, seat)))}.`,
  ];
}

function cardLines({ telling }: TtScene, words: BoardWords): string[] {
  const told = (title: string, card: Parameters<typeof takers>[1]): string => {
    const seats = takers(telling, card).map(({ seat }) => seat);
    return `${seats.length === 0 ? title : words.tookIt(telling, title, seats)}.`;
  };
  return [
    ...LETTERS.map((letter) => {
      const [open, below] = bluePoints(telling, letter);
      const name = `${words.capital(words.names.blueCard)} ${letter}`;
      return told(open === 0 ? `${name}, ${words.gone}` : words.blueCard(letter, open, below), letter);
    }),
    ...redKinds(telling).map((sight) => told(words.redCard(sight, RED_POINTS), sight)),
  ];
}
