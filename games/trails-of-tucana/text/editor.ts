import { cardsIn } from '@skerry/engine';
import { CARDS } from '../content/cards.ts';
import { SIGHTS } from '../content/islands.ts';
import { endsOf } from '../rules/draw.ts';
import { sightSum } from '../rules/score.ts';
import type { TextContext } from './context.ts';
import type { Names } from './names.ts';

/** What a language says of the things that can be edited. */
export interface EditorSayings {
  readonly names: Names;
  readonly capital: (words: string) => string;
  readonly panels: {
    readonly [P in 'cards' | 'sheets' | 'villages' | 'bonuses' | 'sums']: { title: string; note?: string };
  };
  readonly dials: { readonly [D in 'terrain' | 'round' | 'turn' | 'drawn' | 'letter' | 'bonus' | 'sum']: string };
  readonly drawn: { readonly [D in 'yes' | 'no']: string };
  readonly turn: string;
  readonly card: (nth: number) => string;
  readonly sheet: (name: string) => string;
  readonly trail: (from: string, to: string) => string;
  readonly village: (nth: number) => string;
  readonly letterBonus: (letter: string) => string;
  readonly sightBonus: (sights: string) => string;
  readonly sum: (round: number) => string;
  readonly points: (points: number) => string;
  readonly pileSum: (pile: number, shown: number) => string;
  readonly sheetSum: (name: string, trails: number, pairs: number, sights: number) => string;
}

const named = <N extends string>(names: readonly N[], name: string): N | undefined =>
  names.find((each) => each === name);

export function editorWords(say: EditorSayings) {
  const { names } = say;
  const nameOf = ({ names: people }: TextContext, seat: string): string => people[Number(seat)] ?? seat;

  function thing(name: string, telling: TextContext): string {
    const [kind = '', first = '', second = ''] = name.split(' ');
    if (kind === 'card') return say.card(Number(first) + 1);
    if (kind === 'sheet') return say.sheet(nameOf(telling, first));
    if (kind === 'village') return say.village(Number(second) + 1);
    if (kind === 'sum') return say.sum(Number(second) + 1);
    if (kind === 'turn') return say.turn;
    if (kind === 'trail') {
      const [from, to] = endsOf(telling.content[telling.state.island], Number(second));
      return say.trail(from, to);
    }
    const sight = named(SIGHTS, second);
    return sight === undefined ? say.letterBonus(second) : say.sightBonus(names.sights[sight].many);
  }

  function value(dial: string, to: string, _telling: TextContext): string {
    if (dial === 'terrain') return say.capital(names.cards[named(CARDS, to) ?? 'any']);
    if (dial === 'drawn') return to === 'yes' ? say.drawn.yes : say.drawn.no;
    return dial === 'bonus' ? say.points(Number(to)) : to;
  }

  function sums({ state, content, names: people }: TextContext): string[] {
    const map = content[state.island];
    return [
      say.pileSum(cardsIn(state.pile), state.shown.length),
      ...state.sheets.map((sheet, seat) =>
        say.sheetSum(people[seat] ?? '', sheet.segments.length, sheet.pairs.length, sightSum(map, sheet)),
      ),
    ];
  }

  return { panels: say.panels, dials: say.dials, thing, value, sums };
}
