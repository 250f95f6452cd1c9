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
        fr: 'On gagne quand tout le monde est sur l’Héliport et que quelqu’un joue un Hélicoptère.',
      },
      lit: ['[data-tile="fools-landing"]', '[data-fi="hand-0"]'],
    },
    {
      say: { en: 'Walk to *Fools’ Landing*.', fr: 'Allez à l’*Héliport*.' },
      why: {
        en: 'It is flooded. If it sinks, the game is lost, whatever you hold.',
        fr: 'Il est inondé. S’il sombre, la partie est perdue, quoi que vous ayez.',
      },
      lit: ['[data-tile="fools-landing"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'c3' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === 'fools-landing'),
    },
    {
      say: { en: 'There are *four ways to lose*.', fr: 'Il y a *quatre façons de perdre*.' },
      why: {
        en: 'Fools’ Landing sinks; both tiles of a treasure sink before it’s captured; someone has nowhere to swim; the water reaches the skull.',
        fr: 'L’Héliport sombre ; les deux tuiles d’un trésor sombrent avant qu’on le prenne ; quelqu’un ne peut plus nager ; l’eau atteint la tête de mort.',
      },
      lit: ['[data-fi="gauge"]', '[data-tile="fools-landing"]'],
    },
    {
      say: { en: 'Everybody is here. *Lift off!*', fr: 'Tout le monde est là. *Décollez !*' },
      why: {
        en: 'The helicopter costs no action: you may play it at any time.',
        fr: 'L’hélicoptère ne coûte pas d’action : on le joue quand on veut.',
      },
      lit: ['[data-offer="liftOff"]'],
      show: { act: 'liftOff' },
      aim: (facts) => facts.some(({ fact }) => fact === 'won'),
    },
  ],
  done: { en: 'You can win. Now play a first game.', fr: 'Vous savez gagner. Jouez une première partie.' },
  remember: {
    en: 'Four treasures, everybody on Fools’ Landing, one Helicopter Lift: keep that card to the end.',
    fr: 'Quatre trésors, tout le monde sur l’Héliport, un Hélicoptère : gardez cette carte jusqu’à la fin.',
  },
};
