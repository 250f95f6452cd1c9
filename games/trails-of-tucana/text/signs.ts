import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** What the signs on the board and beside it mean. */
const en = {
  cards: 'This turn’s two terrains: your trail connects one to the other.',
  any: 'A question mark means any terrain.',
  village: 'A village and its letter: connect the two villages with the same letter.',
  sight: 'A sight: connect it to any village.',
  segment: 'A brass bar: you can draw a trail here.',
  box: 'What each sight of a kind is worth, from left to right; a ring means you’ve connected it.',
  plus: 'A small plus: it also gives a bonus trail.',
  blue: 'A blue card: points for the first to connect the two villages of its letter.',
};

export type SignName = keyof typeof en;

const fr: Readonly<Record<SignName, string>> = {
  cards: 'Les deux terrains du tour : votre sentier relie l’un à l’autre.',
  any: 'Un point d’interrogation vaut n’importe quel terrain.',
  village: 'Un village et sa lettre : reliez les deux villages de même lettre.',
  sight: 'Une curiosité : reliez-la à un village.',
  segment: 'Une barre de laiton : vous pouvez tracer un sentier ici.',
  box: 'Ce que vaut chaque curiosité d’un type, de gauche à droite ; un anneau veut dire que vous l’avez reliée.',
  plus: 'Un petit plus : cette valeur donne aussi un sentier bonus.',
  blue: 'Une carte bleue : des points pour la première personne qui relie les deux villages de sa lettre.',
};

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr };

/** The rules that the sentences state. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  cards: ['TT-19', 'TT-22'],
  any: ['TT-25'],
  village: ['TT-6', 'TT-55'],
  sight: ['TT-44'],
  segment: ['TT-22'],
  box: ['TT-44'],
  plus: ['TT-48', 'TT-49'],
  blue: ['TT-57', 'TT-58'],
};
