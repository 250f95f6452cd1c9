import { who } from '@skerry/speech/fr';
import { CREW_KINDS } from '../../content/vocabulary.ts';
import { crewAt } from '../../rules/state.ts';
import { hereOf, namesOf, partOf, type Text, type TextContext } from '../context.ts';
import { amounts, fleetCard, kind, slots } from './grammar.ts';

const names = namesOf('fr');

const crew = (context: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  `un membre d’équipage ${names.crew(context, kind)}`;

export const actions: Text['actions'] = {
  homePort: ({ port }, context) => `Choisir ${names.town(context, port)} comme port d’attache`,
  draft: ({ building }, context) => `Garder : ${names.building(context, building)}`,

  sail: ({ to }, context) => `Se déplacer : ${names.townAt(context, to)}`,
  visit: (_, context) => `Visiter ${names.town(context, hereOf(context))}`,
  visitByParts: (_, context) => `Visiter ${names.town(context, hereOf(context))} étape par étape`,
  attack: (_, context) => `Attaquer ${names.town(context, hereOf(context))}`,
  diplomacy: (_, context) => `Utiliser la diplomatie sur ${names.town(context, hereOf(context))}`,
  hunt: () => 'Partir à la chasse au trésor',
  raid: ({ rival }, context) => `Aborder ${who(context, rival)}`,
  event: ({ place }, context) => {
    const event = context.state.events[place - 1] ?? 0;
    return event === 0 ? 'Accomplir un évènement' : `Accomplir : ${names.event(context, event)}`;
  },
  buy: ({ space }, context) => {
    const building = context.state.row[space - 1] ?? 0;
    return building === 0 ? 'Acheter un bâtiment' : `Acheter : ${names.building(context, building)}`;
  },
  buyFromHand: () => 'Acheter un bâtiment de votre main',
  heal: () => 'Soigner un membre d’équipage',
  trade: ({ rival }, context) => `Échanger avec ${who(context, rival)}`,
  endTurn: () => 'Terminer votre tour',

  exhaust: ({ crew: kind }, context) => `Utiliser ${crew(context, kind)}`,
  healCrew: ({ crew: kind }, context) => `Soigner ${crew(context, kind)}`,

  doPart: () => 'Le faire',
  leaveOut: () => 'Sauter cette partie de l’action',
  gainOne: ({ choice }, context) => {
    const part = partOf(context);
    const gift = part?.do === 'gainOne' ? part.of[choice - 1] : undefined;
    return gift === undefined ? 'Gagner autre chose' : `Gagner ${amounts({ [gift.what]: gift.n })}`;
  },
  pay: ({ price }, context) => {
    const part = partOf(context);
    if (part?.do !== 'pay') return 'Payer';
    const cost = part.prices[price - 1];
    return cost === undefined ? 'Payer un autre prix' : `Payer ${amounts(cost)} pour ${amounts(part.get)}`;
  },
  done: () => 'S’arrêter là',
  hire: ({ place }, context) => {
    const hired = CREW_KINDS[crewAt(context.state, place)];
    return hired === undefined ? 'Recruter' : `Recruter ${crew(context, hired)}`;
  },
  reputation: ({ place }, context) => {
    const card = context.state.reputation[place - 1] ?? 0;
    return card === 0 ? 'Activer une carte Réputation' : `Activer : ${names.reputation(context, card)}`;
  },
  build: ({ space }, context) => {
    const building = context.state.row[space - 1] ?? 0;
    return building === 0 ? 'Construire un bâtiment' : `Construire : ${names.building(context, building)}`;
  },

  buyCard: ({ building }, context) => `Acheter : ${names.building(context, building)}`,
  buildCard: ({ building }, context) => `Construire : ${names.building(context, building)}`,
  payCard: ({ building }, context) => `Payer avec : ${names.building(context, building)}`,

  skip: () => 'Sauter la première case vide',
  noSkip: () => 'Utiliser la première case vide',

  group: ({ cards }, context) => {
    switch (context.state.agenda.at(-1)?.do) {
      case 'groupSerpents':
        return cards === 0 ? 'N’envoyer aucun serpent de mer' : `Envoyer ${amounts({ serpent: cards })}`;
      case 'groupIchor':
        return cards === 0 ? 'Laisser Ichor' : 'Envoyer Ichor';
      default:
        return cards === 0 ? 'N’envoyer aucun pirate' : `Envoyer ${amounts({ pirate: cards })}`;
    }
  },
  combat: ({ crew: kind }, context) => `Utiliser ${crew(context, kind)} pour un dé de plus`,
  roll: () => 'Lancer les dés',
  reroll: ({ face }) => `Payer 1 bois pour relancer un ${face}`,
  keep: () => 'Garder les dés',
  placeBest: () => 'Placer les dés pour le meilleur total',
  placeByHand: () => 'Placer les dés à la main',
  placeDie: ({ face }) => `Placer un ${face}`,
  placeNone: () => 'Ne placer aucun dé ici',
  injure: ({ crew: kind }, context) => `Blesser ${crew(context, kind)} pour 1 point de force`,
  retreat: () => 'Battre en retraite',
  lose: ({ card }) => `Perdre ${fleetCard(card)}`,

  payCube: ({ slot }) => `Payer le cube de la ${slots([slot])}`,
  negotiate: ({ crew: kind }, context) => `Utiliser ${crew(context, kind)} pour 1 point d’influence`,
  freeCube: ({ slot }) => `Prendre le cube de la ${slots([slot])}`,
  decline: () => 'Ne pas visiter',

  dump: ({ wood, fish }) => (wood + fish === 0 ? 'Ne rien jeter' : `Jeter ${amounts({ wood, fish })}`),

  give: ({ what }) => `Donner ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  next: () => 'Choisir ce que vous demandez',
  ask: ({ what }) => `Demander ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  giveLess: ({ what }) => `Donner ${amounts({ [what]: 1 })} de moins`,
  askLess: ({ what }) => `Demander ${amounts({ [what]: 1 })} de moins`,
  propose: () => 'Proposer l’échange',
  drop: () => 'Abandonner l’échange',
  agree: () => 'Accepter',
  counter: () => 'Faire une contre-proposition',
  refuse: () => 'Refuser',
};
