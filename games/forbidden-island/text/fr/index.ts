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

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation: 'Quatre trésors, une île qui sombre, un seul chemin du retour : gagnez ensemble, ou coulez ensemble.',
  facts,
  gist: async () => (await import('./gist.ts')).gist,
  actions,
  reasons,
  refusals: {},
  asks,
  endings,
  merit: async () => (await import('./merit.ts')).merit,
  blunders: {
    missedCapture: 'Un trésor pouvait être pris pendant ce tour.',
    keptFourthCard: 'Il manquait une carte à quelqu’un à portée, et elle n’a pas été donnée.',
    overfilledHand: 'Une carte encore utile a été perdue à cause de la limite de main.',
  },
  hindsight: hindsightIn((nth) => `Mais la tuile était inondée depuis le tournant ${nth}`),
  options,
  board,
};
