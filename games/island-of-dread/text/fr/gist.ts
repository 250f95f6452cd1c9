import { gistWith } from '@skerry/engine';
import { count, list, nameOf, verb, who } from '@skerry/speech/fr';
import type { Counter, Kind, MapColour } from '../../content/vocabulary.ts';
import type { TextContext } from '../context.ts';
import { partsOf, type Words } from '../gist.ts';
import {
  ATTRIBUTE_NAMES,
  au,
  cardOf,
  cardsOf,
  counters,
  du,
  verb as form,
  gold,
  le,
  maps,
  placeOf,
  points,
  toSpace,
} from './grammar.ts';

const ADVENTURE = { name: 'jeton d’aventure', gender: 'm', many: 'jetons d’aventure' } as const;
const TILE = { name: 'tuile', gender: 'f' } as const;
const DOOM = { name: 'jeton de fatalité', gender: 'm', many: 'jetons de fatalité' } as const;

/** « a » ou « avez ». */
const has = (context: TextContext, seat: number): string => verb(context, seat, 'a', 'avez');

/** « a pris 3 pièces d’or à Bruno », « vous a pris 3 pièces d’or ». */
const hasFrom = (context: TextContext, seat: number, whom: number, done: string, what: string): string =>
  whom === context.reader
    ? `vous a ${done} ${what}`
    : `${has(context, seat)} ${done} ${what} à ${nameOf(context, whom)}`;

const each = <K extends string>(
  counts: { readonly [what in K]?: number },
  say: (n: number, what: K) => string,
): string[] => Object.entries<number>(counts as Record<K, number>).map(([what, n]) => say(n, what as K));

const hurts = (counts: { readonly [K in Kind]?: number }): string => list(each<Kind>(counts, counters));
const things = (
  context: TextContext,
  n: number,
  cards: readonly number[],
  counts: { readonly [C in MapColour]?: number } = {},
): string =>
  list([
    ...(n > 0 ? [gold(n)] : []),
    ...each<MapColour>(counts, maps),
    ...cards.map((card) => le(cardOf(context, card))),
  ]);

const words: Words = {
  rested: ({ seat, n }, context) => `${has(context, seat)} perdu ${counters(n, 'exhaustion')} par le repos`,
  went: ({ seat, to }, context) => `${has(context, seat)} marché jusqu’${toSpace(context, to)}`,
  sailed: ({ seat, to }, context) => `${has(context, seat)} navigué jusqu’${au(placeOf(context, to))}`,
  wrecked: ({ seat, anchor }, context) => `${has(context, seat)} fait naufrage près ${du(placeOf(context, anchor))}`,
  met: ({ seat, cards }, context) => `${has(context, seat)} rencontré ${cardsOf(context, cards)}`,
  defeated: ({ seat, cards }, context) => `${has(context, seat)} vaincu ${cardsOf(context, cards)}`,
  escaped: ({ seat, cards }, context) => `${has(context, seat)} fui devant ${cardsOf(context, cards)}`,
  knockedOut: ({ seat }, context) => `${has(context, seat)} perdu connaissance`,
  hurt: ({ seat, counts }, context) => `${has(context, seat)} subi ${hurts(counts)}`,
  gained: ({ seat, counts: { points: n = 0, gold: coins = 0 } }, context) =>
    `${has(context, seat)} gagné ${list([...(n > 0 ? [points(n)] : []), ...(coins > 0 ? [gold(coins)] : [])])}`,
  maps: ({ seat, counts }, context) => `${has(context, seat)} gagné ${list(each<MapColour>(counts, maps))}`,
  got: ({ seat, cards }, context) => `${has(context, seat)} reçu ${cardsOf(context, cards)}`,
  bought: ({ seat, cards }, context) => `${has(context, seat)} acheté ${cardsOf(context, cards)}`,
  sold: ({ seat, cards }, context) => `${has(context, seat)} vendu ${cardsOf(context, cards)}`,
  hired: ({ seat, cards }, context) => `${has(context, seat)} engagé ${cardsOf(context, cards)}`,
  healed: ({ seat, n }, context) => `${has(context, seat)} fait soigner ${counters(n, 'wound')}`,
  trained: ({ seat, counts }, context) =>
    `${has(context, seat)} obtenu ${list(each<Counter>(counts, (n, counter) => `+${n} en ${ATTRIBUTE_NAMES[counter]}`))}`,
  lost: ({ seat, cards }, context) => `${has(context, seat)} perdu ${cardsOf(context, cards)}`,
  lostGold: ({ seat, n }, context) => `${has(context, seat)} perdu ${gold(n)}`,
  attacked: ({ seat, whom }, context) =>
    whom === context.reader ? 'vous a défié en combat' : `${has(context, seat)} attaqué ${nameOf(context, whom)}`,
  beat: ({ seat, whom }, context) =>
    whom === context.reader ? 'vous a vaincu en combat' : `${has(context, seat)} vaincu ${nameOf(context, whom)}`,
  took: ({ seat, whom, cards, n, counts }, context) =>
    hasFrom(context, seat, whom, 'pris', things(context, n, cards, counts)),
  traded: ({ seat, whom }, context) => `${has(context, seat)} fait un échange avec ${who(context, whom)}`,
  island: ({ seat }, context) => `${has(context, seat)} atteint l’Île de l’Effroi`,
  suffered: ({ whom, counts }, context) => `${who(context, whom)} ${has(context, whom)} subi ${hurts(counts)}`,
  bereft: ({ whom, cards, n }, context) =>
    `${who(context, whom)} ${has(context, whom)} perdu ${things(context, n, cards)}`,
  event: ({ cards }, context) => `${cardsOf(context, cards)} ${cards.length === 1 ? 'est' : 'sont'} en jeu`,
  undefeated: ({ cards }, context) =>
    `${cardsOf(context, cards)} ${cards.length > 1 ? 'restent' : form(cardOf(context, cards[0]!), 'reste', 'restent')} sur la piste des Défis invaincus`,
  jewels: ({ n }) => `${count(n, ADVENTURE)} ${n === 1 ? 'est revenu' : 'sont revenus'}`,
  tiles: ({ n }) => `${count(n, TILE)} ${n === 1 ? 'a été posée' : 'ont été posées'}`,
  ruined: ({ town }, context) => `la ville ${du(placeOf(context, town))} est tombée en ruines`,
  doom: ({ level }) => `la fatalité s’est rapprochée : ${count(level, DOOM)}`,
  last: () => 'tout le monde a un dernier tour',
};

export const gist = gistWith(partsOf, words);
