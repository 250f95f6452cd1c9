import { inLanguage } from '@skerry/engine';
import './colours.css';
import type { Legend } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { SIGNS, type SignName } from '../text/signs.ts';
import { Drawing } from './drawings/drawing.tsx';

const DRAWN: Readonly<Record<SignName, ComponentChildren>> = {
  jewel: <Drawing name="jewel-green" />,
  anchor: <Drawing name="anchor" />,
  wound: <Drawing name="wound" />,
  tired: <Drawing name="tired" />,
  gold: <Drawing name="gold" />,
  map: <Drawing name="map-blue" />,
  mind: <Drawing name="act-ranged" />,
  body: <Drawing name="act-melee" />,
  spirit: <Drawing name="act-magic" />,
  undefeated: <Drawing name="undefeated" />,
};

export const legend: Legend = (language) =>
  Object.entries(inLanguage(language, SIGNS)).map(([key, sentence]) => ({
    key,
    sign: DRAWN[key as SignName],
    sentence,
  }));
