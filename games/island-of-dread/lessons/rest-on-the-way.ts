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
        en: 'Some abilities cost exhaustion, up to your Stamina. Exhaustion forced on you beyond that becomes wounds.',
        fr: 'Certaines capacités coûtent de la fatigue, jusqu’à votre Vigueur. Imposée au-delà, elle devient des blessures.',
      },
      rules: ['ID-22', 'ID-23'],
      lit: [OWN],
    },
    doIt(
      { act: 'rest', n: 2 },
      'rested',
      { en: '*Rest*: take both counters off.', fr: '*Reposez-vous* : retirez les deux jetons.' },
      {
        en: 'Tired, you have four dice. Each counter you remove costs one of them.',
        fr: 'Avec de la fatigue, vous avez quatre dés. Chaque jeton retiré en coûte un.',
      },
      ['ID-48', 'ID-50'],
      [offer('rest'), OWN],
    ),
    {
      say: {
        en: 'Rested, and *two dice* left to move with.',
        fr: 'Plus de fatigue, et encore *deux dés* pour avancer.',
      },
      why: {
        en: 'Wounds are healed in towns, for gold.',
        fr: 'Les blessures se soignent en ville, contre de l’or.',
      },
      rules: ['ID-50', 'ID-51', 'ID-132'],
      lit: [OWN],
    },
  ],
  done: { en: 'You can catch your breath.', fr: 'Vous savez reprendre votre souffle.' },
  remember: {
    en: 'Instead of rolling four dice, roll fewer: each die you give up removes one exhaustion.',
    fr: 'Au lieu de quatre dés, lancez-en moins : chaque dé auquel vous renoncez retire une fatigue.',
  },
  rules: ['ID-50'],
};
