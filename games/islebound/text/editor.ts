import { at, type Language } from '@skerry/engine';
import { cellName } from '../content/map.ts';
import { CREW_KINDS } from '../content/vocabulary.ts';
import { namesOf, type TextContext } from './context.ts';

const NUMBERS = ['coins', 'wood', 'fish', 'books', 'pirates', 'serpents', 'renown'] as const;
const PLACES = ['deck', 'below', 'injured', 'city'] as const;
const CARDS = ['event', 'reputation'] as const;

/** What a language says of the things that can be edited. */
export interface EditorSayings {
  readonly language: Language;
  readonly panels: {
    readonly [P in 'ships' | 'goods' | 'crew' | 'city' | 'cards' | 'track' | 'row' | 'rest' | 'ichor']: {
      title: string;
      note?: string;
    };
  };
  readonly dials: {
    readonly [D in
      | (typeof NUMBERS)[number]
      | (typeof CARDS)[number]
      | 'owner'
      | 'town'
      | 'holder'
      | 'cube'
      | 'berth'
      | 'place'
      | 'seat'
      | 'stage'
      | 'round']: string;
  };
  readonly ship: (name: string) => string;
  readonly places: { readonly [P in (typeof PLACES)[number]]: (name: string) => string };
  readonly stack: string;
  readonly deck: string;
  readonly row: (nth: number) => string;
  readonly slot: (nth: number) => string;
  readonly cards: { readonly [C in (typeof CARDS)[number]]: (nth: number) => string };
  readonly treasure: string;
  readonly ichor: string;
  readonly nobody: string;
  readonly turn: string;
  readonly stages: { readonly [S in 'sail' | 'act']: string };
  readonly townSum: (all: number, owned: number) => string;
  readonly shipSum: (name: string, cubes: number, crew: number) => string;
}

const found = <N extends string>(names: readonly N[], name: string): N | undefined =>
  names.find((each) => each === name);

export function editorWords(say: EditorSayings) {
  const names = namesOf(say.language);
  const nameOf = ({ names: people }: TextContext, seat: string): string => people[Number(seat)] ?? seat;
  const owner = (seat: string, telling: TextContext): string =>
    seat === 'nobody' ? say.nobody : nameOf(telling, seat);

  function thing(name: string, telling: TextContext): string {
    const [first = '', second = ''] = name.split(' ');
    const crew = found(CREW_KINDS, first);
    if (crew !== undefined) return names.crew(telling, crew);
    if (first.startsWith('building-')) return names.building(telling, Number(first.slice('building-'.length)));
    const place = second === '' ? undefined : found(PLACES, first);
    if (place !== undefined) return say.places[place](nameOf(telling, second));
    const number = found(NUMBERS, first);
    if (number !== undefined) return say.dials[number];
    const card = found(CARDS, first);
    if (card !== undefined) return say.cards[card](Number(second) + 1);
    if (first === 'town') return names.townAt(telling, cellName(Number(second)));
    if (first === 'ship') return say.ship(nameOf(telling, second));
    if (first === 'row' || first === 'slot') return say[first](Number(second) + 1);
    if (first === 'stack' || first === 'deck' || first === 'treasure' || first === 'ichor') return say[first];
    return say.turn;
  }

  function value(dial: string, to: string, telling: TextContext): string {
    if (dial === 'owner' || dial === 'holder' || dial === 'cube' || dial === 'seat') return owner(to, telling);
    if (dial === 'event') return names.event(telling, Number(to));
    if (dial === 'reputation') return names.reputation(telling, Number(to));
    if (dial === 'stage') return to === 'sail' ? say.stages.sail : say.stages.act;
    return thing(to, telling);
  }

  function note(name: string, telling: TextContext): string | undefined {
    const [kind, seat] = name.split(' ');
    const cell = kind === 'ship' ? telling.state.ships[Number(seat)] : undefined;
    return cell === undefined || cell < 0 ? undefined : names.townAt(telling, cellName(cell));
  }

  function sums({ state, names: people }: TextContext): string[] {
    const crew = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
    return [
      say.townSum(state.towns.length, state.owners.filter((seat) => seat >= 0).length),
      ...state.players.map(({ cubes, deck, below, injured }, seat) =>
        say.shipSum(at(people, seat), cubes, crew(deck | below | injured)),
      ),
    ];
  }

  return { panels: say.panels, dials: say.dials, thing, note, value, sums };
}
