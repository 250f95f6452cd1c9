import { figures } from '@skerry/speech/fr';
import { BUILT_IN, type Content } from '../../content/built-in.ts';
import type { Text } from '../context.ts';
import { things } from './things.ts';

const heroesOf = ({ heroes, words }: Content): { readonly [hero: string]: string } =>
  Object.fromEntries(heroes.map(({ id }) => [id, (words.fr?.[id] ?? words.en[id] ?? things[id])?.name ?? id]));

const OFF_OR_ON = { false: 'Non', true: 'Oui' };

export const options: Text['options'] = {
  heroes: {
    label: 'Héros',
    help: 'Au hasard, ou un Héros choisi pour chaque place.',
    values: heroesOf(BUILT_IN),
  },
  length: {
    label: 'Durée',
    help: 'Dans une partie courte, tout le monde commence avec de l’expérience et plus d’or.',
    values: { standard: 'Standard', short: 'Courte' },
  },
  startGold: {
    label: 'Or de départ',
    help: 'Le livret de règles donne 3 pièces d’or à tout le monde.',
    values: { 3: '3 pièces d’or', 5: '5 pièces d’or', 8: '8 pièces d’or' },
  },
  counterPrice: {
    label: 'Prix d’un jeton d’expérience',
    help: 'Jeu de base, de mémoire : 5 points à deux, 4 à trois, 3 à quatre et plus. Nos cartes sont équilibrées pour 2.',
    values: { standard: '2 points', baseGame: 'Comme le jeu de base' },
  },
  pvp: {
    label: 'Combats entre Héros',
    help: 'Un Héros peut en attaquer un autre sur la même case.',
    values: OFF_OR_ON,
  },
  fightEndsTurn: {
    label: 'Attaquer termine le tour',
    help: 'Après un combat entre Héros, le tour du Héros qui a attaqué est fini, comme dans le jeu de base.',
    values: OFF_OR_ON,
  },
  negotiate: { label: 'Échanges', help: 'Les Héros qui se rencontrent peuvent échanger.', values: OFF_OR_ON },
  otherItems: {
    label: 'Artefacts, Runes, Potions',
    help: 'Autant que vous voulez, ou deux en tout.',
    values: { unlimited: 'Sans limite', two: 'Deux en tout' },
  },
  doom: {
    label: 'Piste de fatalité',
    help: 'Les cartes d’aventure défaussées rapprochent la fatalité ; à la fin, chaque place a un dernier tour sur l’Île.',
    values: OFF_OR_ON,
  },
  roundLimit: {
    label: 'Dernière manche',
    help: 'Une règle à nous : si personne n’a gagné d’ici là, la partie prend fin sans victoire.',
    values: { 60: 'Manche 60', 40: 'Manche 40', 100: 'Manche 100', none: 'Sans limite' },
  },
};

/** A pack may have Heroes, prices and a last round of its own. */
export const packOptions: Text['packOptions'] = ({ content }) => ({
  heroes: { ...options.heroes, values: heroesOf(content) },
  counterPrice: {
    ...options.counterPrice,
    values: { ...options.counterPrice.values, standard: pricesOf(content) },
  },
  roundLimit: { ...options.roundLimit, values: { ...options.roundLimit.values, ...roundOf(content) } },
});

/** By the number of players, where it depends on that. */
function pricesOf({ numbers }: Content): string {
  const prices = [...new Set(Object.values(numbers.counterPrice))];
  return prices.length > 1 ? `${prices.join(', ')} points` : figures(prices[0]!, { name: 'point', gender: 'm' });
}

const roundOf = ({ numbers: { roundLimit } }: Content) => ({ [roundLimit]: `Manche ${roundLimit}` });

export const refusals: Text['refusals'] = {};
