import { BUILT_IN, type Content } from '../content/built-in.ts';
import type { Text } from './telling.ts';
import { things } from './things.fr.ts';

const heroesOf = ({ heroes, words }: Content): { readonly [hero: string]: string } =>
  Object.fromEntries(heroes.map(({ id }) => [id, (words.fr[id] ?? words.en[id] ?? things[id])?.name ?? id]));

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
    help: 'Le livret de règles donne 3 or à tout le monde.',
    values: { 3: '3 or', 5: '5 or', 8: '8 or' },
  },
  pvp: {
    label: 'Combats entre Héros',
    help: 'Un Héros peut en attaquer un autre sur la même case.',
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
    help: 'Si personne n’a gagné d’ici là, la partie prend fin sans victoire.',
    values: { 60: 'Manche 60', 40: 'Manche 40', 100: 'Manche 100' },
  },
};

/** A pack may have Heroes of its own. */
export const packOptions: Text['packOptions'] = ({ content }) => ({
  heroes: { ...options.heroes, values: heroesOf(content) },
});

export const refusals: Text['refusals'] = {};
