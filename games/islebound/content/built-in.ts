import { BOARDS } from './boards.ts';
import { BUILDINGS } from './buildings.ts';
import { CONSTANTS } from './constants.ts';
import { CREW } from './crew.ts';
import { EVENTS } from './events.ts';
import { FLEET } from './fleet.ts';
import { FIXED_LAYOUT, type FixedLayout } from './map.ts';
import { REPUTATION } from './reputation.ts';
import { TOKENS } from './tokens.ts';
import { TOWNS } from './towns.ts';
import type {
  Building,
  CrewTile,
  EventCard,
  FleetCard,
  ReputationCard,
  SeaBoard,
  TokenKind,
  Town,
} from './vocabulary.ts';

/** The whole content of a table, built in or from a pack. */
export type Content = {
  readonly name: string;
  readonly version: string;
  readonly constants: typeof CONSTANTS;
  readonly layout: FixedLayout;
  readonly boards: readonly SeaBoard[];
  readonly towns: readonly Town[];
  readonly crew: readonly CrewTile[];
  readonly fleet: readonly FleetCard[];
  /** The worth of each slot, from left to right. */
  readonly influenceTrack: readonly number[];
  readonly buildings: readonly Building[];
  readonly events: readonly EventCard[];
  readonly reputation: readonly ReputationCard[];
  readonly tokens: readonly TokenKind[];
};

export const BUILT_IN: Content = {
  name: 'skerry',
  version: '1',
  constants: CONSTANTS,
  layout: FIXED_LAYOUT,
  boards: BOARDS,
  towns: TOWNS,
  crew: CREW,
  fleet: FLEET,
  influenceTrack: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
  buildings: BUILDINGS,
  events: EVENTS,
  reputation: REPUTATION,
  tokens: TOKENS,
};
