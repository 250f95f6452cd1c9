import type { Seat } from '@skerry/engine';
import type { Cell } from '../content/map.ts';
import type { BuildingNumber, CrewKind, FleetKind, Port, SlotNumber, TradeKind } from '../content/vocabulary.ts';
import type { SpaceNumber } from './state.ts';

/** Everything a seat can do. A compound choice is a chain of actions, so that each can be undone. */
export type Action =
  // Set-up
  | { readonly act: 'homePort'; readonly port: Port }
  | { readonly act: 'draft'; readonly building: BuildingNumber }
  // The turn
  | { readonly act: 'sail'; readonly to: Cell }
  | { readonly act: 'visit' }
  | { readonly act: 'visitByParts' }
  | { readonly act: 'attack' }
  | { readonly act: 'diplomacy' }
  | { readonly act: 'hunt' }
  | { readonly act: 'raid'; readonly rival: Seat }
  | { readonly act: 'event'; readonly place: number }
  | { readonly act: 'buy'; readonly space: SpaceNumber }
  /** Architect: opens the choice of a card in hand. */
  | { readonly act: 'buyFromHand' }
  | { readonly act: 'heal' }
  | { readonly act: 'trade'; readonly rival: Seat }
  | { readonly act: 'endTurn' }
  // Crew
  /** The crew member that pays in the step `exhaust`. */
  | { readonly act: 'exhaust'; readonly crew: CrewKind }
  | { readonly act: 'healCrew'; readonly crew: CrewKind }
  // The parts of a visit
  | { readonly act: 'doPart' }
  /** Leaves out a part, or declines what is offered. */
  | { readonly act: 'leaveOut' }
  | { readonly act: 'gainOne'; readonly choice: number }
  | { readonly act: 'pay'; readonly price: number }
  /** No further payment. */
  | { readonly act: 'done' }
  | { readonly act: 'hire'; readonly place: number }
  | { readonly act: 'reputation'; readonly place: number }
  | { readonly act: 'build'; readonly space: SpaceNumber }
  // Architect: cards in hand
  | { readonly act: 'buyCard'; readonly building: BuildingNumber }
  | { readonly act: 'buildCard'; readonly building: BuildingNumber }
  | { readonly act: 'payCard'; readonly building: BuildingNumber }
  // Influence cubes
  | { readonly act: 'skip' }
  | { readonly act: 'noSkip' }
  // Attack
  | { readonly act: 'group'; readonly cards: number }
  | { readonly act: 'combat'; readonly crew: CrewKind }
  | { readonly act: 'roll' }
  | { readonly act: 'reroll'; readonly face: number }
  | { readonly act: 'keep' }
  | { readonly act: 'placeBest' }
  | { readonly act: 'placeByHand' }
  | { readonly act: 'placeDie'; readonly face: number }
  | { readonly act: 'placeNone' }
  | { readonly act: 'injure'; readonly crew: CrewKind }
  | { readonly act: 'retreat' }
  | { readonly act: 'lose'; readonly card: FleetKind }
  // Diplomacy, and taking a town
  | { readonly act: 'payCube'; readonly slot: SlotNumber }
  | { readonly act: 'negotiate'; readonly crew: CrewKind }
  | { readonly act: 'freeCube'; readonly slot: SlotNumber }
  | { readonly act: 'decline' }
  // The hold
  | { readonly act: 'dump'; readonly wood: number; readonly fish: number }
  // Trade
  | { readonly act: 'give'; readonly what: TradeKind | 'ichor' }
  | { readonly act: 'giveLess'; readonly what: TradeKind }
  | { readonly act: 'next' }
  | { readonly act: 'ask'; readonly what: TradeKind | 'ichor' }
  | { readonly act: 'askLess'; readonly what: TradeKind }
  | { readonly act: 'propose' }
  | { readonly act: 'drop' }
  | { readonly act: 'agree' }
  | { readonly act: 'counter' }
  | { readonly act: 'refuse' };

export type ActionOf<K extends Action['act']> = Extract<Action, { act: K }>;
