import { gistWith } from '@skerry/engine';
import { count, list, nameOf, verb, who } from '@skerry/speech/fr';
import { namesOf } from '../context.ts';
import { partsIn, type Words } from '../gist.ts';
import { amount, amounts, CREW } from './grammar.ts';

const names = namesOf('fr');

type Context = Parameters<typeof verb>[0];
/** « a » ou « avez ». */
const has = (context: Context, seat: number): string => verb(context, seat, 'a', 'avez');

/** « a pris 2 pièces à Bruno », « vous a pris 2 pièces ». */
const hasFrom = (context: Context, seat: number, whom: number, done: string, what: string): string =>
  whom === context.reader
    ? `vous a ${done} ${what}`
    : `${has(context, seat)} ${done} ${what} à ${nameOf(context, whom)}`;

/** « Halle » et « Phare »: titles have no gender here. */
const quoted = (titles: readonly string[]): string => list(titles.map((title) => `« ${title} »`));

const words: Words = {
  chose: ({ seat, port }, context) => `${has(context, seat)} choisi ${names.town(context, port)} comme port d’attache`,
  sailed: ({ seat, to }, context) => `${has(context, seat)} mis le cap sur ${names.townAt(context, to)}`,
  visited: ({ seat, town }, context) => `${has(context, seat)} visité ${names.town(context, town)}`,
  rested: ({ seat }, context) => `${has(context, seat)} fait reposer l’équipage`,
  joined: ({ seat, counts }, context) => `${has(context, seat)} recruté ${amounts(counts)}`,
  ichor: ({ seat }, context) => `${has(context, seat)} rallié Ichor`,
  gained: ({ seat, counts }, context) => `${has(context, seat)} gagné ${amounts(counts)}`,
  hired: ({ seat, n }, context) => `${has(context, seat)} recruté ${count(n, CREW)}`,
  retreated: ({ seat, town }, context) => `${has(context, seat)} battu en retraite devant ${names.town(context, town)}`,
  took: ({ seat, towns, whom, how }, context) => {
    const taken = list(towns.map((town) => names.town(context, town)));
    const way = how === 'attack' ? 'par une attaque' : 'par diplomatie';
    return whom === undefined
      ? `${has(context, seat)} pris ${taken} ${way}`
      : `${hasFrom(context, seat, whom, 'pris', taken)} ${way}`;
  },
  completed: ({ seat, events }, context) =>
    `${has(context, seat)} accompli ${quoted(events.map((event) => names.event(context, event)))}`,
  bought: ({ seat, buildings }, context) =>
    `${has(context, seat)} acheté ${quoted(buildings.map((each) => names.building(context, each)))}`,
  built: ({ seat, buildings }, context) =>
    `${has(context, seat)} construit ${quoted(buildings.map((each) => names.building(context, each)))}`,
  token: ({ seat, tokens }, context) =>
    `${has(context, seat)} pris un jeton Réputation (${list(tokens.map((token) => names.token(context, token)))})`,
  reputation: ({ seat, cards }, context) =>
    `${has(context, seat)} activé ${quoted(cards.map((card) => names.reputation(context, card)))}`,
  paid: ({ seat, whom, n }, context) => hasFrom(context, seat, whom, 'payé', amount(n, 'coin')),
  raided: ({ seat, whom }, context) =>
    whom === context.reader
      ? 'a abordé votre bateau'
      : `${has(context, seat)} abordé le bateau adverse (${who(context, whom)})`,
  robbed: ({ seat, whom, n }, context) => hasFrom(context, seat, whom, 'pris', amount(n, 'coin')),
  traded: ({ seat, whom }, context) => `${has(context, seat)} fait un échange avec ${who(context, whom)}`,
  shown: ({ events }, context) =>
    `${events.length === 1 ? 'nouvel évènement' : 'nouveaux évènements'} : ${list(
      events.map(({ event, town }) => `« ${names.event(context, event)} » (${names.town(context, town)})`),
    )}`,
  last: () => 'après cette manche, on en joue une dernière',
};

export const gist = gistWith(partsIn(names), words);
