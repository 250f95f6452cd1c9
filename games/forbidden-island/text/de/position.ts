import { nameOf, number } from '@skerry/speech/de';
import { HAND_LIMIT, PILE_CARDS, type PileCard } from '../../content/cards.ts';
import type { PositionWords } from '../../rules/position.ts';
import { losses } from './endings.ts';
import { card, Der, verb, where } from './grammar.ts';
import { names } from './names.ts';

const cardOf = (component: string): PileCard => PILE_CARDS.find((each) => each === component) ?? 'fire';

export const position: PositionWords = {
  miscounted({ component, have, want }) {
    const off = Math.abs(want - have);
    const cards =
      off === 1 ? `eine ${card(cardOf(component))}` : `${number(off)} Karten „${names.cards[cardOf(component)]}“`;
    return have < want
      ? `Es ${off === 1 ? 'fehlt' : 'fehlen'} ${cards}; es gibt ${number(want)}.`
      : `Es ${off === 1 ? 'ist' : 'sind'} ${cards} zu viel; es gibt ${number(want)}.`;
  },
  tileTwice: ({ tile }) => `${Der(tile)} ${verb(tile, 'kann', 'können')} nicht an zwei Stellen liegen.`,
  adventurerTwice: ({ seat }, telling) =>
    `${nameOf(telling, seat)} braucht eine andere Rolle: Jede gibt es nur einmal.`,
  floodCard({ tile, trouble }) {
    const name = `Die Flutkarte „${names.tiles[tile]}“`;
    if (trouble === 'sunk') return `${name} ist aus dem Spiel, weil das Feld versunken ist.`;
    return trouble === 'missing' ? `${name} fehlt.` : `${name} kann nicht an zwei Stellen liegen.`;
  },
  emptyPile: ({ pile }) =>
    `Der ${pile === 'treasure' ? 'Schatzstapel' : 'Flutstapel'} ist leer: Mische die abgelegten Karten zu einem neuen.`,
  tooManyCards: ({ seat, have }, telling) =>
    `${nameOf(telling, seat)} hat ${number(have)} Karten: Erlaubt sind ${number(HAND_LIMIT)}.`,
  pawnInSea: ({ seat, tile }, telling) =>
    `${nameOf(telling, seat)} kann nicht ${where(tile)} sein: Das Feld ist versunken.`,
  lost: ({ loss }) => (loss.why === 'treasure' ? losses.treasure(loss.treasure) : losses[loss.why]()),
  turnOrder: ({ seat }, telling) => `${nameOf(telling, seat)} ist nicht an der Reihe: Gespielt wird im Uhrzeigersinn.`,
  steps: () => 'Die Schritte, die noch kommen, passen nicht zueinander.',
  markUnlikely: ({ risen }) =>
    `Der Wasserstand ist niedrig für ${number(risen)} abgelegte ${risen === 1 ? 'Karte' : 'Karten'} „${names.cards['waters-rise']}“.`,
};
