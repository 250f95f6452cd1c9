import { figures } from '@skerry/speech/en';
import { BUILT_IN, type Content } from '../../content/built-in.ts';
import type { Text } from '../context.ts';
import { things } from './things.ts';

const heroesOf = ({ heroes, words }: Content): { readonly [hero: string]: string } =>
  Object.fromEntries(heroes.map(({ id }) => [id, (words.en[id] ?? things[id])?.name ?? id]));

const OFF_OR_ON = { false: 'No', true: 'Yes' };

export const options: Text['options'] = {
  heroes: {
    label: 'Heroes',
    help: 'Dealt at random, or one chosen for each seat.',
    values: heroesOf(BUILT_IN),
  },
  length: {
    label: 'Length',
    help: 'In a short game everyone starts with experience and more gold.',
    values: { standard: 'Standard', short: 'Short' },
  },
  startGold: {
    label: 'Starting gold',
    help: 'The rulebook gives everyone 3 gold.',
    values: { 3: '3 gold', 5: '5 gold', 8: '8 gold' },
  },
  counterPrice: {
    label: 'Price of an experience counter',
    help: 'Base game, as we remember it: 5 points with two players, 4 with three, 3 with more. Our cards are balanced for 2.',
    values: { standard: '2 points', baseGame: 'As in the base game' },
  },
  pvp: { label: 'Hero vs. Hero combat', help: 'A Hero may attack another on the same space.', values: OFF_OR_ON },
  fightEndsTurn: {
    label: 'Attacking ends the turn',
    help: 'After Hero vs. Hero combat the attacker’s turn is over, as in the base game.',
    values: OFF_OR_ON,
  },
  negotiate: { label: 'Trading', help: 'Heroes who meet may trade.', values: OFF_OR_ON },
  otherItems: {
    label: 'Artefacts, Runes, Potions',
    help: 'As many as you like, or two in total.',
    values: { unlimited: 'Unlimited', two: 'Two in total' },
  },
  doom: {
    label: 'Doom track',
    help: 'Discarded adventure cards bring doom closer; when it strikes, everyone gets one last turn on the Island.',
    values: OFF_OR_ON,
  },
  roundLimit: {
    label: 'Last round',
    help: 'A rule of ours: if nobody has won by then, the game ends without a winner.',
    values: { 60: 'Round 60', 40: 'Round 40', 100: 'Round 100', none: 'No limit' },
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
  return prices.length > 1 ? `${prices.join(', ')} points` : figures(prices[0]!, 'point');
}

const roundOf = ({ numbers: { roundLimit } }: Content) => ({ [roundLimit]: `Round ${roundLimit}` });

export const refusals: Text['refusals'] = {};
