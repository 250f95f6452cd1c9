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
        en: 'Every Challenge you defeat gives points; harder ones give more.',
        fr: 'Chaque Défi vaincu rapporte des points, plus il est dur, plus il en donne.',
      },
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
      [offer('train-body'), OWN],
    ),
    doIt(
      { act: 'done' },
      'turnEnded',
      { en: 'That is enough for today: *done*.', fr: 'Assez pour aujourd’hui : *terminé*.' },
      {
        en: 'Unspent points are kept.',
        fr: 'Les points restants se gardent pour la suite.',
      },
      [offer('done')],
    ),
  ],
  done: { en: 'You can grow stronger.', fr: 'Vous savez progresser.' },
  remember: {
    en: 'At the end of a turn, points become counters: Mind, Body, Spirit, Life, Stamina. Get stronger before you try the red jewels.',
    fr: 'En fin de tour, les points deviennent des jetons : Esprit, Corps, Âme, Vie, Vigueur. Progressez avant les joyaux rouges.',
  },
};
