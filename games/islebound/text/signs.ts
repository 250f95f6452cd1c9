import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** What the signs on the board and beside it mean. */
const en = {
  ship: 'A ship. Your own moves at the beginning of your turn.',
  red: 'A red banner: what it takes to win the town by attack.',
  blue: 'A blue-green banner: what it takes to win the town by diplomacy.',
  cube: 'An influence cube: events place them on the track, diplomacy spends them.',
  coin: 'Coins pay for entry costs, crew and buildings.',
  wood: 'Wood is stored in the hold; it builds, and rerolls dice.',
  fish: 'Fish are stored in the hold; each takes you one region further.',
  book: 'Books: some spaces of the building row require them.',
  renown: 'Renown: at seven you take a token and its reward.',
  token: 'A renown token is worth seven points at the end.',
};

export type SignName = keyof typeof en;

const fr: Readonly<Record<SignName, string>> = {
  ship: 'Un bateau. Le vôtre se déplace au début de votre tour.',
  red: 'Une bannière rouge : ce qu’il faut pour gagner la ville par une attaque.',
  blue: 'Une bannière bleue : ce qu’il faut pour gagner la ville par la diplomatie.',
  cube: 'Un cube d’influence : les évènements en placent sur la piste, la diplomatie les dépense.',
  coin: 'Les pièces paient les droits de visite, l’équipage et les bâtiments.',
  wood: 'Le bois est dans la cale ; il sert à construire et à relancer des dés.',
  fish: 'Le poisson est dans la cale ; chacun mène une région plus loin.',
  book: 'Les livres : certains emplacements de la piste de construction en demandent.',
  renown: 'La réputation : à sept, vous prenez un jeton et sa récompense.',
  token: 'Un jeton Réputation vaut sept points à la fin.',
};

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr };

/** The rules that the signs state, in every language. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  ship: ['IB-21', 'IB-23'],
  red: ['IB-83', 'IB-90'],
  blue: ['IB-103', 'IB-104'],
  cube: ['IB-105', 'IB-111', 'IB-116'],
  coin: ['IB-44', 'IB-48', 'IB-118'],
  wood: ['IB-87', 'IB-120', 'IB-138'],
  fish: ['IB-31', 'IB-138'],
  book: ['IB-119'],
  renown: ['IB-127'],
  token: ['IB-179'],
};
