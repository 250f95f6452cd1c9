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
        de: 'Ihr habt alle *vier Schätze*. Jetzt nichts wie weg!',
      },
      why: {
        en: 'You win when everyone is on Fools’ Landing and someone plays a Helicopter Lift.',
        fr: 'On gagne quand tout le monde est à l’Héliport et que quelqu’un joue une carte Hélicoptère.',
        de: 'Ihr gewinnt, wenn alle auf dem Landeplatz der Narren sind und jemand eine Hubschrauberkarte spielt.',
      },
      rules: ['FI-109'],
      lit: ['[data-tile="fools-landing"]', '[data-fi="hand-0"]'],
    },
    {
      say: { en: 'Move to *Fools’ Landing*.', fr: 'Allez à l’*Héliport*.', de: 'Geh zum *Landeplatz der Narren*.' },
      why: {
        en: 'It’s flooded. If it sinks, the game is lost, whatever you’ve captured.',
        fr: 'Il est inondé. S’il sombre, la partie est perdue, quels que soient vos trésors.',
        de: 'Er ist überflutet. Versinkt er, ist die Partie verloren, egal was ihr geborgen habt.',
      },
      rules: ['FI-22', 'FI-114'],
      lit: ['[data-tile="fools-landing"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'c3' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === 'fools-landing'),
    },
    {
      say: {
        en: 'There are *four ways to lose*.',
        fr: 'Il y a *quatre façons de perdre*.',
        de: 'Es gibt *vier Arten zu verlieren*.',
      },
      why: {
        en: 'Fools’ Landing sinks; both tiles of an uncaptured treasure sink; a pawn drowns; the water reaches the skull.',
        fr: 'L’Héliport sombre ; un trésor non pris perd ses deux tuiles ; un pion se noie ; l’eau atteint la tête de mort.',
        de: 'Der Landeplatz oder beide Felder eines Schatzes versinken, jemand ertrinkt, das Wasser erreicht den Totenkopf.',
      },
      rules: ['FI-113', 'FI-114', 'FI-115', 'FI-116'],
      lit: ['[data-fi="gauge"]', '[data-tile="fools-landing"]'],
    },
    {
      say: {
        en: 'Everyone is here. *Lift off!*',
        fr: 'Tout le monde est là. *Décollez !*',
        de: 'Alle sind da. *Hebt ab!*',
      },
      why: {
        en: 'The helicopter costs no action: you can play it at any time.',
        fr: 'L’hélicoptère ne coûte pas d’action : on le joue quand on veut.',
        de: 'Der Hubschrauber kostet keine Aktion: Du kannst ihn jederzeit spielen.',
      },
      rules: ['FI-79', 'FI-109', 'FI-110'],
      lit: ['[data-offer="liftOff"]'],
      show: { act: 'liftOff' },
      aim: (facts) => facts.some(({ fact }) => fact === 'won'),
    },
  ],
  done: {
    en: 'You can win. Now play a first game.',
    fr: 'Vous savez gagner. Jouez une première partie.',
    de: 'Du kannst gewinnen. Jetzt spiel deine erste Partie.',
  },
  remember: {
    en: 'Four treasures, everyone on Fools’ Landing, one Helicopter Lift: keep that card until the end.',
    fr: 'Quatre trésors, tout le monde à l’Héliport, une carte Hélicoptère : gardez-la jusqu’à la fin.',
    de: 'Vier Schätze, alle auf dem Landeplatz der Narren, eine Hubschrauberkarte: Hebt sie bis zum Ende auf.',
  },
  rules: ['FI-109'],
};
