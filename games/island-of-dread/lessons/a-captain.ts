import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { cardOf, doIt, lying, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'dallak', gold: 9 }, from: 'market' }),
  steps: [
    {
      say: {
        en: 'Beyond the land is the *sea*, and the Island of Dread.',
        fr: 'Au-delà des terres, il y a la *mer*, et l’Île de l’Effroi.',
      },
      why: {
        en: 'Whoever defeats Assif Shib-Sa on that Island wins the game. To sail, you need a Captain.',
        fr: 'Vaincre Assif Shib-Sa sur cette Île gagne la partie. Pour naviguer, il faut un Capitaine.',
      },
      lit: [OWN],
    },
    doIt(
      { act: 'lookForCaptains' },
      'captainDrawn',
      { en: '*Look for Captains* in the harbour.', fr: '*Cherchez des Capitaines* au port.' },
      {
        en: 'Another one turns up each time somebody asks.',
        fr: 'Il en vient un autre chaque fois qu’on demande.',
      },
      [offer('lookForCaptains')],
    ),
    doIt(
      { act: 'hire', captain: cardOf('braskIronkeel') },
      'hired',
      { en: 'Hire *Brask Ironkeel*.', fr: 'Engagez *Brask Quille-de-Fer*.' },
      {
        en: 'From your next turn you can set sail from this town along the sea lanes.',
        fr: 'Dès le prochain tour, vous pouvez appareiller d’un port et suivre les routes maritimes.',
      },
      [lying('braskIronkeel'), offer(`hire-${cardOf('braskIronkeel')}`)],
    ),
    {
      say: { en: 'You have a *ship*. The sea is open.', fr: 'Vous avez un *bateau*. La mer est ouverte.' },
      why: {
        en: 'At sea there are maps to win. A set, one blue and one green, takes you to the Island.',
        fr: 'En mer, on gagne des cartes marines. Une paire, une bleue et une verte, mène à l’Île.',
      },
      lit: [OWN],
    },
  ],
  done: {
    en: 'You can go to sea. Now for a first game.',
    fr: 'Vous savez prendre la mer. Place à une première partie.',
  },
  remember: {
    en: 'Grow strong on land, hire a Captain, gather maps at sea, then take on the Island of Dread.',
    fr: 'Progressez à terre, engagez un Capitaine, réunissez des cartes marines, puis affrontez l’Île de l’Effroi.',
  },
};
