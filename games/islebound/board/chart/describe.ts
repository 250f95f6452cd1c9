import { at, type Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { CELLS, type Cell } from '../../content/map.ts';
import { crewKind, type SlotNumber, townName } from '../../content/vocabulary.ts';
import { slotWorth } from '../../content/world.ts';
import { booksFor } from '../../rules/buildings.ts';
import { crewIn } from '../../rules/crew.ts';
import { isLaid } from '../../rules/set-up.ts';
import { BLOCKED, cubeIn, NOBODY, ownerOf, playerOf } from '../../rules/state.ts';
import { needFor, townIn } from '../../rules/town.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Passage, panelWordsOf, wordsOf } from '../../text/board.ts';
import { publicState } from '../parts/public-state.ts';

type IbScene = Scene<Islebound>;

/** The places of the shown events of a town, from 1. */
export const eventsIn = ({ state, content }: IbScene['telling'], cell: number): number[] =>
  state.events.flatMap((event, n) =>
    event > 0 && at(content.events, event).town === state.towns[cell] ? [n + 1] : [],
  );

/** The ships in a region. */
export const shipsIn = ({ state }: IbScene['telling'], cell: number): Seat[] =>
  state.ships.flatMap((ship, seat) => (ship === cell ? [seat] : []));

/** Who controls the town in a region. */
export function ownerIn({ state }: IbScene['telling'], cell: number): Seat | undefined {
  const owner = ownerOf(state, cell);
  return owner === NOBODY ? undefined : owner;
}

/** What the reader would need to take the town in a region, where that is more than its strength. */
export function moreNeeded({ telling }: Pick<IbScene, 'telling'>, cell: number): number | undefined {
  const { content: world, reader } = telling;
  if (reader === undefined) return undefined;
  const state = publicState(telling);
  const need = needFor(world, state, reader, cell);
  return need > townIn(world, state, cell).strength ? need : undefined;
}

/** A region in a sentence, always in the same order; while sailing with what it takes to get there. */
export function aboutRegion({ telling, text }: IbScene, cell: Cell, passage?: Passage): string {
  const place = CELLS.indexOf(cell);
  const words = wordsOf(text);
  const { name, isPort, isRed, isBlueGreen, strength, coin, exhaust } = townIn(
    telling.content,
    publicState(telling),
    place,
  );
  const owner = ownerIn(telling, place);
  const isOwn = owner !== undefined && owner === telling.reader;
  return words.region(telling, {
    town: words.names.town(telling, name),
    isPort,
    owner,
    banners: [...(isRed ? (['red'] as const) : []), ...(isBlueGreen ? (['blueGreen'] as const) : [])],
    strength,
    need: moreNeeded({ telling }, place),
    coin: isOwn ? 0 : coin,
    exhaust: isOwn ? [] : exhaust,
    hasEvent: eventsIn(telling, place).length > 0,
    ships: shipsIn(telling, place),
    passage,
  });
}

/** What lies in a slot of the influence track; `slot` counts from 0. */
export function aboutSlot({ telling, text }: IbScene, slot: SlotNumber): string {
  const { state, content } = telling;
  const owner = cubeIn(state, slot);
  return wordsOf(text).slot(
    telling,
    slot,
    slotWorth(content, slot),
    owner === NOBODY ? undefined : owner === BLOCKED ? 'blocked' : owner,
    slot - 1 === state.influence.indexOf(NOBODY),
  );
}

/** The table in sentences, grouped under headings. */
export function describe(scene: IbScene): { heading: string; lines: readonly string[] }[] {
  const { telling, text } = scene;
  const { state } = telling;
  const words = wordsOf(text);
  return [
    { heading: words.archipelago(CELLS.length), lines: CELLS.map((cell) => aboutRegion(scene, cell)) },
    { heading: words.headings.influence, lines: state.influence.map((_, slot) => `${aboutSlot(scene, slot + 1)}.`) },
    ...state.players.map((_, seat) => ({ heading: telling.names[seat] ?? '', lines: aboutPlayer(scene, seat) })),
    { heading: words.headings.cards, lines: aboutCards(scene) },
    ...(state.row.length === 0 ? [] : [{ heading: words.headings.row, lines: aboutRow(scene) }]),
  ];
}

function aboutPlayer({ telling, text }: IbScene, seat: Seat): string[] {
  const { told, names } = wordsOf(text);
  const player = playerOf(telling.state, seat);
  const { coins, wood, fish, books, pirates, serpents, ichor, renown, tokens, city } = player;
  const crew = (['deck', 'below', 'injured'] as const).flatMap((where) => {
    const kinds = crewIn(player[where]).map((kind) => names.crew(telling, kind));
    return kinds.length === 0 ? [] : [told.crew(kinds, where)];
  });
  return [
    ...crew,
    told.goods({ coin: coins, wood, fish, book: books, pirate: pirates, serpent: serpents }, ichor),
    told.renown(renown, tokens.length),
    told.city(city.map((building) => names.building(telling, building))),
  ];
}

function aboutCards({ telling, text }: IbScene): string[] {
  const { state, content } = telling;
  const words = wordsOf(text);
  const { told, names } = words;
  if (!isLaid(state)) return [panelWordsOf(text).notLaid, told.treasure(state.treasure)];
  return [
    ...state.events.flatMap((event) => {
      if (event === 0) return [];
      const { town, exhaust, pay, cubes } = at(content.events, event);
      const terms = words.event(exhaust, pay, cubes);
      return [told.event(names.event(telling, event), names.town(telling, townName(town)), terms)];
    }),
    ...state.reputation.flatMap((card) => (card === 0 ? [] : [told.reputation(names.reputation(telling, card))])),
    told.forHire(state.crewRow.flatMap((kind) => (kind === NOBODY ? [] : [names.crew(telling, crewKind(kind))]))),
    told.treasure(state.treasure),
    told.token(state.token === 0 ? undefined : names.token(telling, state.token)),
  ];
}

function aboutRow({ telling, text }: IbScene): string[] {
  const { told, names } = wordsOf(text);
  const state = publicState(telling);
  return state.row.map((building, n) =>
    told.space(
      n + 1,
      building === 0 ? undefined : names.building(telling, building),
      telling.content.buildings[building]?.coins ?? 0,
      booksFor(state, n + 1),
    ),
  );
}
