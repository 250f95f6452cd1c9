import { capital, does, figures, has, list, nameOf, people, theyDo, who } from '@skerry/speech/fr';
import { namesOf, type TextContext } from '../context.ts';
import { effectsOf } from '../effects.ts';
import type { SlipWords, Wanted } from '../slips.ts';
import { counted, effects as effectWords } from './effects.ts';
import { amount, amounts, CREW, chances, kind, percent, slots } from './grammar.ts';

const names = namesOf('fr');

const CARD = { name: 'carte', gender: 'f' } as const;
const BOOK = { name: 'livre', gender: 'm' } as const;
const INJURED = { name: 'blessé', gender: 'm' } as const;
const HIT = { name: 'touche', gender: 'f' } as const;

/** « Ville contrôlée par Dario : force 5, et 2 de plus parce qu’elle est contrôlée. » */
function town(context: TextContext, { owner, strength, more }: Wanted): string {
  if (owner === undefined) return `Ville neutre : force ${strength}.`;
  return `Ville contrôlée par ${who(context, owner)} : force ${strength}, et ${more} de plus.`;
}

const CARDS = { pirate: 'Pirate', serpent: 'Serpent', ichor: 'Ichor' };
const MANY_CARDS = { pirate: 'pirates', serpent: 'serpents', ichor: 'Ichor' };
const books = (n: number): string => (n === 0 ? 'aucun livre' : figures(n, BOOK));

export const slips: SlipWords = {
  names,
  percent,
  withOffer: (label, offer) => `${label}. ${offer}`,
  asides: {
    attack: { label: 'L’attaque', hotkey: 'a' },
    talks: { label: 'Diplomatie', hotkey: 'd' },
    track: { label: 'L’influence', hotkey: 'i' },
    row: { label: 'Bâtiments', hotkey: 'b' },
    buy: { label: 'Bâtiments', hotkey: 'b' },
    build: { label: 'Construire', hotkey: 'c' },
    draft: { label: 'Les cartes', hotkey: 'c' },
    hand: { label: 'Vos cartes', hotkey: 'o' },
    trade: { label: 'L’échange', hotkey: 'g' },
    hire: { label: 'Recruter', hotkey: 'r' },
    reputation: { label: 'Réputation', hotkey: 'r' },
  },

  attack: {
    title: (name) => `Attaque : ${name}`,
    remark: (context, wanted) => `${town(context, wanted)} Butin : ${amount(wanted.strength, 'coin')}.`,
    cards: CARDS,
    spareDie: 'dé en plus',
    fromCombat: 'grâce au Combat',
    combatCrew: 'Combat : un dé de plus chacun',
    atBest: (odds) => `au mieux ${chances(odds)}`,
    thenChance: chances,
    byDice: 'par les dés seulement',
    kept: 'si ces dés sont gardés',
    withWood: (n) => `en relançant avec ${amount(n, 'wood')}`,
    withInjuries: (n) => `et avec ${figures(n, INJURED)} au plus`,
    of: (need) => `sur ${need}`,
    strength: (total, need) => `Force ${total} sur ${need}`,
    fromBuildings: (n) => `Dont ${n} grâce aux bâtiments.`,
    fromInjuries: (n) => `Dont ${n} grâce aux blessés.`,
    ifKept: (_telling, _seat, missing, onDeck) => {
      if (missing === 0) return 'Ces dés suffisent pour prendre la ville.';
      const short = `Avec ces dés, il manque ${missing}.`;
      if (missing > onDeck)
        return `${short} L’équipage sur le pont n’y suffirait pas : il faudrait battre en retraite et perdre une carte.`;
      return `${short} Avec ${figures(missing, INJURED)}, la ville est prise ; une retraite coûte une carte.`;
    },
    byHand: 'Chaque carte reçoit un dé. Les autres dés ne donnent rien.',
    ifShort: (missing, onDeck) =>
      missing > onDeck
        ? `Les dés sont placés : il manque ${missing}, et l’équipage sur le pont n’y suffit pas. Une retraite coûte une carte du groupe.`
        : `Les dés sont placés : il manque ${missing}. Chaque blessé ajoute 1 ; une retraite coûte une carte du groupe.`,
    retreats: (context, seat) =>
      `${does(context, seat, 'bat', 'battez')} en retraite : une carte du groupe est perdue.`,
    die: (card, face, strength) => `${card} avec un ${face} : force ${strength}`,
    spare: (face) => `Dé en plus : ${face}`,
    noDie: (card) => `${card} sans dé`,
    placeHere: (card) => `${card} : attend un dé`,
    diceLeft: 'Dés restants',
    readAloud: (placings, total, need) => {
      const each = placings.map(({ card, faces, strengths }) => {
        const several = faces.length > 1;
        return `${several ? MANY_CARDS[card] : CARDS[card]} ${list(faces.map(String))} : ${list(strengths.map(String))}`;
      });
      return `${capital(each.join(', '))} ; ${total} sur ${need}.`;
    },
  },

  raid: {
    title: (context, seat, rival) => `Abordage : ${who(context, seat)} contre ${who(context, rival)}`,
    hits: (n) => figures(n, HIT),
    result: (context, winner) =>
      winner === undefined
        ? 'Égalité : personne ne prend rien.'
        : `${does(context, winner, 'remporte', 'remportez')} l’abordage.`,
    close: 'Fermer',
  },

  talks: {
    title: (name) => `Diplomatie : ${name}`,
    remark: (context, wanted) => `${town(context, wanted)} Butin : ${amount(wanted.strength, 'coin')}.`,
    freeTitle: (name) => `Un cube pour la ville : ${name}`,
    freeRemark: 'Tous vos cubes sont placés : l’un d’eux quitte la piste d’influence.',
    skipTitle: 'Cubes d’influence',
    skipRemark: 'Placez le cube dans la première case vide, ou sautez cette case cette fois-ci.',
    influence: (paid, need) => `Influence ${paid} sur ${need}`,
    fromBuildings: (n) => `Dont ${n} grâce aux bâtiments.`,
    track: 'Piste d’influence',
    worth: (n) => `valeur ${n}`,
    crew: 'Négociation : +1 d’influence chacun',
    paid: (numbers, crew) => {
      const parts = [
        ...(numbers.length > 0
          ? [`${numbers.length === 1 ? 'le cube de la' : 'les cubes des'} ${slots(numbers)}`]
          : []),
        ...(crew > 0 ? [figures(crew, CREW)] : []),
      ];
      return parts.length === 0
        ? 'Payez au moins un cube. Ce que vous payez en trop est perdu.'
        : `Déjà payé : ${list(parts)}.`;
    },
  },

  row: {
    title: 'La piste de construction',
    remark: 'Les nouvelles cartes arrivent à gauche ; les autres glissent à droite pour combler les vides.',
    buildTitle: 'Construire un bâtiment de la piste',
    buildRemark: 'Payez en bois et en poisson, sans pièces. Il faut aussi les livres, mais vous les gardez.',
    within: (n, of) => (n === 0 ? 'aucun à portée' : `${n} sur ${of} à portée`),
    books,
    or: 'ou',
    yoursFor: (price) => `À vous pour ${amounts(price)}`,
    haveBooks: (n) => `Vous avez ${books(n)}`,
    short: (n, what) => `Il manque ${amount(n, what)}`,
    worth: (n) => `Valeur ${n} à la fin, par achat ou par construction.`,
    effects: (abilities, mode) => effectsOf(effectWords, abilities, mode),
    noEffect: 'Aucune capacité spéciale.',
    space: (n) => `Emplacement ${n}`,
    card: (name, { coins, wood, fish }, needed) => {
      const price = `${amount(coins, 'coin')} ou ${amounts({ wood, fish })}`;
      return `${name}, ${price}${needed === undefined ? '' : `, demande ${books(needed)}`}`;
    },
    refused: (why) => `impossible : ${why}`,
    city: (context, seat) => (seat === context.reader ? 'Votre Capitale' : `Capitale : ${nameOf(context, seat)}`),
    cityWorth: (n) => (n === 0 ? 'sans valeur' : `valeur ${n}`),
    lastRound: (n) => `${n}e : dernière manche`,
    whoseCity: 'Quelle Capitale',
  },

  draft: {
    title: (pick, of) => `Choix de la carte ${pick} sur ${of}`,
    remark: (context, to) =>
      `Gardez-en une et passez les autres à la place suivante (${nameOf(context, to)}). Personne ne voit ce que vous gardez.`,
    secret: 'Tout le monde choisit en même temps, en secret.',
    kept: 'Déjà gardées',
    keeping: (building) => `Vous gardez ${building}.`,
    waiting: (context, seats) =>
      seats.length === 0
        ? 'Les cartes passent à la place suivante.'
        : `${capital(people(context, seats))} ${theyDo(context, seats, 'choisit', 'choisissent', 'choisissez')} encore.`,
  },

  hand: {
    title: 'Vos cartes',
    remark: 'Personne d’autre ne les voit. Aucun livre n’est demandé.',
    buyTitle: 'Acheter une carte de votre main',
    payTitle: 'Payer avec une carte',
    payRemark: (left) => `${figures(left, CARD)} à payer. Les cartes payées quittent votre main, face visible.`,
    cards: (n) => figures(n, CARD),
    empty: 'Vous n’avez aucune carte en main.',
  },

  trade: {
    title: (context, seat, rival, isCounter) => {
      if (isCounter)
        return rival === context.reader ? 'Votre contre-proposition' : `Contre-proposition : ${nameOf(context, rival)}`;
      return seat === context.reader
        ? `Échange avec ${nameOf(context, rival)}`
        : `${nameOf(context, seat)} propose un échange`;
    },
    remark: (n, of) =>
      `Les deux côtés doivent donner quelque chose.${n === 0 ? '' : ` Propositions refusées ce tour-ci\u202f: ${n} sur ${of}.`}`,
    gives: (context, seat) => does(context, seat, 'donne', 'donnez'),
    have: (n) => `sur ${n}`,
    ware: (what) => capital(kind(what)),
    count: (n, what) => amount(n, what),
    was: (n) => `avant : ${n}`,
    waiting: (context, seat) =>
      seat === context.reader
        ? 'Acceptez l’échange, ou refusez-le.'
        : `En attente de la réponse : ${nameOf(context, seat)}.`,
  },

  hire: {
    title: 'Équipage à recruter',
    remark: (context, seat, coins) =>
      coins === 0
        ? `${does(context, seat, 'n’a', 'n’avez')} pas de pièces.`
        : `${has(context, seat)} ${amount(coins, 'coin')}.`,
    price: (n) => (n === 0 ? 'gratuit' : amount(n, 'coin')),
    next: 'arrive ensuite',
    nobody: 'personne',
    hire: 'Recruter',
    crewOf: (context, seat) => (seat === context.reader ? 'Votre équipage' : `Équipage : ${nameOf(context, seat)}`),
  },

  reputation: {
    title: 'Cartes Réputation',
    remark: 'L’une d’elles compte pour tout le monde, puis quitte la partie.',
    active: (context, seat, n) => `${amount(n, 'renown')} pour ${who(context, seat)}, puis`,
    each: (per, isArchitect, limit) =>
      `1 par ${PER[per] ?? counted(per, 1, isArchitect)}${Number.isFinite(limit) ? `, au plus ${limit}` : ''}, pour tout le monde`,
  },
};

/** Wording for all seats where it differs from that for one. */
const PER: { readonly [per: string]: string } = { town: 'ville contrôlée', fleet: 'carte de la flotte' };
