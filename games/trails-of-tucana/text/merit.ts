import { SampleDealer } from '@skerry/engine';
import type { Letter, Sight } from '../content/islands.ts';
import type { Fact } from '../rules/facts.ts';
import { drawOn } from '../rules/sheet.ts';
import { clone, type State } from '../rules/state.ts';
import { mapOf, type Text } from './telling.ts';

/** What a trail connects, as a language says it. */
export interface Merits {
  /** It counts at the end of this round and of those to come. */
  sight(sight: Sight, value: number, rounds: number): string;
  pair(letter: Letter, points: number): string;
  list(items: readonly string[]): string;
  readonly rests: string;
}

/** The trails that a seat has drawn in this turn. */
const drawnBy = (state: State, seat: number): readonly number[] => [
  ...state.sheets[seat]!.segments,
  ...state.secrets[seat]!.drawn,
];

/** Hears what is told of a sheet that nobody else sees. */
class Hearing extends SampleDealer {
  readonly tell: (fact: Fact) => void;

  constructor(tell: (fact: Fact) => void) {
    super(0);
    this.tell = tell;
  }
}

/** What the trails of the turn connect, which everybody learns when all are done. */
export const meritsIn =
  (words: Merits): NonNullable<Text['merit']> =>
  ({ action, before, after, seat, telling }) => {
    if (action.act === 'done') return words.rests;
    const map = mapOf(telling);
    const sheet = clone(before);
    const told: string[] = [];
    const rounds = map.rounds - before.round + 1;
    const known = drawnBy(before, seat);
    const silent = new SampleDealer(0);
    for (const segment of before.secrets[seat]!.drawn) drawOn(map, sheet, seat, segment, silent);
    const dealer = new Hearing((fact) => {
      if (fact.fact === 'sightConnected') told.push(words.sight(fact.sight, fact.value, rounds));
      if (fact.fact === 'pairConnected') told.push(words.pair(fact.letter, fact.value));
    });
    for (const segment of drawnBy(after, seat).slice(known.length)) drawOn(map, sheet, seat, segment, dealer);
    return told.length === 0 ? undefined : words.list(told);
  };
