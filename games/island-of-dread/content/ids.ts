import type { Id } from '@skerry/engine';

/** A card by its place in `World.cards`. Heroes, Captains, Allies and Challenges are cards, so figures are too. */
export type CardId = Id<'card'>;
/** A space of the grid; from `CELLS` on, an anchor. */
export type PlaceId = Id<'place'>;
/** A town or an anchor by its place in `Places.ports`: towns come first. */
export type PortId = Id<'port'>;
/** An anchor, counted from 0. */
export type AnchorId = Id<'anchor'>;
/** A terrain by its place in `TERRAINS`; `SEA` is none of them. */
export type TerrainId = Id<'terrain'>;
export type JewelId = Id<'jewel'>;
export type EventSpaceId = Id<'eventSpace'>;
export type TileId = Id<'tile'>;
/** A list of effects by its place in `World.lists`. */
export type ListId = Id<'list'>;
/** A place of the undefeated track, counted from 0. */
export type TrackId = Id<'track'>;
