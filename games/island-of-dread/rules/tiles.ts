import type { EventSpaceId, PlaceId, TileId } from '../content/ids.ts';
import type { TileKind } from '../content/vocabulary.ts';
import { eventSpaceOf, portId, type World } from '../content/world.ts';
import { discardCaptain } from './captain.ts';
import { tileOn } from './spaces.ts';
import { captainsIn, NONE, playerOf, type State, stackIn } from './state.ts';
import type { Dealer } from './types.ts';

/** Whether a tile has the face that an event space wants. */
function hasFace(world: World, tile: TileId, eventSpace: EventSpaceId): boolean {
  const { kind, number } = eventSpaceOf(world, eventSpace);
  return (world.content.tiles[tile] ?? []).some((face) =>
    face.kind === 'lane' ? kind === 'lane' && face.number === number : face.kind === kind,
  );
}

/** ID-82: the lowest numbered tile beside the board, else one that lies with a face of another kind, never the ruins. */
function tileFor(world: World, state: State, eventSpace: EventSpaceId): TileId {
  const { tiles } = state;
  const { kind } = eventSpaceOf(world, eventSpace);
  for (const [tile, lies] of tiles.entries()) if (lies === NONE && hasFace(world, tile, eventSpace)) return tile;
  for (const [tile, lies] of tiles.entries()) {
    if (lies === NONE || !hasFace(world, tile, eventSpace)) continue;
    const other = eventSpaceOf(world, lies).kind;
    if (other !== kind && other !== 'ruins') return tile;
  }
  return NONE;
}

/** ID-83: on a covered event space, or without a tile, nothing is placed. */
export function placeTile(world: World, state: State, id: string, dealer: Dealer): void {
  const eventSpace = world.content.chart.eventSpaces.findIndex((each) => each.id === id);
  if (tileOn(state, eventSpace) !== NONE) return;
  const tile = tileFor(world, state, eventSpace);
  if (tile === NONE) return;
  if (state.tiles[tile] !== NONE) takeTile(world, state, tile, dealer);
  state.tiles[tile] = eventSpace;
  const { kind, number, space } = eventSpaceOf(world, eventSpace);
  dealer.tell?.({ fact: 'tilePlaced', tile: tile + 1, kind, at: id });
  if (kind === 'lane') dealer.tell?.({ fact: 'laneOpened', number });
  else if (kind === 'sea') flood(state, space);
  else if (kind === 'ruins') ruin(world, state, space, dealer);
}

/** ID-89: the printed terrain, or the closed lane, is back. */
function takeTile(world: World, state: State, tile: TileId, dealer: Dealer): void {
  const eventSpace = state.tiles[tile] ?? NONE;
  const { kind, number } = eventSpaceOf(world, eventSpace);
  state.tiles[tile] = NONE;
  dealer.tell?.({ fact: 'tileTaken', tile: tile + 1, kind, at: eventSpaceOf(world, eventSpace).id });
  if (kind === 'lane') dealer.tell?.({ fact: 'laneClosed', number });
}

export function removeTiles(world: World, state: State, kind: TileKind, dealer: Dealer): void {
  for (const [tile, eventSpace] of state.tiles.entries()) {
    if (eventSpace !== NONE && eventSpaceOf(world, eventSpace).kind === kind) takeTile(world, state, tile, dealer);
  }
}

/** ID-86: whoever stands there is put on land beside it by the player to the left. */
function flood(state: State, space: PlaceId): void {
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (playerOf(state, seat).at === space) state.agenda.push({ do: 'floodPlace', seat });
}

/** ID-87, ID-88: no town, no stack; a Captain who waits there with a Hero is lost. */
function ruin(world: World, state: State, space: PlaceId, dealer: Dealer): void {
  const town = world.chart.townAt[space] ?? NONE;
  dealer.tell?.({ fact: 'townRuined', town: portId(world, town) });
  for (const card of stackIn(state, town)) {
    state.marketDiscards.push(card);
    dealer.tell?.({ fact: 'cardDiscarded', card });
  }
  for (const card of captainsIn(state, town)) {
    state.captainDeck.unshift([card]);
    dealer.tell?.({ fact: 'captainDiscarded', card });
  }
  state.stacks[town] = [];
  state.captains[town] = [];
  for (let seat = 0; seat < state.seats; seat++)
    if (playerOf(state, seat).at === space) discardCaptain(state, seat, dealer);
}
