import { inLanguage } from '@skerry/engine';
import type { Legend } from '@skerry/look';
import { Drawn } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { SIGNS, type SignName } from '../text/signs.ts';
import { type DrawingName, drawingAddress, SightDrawing, TerrainDrawing } from './parts/drawing.tsx';

const drawn = (name: DrawingName) => (
  <svg viewBox="0 0 60 60" aria-hidden="true">
    <Drawn href={drawingAddress(name)} width="60" height="60" />
  </svg>
);

const DRAWN: Readonly<Record<SignName, ComponentChildren>> = {
  cards: <TerrainDrawing card="forest" />,
  any: <TerrainDrawing card="any" />,
  village: drawn('hut'),
  sight: <SightDrawing sight="obelisk" />,
  segment: (
    <svg viewBox="0 0 60 20" aria-hidden="true">
      <path d="M10 10H50" stroke="var(--tile-ink)" stroke-width="11" stroke-linecap="round" />
      <path d="M10 10H50" stroke="var(--brass-glow)" stroke-width="7" stroke-linecap="round" />
    </svg>
  ),
  box: <b class="tt-legend-box">2</b>,
  plus: (
    <b class="tt-legend-box">
      3<sup>+</sup>
    </b>
  ),
  blue: drawn('blue-card'),
};

export const legend: Legend = (language) =>
  Object.entries(inLanguage(language, SIGNS)).map(([key, sentence]) => ({
    key,
    sign: DRAWN[key as SignName],
    sentence,
  }));
