import { de, figures } from '@skerry/speech/fr';
import { editorWords } from '../editor.ts';
import { names } from './grammar.ts';

const PIECE = { name: 'pièce d’or', gender: 'f', many: 'pièces d’or' } as const;
const OBJET = { name: 'Objet', gender: 'm' } as const;
const ALLIE = { name: 'Allié', gender: 'm' } as const;

export const editor = editorWords({
  names,
  panels: {
    heroes: { title: 'Héros', note: 'choisissez lequel est détaillé' },
    cards: { title: 'Objets et Alliés' },
    numbers: { title: 'Marqueurs' },
    market: { title: 'Marché' },
  },
  dials: {
    gold: 'Or',
    points: 'Points d’expérience',
    wounds: 'Blessures',
    exhaustion: 'Fatigue',
    mind: 'Marqueurs Esprit',
    body: 'Marqueurs Corps',
    spirit: 'Marqueurs Âme',
    stamina: 'Marqueurs Vigueur',
    life: 'Marqueurs Vie',
    blue: 'Cartes marines bleues',
    green: 'Cartes marines vertes',
    at: 'Où est le Héros',
    list: 'Où est la carte',
    seat: 'À qui de jouer',
    part: 'La suite du tour',
    round: 'Manche',
  },
  hero: (name) => `Héros ${de(name)}`,
  items: (name) => `Objets ${de(name)}`,
  allies: (name) => `Alliés ${de(name)}`,
  market: 'Pioche du marché',
  discards: 'Défausse du marché',
  turn: 'À qui de jouer',
  parts: {
    refresh: 'réactivation',
    movement: 'déplacement',
    adventure: 'aventure',
    marketStep: 'marché',
    experienceStep: 'expérience',
  },
  marketSum: (deck, discards) => `Marché\u202f: ${deck} cartes dans la pioche, ${discards} à la défausse.`,
  heroSum: (name, gold, items, allies) =>
    `${name}\u202f: ${figures(gold, PIECE)}, ${figures(items, OBJET)}, ${figures(allies, ALLIE)}.`,
});
