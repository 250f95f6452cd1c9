import { card } from '../../card.ts';
import type { TextWithBoard } from '../board.ts';
import { hindsightIn } from '../hindsight.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { endings } from './endings.ts';
import { facts } from './facts.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';

export { names } from './names.ts';

export const de: TextWithBoard = {
  language: 'de',
  title: card.words.de.title,
  invitation:
    'Vier Schätze, eine sinkende Insel, ein einziger Weg nach Hause: Gewinnt gemeinsam, oder geht gemeinsam unter.',
  facts,
  gist: async () => (await import('./gist.ts')).gist,
  actions,
  reasons,
  refusals: {},
  asks,
  endings,
  merit: async () => (await import('./merit.ts')).merit,
  blunders: {
    missedCapture: 'In diesem Zug hätte ein Schatz geborgen werden können.',
    keptFourthCard: 'Jemandem in Reichweite fehlte eine Karte, und sie wurde nicht gegeben.',
    overfilledHand: 'Eine Karte, die noch gebraucht wurde, ging verloren, weil fünf Karten das Höchste sind.',
  },
  hindsight: hindsightIn((nth) => `Aber das Feld war seit Wendepunkt ${nth} überflutet`),
  options,
  board,
};
