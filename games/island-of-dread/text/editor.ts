import { cardsIn } from '@skerry/engine';
import { COUNTERS, MAP_COLOURS } from '../content/vocabulary.ts';
import type { Names, TextContext } from './context.ts';

const NUMBERS = ['gold', 'points', 'wounds', 'exhaustion', ...COUNTERS, ...MAP_COLOURS] as const;
const PARTS = ['refresh', 'movement', 'adventure', 'marketStep', 'experienceStep'] as const;

/** What a language says of the things that can be edited. */
export interface EditorSayings {
  readonly names: Names;
  readonly panels: {
    readonly [P in 'heroes' | 'cards' | 'numbers' | 'market']: { title: string; note?: string };
  };
  readonly dials: { readonly [D in (typeof NUMBERS)[number] | 'at' | 'list' | 'seat' | 'part' | 'round']: string };
  readonly hero: (name: string) => string;
  readonly items: (name: string) => string;
  readonly allies: (name: string) => string;
  readonly market: string;
  readonly discards: string;
  readonly turn: string;
  readonly parts: { readonly [P in (typeof PARTS)[number]]: string };
  readonly marketSum: (deck: number, discards: number) => string;
  readonly heroSum: (name: string, gold: number, items: number, allies: number) => string;
}

const found = <N extends string>(names: readonly N[], name: string): N | undefined =>
  names.find((each) => each === name);

export function editorWords(say: EditorSayings) {
  const { names } = say;
  const nameOf = ({ names: people }: TextContext, seat: string): string => people[Number(seat)] ?? seat;

  function thing(name: string, telling: TextContext): string {
    const [first = '', second = ''] = name.split(' ');
    if (first.startsWith('card-')) return names.card(telling, Number(first.slice('card-'.length)));
    if (first === 'hero' || first === 'items' || first === 'allies') return say[first](nameOf(telling, second));
    const number = found(NUMBERS, first);
    if (number !== undefined) return say.dials[number];
    if (first === 'market' || first === 'discards') return say[first];
    return say.turn;
  }

  function value(dial: string, to: string, telling: TextContext): string {
    if (dial === 'at') return names.place(telling, Number(to));
    if (dial === 'seat') return nameOf(telling, to);
    if (dial === 'part') return say.parts[found(PARTS, to) ?? 'refresh'];
    return thing(to, telling);
  }

  function note(name: string, telling: TextContext): string | undefined {
    const [kind, seat] = name.split(' ');
    const player = kind === 'hero' ? telling.state.players[Number(seat)] : undefined;
    return player && names.card(telling, player.hero);
  }

  function sums({ state, names: people }: TextContext): string[] {
    return [
      say.marketSum(cardsIn(state.market), state.marketDiscards.length),
      ...state.players.map(({ gold, items, allies }, seat) =>
        say.heroSum(people[seat] ?? '', gold, items.length, allies.length),
      ),
    ];
  }

  return { panels: say.panels, dials: say.dials, thing, note, value, sums };
}
