import { type EventSpaceNumber, NONE, type SpaceNumber, type TileKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { discardCaptain } from './captain.ts';
import { tileOn } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

const idOf = (world: World, eventSpace: EventSpaceNumber): string => world.content.chart.eventSpaces[eventSpace]!.id;

/** Whether a tile has the face for an event space. */
function hasFace(world: World, tile: number, eventSpace: EventSpaceNumber): boolean {
  const { kind, number } = world.chart.eventSpaces[eventSpace]!;
  return world.content.tiles[tile]!.some((face) =>
    face.kind === 'lane' ? kind === 'lane' && face.number === number : face.kind === kind,
  );
}

/**
 * ID-82: the lowest numbered tile beside the board, else one on the board with a face of another kind, never the
 * ruins.
 */
function tileFor(world: World, state: State, eventSpace: EventSpaceNumber): number {
  const { tiles } = state;
  const { kind } = world.chart.eventSpaces[eventSpace]!;
  for (let tile = 0; tile < tiles.length; tile++)
    if (tiles[tile] === NONE && hasFace(world, tile, eventSpace)) return tile;
  for (let tile = 0; tile < tiles.length; tile++) {
    const lies = tiles[tile]!;
    if (lies === NONE || !hasFace(world, tile, eventSpace)) continue;
    const other = world.chart.eventSpaces[lies]!.kind;
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
  const { kind, number, space } = world.chart.eventSpaces[eventSpace]!;
  dealer.tell?.({ fact: 'tilePlaced', tile: tile + 1, kind, at: id });
  if (kind === 'lane') dealer.tell?.({ fact: 'laneOpened', number });
  else if (kind === 'sea') flood(state, space);
  else if (kind === 'ruins') ruin(world, state, space, dealer);
}

/** ID-89: restores the printed terrain, or closes the lane. */
function takeTile(world: World, state: State, tile: number, dealer: Dealer): void {
  const eventSpace = state.tiles[tile]!;
  const { kind, number } = world.chart.eventSpaces[eventSpace]!;
  state.tiles[tile] = NONE;
  dealer.tell?.({ fact: 'tileTaken', tile: tile + 1, kind, at: idOf(world, eventSpace) });
  if (kind === 'lane') dealer.tell?.({ fact: 'laneClosed', number });
}

export function removeTiles(world: World, state: State, kind: TileKind, dealer: Dealer): void {
  for (let tile = 0; tile < state.tiles.length; tile++) {
    const eventSpace = state.tiles[tile]!;
    if (eventSpace !== NONE && world.chart.eventSpaces[eventSpace]!.kind === kind) takeTile(world, state, tile, dealer);
  }
}

/** ID-86: the player to the left moves each Hero there to adjacent land. */
function flood(state: State, space: SpaceNumber): void {
  for (let seat = state.seats - 1; seat >= 0; seat--)
    if (playerOf(state, seat).at === space) state.agenda.push({ do: 'floodPlace', seat });
}

/** ID-87, ID-88: the town and its stack are gone; a Captain waiting there with a Hero is lost. */
function ruin(world: World, state: State, space: SpaceNumber, dealer: Dealer): void {
  const town = world.chart.townAt[space]!;
  dealer.tell?.({ fact: 'townRuined', town: world.chart.ports[town]! });
  for (const card of state.stacks[town]!) {
    state.marketDiscards.push(card);
    dealer.tell?.({ fact: 'cardDiscarded', card });
  }
  for (const card of state.captains[town]!) {
    state.captainDeck.unshift([card]);
    dealer.tell?.({ fact: 'captainDiscarded', card });
  }
  state.stacks[town] = [];
  state.captains[town] = [];
  for (let seat = 0; seat < state.seats; seat++)
    if (playerOf(state, seat).at === space) discardCaptain(state, seat, dealer);
}
