import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({ hero: 'steelhorns', adventurer: { at: 'dallak', points: 5 }, from: 'experience' }),
  steps: [
    {
      say: { en: 'You have earned *experience*.', fr: 'Vous avez gagné de l’*expérience*.' },
      why: {
        en: 'Every Challenge you defeat on land or at sea gives points; harder ones give more.',
        fr: 'Chaque Défi vaincu à terre ou en mer rapporte des points ; plus il est dur, plus il en rapporte.',
      },
      rules: ['ID-32', 'ID-115', 'ID-167'],
      lit: [OWN],
    },
    doIt(
      { act: 'train', counter: 'body' },
      'trained',
      { en: 'Train your *Body*.', fr: 'Entraînez votre *Corps*.' },
      {
        en: 'Two more in melee, for good. Mind is for ranged attacks, Spirit for magic.',
        fr: 'Deux de plus au corps à corps, pour toujours. L’Esprit sert à distance, l’Âme à la magie.',
      },
      ['ID-175', 'ID-177', 'ID-20'],
      [offer('train-body'), OWN],
    ),
    doIt(
      { act: 'done' },
      'turnEnded',
      { en: 'That’s enough for now: *end your turn*.', fr: 'C’est assez pour l’instant : *terminez votre tour*.' },
      {
        en: 'Unspent points are kept.',
        fr: 'Les points non dépensés se gardent.',
      },
      ['ID-178', 'ID-44'],
      [offer('done')],
    ),
  ],
  done: { en: 'You can grow stronger.', fr: 'Vous savez progresser.' },
  remember: {
    en: 'At the end of a turn, points become counters: Mind, Body, Spirit, Life, Stamina. Get stronger before you try the red jewels.',
    fr: 'En fin de tour, les points deviennent des jetons : Esprit, Corps, Âme, Vie, Vigueur. Progressez avant les joyaux rouges.',
  },
  rules: ['ID-175', 'ID-177', 'ID-32'],
};
