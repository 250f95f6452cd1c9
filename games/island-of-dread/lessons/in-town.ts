import type { Lesson } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';
import { cardOf, doIt, lying, OWN, offer } from './step.ts';

export const lesson: Lesson<IslandOfDread> = {
  table: position({
    hero: 'steelhorns',
    adventurer: { at: 'dallak', gold: 6, wounds: 1 },
    from: 'market',
    stack: { town: 'dallak', cards: ['roundShield', 'boardingAxe'] },
  }),
  steps: [
    {
      say: { en: 'In a town there is a *market*.', fr: 'En ville, il y a un *marché*.' },
      why: {
        en: 'Items make you stronger, Allies fight at your side. You have six gold.',
        fr: 'Les Objets vous renforcent, les Alliés combattent avec vous. Vous avez six pièces d’or.',
      },
      rules: ['ID-126', 'ID-128', 'ID-30', 'ID-94'],
      lit: [lying('roundShield'), lying('boardingAxe'), OWN],
    },
    doIt(
      { act: 'buy', card: cardOf('roundShield') },
      'bought',
      { en: 'Buy the *Round Shield*.', fr: 'Achetez la *Rondache*.' },
      {
        en: 'It helps whenever you defend against ranged or melee attacks.',
        fr: 'Elle aide à chaque défense à distance ou au corps à corps.',
      },
      ['ID-129', 'ID-30'],
      [lying('roundShield')],
    ),
    doIt(
      { act: 'heal', figure: 0 },
      'healed',
      { en: 'Have your *wound* healed.', fr: 'Faites soigner votre *blessure*.' },
      {
        en: 'One gold for each wound, in any town.',
        fr: 'Une pièce d’or par blessure, dans toutes les villes.',
      },
      ['ID-132', 'ID-126'],
      [offer('heal-0'), OWN],
    ),
    doIt(
      { act: 'leave' },
      'turnEnded',
      { en: '*Leave* the market.', fr: '*Quittez* le marché.' },
      {
        en: 'What you leave in the stack may be gone when you come back.',
        fr: 'Ce qui reste à l’étal peut avoir disparu à votre retour.',
      },
      ['ID-128', 'ID-129'],
      [offer('leave')],
    ),
  ],
  done: { en: 'You can go shopping.', fr: 'Vous savez faire le marché.' },
  remember: {
    en: 'Two Weapons, one Armour and two Allies at most. Spend gold early: if you’re knocked out, you lose it all.',
    fr: 'Deux Armes, une Armure et deux Alliés au plus. Dépensez votre or sans attendre : un Héros assommé le perd entièrement.',
  },
  rules: ['ID-128', 'ID-33', 'ID-209'],
};
