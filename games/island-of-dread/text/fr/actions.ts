import { small, who } from '@skerry/speech/fr';
import { isCancelled } from '../../outlook/fight.ts';
import { isAshore, movedSeat, optionOf, powerOf, pricesOf, stepOf, type Text, type TextContext } from '../context.ts';
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
} from './grammar.ts';

/** A thing given or asked for in a proposal. */
const put = (context: TextContext, what: string): string =>
  `${stepOf(context) === 'want' ? 'Demander' : 'Donner'} ${what}`;

/** « plaine, route, collines ». */
const face = (context: TextContext, n: number): string =>
  (context.content.content.numbers.movementDie[n - 1] ?? [])
    .map((terrain) => small(names.named(context, terrain)))
    .join(', ');

export const actions: Text['actions'] = {
  use: ({ card, ability }, context) => {
    const name = le(cardOf(context, card));
    const { activate = false, discard = false, exhaust = 0 } = powerOf(context, card, ability) ?? {};
    if (activate) return `Activer ${name}`;
    if (discard) return `Défausser ${name}`;
    return exhaust > 0 ? `Utiliser ${name} contre ${counters(exhaust, 'exhaustion')}` : `Utiliser ${name}`;
  },

  sailOn: () => 'Continuer le voyage',
  toIsland: () => 'Partir pour l’Île de l’Effroi',

  roll: () => 'Lancer pour avancer',
  rest: ({ n }) => `Se reposer et retirer ${counters(n, 'exhaustion')}`,
  step: ({ to }, context) => `Faire un pas jusqu’${toGround(context, to)}`,
  stay: () => 'Rester ici',
  relieve: ({ figure }, context) => `Choisir ${le(figureIn(context, figure))}`,
  enough: () => 'C’est assez',
  keepDice: () => 'Garder les dés',
  mark: ({ face: n }, context) => `Marquer un ${n} (${face(context, n)})`,
  rollAgain: () => 'Relancer les dés marqués',
  enter: ({ to }, context) => `Aller ${toGround(context, to)}`,
  halt: () => 'S’arrêter ici',
  row: ({ row }) => `Rangée ${row}`,
  teleport: ({ to }, context) => `Se téléporter ${toGround(context, to)}`,
  lane: ({ to }, context) => `${isAshore(context) ? 'Appareiller' : 'Naviguer'} vers ${le(placeOf(context, to))}`,
  stopHere: () => 'S’arrêter à ce mouillage',

  goOn: () => 'Continuer',
  attackHero: ({ rival }, context) => `Attaquer ${heroOf(context, rival)}`,
  negotiate: ({ rival }, context) => `Échanger avec ${who(context, rival)}`,
  putGold: ({ n }, context) => put(context, gold(n)),
  putCard: ({ card }, context) => put(context, le(cardOf(context, card))),
  putMap: ({ colour }, context) => put(context, maps(1, colour)),
  next: () => 'Choisir ce que vous demandez',
  propose: () => 'Faire la proposition',
  drop: () => 'Abandonner la proposition',
  agree: () => 'Accepter',
  refuse: () => 'Refuser',
  takeGold: (_, { state: { combat, players } }) => {
    const rival = players[combat?.rival ?? -1];
    return rival === undefined ? 'Prendre l’or' : `Prendre tout l’or (${rival.gold})`;
  },
  takeCard: ({ card }, context) => `Prendre ${le(cardOf(context, card))}`,

  choose: ({ option }, context) => {
    const found = optionOf(context, option);
    return found === undefined ? `Possibilité ${option + 1}` : names.option(context, found.card, found.id);
  },
  place: ({ to }, context) => {
    const seat = movedSeat(context);
    return seat === undefined || seat === context.reader
      ? `Aller ${toGround(context, to)}`
      : `Placer ${heroOf(context, seat)} ${toGround(context, to)}`;
  },
  take: ({ card }, context) => {
    const step = context.state.agenda.at(-1);
    const name = le(cardOf(context, card));
    return step?.do === 'offer' ? `Acheter ${name} pour ${gold(step.price)}` : `Prendre ${name}`;
  },
  decline: () => 'Décliner',
  putBack: ({ card }, context) => `Reposer ${le(cardOf(context, card))} sur la pioche`,
  whichDeck: ({ deck }) => `Révéler une carte de la ${DECK_NAMES[deck]}`,

  startPhase: ({ phase }) => `Commencer par la phase ${PHASE_NAMES[phase]}`,
  fight: () => 'Combattre',
  stand: () => 'Tenir bon',
  tryEscape: () => 'Tenter de fuir',
  defend: () => 'Se défendre',
  attack: ({ figure }, context) => `Attaquer avec ${le(figureIn(context, figure))}`,
  rollCombat: () => 'Lancer les dés',
  accept: () => 'Accepter le jet',
  strike: () => 'Frapper',
  suffer: (_, { state }) => (isCancelled(state, 'damage') ? 'Continuer' : 'Subir les dégâts'),

  claim: ({ item }, context) => `Prendre ${le(cardOf(context, item))}`,
  takeMap: ({ rival, colour }, context) => `Prendre ${maps(1, colour)} à ${who(context, rival)}`,
  loseCard: ({ card }, context) => `Perdre ${le(cardOf(context, card))}`,
  giveUp: ({ card }, context) => `Céder ${le(cardOf(context, card))}`,
  swapMap: ({ colour }) => `Échanger ${maps(1, colour)} contre ${maps(1, colour === 'blue' ? 'green' : 'blue')}`,

  leave: () => 'Quitter le marché',
  buy: ({ card }, context) => `Acheter ${le(cardOf(context, card))} pour ${gold(pricesOf(context).buy(card))}`,
  shelf: ({ kind }) => `Regarder les ${LIMITED_NAMES[kind]}`,
  sellOne: () => 'Vendre quelque chose',
  sell: ({ card }, context) => {
    const price = pricesOf(context).sell(card);
    return `Vendre ${le(cardOf(context, card))} pour ${price === 0 ? 'rien' : gold(price)}`;
  },
  heal: ({ figure }, context) => {
    const price = pricesOf(context).heal();
    return `Soigner 1 blessure ${du(figureIn(context, figure))} ${price === 0 ? 'gratuitement' : `pour ${gold(price)}`}`;
  },
  lookForCaptains: () => 'Chercher des Capitaines',
  captains: () => 'Voir les Capitaines',
  hire: ({ captain }, context) =>
    `Engager ${le(cardOf(context, captain))} pour ${gold(pricesOf(context).hire(captain))}`,
  loan: ({ captain }, context) => `Engager ${le(cardOf(context, captain))} à crédit`,
  back: () => 'Revenir',
  keepCaptain: ({ captain }, context) => `Garder ${le(cardOf(context, captain))}`,

  payToll: (_, { state }) => (isCancelled(state, 'toll') ? 'Continuer' : 'Payer le tribut'),
  train: ({ counter }, context) =>
    `S’entraîner : +${context.content.content.numbers.counters[counter]} en ${ATTRIBUTE_NAMES[counter]}`,
  find: ({ item }, context) => `Échanger une paire de cartes marines contre ${le(cardOf(context, item))}`,
  done: () => 'Terminer votre tour',
};
