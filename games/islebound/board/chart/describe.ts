import { at, type Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { CELLS, type Cell } from '../../content/map.ts';
import { crewKind, NOBODY, townName } from '../../content/vocabulary.ts';
import { crewIn } from '../../content/world.ts';
import { spacesOf } from '../../outlook/buildings.ts';
import { type Slot, trackOf } from '../../outlook/influence.ts';
import type { Position } from '../../outlook/position.ts';
import { needOf, type TownOutlook, townOf } from '../../outlook/town.ts';
import { isLaidOut } from '../../outlook/turn.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Passage, panelWordsOf, wordsOf } from '../../text/board.ts';

type IbScene = Scene<Islebound>;

/** Sentences in a fixed order; while sailing, with the cost of the passage. */
export function aboutRegion({ telling, text }: IbScene, cell: Cell, passage?: Passage): string {
  const place = CELLS.indexOf(cell);
  const words = wordsOf(text);
  const town = townOf(telling, place);
  const { name, isOwn, coin, exhaust, events } = town;
  return words.region(telling, {
    ...town,
    town: words.names.town(telling, name),
    need: moreNeeded(telling, town),
    coin: isOwn ? 0 : coin,
    exhaust: isOwn ? [] : exhaust,
    hasEvent: events.length > 0,
    passage,
  });
}

/** The player's need to take a town, if above its strength. */
export const moreNeeded = ({ reader }: Position, town: TownOutlook): number | undefined =>
  reader === undefined || town.isOwn || town.extra === 0 ? undefined : needOf(town, reader);

/** The content of an influence slot. */
export const aboutSlot = ({ telling, text }: IbScene, { slot, worth, owner, isBlocked, isNext }: Slot): string =>
  wordsOf(text).slot(telling, slot, worth, isBlocked ? 'blocked' : owner, isNext);

/** The table in sentences, grouped under headings. */
export function describe(scene: IbScene): { heading: string; lines: readonly string[] }[] {
  const { telling, text } = scene;
  const { state } = telling;
  const words = wordsOf(text);
  return [
    { heading: words.archipelago(CELLS.length), lines: CELLS.map((cell) => aboutRegion(scene, cell)) },
    { heading: words.headings.influence, lines: trackOf(telling).map((slot) => `${aboutSlot(scene, slot)}.`) },
    ...state.players.map((_, seat) => ({ heading: telling.names[seat] ?? '', lines: aboutPlayer(scene, seat) })),
    { heading: words.headings.cards, lines: aboutCards(scene) },
    ...(state.row.length === 0 ? [] : [{ heading: words.headings.row, lines: aboutRow(scene) }]),
  ];
}

function aboutPlayer({ telling, text }: IbScene, seat: Seat): string[] {
  const { told, names } = wordsOf(text);
  const player = at(telling.state.players, seat);
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
  if (!isLaidOut(telling)) return [panelWordsOf(text).notLaid, told.treasure(state.treasure)];
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
  return spacesOf(telling).map(({ space, building, books }) =>
    told.space(
      space,
      building === 0 ? undefined : names.building(telling, building),
      telling.content.buildings[building]?.coins ?? 0,
      books,
    ),
  );
}
