import type { Seat } from '@skerry/engine';
import { Drawn, type OfferDrawing } from '@skerry/look';
import type { Banner, CrewKind, CrewSymbol, TownName } from '../../content/vocabulary.ts';
import drawings from './drawings.svg';

const SHAPES = [1, 2, 3, 4] as const;
export type Shape = (typeof SHAPES)[number];

/** Cards of one drawing differ by name. */
export type EventDrawing = 'vault' | 'brawl' | 'works' | 'feast' | 'decree' | 'scholar' | 'lantern';
export type GoodsDrawing = 'coin' | 'fish' | 'wood' | 'book' | 'pirate' | 'serpent' | 'ichor';

/** The contents of drawings.svg. Buildings and reputation cards are numbered, seats count from 1. */
export type DrawingName =
  | `isle-${Shape}`
  | `isle-bare-${Shape}`
  | `town-${TownName}`
  | GoodsDrawing
  | 'event'
  | 'renown'
  | 'token'
  | 'map'
  | 'bed'
  | `skill-${CrewSymbol}`
  | `banner-${Banner}`
  | `banner-${Banner}-own`
  | `die-${number}`
  | `cube-${number}`
  | `ship-${number}`
  | `crew-${CrewKind}`
  | 'bandage'
  | `building-${number}`
  | `event-${EventDrawing}`
  | `reputation-${number}`;

const EVENT_DRAWINGS: readonly DrawingName[] = [
  'event-vault',
  'event-brawl',
  'event-works',
  'event-decree',
  'event-feast',
  'event-feast',
  'event-decree',
  'event-brawl',
  'event-works',
  'event-works',
  'event-lantern',
  'serpent',
  'event-lantern',
  'event-scholar',
  'event-scholar',
];

export const eventDrawing = (event: number): DrawingName => EVENT_DRAWINGS[event - 1] ?? 'event';
export const cubeOf = (seat: Seat): DrawingName => `cube-${seat + 1}`;
export const shipOf = (seat: Seat): DrawingName => `ship-${seat + 1}`;

export const drawingAddress = (name: DrawingName): string => `${drawings}#${name}`;

/** View boxes by the start of the name; all others are 64 x 64. */
const BOXES: readonly (readonly [start: string, box: string])[] = [
  ['isle-', '-30 -30 180 152'],
  ['town-', '-6 -6 132 104'],
  ['skill-', '0 0 24 24'],
  ['banner-', '0 0 58 30'],
  ['die-', '0 0 40 40'],
  ['cube-', '0 0 30 30'],
];

export const boxOf = (name: DrawingName): string =>
  BOXES.find(([start]) => name.startsWith(start))?.[1] ?? '-2 -2 64 64';

export const drawn = (name: DrawingName): OfferDrawing => ({ drawing: drawingAddress(name), box: boxOf(name) });

/** Fills its box. */
export function Drawing({ name, class: more }: { readonly name: DrawingName; readonly class?: string }) {
  return (
    <svg class={more === undefined ? 'ib-drawing' : `ib-drawing ${more}`} viewBox={boxOf(name)} aria-hidden="true">
      <Drawn href={drawingAddress(name)} />
    </svg>
  );
}
