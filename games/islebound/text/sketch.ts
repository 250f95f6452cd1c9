import { at, type Language, type Seat } from '@skerry/engine';
import { CELLS, type CellNumber, SLOTS } from '../content/map.ts';
import { BLOCKED, crewKind, NOBODY, townName } from '../content/vocabulary.ts';
import { crewIn } from '../content/world.ts';
import { ownerOf, type Player, playerOf, shipOf } from '../rules/state.ts';
import { townIn, townNumberIn } from '../rules/town.ts';
import { namesOf, type TextContext } from './context.ts';
import { sketch as en } from './en/sketch.ts';
import { sketch as fr } from './fr/sketch.ts';

/** The archipelago in letters, for a terminal. */
export const sketch = {
  en: sketches('en', en),
  fr: sketches('fr', fr),
};

export interface SketchWords {
  readonly colon: string;
  round(n: number): string;
  readonly red: string;
  readonly blueGreen: string;
  readonly neutral: string;
  event(name: string): string;
  treasure(n: number): string;
  readonly influence: string;
  goods(player: Player): string;
  readonly deck: string;
  readonly below: string;
  readonly injured: string;
  readonly row: string;
  readonly hire: string;
  readonly city: string;
  readonly none: string;
}

/** Regions from west to east, grouped by board. */
const ORDER = ['NW', 'SW', ...SLOTS.flatMap((slot) => [`${slot}.A`, `${slot}.B`, `${slot}.C`]), 'NE', 'SE'].map(
  (cell) => (CELLS as readonly string[]).indexOf(cell),
);

function sketches(language: Language, words: SketchWords) {
  const names = namesOf(language);
  const nameOf = ({ names: people }: TextContext, seat: Seat): string => people[seat] ?? `${seat + 1}`;

  function region(context: TextContext, cell: CellNumber): string {
    const { state, content } = context;
    const town = townNumberIn(state, cell);
    const { strength, isRed, isBlueGreen } = townIn(content, state, cell);
    const owner = ownerOf(state, cell);
    const banner = [...(isRed ? [words.red] : []), ...(isBlueGreen ? [words.blueGreen] : [])].join(' + ');
    const ships = state.ships.flatMap((ship, seat) => (ship === cell ? [`⛵ ${nameOf(context, seat)}`] : []));
    const events = state.events.flatMap((event) =>
      event > 0 && at(content.events, event).town === town ? [words.event(names.event(context, event))] : [],
    );
    return [
      names.town(context, townName(town)).padEnd(14),
      `${strength} ${banner}`.padEnd(24),
      (owner === NOBODY ? words.neutral : nameOf(context, owner)).padEnd(12),
      [...ships, ...events].join(', '),
    ]
      .join(' ')
      .trimEnd();
  }

  function influence({ state, content, names: people }: TextContext): string {
    const slot = (owner: number, n: number): string => {
      if (owner === BLOCKED) return '×';
      return owner === NOBODY ? String(content.slots[n]) : (people[owner] ?? '?').charAt(0);
    };
    return `${words.influence}${words.colon}${state.influence.map(slot).join(' ')}`;
  }

  function player(context: TextContext, seat: Seat): string[] {
    const { state } = context;
    const own = playerOf(state, seat);
    const { deck, below, injured, city } = own;
    const crew = (label: string, bits: number): string[] => {
      const members = crewIn(bits).map((kind) => names.crew(context, kind));
      return members.length === 0 ? [] : [`${label}${words.colon}${members.join(', ')}`];
    };
    return [
      `${nameOf(context, seat)}${words.colon}${words.goods(own)}`,
      `  ${[...crew(words.deck, deck), ...crew(words.below, below), ...crew(words.injured, injured)].join(' · ')}`,
      `  ${words.city}${words.colon}${city.map((building) => names.building(context, building)).join(', ') || words.none}`,
    ];
  }

  function small(context: TextContext): string {
    const { state } = context;
    const people = state.players.map((own, seat) => {
      const where = names.town(context, townName(townNumberIn(state, shipOf(state, seat))));
      return `${nameOf(context, seat).padEnd(10)} ${where.padEnd(14)} ${words.goods(own)}`;
    });
    return [`${words.round(state.round)}, ${words.treasure(state.treasure)}`, ...people].join('\n');
  }

  function large(context: TextContext): string {
    const { state } = context;
    const row = state.row.map((building) => (building === 0 ? '–' : names.building(context, building)));
    const hire = state.crewRow.map((kind) => (kind === NOBODY ? '–' : names.crew(context, crewKind(kind))));
    return [
      `${words.round(state.round)}, ${words.treasure(state.treasure)}`,
      ...ORDER.map((cell) => region(context, cell)),
      influence(context),
      `${words.row}${words.colon}${row.join(' | ')}`,
      `${words.hire}${words.colon}${hire.join(' | ')}`,
      ...state.players.flatMap((_, seat) => player(context, seat)),
    ].join('\n');
  }

  return { small, large };
}
