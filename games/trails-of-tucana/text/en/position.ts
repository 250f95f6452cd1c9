import { capital, count, nameOf, number, possessive } from '@skerry/speech/en';
import { CARDS, type Card } from '../../content/cards.ts';
import { LETTERS, type Letter, type Sight } from '../../content/islands.ts';
import type { PositionWords } from '../../rules/position.ts';
import { names } from './names.ts';

const cardOf = (component: string): Card => CARDS.find((card) => card === component) ?? 'any';
const bonusOf = (card: Letter | Sight): string => {
  const letter = LETTERS.find((each) => each === card);
  return letter === undefined ? names.redCard : `${names.blueCard} ${letter}`;
};

export const position: PositionWords = {
  miscounted: ({ component, have, want }) =>
    `There must be ${count(want, `${names.cards[cardOf(component)]} card`)} in the box, not ${have === 0 ? 'none' : number(have)}.`,
  letters: ({ seat }, telling) =>
    `${capital(possessive(nameOf(telling, seat)))} sheet needs each letter from A to E exactly twice.`,
  drawnTwice: ({ seat, between: [one, other] }, telling) =>
    `${nameOf(telling, seat)} has drawn the trail from ${one} to ${other} twice.`,
  manyTrails: ({ seat, have, most }, telling) =>
    `${nameOf(telling, seat)} has ${count(have, 'trail')}: by this turn there can be ${most === 0 ? 'none' : `${number(most)} at most`}.`,
  fewTrails: ({ seat, have, turns }, telling) =>
    `${nameOf(telling, seat)} has only ${count(have, 'trail')} after ${count(turns, 'turn')}.`,
  circled: ({ seat, sight, have, want }, telling) =>
    have > want
      ? `${nameOf(telling, seat)} has circled too much for ${names.sights[sight].many}: trails reach only ${want}.`
      : `${possessive(nameOf(telling, seat))} trails reach ${want} ${names.sights[sight].many}, but only ${have} are circled.`,
  pair: ({ seat, letter, isJoined }, telling) =>
    isJoined
      ? `${possessive(nameOf(telling, seat))} trails join both villages ${letter}: circle them once.`
      : `${nameOf(telling, seat)} has circled the villages ${letter}, but no trail joins them.`,
  trail: ({ seat }, telling) => `${possessive(nameOf(telling, seat))} connections don’t follow from the trails.`,
  bonusTwice: ({ seat, card }, telling) =>
    `${nameOf(telling, seat)} can’t have the points of one ${bonusOf(card)} twice.`,
  bonusUnearned: ({ seat, card }, telling) =>
    `${nameOf(telling, seat)} has the points of the ${bonusOf(card)}, but no trail joins its villages.`,
  sums: ({ seat, rounds }, telling) =>
    `${nameOf(telling, seat)} needs ${rounds === 0 ? 'no sum' : count(rounds, 'sum')} of sights by now, none above the next.`,
  draft: ({ seat }, telling) => `${nameOf(telling, seat)} can’t have drawn this in one turn with these cards.`,
  redTwice: ({ card }) => `There is only one red card for ${names.sights[card].many}.`,
  shown: ({ have, want }) => `There must be ${count(want, 'card')} face up in this turn, not ${number(have)}.`,
  waiting: ({ seat }, telling) =>
    `The turn must wait for ${nameOf(telling, seat)} exactly while there is something to draw.`,
  steps: () => 'Round, turn and what comes next don’t go together.',
};
