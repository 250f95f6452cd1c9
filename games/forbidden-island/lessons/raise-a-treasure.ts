import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger'],
    at: ['lost-lagoon', 'silver-gate'],
    flooded: ['temple-of-the-sun', 'temple-of-the-moon'],
    hands: [
      ['earth', 'earth', 'earth', 'earth'],
      ['fire', 'wind'],
    ],
    mark: 3,
  }),
  steps: [
    {
      say: { en: 'You hold *four Earth cards*.', fr: 'Vous avez *quatre cartes Terre*.' },
      why: {
        en: 'The Earth Stone can be captured on two tiles: Temple of the Sun and Temple of the Moon. Either will do.',
        fr: 'La Pierre sacrée est à deux endroits : le Temple du Soleil et le Temple de la Lune. L’un ou l’autre suffit.',
      },
      lit: ['[data-tile="temple-of-the-sun"]', '[data-tile="temple-of-the-moon"]', '[data-fi="hand-0"]'],
    },
    {
      say: { en: 'Walk to *Temple of the Sun*.', fr: 'Allez au *Temple du Soleil*.' },
      why: {
        en: 'It’s flooded, but that doesn’t matter. But if both temples sink first, the game is lost.',
        fr: 'Il est inondé, peu importe. Mais si les deux temples sombrent avant, la partie est perdue.',
      },
      lit: ['[data-tile="temple-of-the-sun"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'e2' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.to === 'temple-of-the-sun'),
    },
    {
      say: { en: 'Capture the *Earth Stone*.', fr: 'Prenez la *Pierre sacrée*.' },
      why: {
        en: 'It costs one action and the four cards.',
        fr: 'Cela coûte une action et les quatre cartes.',
      },
      lit: ['[data-offer="capture"]'],
      show: { act: 'capture', treasure: 'earth' },
      aim: (facts) => facts.some((fact) => fact.fact === 'captured' && fact.treasure === 'earth'),
    },
    {
      say: { en: 'The *Earth Stone* is yours for good.', fr: 'La *Pierre sacrée* est à vous pour toujours.' },
      why: {
        en: 'Its temples may sink now. Three treasures to go.',
        fr: 'Ses temples peuvent sombrer. Encore trois trésors.',
      },
      lit: ['[data-fi="treasure-earth"]', '[data-tile="temple-of-the-moon"]'],
    },
  ],
  done: { en: 'You can capture a treasure.', fr: 'Vous savez prendre un trésor.' },
  remember: {
    en: 'Four cards alike, on one of the treasure’s two tiles, for one action. Don’t let both tiles sink before that.',
    fr: 'Quatre cartes pareilles, sur l’une des deux tuiles du trésor, pour une action. Jusque-là, gardez une des deux hors de l’eau.',
  },
};
