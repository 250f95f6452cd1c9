import type { Seat } from '@skerry/engine';
import type { FactTable, Frames } from '@skerry/look';
import type { Card } from '../content/cards.ts';
import type { Tile } from '../content/tiles.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { drawingAddress } from './parts/drawing.tsx';

/** Selectors of the places that cards move between. */
const at = (place: string): string => `[data-fi="${place}"]`;
const hand = (seat: Seat): string => at(`hand-${seat}`);
const held = (seat: Seat, card: Card): string => `${hand(seat)} [data-card="${card}"]`;
const space = (tile: Tile): string => `.fi-space[data-tile="${tile}"]`;
/** A tile as it was before. */
const was = (tile: Tile): string => `${space(tile)} .fi-was`;
const [TREASURE_BACK, FLOOD_BACK] = [drawingAddress('treasure-back'), drawingAddress('flood-back')];

const still: Keyframe = { transform: 'none' };
const WALK: Frames = ['out', still, { transform: 'translateY(-14px)' }, still];
const SWIM: Frames = ['move', still, { transform: 'translateY(8px)', opacity: 0.55 }, still];
const SOAR: Frames = ['move', still, { transform: 'translateY(-16px) scale(1.15)' }, still];
/** In the air the shadow is further away. */
const APART: Frames = ['move', still, { transform: 'translate(12px, 18px)' }, still];
const RISE: Frames = ['move', still, { transform: 'translateY(-300px)', opacity: 0 }];
const SINK: Frames = [
  'sink',
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(3px)', opacity: 0.9, offset: 0.4 },
  { transform: 'translateY(6px)', opacity: 0 },
];

const GAITS = {
  walk: { '.fi-hop': WALK },
  guided: { '.fi-hop': WALK },
  swam: { '.fi-hop': SWIM },
  dive: { '.fi-hop': SWIM },
  fly: { '.fi-hop': SOAR, '.pawn > ellipse': APART },
  lifted: { '.fi-hop': SOAR, '.pawn > ellipse': APART },
};

/** How each kind of fact is told, heard and shown. */
export const facts: FactTable<ForbiddenIsland> = {
  tileLaid: { line: 'silent' },
  cardDealt: { line: 'silent', sound: 'paper' },
  dealtAgain: { line: 'silent' },
  turnBegan: { line: 'heading' },
  actionsEnded: { line: ({ seat, unused }) => ({ seat, silent: unused === 0 }) },
  moved: {
    line: ({ by }) => ({ seat: by }),
    sound: ({ how }) => (how === 'swam' || how === 'dive' ? 'water' : 'wood'),
    ms: ({ how }) => (how === 'walk' ? 240 : 480),
    motion: ({ seat, how }) => ({ slide: `[data-pawn="${seat}"]`, meanwhile: GAITS[how] }),
  },
  shoredUp: {
    line: ({ by }) => ({ seat: by }),
    sound: 'water',
    ms: 480,
    motion: ({ tiles }) => tiles.map((tile) => ({ of: was(tile), as: 'wipeUp' })),
  },
  gave: {
    line: ({ from }) => ({ seat: from }),
    sound: 'paper',
    ms: 240,
    motion: ({ from, to, card }) => ({
      deal: drawingAddress(card),
      from: hand(from),
      to: hand(to),
      becomes: held(to, card),
    }),
  },
  captured: {
    sound: 'treasure',
    ms: 900,
    motion: ({ seat, tile, treasure }) => ({
      deal: drawingAddress(treasure),
      from: space(tile),
      to: [hand(seat), space(tile)],
    }),
  },
  discarded: {
    // Played cards and a treasure's price are told by the line that follows.
    line: ({ seat, why }) => ({ seat, silent: why !== 'limit' }),
    sound: ({ why }) => (why === 'capture' ? undefined : 'paper'),
    ms: 240,
    // A treasure's four cards leave in quick succession, then the treasure arrives.
    joins: ({ why }) => (why === 'capture' ? 60 : undefined),
    motion: ({ seat, card }) => ({ deal: drawingAddress(card), from: hand(seat), to: at('treasure-discards') }),
  },
  drew: {
    line: ({ seat, card }) => ({ seat, loss: card === 'waters-rise' }),
    sound: 'paper',
    ms: 320,
    motion: ({ seat, card }) => {
      const drawn = { deal: drawingAddress(card), back: TREASURE_BACK, from: at('treasure-pile') };
      return card === 'waters-rise'
        ? { ...drawn, to: at('gauge') }
        : { ...drawn, to: hand(seat), becomes: held(seat, card) };
    },
  },
  watersRose: {
    line: 'loss',
    sound: 'rise',
    ms: 900,
    motion: [{ slide: '[data-rises]' }, { of: `${at('gauge')} [data-now="true"]`, as: 'swell' }],
  },
  floodStacked: {
    sound: 'paper',
    ms: 480,
    motion: { deal: FLOOD_BACK, from: at('flood-discards'), to: at('flood-pile') },
  },
  // A pass would only drown what happened.
  passed: { line: 'silent' },
  floodCard: {
    line: 'silent',
    ms: 240,
    motion: ({ tile }) => ({ deal: drawingAddress(tile), back: FLOOD_BACK, from: at('flood-pile'), to: space(tile) }),
  },
  flooded: { sound: 'water', ms: 480, motion: ({ tile }) => ({ of: was(tile), as: 'wipeDown' }) },
  sank: {
    line: 'loss',
    sound: 'sink',
    ms: 900,
    motion: ({ tile }) => [
      { of: was(tile), as: SINK },
      { of: '[data-was="coast"]', as: 'fadeOut' },
    ],
  },
  mustSwim: { line: 'silent' },
  drowning: { line: 'loss' },
  liftedOff: { ms: 900, motion: { of: '.fi-hop', as: RISE } },
  won: { sound: 'won' },
  // No seat's mark is before it: all have lost.
  lost: { line: () => ({ loss: true }), sound: 'lost' },
};
