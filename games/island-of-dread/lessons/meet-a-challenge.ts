import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { acting, doIt, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  // With this seed the dice are kind: the viper falls.
  table: position({ hero: 'steelhorns', adventurer: { at: 'j8' }, from: 'adventure', meets: 'bogViper' }),
  steps: [
    doIt(
      { act: 'stand' },
      'phaseBegan',
      {
        en: 'A *Bog Viper* bars the way. Stand and fight!',
        fr: 'Une *Vipère des tourbières* vous barre la route. Restez et combattez !',
      },
      {
        en: 'It has 1 Life. You could also try to escape.',
        fr: 'Elle a 1 en Vie. Vous pourriez aussi tenter de fuir.',
      },
      ['ID-92', 'ID-110', 'ID-20'],
      [offer('stand'), '.iod-foe'],
    ),
    doIt(
      { act: 'defend' },
      'acted',
      { en: 'First the ranged phase: *defend*.', fr: 'D’abord la phase à distance : *défendez-vous*.' },
      {
        en: 'At range it does no damage. Your Hero attacks in one phase and defends in the others.',
        fr: 'De loin, elle ne blesse pas. Votre Héros attaque dans une phase et se défend dans les autres.',
      },
      ['ID-92', 'ID-94', 'ID-95', 'ID-101'],
      [acting('defend'), offer('rollPicked')],
    ),
    doIt(
      { act: 'attack', figure: 0 },
      'acted',
      { en: 'Now melee, your strong side: *attack*.', fr: 'Puis le corps à corps, votre point fort : *attaquez*.' },
      {
        en: 'Steelhorns has Body 4. Two dice plus 4 must make at least 13.',
        fr: 'Cornacier a 4 en Corps. Deux dés plus 4 doivent faire au moins 13.',
      },
      ['ID-20', 'ID-94', 'ID-96'],
      [offer('rollPicked'), acting('attack-0')],
    ),
    doIt(
      { act: 'rollCombat' },
      'challengeDefeated',
      { en: '*Roll!*', fr: '*Lancez !*' },
      {
        en: 'A hit deals your Hero’s damage: two.',
        fr: 'Une attaque réussie inflige les dégâts de votre Héros : deux.',
      },
      ['ID-97', 'ID-108'],
      [offer('rollCombat')],
    ),
    {
      say: {
        en: 'The viper is *defeated*: gold and experience for you.',
        fr: 'La vipère est *vaincue* : de l’or et de l’expérience.',
      },
      why: {
        en: 'If you had lost, all your gold and your most expensive card would be gone, and you’d wake up in a town.',
        fr: 'Une défaite vous aurait coûté votre or et votre carte la plus chère, et un réveil en ville.',
      },
      rules: ['ID-21', 'ID-114', 'ID-209', 'ID-213'],
      lit: [OWN],
    },
  ],
  done: { en: 'You can fight a Challenge.', fr: 'Vous savez affronter un Défi.' },
  remember: {
    en: 'Escape, ranged, melee, magic: attack where you are strong, defend elsewhere. Two ten-sided dice plus your value against the number on the card.',
    fr: 'Fuite, distance, corps à corps, magie : attaquez avec votre meilleure valeur, défendez-vous ailleurs. Deux dés à dix faces plus votre valeur contre celle de la carte.',
  },
  rules: ['ID-92', 'ID-94', 'ID-96'],
};
