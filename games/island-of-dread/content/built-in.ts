import type { Translated } from '@skerry/engine';
import { ALLIES } from './allies.ts';
import { CAPTAINS } from './captains.ts';
import { NUMBERS, type Numbers } from './constants.ts';
import { GREEN_CARDS } from './green.ts';
import { HEROES } from './heroes.ts';
import { ITEMS } from './items.ts';
import { LEGENDARY } from './legendary.ts';
import { CHART } from './map.ts';
import { RED_CARDS } from './red.ts';
import { SEA_CARDS } from './sea.ts';
import { SILVER_CARDS } from './silver.ts';
import { TILES } from './tiles.ts';
import type {
  AdventureCard,
  AllyCard,
  CaptainCard,
  ChartContent,
  Deck,
  EventTile,
  HeroCard,
  ItemCard,
  LegendaryItem,
} from './vocabulary.ts';
import { YELLOW_CARDS } from './yellow.ts';

/** Names and card texts of one language, by id. */
export type Words = {
  readonly [id: string]: { readonly name: string; readonly text?: string; readonly options?: OptionLabels };
};
export type OptionLabels = { readonly [option: string]: string };

/** The whole content of a table, built in or from a pack. */
export type Content = {
  readonly name: string;
  readonly version: string;
  readonly numbers: Numbers;
  readonly chart: ChartContent;
  readonly tiles: readonly EventTile[];
  readonly heroes: readonly HeroCard[];
  readonly captains: readonly CaptainCard[];
  readonly legendary: readonly LegendaryItem[];
  readonly items: readonly ItemCard[];
  readonly allies: readonly AllyCard[];
  readonly adventure: { readonly [D in Deck]: readonly AdventureCard[] };
  /** Only words that differ from the built-in content; its own words are in `text/`. */
  readonly words: Translated<Words>;
};

export const BUILT_IN: Content = {
  name: 'skerry',
  version: '1',
  numbers: NUMBERS,
  chart: CHART,
  tiles: TILES,
  heroes: HEROES,
  captains: CAPTAINS,
  legendary: LEGENDARY,
  items: ITEMS,
  allies: ALLIES,
  adventure: {
    green: GREEN_CARDS,
    yellow: YELLOW_CARDS,
    sea: SEA_CARDS,
    red: RED_CARDS,
    silver: SILVER_CARDS,
  },
  words: { en: {}, fr: {} },
};
