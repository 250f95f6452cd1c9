/** Signs of offers and pawns from game-icons.net, one colour on a grid of 512, in a file that only a table fetches. */
import biplane from 'game-icon:biplane';
import cardDiscard from 'game-icon:card-discard';
import cardDraw from 'game-icon:card-draw';
import cardExchange from 'game-icon:card-exchange';
import cardPickup from 'game-icon:card-pickup';
import checkMark from 'game-icon:check-mark';
import cog from 'game-icon:cog';
import compass from 'game-icon:compass';
import deathSkull from 'game-icon:death-skull';
import directionSigns from 'game-icon:direction-signs';
import divingHelmet from 'game-icon:diving-helmet';
import emptyHourglass from 'game-icon:empty-hourglass';
import envelope from 'game-icon:envelope';
import helicopter from 'game-icon:helicopter';
import jeweledChalice from 'game-icon:jeweled-chalice';
import propellerBeanie from 'game-icon:propeller-beanie';
import scubaMask from 'game-icon:scuba-mask';
import shipWheel from 'game-icon:ship-wheel';
import spyglass from 'game-icon:spyglass';
import swimfins from 'game-icon:swimfins';
import walkingBoot from 'game-icon:walking-boot';

import type { GameSign } from './icons.tsx';

export const GAME_SIGNS: Readonly<Record<GameSign, string>> = {
  move: walkingBoot,
  give: cardExchange,
  capture: jeweledChalice,
  endActions: cardDraw,
  fly: biplane,
  guide: directionSigns,
  dive: scubaMask,
  swim: swimfins,
  lift: helicopter,
  discard: cardDiscard,
  pass: emptyHourglass,
  take: cardPickup,
  done: checkMark,
  hint: spyglass,
  explorer: compass,
  engineer: cog,
  messenger: envelope,
  pilot: propellerBeanie,
  diver: divingHelmet,
  navigator: shipWheel,
  skull: deathSkull,
};
