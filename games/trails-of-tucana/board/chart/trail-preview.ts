import type { Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { mapOf } from '../../outlook/position.ts';
import { type Landmark, landmarksOn, outlookOf, sheetNow } from '../../outlook/sheet.ts';
import type { Fact } from '../../rules/facts.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { type BoardWords, wordsOf } from '../../text/board.ts';
import { place } from '../../text/context.ts';

/** What a trail would do, in words. */
export interface TrailPreview {
  /** Its two ends. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether it brings points now. */
  readonly scores: boolean;
}

export function trailPreview(scene: Scene<TrailsOfTucana>, seat: Seat, segment: number): TrailPreview {
  const { telling, text } = scene;
  const words = wordsOf(text);
  const { hexes, segments } = mapOf(telling);
  const [from, to] = segments[segment]!;
  const named = (hex: number) => place(telling, words.names, hexes[hex]!.name, seat);
  const facts = outlookOf(telling, seat, segment);
  const gains = facts.flatMap((fact) => gain(scene, words, fact));
  return {
    title: words.segment(named(from), named(to)),
    lines: gains.length > 0 ? gains : [promise(scene, words, seat, from, to)],
    scores: gains.length > 0,
  };
}

function gain({ telling }: Scene<TrailsOfTucana>, words: BoardWords, fact: Fact): string[] {
  switch (fact.fact) {
    case 'sightConnected':
      return [words.would.sight(fact.sight, fact.value, mapOf(telling).rounds - telling.state.round + 1)];
    case 'kindCompleted':
      return [words.would.bonus];
    case 'pairConnected':
      return [words.would.pair(fact.letter, fact.value)];
    case 'blueWon':
      return [words.would.blue(fact.points)];
    case 'redWon':
      return [words.would.red(fact.sight, fact.points)];
    default:
      return [];
  }
}

/** Its destination, while it scores nothing. */
function promise(scene: Scene<TrailsOfTucana>, words: BoardWords, seat: Seat, from: number, to: number): string {
  const { telling } = scene;
  const { sheet } = sheetNow(telling, seat);
  const one = sheet.trail[from]!;
  const other = sheet.trail[to]!;
  if (one === other) return words.would.ring;
  const found = [one, other].flatMap((trail) => landmarksOn(telling, seat, sheet, trail));
  const villages = found.filter((landmark) => 'letter' in landmark);
  if (found.length === 0) return words.would.apart;
  if (villages.length === 0) return words.would.noVillage(placesOf(words, found));
  return words.would.leadsTo(placesOf(words, villages));
}

/** Each place once, villages first. */
export const placesOf = (words: BoardWords, landmarks: readonly Landmark[]): string[] => [
  ...new Set(
    landmarks.map((landmark) =>
      'letter' in landmark ? words.village(landmark.letter) : words.theSight(landmark.sight),
    ),
  ),
];
