import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger'],
    at: ['coral-palace', 'silver-gate'],
    flooded: ['misty-marsh', 'watchtower', 'observatory'],
    hands: [['water'], ['fire']],
    draws: ['waters-rise', 'wind'],
    mark: 2,
    left: 1,
  }),
  steps: [
    {
      say: { en: 'These *three tiles* have just been flooded.', fr: 'Ces *trois tuiles* viennent d’être inondées.' },
      why: {
        en: 'Their flood cards are in the discard pile, so they won’t come up again soon.',
        fr: 'Leurs cartes Inondation sont dans la défausse. Elles ne ressortiront pas de sitôt.',
      },
      lit: ['[data-tile="misty-marsh"]', '[data-tile="watchtower"]', '[data-tile="observatory"]'],
    },
    {
      say: {
        en: 'With your last action, shore up *Misty Marsh*.',
        fr: 'Avec votre dernière action, asséchez le *Marais brumeux*.',
      },
      why: {
        en: 'You never know when a Waters Rise! card turns up.',
        fr: 'On ne sait jamais quand sort une carte Montée des eaux.',
      },
      lit: ['[data-tile="misty-marsh"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['d4'] },
      aim: (facts) => facts.some((fact) => fact.fact === 'shoredUp' && fact.tiles.includes('misty-marsh')),
    },
    {
      say: { en: 'End your actions, and see what you draw.', fr: 'Terminez vos actions et voyez ce que vous piochez.' },
      why: {
        en: 'Three of the 28 treasure cards aren’t treasures at all.',
        fr: 'Trois des 28 cartes Trésor n’ont rien d’un trésor.',
      },
      lit: ['[data-offer="endActions"]', '[data-fi="gauge"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'watersRose'),
    },
    {
      say: {
        en: '*Waters Rise!* The marker climbed, and the same tiles came again.',
        fr: '*Montée des eaux !* Le marqueur monte, et les mêmes tuiles reviennent.',
      },
      why: {
        en: 'The discards go back on top of the pile. Misty Marsh was dry and is only flooded; the other two are gone.',
        fr: 'La défausse revient sur la pioche. Le Marais brumeux, asséché, n’est qu’inondé ; les deux autres ont disparu.',
      },
      lit: ['[data-fi="gauge"]', '[data-tile="misty-marsh"]'],
    },
  ],
  done: { en: 'You know why floods return.', fr: 'Vous savez pourquoi la mer revient.' },
  remember: {
    en: 'Waters Rise! puts the discarded flood cards back on top: flooded tiles are in danger first. The higher the marker, the more cards per turn.',
    fr: 'Montée des eaux remet la défausse sur la pioche : ce qui est inondé est menacé d’abord. Plus le marqueur monte, plus il sort de cartes par tour.',
  },
};
