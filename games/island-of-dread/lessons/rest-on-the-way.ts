import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'j9', exhaustion: 2 }, from: 'move' }),
  steps: [
    {
      say: { en: 'Your Hero is *tired*: two exhaustion.', fr: 'Votre Héros a deux jetons de *fatigue*.' },
      why: {
        en: 'Abilities cost exhaustion, up to your Stamina. Exhaustion forced on you beyond that becomes wounds.',
        fr: 'Les capacités coûtent de la fatigue, dans la limite de votre Vigueur. Au-delà, la fatigue imposée devient des blessures.',
      },
      lit: [OWN],
    },
    doIt(
      { act: 'rest', n: 2 },
      'rested',
      { en: '*Rest*: take both counters off.', fr: '*Reposez-vous* : retirez les deux jetons.' },
      {
        en: 'Each one costs a die of this turn’s movement.',
        fr: 'Chacun coûte un dé de déplacement de ce tour.',
      },
      [offer('rest'), OWN],
    ),
    {
      say: { en: 'Fresh again, with *two dice* left to move.', fr: 'En forme, avec *deux dés* pour avancer.' },
      why: {
        en: 'In a town you can also heal wounds, for gold.',
        fr: 'En ville, on soigne aussi les blessures, contre de l’or.',
      },
      lit: [OWN],
    },
  ],
  done: { en: 'You can catch your breath.', fr: 'Vous savez reprendre votre souffle.' },
  remember: {
    en: 'Before you roll, give up dice to take exhaustion off: one for one.',
    fr: 'Avant de lancer, renoncez à des dés pour retirer de la fatigue : un pour un.',
  },
};
