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
      say: {
        en: 'You have *four Earth cards*.',
        fr: 'Vous avez *quatre cartes Terre*.',
        de: 'Du hast *vier Erde-Karten*.',
      },
      why: {
        en: 'The Earth Stone can be captured on two tiles: Temple of the Sun and Temple of the Moon. Either will do.',
        fr: 'La Pierre sacrée se prend sur deux tuiles au choix : le Temple du Soleil ou le Temple de la Lune.',
        de: 'Den Stein der Erde birgst du im Tempel der Sonne oder im Tempel des Mondes. Beide taugen dafür.',
      },
      rules: ['FI-5', 'FI-53'],
      lit: ['[data-tile="temple-of-the-sun"]', '[data-tile="temple-of-the-moon"]', '[data-fi="hand-0"]'],
    },
    {
      say: {
        en: 'Move to *Temple of the Sun*.',
        fr: 'Allez au *Temple du Soleil*.',
        de: 'Geh zum *Tempel der Sonne*.',
      },
      why: {
        en: 'It’s flooded, but that doesn’t matter. If both temples sink first, though, the game is lost.',
        fr: 'Il est inondé, peu importe. Mais si les deux temples sombrent avant, la partie est perdue.',
        de: 'Er ist überflutet, aber das macht nichts. Versinken vorher beide Tempel, ist die Partie verloren.',
      },
      rules: ['FI-22', 'FI-54', 'FI-113'],
      lit: ['[data-tile="temple-of-the-sun"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'e2' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.to === 'temple-of-the-sun'),
    },
    {
      say: { en: 'Capture the *Earth Stone*.', fr: 'Prenez la *Pierre sacrée*.', de: 'Birg den *Stein der Erde*.' },
      why: {
        en: 'It costs one action and the four cards.',
        fr: 'Cela coûte une action et les quatre cartes.',
        de: 'Das kostet eine Aktion und die vier Karten.',
      },
      rules: ['FI-53'],
      lit: ['[data-offer="capture"]'],
      show: { act: 'capture', treasure: 'earth' },
      aim: (facts) => facts.some((fact) => fact.fact === 'captured' && fact.treasure === 'earth'),
    },
    {
      say: {
        en: 'The *Earth Stone* is yours for good.',
        fr: 'La *Pierre sacrée* est à vous pour toujours.',
        de: 'Der *Stein der Erde* gehört dir für immer.',
      },
      why: {
        en: 'It no longer matters if its temples sink. Three treasures to go.',
        fr: 'Peu importe désormais si ses temples sombrent. Encore trois trésors.',
        de: 'Jetzt dürfen seine Tempel versinken. Noch drei Schätze.',
      },
      rules: ['FI-56', 'FI-117'],
      lit: ['[data-fi="treasure-earth"]', '[data-tile="temple-of-the-moon"]'],
    },
  ],
  done: {
    en: 'You can capture a treasure.',
    fr: 'Vous savez prendre un trésor.',
    de: 'Du kannst einen Schatz bergen.',
  },
  remember: {
    en: 'Four matching cards, on one of the treasure’s two tiles, for one action. Don’t let both tiles sink before that.',
    fr: 'Quatre cartes pareilles, sur l’une des deux tuiles du trésor, pour une action. Ne laissez pas les deux sombrer avant.',
    de: 'Vier gleiche Karten, auf einem der zwei Felder des Schatzes, für eine Aktion. Vorher dürfen nicht beide Felder versinken.',
  },
  rules: ['FI-53', 'FI-113'],
};
