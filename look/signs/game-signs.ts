/** Icons of offers and pawns from game-icons.net, one colour on a grid of 512, in a file that only a table loads. */
import biplane from 'game-icon:biplane';
import cardDraw from 'game-icon:card-draw';
import cardExchange from 'game-icon:card-exchange';
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
import walkingBoot from 'game-icon:walking-boot';

import type { GameSign } from '../icons.tsx';

export const GAME_SIGNS: Readonly<Record<GameSign, string>> = {
  move: walkingBoot,
  give: cardExchange,
  capture: jeweledChalice,
  endActions: cardDraw,
  fly: biplane,
  guide: directionSigns,
  dive: scubaMask,
  lift: helicopter,
  pass: emptyHourglass,
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
