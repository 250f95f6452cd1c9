import type { Language } from '@skerry/engine';

/** What the signs on the board and beside it mean. */
const en = {
  cards: 'This turn’s two terrains: your trail connects one to the other.',
  any: 'A question mark stands for any terrain.',
  village: 'A village and its letter: connect the two villages with the same letter.',
  sight: 'A sight: connect it to any village.',
  segment: 'A brass bar: you can draw a trail here.',
  box: 'What the first and second sight of a kind are worth; a ring means you’ve scored it.',
  plus: 'A small plus: it also gives a bonus trail.',
  blue: 'A blue card: points for the first to connect the two villages of its letter.',
};

export type SignName = keyof typeof en;

const fr: Readonly<Record<SignName, string>> = {
  cards: 'Les deux terrains du tour : votre sentier va de l’un à l’autre.',
  any: 'Un point d’interrogation vaut n’importe quel terrain.',
  village: 'Un village et sa lettre : reliez les deux villages d’une lettre.',
  sight: 'Une curiosité : reliez-la à un village.',
  segment: 'Une barre de laiton : vous pouvez tracer un sentier ici.',
  box: 'Ce que vaut la première, la deuxième curiosité d’un type ; un anneau veut dire que vous l’avez.',
  plus: 'Un petit plus : un sentier bonus vient avec.',
  blue: 'Une carte bleue : des points pour la première personne qui relie les deux villages de sa lettre.',
};

export const SIGNS: Readonly<Record<Language, Readonly<Record<SignName, string>>>> = { en, fr };
