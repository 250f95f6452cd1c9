import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger', 'pilot'],
    at: ['bronze-gate', 'fools-landing', 'fools-landing'],
    flooded: ['fools-landing', 'misty-marsh', 'gold-gate'],
    hands: [['helicopter-lift'], ['wind'], []],
    captured: ['earth', 'wind', 'fire', 'water'],
    mark: 8,
    left: 2,
  }),
  steps: [
    {
      say: {
        en: 'All *four treasures* are yours. Now get away!',
        fr: 'Les *quatre trésors* sont à vous. Il faut partir !',
      },
      why: {
        en: 'You win when everyone is on Fools’ Landing and someone plays a Helicopter Lift.',
        fr: 'On gagne quand tout le monde est à l’Héliport et que quelqu’un joue une carte Hélicoptère.',
      },
      rules: ['FI-109'],
      lit: ['[data-tile="fools-landing"]', '[data-fi="hand-0"]'],
    },
    {
      say: { en: 'Move to *Fools’ Landing*.', fr: 'Allez à l’*Héliport*.' },
      why: {
        en: 'It’s flooded. If it sinks, the game is lost, whatever you’ve captured.',
        fr: 'Il est inondé. S’il sombre, la partie est perdue, quels que soient vos trésors.',
      },
      rules: ['FI-22', 'FI-114'],
      lit: ['[data-tile="fools-landing"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'c3' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === 'fools-landing'),
    },
    {
      say: { en: 'There are *four ways to lose*.', fr: 'Il y a *quatre façons de perdre*.' },
      why: {
        en: 'Fools’ Landing sinks; both tiles of an uncaptured treasure sink; a pawn drowns; the water reaches the skull.',
        fr: 'L’Héliport sombre ; un trésor non pris perd ses deux tuiles ; un pion se noie ; l’eau atteint la tête de mort.',
      },
      rules: ['FI-113', 'FI-114', 'FI-115', 'FI-116'],
      lit: ['[data-fi="gauge"]', '[data-tile="fools-landing"]'],
    },
    {
      say: { en: 'Everyone is here. *Lift off!*', fr: 'Tout le monde est là. *Décollez !*' },
      why: {
        en: 'The helicopter costs no action: you can play it at any time.',
        fr: 'L’hélicoptère ne coûte pas d’action : on le joue quand on veut.',
      },
      rules: ['FI-79', 'FI-109', 'FI-110'],
      lit: ['[data-offer="liftOff"]'],
      show: { act: 'liftOff' },
      aim: (facts) => facts.some(({ fact }) => fact === 'won'),
    },
  ],
  done: { en: 'You can win. Now play a first game.', fr: 'Vous savez gagner. Jouez une première partie.' },
  remember: {
    en: 'Four treasures, everyone on Fools’ Landing, one Helicopter Lift: keep that card until the end.',
    fr: 'Quatre trésors, tout le monde à l’Héliport, une carte Hélicoptère : gardez-la jusqu’à la fin.',
  },
  rules: ['FI-109'],
};
