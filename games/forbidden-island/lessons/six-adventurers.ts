import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['engineer', 'pilot', 'explorer', 'navigator'],
    at: ['fools-landing', 'observatory', 'copper-gate', 'iron-gate'],
    flooded: ['bronze-gate', 'whispering-garden', 'cave-of-embers'],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
    left: 1,
  }),
  steps: [
    {
      say: {
        en: 'Each adventurer has *one power*. You are the Engineer.',
        fr: 'Chaque aventurier a *un pouvoir*. Vous êtes l’Ingénieur.',
      },
      why: {
        en: 'Choose a name at any time to read its power.',
        fr: 'Touchez un nom à tout moment pour lire son pouvoir.',
      },
      lit: ['.panel[data-large="true"] .panel-who', '[data-tile="fools-landing"]'],
    },
    {
      say: {
        en: 'Shore up *Bronze Gate* and *Whispering Garden* with one action.',
        fr: 'Asséchez la *Porte de Bronze* et le *Jardin des Murmures* en une action.',
      },
      why: {
        en: 'The Engineer shores up two tiles at once. Choose Shore up, then the pair.',
        fr: 'L’Ingénieur assèche deux tuiles d’un coup. Choisissez Assécher, puis la paire.',
      },
      lit: ['[data-tile="bronze-gate"]', '[data-tile="whispering-garden"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['c2', 'd3'] },
      aim: (facts) =>
        facts.some(
          (fact) =>
            fact.fact === 'shoredUp' && fact.tiles.includes('bronze-gate') && fact.tiles.includes('whispering-garden'),
        ),
    },
    {
      say: { en: 'End your actions. Bruno is the *Pilot*.', fr: 'Terminez vos actions. Bruno est le *Pilote*.' },
      why: {
        en: 'Once per turn he flies to any tile.',
        fr: 'Une fois par tour, il vole vers la tuile de son choix.',
      },
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
      others: [{ seat: 1, action: { act: 'fly', to: 'd6' } }],
    },
    {
      say: { en: 'Bruno flew all the way to *Tidal Palace*.', fr: 'Bruno a volé jusqu’au *Palais des Marées*.' },
      why: {
        en: 'Chiara, the Explorer, also moves across corners. Dario, the Navigator, moves the pawns of others.',
        fr: 'Chiara, l’Explorateur, passe aussi en diagonale. Dario, le Navigateur, déplace les pions des autres.',
      },
      lit: ['[data-tile="tidal-palace"]'],
    },
    {
      say: {
        en: 'Two more wait in the box: *Diver* and *Messenger*.',
        fr: 'Deux autres attendent dans la boîte : *Plongeur* et *Messager*.',
      },
      why: {
        en: 'The Diver passes through flooded and sunk tiles; the Messenger gives cards from anywhere.',
        fr: 'Le Plongeur traverse les tuiles inondées ou englouties ; le Messager donne ses cartes de n’importe où.',
      },
      lit: ['.crew'],
    },
  ],
  done: { en: 'You know the six adventurers.', fr: 'Vous connaissez les six aventuriers.' },
  remember: {
    en: 'A power is worth a whole action each turn. Plan the turn around who can do what.',
    fr: 'Un pouvoir vaut bien une action par tour. Pensez le tour selon ce que chacun sait faire.',
  },
};
