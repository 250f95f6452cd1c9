import { gistWith } from '@skerry/engine';
import { count, list, who } from '@skerry/speech/en';
import type { Counter, Kind, MapColour } from '../../content/vocabulary.ts';
import type { TextContext } from '../context.ts';
import { partsOf, type Words } from '../gist.ts';
import { ATTRIBUTE_NAMES, counters, gold, maps, names, points, toSpace } from './grammar.ts';

const cardsOf = (context: TextContext, cards: readonly number[]): string =>
  list(cards.map((card) => names.card(context, card)));

const each = <K extends string>(
  counts: { readonly [what in K]?: number },
  say: (n: number, what: K) => string,
): string[] => Object.entries<number>(counts as Record<K, number>).map(([what, n]) => say(n, what as K));

const hurts = (counts: { readonly [K in Kind]?: number }): string => list(each<Kind>(counts, counters));

const words: Words = {
  rested: ({ n }) => `removed ${counters(n, 'exhaustion')} by resting`,
  went: ({ to }, context) => `went to ${toSpace(context, to)}`,
  sailed: ({ to }, context) => `sailed to ${names.named(context, to)}`,
  wrecked: ({ anchor }, context) => `was shipwrecked near ${names.named(context, anchor)}`,
  met: ({ cards }, context) => `met ${cardsOf(context, cards)}`,
  defeated: ({ cards }, context) => `defeated ${cardsOf(context, cards)}`,
  escaped: ({ cards }, context) => `escaped from ${cardsOf(context, cards)}`,
  knockedOut: () => 'was knocked out',
  hurt: ({ counts }) => `took ${hurts(counts)}`,
  gained: ({ counts: { points: n = 0, gold: coins = 0 } }) =>
    `gained ${list([...(n > 0 ? [points(n)] : []), ...(coins > 0 ? [gold(coins)] : [])])}`,
  maps: ({ counts }) => `gained ${list(each<MapColour>(counts, maps))}`,
  got: ({ cards }, context) => `got ${cardsOf(context, cards)}`,
  bought: ({ cards }, context) => `bought ${cardsOf(context, cards)}`,
  sold: ({ cards }, context) => `sold ${cardsOf(context, cards)}`,
  hired: ({ cards }, context) => `hired ${cardsOf(context, cards)}`,
  healed: ({ n }) => `healed ${counters(n, 'wound')}`,
  trained: ({ counts }) => `gained ${list(each<Counter>(counts, (n, counter) => `+${n} ${ATTRIBUTE_NAMES[counter]}`))}`,
  lost: ({ cards }, context) => `lost ${cardsOf(context, cards)}`,
  lostGold: ({ n }) => `lost ${gold(n)}`,
  attacked: ({ whom }, context) => `attacked ${who(context, whom)}`,
  beat: ({ whom }, context) => `beat ${who(context, whom)}`,
  took: ({ whom, cards, n, counts }, context) => {
    const things = [
      ...(n > 0 ? [gold(n)] : []),
      ...each<MapColour>(counts, maps),
      ...cards.map((card) => names.card(context, card)),
    ];
    return `took ${list(things)} from ${who(context, whom)}`;
  },
  traded: ({ whom }, context) => `traded with ${who(context, whom)}`,
  island: () => 'reached the Island of Dread',
  suffered: ({ whom, counts }, context) => `${who(context, whom)} took ${hurts(counts)}`,
  bereft: ({ whom, cards, n }, context) =>
    `${who(context, whom)} lost ${list([...(n > 0 ? [gold(n)] : []), ...cards.map((card) => names.card(context, card))])}`,
  event: ({ cards }, context) => `${cards.length === 1 ? 'new Event' : 'new Events'}: ${cardsOf(context, cards)}`,
  undefeated: ({ cards }, context) =>
    `${cardsOf(context, cards)} ${cards.length === 1 ? 'remains' : 'remain'} undefeated`,
  jewels: ({ n }) => `${count(n, 'adventure')} came back`,
  tiles: ({ n }) => `${count(n, 'tile')} ${n === 1 ? 'was' : 'were'} placed`,
  ruined: ({ town }, context) => `${names.named(context, town)} fell into ruins`,
  doom: ({ level }) => `doom drew closer: ${count(level, 'doom counter')}`,
  last: () => 'everyone gets one last turn',
};

export const gist = gistWith(partsOf, words);
