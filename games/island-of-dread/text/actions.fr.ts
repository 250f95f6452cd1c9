import { small, who } from '@skerry/speech/fr';
import {
  ATTRIBUTE_NAMES,
  cardOf,
  counters,
  DECK_NAMES,
  du,
  figureIn,
  gold,
  heroOf,
  LIMITED_NAMES,
  le,
  maps,
  names,
  PHASE_NAMES,
  placeOf,
  toGround,
} from './french.ts';
import { isAshore, movedSeat, optionOf, powerOf, pricesOf, stepOf, type Text, type TextContext } from './telling.ts';

/** What is said of a thing that is given, or asked for, in a proposal. */
const put = (telling: TextContext, what: string): string =>
  `${stepOf(telling) === 'want' ? 'Demander' : 'Donner'} ${what}`;

/** « plaine, route, collines ». */
const face = (telling: TextContext, n: number): string =>
  (telling.content.content.numbers.movementDie[n - 1] ?? [])
    .map((terrain) => small(names.named(telling, terrain)))
    .join(', ');

export const actions: Text['actions'] = {
  use: ({ card, ability }, telling) => {
    const name = le(cardOf(telling, card));
    const { activate = false, discard = false, exhaust = 0 } = powerOf(telling, card, ability) ?? {};
    if (activate) return `Activer ${name}`;
    if (discard) return `Défausser ${name}`;
    return exhaust > 0 ? `Utiliser ${name} contre ${counters(exhaust, 'exhaustion')}` : `Utiliser ${name}`;
  },

  sailOn: () => 'Continuer le voyage',
  toIsland: () => 'Partir pour l’Île de l’Effroi',

  roll: () => 'Lancer pour avancer',
  rest: ({ n }) => `Se reposer et retirer ${counters(n, 'exhaustion')}`,
  step: ({ to }, telling) => `Faire un pas jusqu’${toGround(telling, to)}`,
  stay: () => 'Rester ici',
  relieve: ({ figure }, telling) => `Choisir ${le(figureIn(telling, figure))}`,
  enough: () => 'C’est assez',
  keepDice: () => 'Garder les dés',
  mark: ({ face: n }, telling) => `Marquer un ${n} (${face(telling, n)})`,
  rollAgain: () => 'Relancer les dés marqués',
  enter: ({ to }, telling) => `Aller ${toGround(telling, to)}`,
  halt: () => 'S’arrêter ici',
  row: ({ row }) => `Rangée ${row}`,
  teleport: ({ to }, telling) => `Se téléporter ${toGround(telling, to)}`,
  lane: ({ to }, telling) => `${isAshore(telling) ? 'Appareiller' : 'Naviguer'} vers ${le(placeOf(telling, to))}`,
  stopHere: () => 'S’arrêter à ce mouillage',

  goOn: () => 'Continuer',
  attackHero: ({ rival }, telling) => `Attaquer ${heroOf(telling, rival)}`,
  negotiate: ({ rival }, telling) => `Échanger avec ${who(telling, rival)}`,
  putGold: ({ n }, telling) => put(telling, gold(n)),
  putCard: ({ card }, telling) => put(telling, le(cardOf(telling, card))),
  putMap: ({ colour }, telling) => put(telling, maps(1, colour)),
  next: () => 'Choisir ce que vous demandez',
  propose: () => 'Faire la proposition',
  drop: () => 'Abandonner la proposition',
  agree: () => 'Accepter',
  refuse: () => 'Refuser',
  takeGold: (_, { state: { combat, players } }) => {
    const rival = players[combat?.rival ?? -1];
    return rival === undefined ? 'Prendre l’or' : `Prendre tout l’or (${rival.gold})`;
  },
  takeCard: ({ card }, telling) => `Prendre ${le(cardOf(telling, card))}`,

  choose: ({ option }, telling) => {
    const found = optionOf(telling, option);
    return found === undefined ? `Possibilité ${option + 1}` : names.option(telling, found.card, found.id);
  },
  place: ({ to }, telling) => {
    const seat = movedSeat(telling);
    return seat === undefined || seat === telling.reader
      ? `Aller ${toGround(telling, to)}`
      : `Placer ${heroOf(telling, seat)} ${toGround(telling, to)}`;
  },
  take: ({ card }, telling) => {
    const step = telling.state.agenda.at(-1);
    const name = le(cardOf(telling, card));
    return step?.do === 'offer' ? `Acheter ${name} pour ${gold(step.price)}` : `Prendre ${name}`;
  },
  decline: () => 'Décliner',
  putBack: ({ card }, telling) => `Reposer ${le(cardOf(telling, card))} sur la pioche`,
  whichDeck: ({ deck }) => `Révéler une carte de la ${DECK_NAMES[deck]}`,

  startPhase: ({ phase }) => `Commencer par la phase ${PHASE_NAMES[phase]}`,
  fight: () => 'Combattre',
  stand: () => 'Tenir bon',
  tryEscape: () => 'Tenter de fuir',
  defend: () => 'Se défendre',
  attack: ({ figure }, telling) => `Attaquer avec ${le(figureIn(telling, figure))}`,
  rollCombat: () => 'Lancer les dés',
  accept: () => 'Accepter le jet',
  strike: () => 'Frapper',
  suffer: () => 'Subir les dégâts',

  claim: ({ item }, telling) => `Prendre ${le(cardOf(telling, item))}`,
  takeMap: ({ rival, colour }, telling) => `Prendre ${maps(1, colour)} à ${who(telling, rival)}`,
  loseCard: ({ card }, telling) => `Perdre ${le(cardOf(telling, card))}`,
  giveUp: ({ card }, telling) => `Céder ${le(cardOf(telling, card))}`,
  swapMap: ({ colour }) => `Échanger ${maps(1, colour)} contre ${maps(1, colour === 'blue' ? 'green' : 'blue')}`,

  leave: () => 'Quitter le marché',
  buy: ({ card }, telling) => `Acheter ${le(cardOf(telling, card))} pour ${gold(pricesOf(telling).buy(card))}`,
  shelf: ({ kind }) => `Regarder les ${LIMITED_NAMES[kind]}`,
  sellOne: () => 'Vendre quelque chose',
  sell: ({ card }, telling) => {
    const price = pricesOf(telling).sell(card);
    return `Vendre ${le(cardOf(telling, card))} pour ${price === 0 ? 'rien' : gold(price)}`;
  },
  heal: ({ figure }, telling) => {
    const price = pricesOf(telling).heal();
    return `Soigner 1 blessure ${du(figureIn(telling, figure))} ${price === 0 ? 'gratuitement' : `pour ${gold(price)}`}`;
  },
  lookForCaptains: () => 'Chercher des Capitaines',
  captains: () => 'Voir les Capitaines',
  hire: ({ captain }, telling) =>
    `Engager ${le(cardOf(telling, captain))} pour ${gold(pricesOf(telling).hire(captain))}`,
  loan: ({ captain }, telling) => `Engager ${le(cardOf(telling, captain))} à crédit`,
  back: () => 'Revenir',
  keepCaptain: ({ captain }, telling) => `Garder ${le(cardOf(telling, captain))}`,

  payToll: () => 'Payer le tribut',
  train: ({ counter }, telling) =>
    `S’entraîner : +${telling.content.content.numbers.counters[counter]} en ${ATTRIBUTE_NAMES[counter]}`,
  find: ({ item }, telling) => `Échanger une paire de cartes marines contre ${le(cardOf(telling, item))}`,
  done: () => 'Terminer votre tour',
};
