import { at } from '@skerry/engine';
import { capital, count, figure, figures, list, nameOf, people } from '@skerry/speech/fr';
import { CONSTANTS } from '../../content/constants.ts';
import type { Count } from '../../content/vocabulary.ts';
import { namesOf } from '../context.ts';
import type { PanelWords } from '../panels.ts';
import { amount, amounts, crewFor } from './grammar.ts';

const names = namesOf('fr');

const PER: { readonly [C in Count]: string } = {
  building: 'bâtiment',
  town: 'ville',
  crewTwoSkills: 'membre à deux compétences',
  book: 'livre',
  wood: 'bois',
  fish: 'poisson',
  fleet: 'carte de la flotte',
  cube: 'cube sur la piste',
};

const PLACES = { deck: 'sur le pont', below: 'en cabine', injured: 'blessé' } as const;
const BUILDING = { name: 'bâtiment', gender: 'm' } as const;
const CARD = { name: 'carte', gender: 'f' } as const;
const TOKEN = { name: 'jeton', gender: 'm' } as const;
const RENOWN_TOKEN = { name: 'jeton Réputation', gender: 'm', many: 'jetons Réputation' } as const;
const ROUND = { name: 'manche', gender: 'f' } as const;
const TOWN = { name: 'ville', gender: 'f' } as const;

export const panels: PanelWords = {
  places: { deck: 'pont', below: 'cabine', injured: 'blessés' },
  crewMember: (skills, place, n) => `${n > 1 ? `${n} × ` : ''}${skills}, ${PLACES[place]}`,
  where: (place, n) => `${n > 1 ? `${n} × ` : ''}${PLACES[place]}`,
  crewOf: (context, seat) => (seat === context.reader ? 'Votre équipage' : `Équipage : ${nameOf(context, seat)}`),
  nobody: 'personne',
  things: amount,
  goodsOf: (context, seat) =>
    seat === context.reader ? 'Vos marchandises' : `Marchandises : ${nameOf(context, seat)}`,
  ichor: (has) => (has ? 'Ichor' : 'pas d’Ichor'),
  hold: 'cale',
  city: 'capitale',
  of: (n) => `sur ${n}`,
  holdHas: (wood, fish, of) => `Cale : ${amounts({ wood, fish }) || 'rien'}, ${wood + fish} sur ${of}`,
  cityOf: (context, seat) => (seat === context.reader ? 'Votre Capitale' : `Capitale : ${nameOf(context, seat)}`),
  cityHas: (n, of) => `${figures(n, BUILDING)} sur ${of}`,
  cityEmpty: 'Pas encore de bâtiment.',
  cityEnd: 'Ce bâtiment déclenche la dernière manche.',
  hand: 'cartes',
  handOf: (context, seat) => (seat === context.reader ? 'Vos cartes' : `Cartes : ${nameOf(context, seat)}`),
  cards: (n) => `${figures(n, CARD)} en main`,
  won: (renown, tokens) => `${amount(renown, 'renown')} sur la piste, ${figures(tokens, RENOWN_TOKEN)}`,
  close: 'Fermer',

  tabs: { renown: 'Réputation', row: 'Bâtiments', hand: 'Cartes' },
  events: 'Évènements',
  eventsNote: 'gratuits, dans leur ville',
  here: 'ici',
  noEvents: 'Aucun évènement visible.',
  notLaid:
    'Les évènements, les cartes Réputation, l’équipage et les jetons arrivent une fois tous les ports d’attache choisis.',
  event(context, number) {
    const { town, exhaust, pay, cubes } = at(context.content.content.events, number - 1);
    const price = Object.keys(pay).length > 0 ? [`payer ${amounts(pay)}`] : [];
    const crew = exhaust.length > 0 ? [`utiliser ${crewFor(exhaust)}`] : [];
    return `Ville : ${names.town(context, town)}. Il faut ${list([...price, ...crew])}, puis vous placez ${amount(cubes, 'cube')}.`;
  },
  reputation: 'Réputation',
  reputationAt: (towns) => (towns.length === 0 ? '' : `au choix : ${list(towns, 'ou')}`),
  reputationShort: (active, per) => `${active > 0 ? `+${active}, puis ` : ''}1 par ${PER[per]}`,
  reputationWhole: (active, per, limit) =>
    `${active > 0 ? `La personne qui active la carte gagne ${amount(active, 'renown')}. Puis tout le monde` : 'Tout le monde'} gagne 1 point de réputation par ${PER[per]}${
      limit < Number.POSITIVE_INFINITY ? `, ${limit} au plus` : ''
    }.`,
  reputationNow: (gains) => `En ce moment : ${list(gains.map(({ name, n }) => `${name} ${n}`))}.`,
  noReputation: 'Il ne reste aucune carte Réputation.',
  hire: 'À recruter',
  hireNote: 'dans certaines villes',
  next: 'suivant',
  free: 'gratuit',
  hireFor: (skills, price) => `${skills}, ${price === 0 ? 'gratuit' : amount(price, 'coin')}`,
  hireNext: (skills) => `Ensuite : ${skills}`,
  noCrew: 'Il ne reste personne à recruter.',
  renown: 'Piste de réputation',
  renownNote: (top) => `${top} : un jeton`,
  track: (standings) => `Piste de réputation : ${list(standings.map(({ name, n }) => `${name} ${n}`))}`,
  offTrack: 'hors de la piste',
  tokensLeft: (n) => `encore ${figures(n, TOKEN)}`,
  noTokens: 'plus de jeton',
  tokenWhole: (reward, left) =>
    `Le prochain jeton Réputation donne ${reward} et vaut ${CONSTANTS.tokenValue} points. Jetons restants, celui-ci compris : ${figure(left)}.`,
  treasure: 'Trésor de l’archipel',
  treasureWhole: (coins) => `Une chasse au trésor rapporte ${amount(coins, 'coin')} du Trésor de l’archipel.`,
  treasureEmpty: (coins) =>
    `Le Trésor de l’archipel est vide : une chasse au trésor rapporte ${amount(coins, 'coin')} de la réserve.`,

  row: 'Bâtiments',
  rowNote: 'livres, puis pièces',
  buildNote: 'contre bois et poisson',
  cardsNote: 'de votre main',
  emptySpace: 'Cet emplacement est vide.',
  noCards: 'Aucune carte en main.',
  needs: (books) => `il faut ${amount(books, 'book')}`,
  needsNone: 'sans livre',
  space: (n, name, coins, books) =>
    `Emplacement ${n}, ${name}, ${amount(coins, 'coin')}${books > 0 ? `, il faut ${amount(books, 'book')}` : ''}`,
  card: (name, coins) => `${name}, ${amount(coins, 'coin')}`,
  bought: (coins) => amount(coins, 'coin'),
  built: (wood, fish) => `à construire : ${amounts({ wood, fish }) || 'rien'}`,
  worth: (coins) => `vaut ${coins}`,
  affordable: 'À votre portée',
  short: (n, what) => `il manque ${amount(n, what)}`,
  deckLeft: (n) => `${figures(n, CARD)} dans la pioche`,

  piles: {
    buildings: 'Pioche des bâtiments',
    events: 'Évènements',
    reputation: 'Cartes Réputation',
    crew: 'Équipage à venir',
    tokens: 'Jetons Réputation',
    supply: 'Dans la réserve',
    paid: 'Cartes payées comme livres',
    hands: 'Cartes en main',
  },
  left: (n) => `encore ${figure(n)}`,
  toCome: 'à venir, dans un ordre inconnu',

  result: (context, winners, points) =>
    winners.length === 1
      ? `${winners.map((seat) => nameOf(context, seat))} gagne avec ${points} points.`
      : `${capital(people(context, winners))} partagent la victoire avec ${points} points.`,
  rounds: (n) => count(n, ROUND),
  cause: { buildings: 'une capitale est complète', tokens: 'le dernier jeton est pris' },
  feats: (towns, buildings, tokens) => list([count(towns, TOWN), count(buildings, BUILDING), count(tokens, TOKEN)]),
  course: 'points au fil de la partie',
  courseOf: (lines) => `Points au fil de la partie : ${list(lines.map(({ name, points }) => `${name} ${points}`))}`,
};
