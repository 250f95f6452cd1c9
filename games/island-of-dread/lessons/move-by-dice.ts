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
        fr: 'Un tour a des étapes : se déplacer, vivre une aventure, aller au marché, dépenser l’expérience.',
      },
      rules: ['ID-16', 'ID-42'],
      lit: [space('k9'), OWN],
    },
    doIt(
      { act: 'roll' },
      'moveRolled',
      { en: '*Roll* the movement dice.', fr: '*Lancez* les dés de déplacement.' },
      {
        en: 'Each die shows terrain that it lets you enter.',
        fr: 'Chaque dé affiche les terrains où il vous laisse entrer.',
      },
      ['ID-47', 'ID-52'],
      [offer('roll')],
    ),
    doIt(
      { act: 'enter', to: 'j9' },
      'moved',
      { en: 'Move to the *marked space*: choose it.', fr: 'Allez à la *case marquée* : choisissez-la.' },
      {
        en: 'Each step uses one die. Brass marks show where your dice can take you.',
        fr: 'Chaque pas utilise un dé. Les marques de laiton indiquent où vos dés peuvent vous mener.',
      },
      ['ID-52', 'ID-53'],
      [space('j9'), offer('enter')],
    ),
    doIt(
      { act: 'enter', to: 'j8' },
      'moved',
      { en: 'Continue to the *jewel*.', fr: 'Continuez jusqu’au *joyau*.' },
      {
        en: 'There’s an adventure counter there: green is easiest, red hardest.',
        fr: 'Un jeton d’aventure s’y trouve : le vert est le plus facile, le rouge le plus difficile.',
      },
      ['ID-3', 'ID-67'],
      [space('j8'), offer('enter')],
    ),
    {
      say: {
        en: 'The dice that are left could take you *further*.',
        fr: 'Les dés restants pourraient vous mener *plus loin*.',
      },
      why: {
        en: 'Stop where you like. If you stop at an adventure counter, you have an adventure.',
        fr: 'Arrêtez-vous où vous voulez. Sur un jeton d’aventure, l’aventure est obligatoire.',
      },
      rules: ['ID-52', 'ID-66'],
      lit: [space('j8')],
    },
  ],
  done: { en: 'You can walk the wilds.', fr: 'Vous savez parcourir les terres sauvages.' },
  remember: {
    en: 'Roll, then spend a die for each step onto terrain it shows. Instead of rolling, you can take one step onto any terrain.',
    fr: 'Lancez, puis dépensez un dé par pas vers un terrain qu’il affiche. Au lieu de lancer, vous pouvez faire un pas vers n’importe quel terrain.',
  },
  rules: ['ID-52', 'ID-56'],
};
