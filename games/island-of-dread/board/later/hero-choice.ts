import type { OptionCards } from '@skerry/look';
import { ATTRIBUTES } from '../../content/vocabulary.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';

/** The Heroes as they are chosen before a game: portrait, values and ability. */
export const heroChoice: OptionCards<IslandOfDread> = ({ content }, text, option, value) => {
  const hero = option === 'heroes' ? content.cards.find(({ id }) => id === value) : undefined;
  if (hero === undefined) return undefined;
  const { names, sheet } = wordsOf(text);
  return {
    drawing: drawn(pictureOf(hero)),
    values: [
      [sheet.life, hero.life],
      [sheet.stamina, hero.stamina],
      ...ATTRIBUTES.map((attribute, n) => [sheet.raised[attribute], hero.values[n]!] as const),
    ],
    says: names.cardText({ content }, hero.number),
  };
};
