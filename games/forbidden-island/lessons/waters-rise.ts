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
      say: {
        en: 'These *three tiles* have just been flooded.',
        fr: 'Ces *trois tuiles* viennent d’être inondées.',
        de: 'Diese *drei Felder* sind gerade überflutet worden.',
      },
      why: {
        en: 'Their flood cards are in the discard pile, so they shouldn’t come up again soon.',
        fr: 'Leurs cartes Inondation sont dans la défausse. Elles ne devraient pas ressortir de sitôt.',
        de: 'Ihre Flutkarten sind im Ablagestapel, also dürften sie nicht so bald wiederkommen.',
      },
      rules: ['FI-93'],
      lit: ['[data-tile="misty-marsh"]', '[data-tile="watchtower"]', '[data-tile="observatory"]'],
    },
    {
      say: {
        en: 'With your last action, shore up *Misty Marsh*.',
        fr: 'Avec votre dernière action, asséchez le *Marais brumeux*.',
        de: 'Leg mit deiner letzten Aktion das *Nebelmoor* trocken.',
      },
      why: {
        en: 'You never know when a Waters Rise! card will turn up.',
        fr: 'On ne sait jamais quand sortira une carte Montée des eaux.',
        de: 'Man weiß nie, wann eine Karte „Die Flut steigt!“ kommt.',
      },
      rules: ['FI-42'],
      lit: ['[data-tile="misty-marsh"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['d4'] },
      aim: (facts) => facts.some((fact) => fact.fact === 'shoredUp' && fact.tiles.includes('misty-marsh')),
    },
    {
      say: {
        en: 'End your actions, and see what you draw.',
        fr: 'Terminez vos actions et voyez ce que vous piochez.',
        de: 'Beende deine Aktionen, und sieh, was du ziehst.',
      },
      why: {
        en: 'Three of the 28 treasure cards are Waters Rise! cards.',
        fr: 'Trois des 28 cartes Trésor sont des cartes Montée des eaux.',
        de: 'Drei der 28 Schatzkarten sind „Die Flut steigt!“.',
      },
      rules: ['FI-11', 'FI-57'],
      lit: ['[data-offer="endActions"]', '[data-fi="gauge"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'watersRose'),
    },
    {
      say: {
        en: '*Waters Rise!* The same tiles came up again.',
        fr: '*Montée des eaux !* Les mêmes tuiles sont ressorties.',
        de: '*Die Flut steigt!* Dieselben Felder kamen wieder.',
      },
      why: {
        en: 'Their cards went back on top. Misty Marsh was dry, so it only flooded; the other two have sunk.',
        fr: 'Leurs cartes étaient revenues sur la pioche. Le Marais, sec, n’est qu’inondé ; les deux autres ont sombré.',
        de: 'Ihre Karten lagen wieder obenauf. Das Nebelmoor war trocken und ist nur überflutet; die anderen zwei sind versunken.',
      },
      rules: ['FI-64', 'FI-65', 'FI-68', 'FI-93', 'FI-94'],
      lit: ['[data-fi="gauge"]', '[data-tile="misty-marsh"]'],
    },
  ],
  done: {
    en: 'You know why floods return.',
    fr: 'Vous savez pourquoi les inondations reviennent.',
    de: 'Du weißt, warum die Flut wiederkommt.',
  },
  remember: {
    en: 'Waters Rise! puts the discarded flood cards back on top: flooded tiles are in danger first. At marks 3, 6 and 8, one more card is drawn per turn.',
    fr: 'Montée des eaux remet la défausse sur la pioche : les tuiles inondées sont menacées d’abord. Aux crans 3, 6 et 8, on tire une carte de plus par tour.',
    de: '„Die Flut steigt!“ bringt die abgelegten Flutkarten wieder nach oben: Überflutete Felder sind zuerst in Gefahr. Ab Marke 3, 6 und 8 kommt pro Zug eine Karte mehr.',
  },
  rules: ['FI-64', 'FI-65', 'FI-92'],
};
