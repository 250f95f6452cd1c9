import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer, space } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'dallak', gold: 3 }, from: 'move' }),
  steps: [
    {
      say: { en: 'Your Hero begins in the town of *Dallak*.', fr: 'Votre Héros commence dans la ville de *Dallak*.' },
      why: {
        en: 'A turn has steps: move, have an adventure, visit the market, spend experience.',
        fr: 'Un tour a des étapes : se déplacer, vivre une aventure, aller au marché, en tirer de l’expérience.',
      },
      lit: [space('k9'), OWN],
    },
    doIt(
      { act: 'roll' },
      'moveRolled',
      { en: '*Roll* the movement dice.', fr: '*Lancez* les dés de déplacement.' },
      {
        en: 'Each die shows terrain that it lets you enter.',
        fr: 'Chaque dé montre les terrains où il vous laisse entrer.',
      },
      [offer('roll')],
    ),
    doIt(
      { act: 'enter', to: 'j9' },
      'moved',
      { en: 'Move to the *marked space*: choose it.', fr: 'Allez à la *case marquée* : touchez-la.' },
      {
        en: 'Each step uses one die. Brass marks show where your dice can take you.',
        fr: 'Un dé pour un pas. Les marques montrent où vos dés peuvent vous mener.',
      },
      [space('j9'), offer('enter')],
    ),
    doIt(
      { act: 'enter', to: 'j8' },
      'moved',
      { en: 'Go on to the *jewel*.', fr: 'Continuez jusqu’au *joyau*.' },
      {
        en: 'There’s an adventure counter there: green is easiest, red hardest.',
        fr: 'Un jeton d’aventure s’y trouve : vert pour débuter, rouge pour les braves.',
      },
      [space('j8'), offer('enter')],
    ),
    {
      say: {
        en: 'The dice that are left could take you *further*.',
        fr: 'Les dés restants pourraient vous mener *plus loin*.',
      },
      why: {
        en: 'Stop where you like. On a jewel, that means an adventure.',
        fr: 'Arrêtez-vous où vous voulez. Sur un joyau, c’est l’aventure.',
      },
      lit: [space('j8')],
    },
  ],
  done: { en: 'You can walk the wilds.', fr: 'Vous savez parcourir les terres sauvages.' },
  remember: {
    en: 'Roll, then spend a die for each step onto terrain it shows. No luck? One step anywhere is possible instead of rolling.',
    fr: 'Lancez, puis dépensez un dé par pas vers un terrain qu’il montre. Sans lancer, on peut aussi faire un seul pas, n’importe où.',
  },
};
