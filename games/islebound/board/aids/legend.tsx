import { inLanguage } from '@skerry/engine';
import type { Legend } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { SIGNS, type SignName } from '../../text/signs.ts';
import { Drawing } from '../parts/drawing.tsx';

const DRAWN: Readonly<Record<SignName, ComponentChildren>> = {
  ship: <Drawing name="ship-1" />,
  red: <Drawing name="banner-red" />,
  blue: <Drawing name="banner-blueGreen" />,
  cube: <Drawing name="cube-1" />,
  coin: <Drawing name="coin" />,
  wood: <Drawing name="wood" />,
  fish: <Drawing name="fish" />,
  book: <Drawing name="book" />,
  pirate: <Drawing name="pirate" />,
  renown: <Drawing name="renown" />,
  token: <Drawing name="token" />,
};

export const legend: Legend = (language) =>
  Object.entries(inLanguage(language, SIGNS)).map(([key, sentence]) => ({
    key,
    sign: DRAWN[key as SignName],
    sentence,
  }));
