import { card } from '../card.ts';
import { actions } from './actions.fr.ts';
import { asks } from './asks.fr.ts';
import { board } from './board.fr.ts';
import type { TextWithBoard } from './board.ts';
import { endings } from './endings.fr.ts';
import { facts } from './facts.fr.ts';
import { hindsightIn } from './hindsight.ts';
import { merit } from './merit.fr.ts';
import { options } from './options.fr.ts';
import { reasons } from './reasons.fr.ts';

export { names } from './names.fr.ts';

export const fr: TextWithBoard = {
  language: 'fr',
  title: card.words.fr.title,
  invitation: 'Quatre trésors, une île qui sombre, un seul chemin du retour : gagnez ensemble, ou coulez ensemble.',
  facts,
  actions,
  reasons,
  refusals: {},
  asks,
  endings,
  merit,
  hindsight: hindsightIn((nth) => `Mais la tuile était inondée depuis le tournant ${nth}`),
  options,
  board,
};
