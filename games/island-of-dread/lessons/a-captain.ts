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
        en: 'The first to defeat Assif Shib-Sa on that Island wins the game. To sail, you need a Captain.',
        fr: 'Vaincre Assif Shib-Sa sur cette Île, c’est gagner la partie. Pour naviguer, il faut un Capitaine.',
      },
      rules: ['ID-208', 'ID-152'],
      lit: [OWN],
    },
    doIt(
      { act: 'lookForCaptains' },
      'captainDrawn',
      { en: '*Look for Captains* in the harbour.', fr: '*Cherchez des Capitaines* au port.' },
      {
        en: 'Each time you look, one more Captain comes into port. You can look once per visit.',
        fr: 'Chaque recherche fait venir un Capitaine de plus. Vous pouvez chercher une fois par visite.',
      },
      ['ID-139', 'ID-140'],
      [offer('lookForCaptains')],
    ),
    doIt(
      { act: 'hire', captain: cardOf('braskIronkeel') },
      'hired',
      { en: 'Hire *Brask Ironkeel*.', fr: 'Engagez *Brask Quille-de-Fer*.' },
      {
        en: 'From your next turn you can set sail from this town along the sea lanes.',
        fr: 'Dès votre prochain tour, vous pouvez appareiller de cette ville et suivre les routes maritimes.',
      },
      ['ID-141', 'ID-152', 'ID-155'],
      [lying('braskIronkeel'), offer(`hire-${cardOf('braskIronkeel')}`)],
    ),
    {
      say: {
        en: 'You have a *Captain*. The sea is open to you.',
        fr: 'Vous avez un *Capitaine*. La mer vous est ouverte.',
      },
      why: {
        en: 'At sea there are maps to win. A set, one blue and one green, takes you to the Island.',
        fr: 'En mer, on gagne des cartes marines. Une paire, une bleue et une verte, mène à l’Île.',
      },
      rules: ['ID-152', 'ID-179', 'ID-196'],
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
  rules: ['ID-152', 'ID-139', 'ID-179', 'ID-196'],
};
