import { who } from '@skerry/speech/fr';
import { CREW_KINDS } from '../content/vocabulary.ts';
import { amounts, fleetCard, kind, slots } from './french.ts';
import { hereOf, namesOf, partOf, type Text, type TextContext } from './telling.ts';

const names = namesOf('fr');

const crew = (telling: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  `un membre d’équipage ${names.crew(telling, kind)}`;

export const actions: Text['actions'] = {
  homePort: ({ port }, telling) => `Choisir ${names.town(telling, port)} comme port d’attache`,
  draft: ({ building }, telling) => `Garder : ${names.building(telling, building)}`,

  sail: ({ to }, telling) => `Se déplacer : ${names.townAt(telling, to)}`,
  visit: (_, telling) => `Visiter ${names.town(telling, hereOf(telling))}`,
  visitByParts: (_, telling) => `Visiter ${names.town(telling, hereOf(telling))} étape par étape`,
  attack: (_, telling) => `Attaquer ${names.town(telling, hereOf(telling))}`,
  diplomacy: (_, telling) => `Utiliser la diplomatie sur ${names.town(telling, hereOf(telling))}`,
  hunt: () => 'Partir à la chasse au trésor',
  raid: ({ rival }, telling) => `Aborder ${who(telling, rival)}`,
  event: ({ place }, telling) => {
    const event = telling.state.events[place - 1] ?? 0;
    return event === 0 ? 'Accomplir un évènement' : `Accomplir : ${names.event(telling, event)}`;
  },
  buy: ({ space }, telling) => {
    const building = telling.state.row[space - 1] ?? 0;
    return building === 0 ? 'Acheter un bâtiment' : `Acheter : ${names.building(telling, building)}`;
  },
  buyFromHand: () => 'Acheter un bâtiment de votre main',
  heal: () => 'Soigner un membre d’équipage',
  trade: ({ rival }, telling) => `Échanger avec ${who(telling, rival)}`,
  endTurn: () => 'Terminer votre tour',

  exhaust: ({ crew: kind }, telling) => `Utiliser ${crew(telling, kind)}`,
  healCrew: ({ crew: kind }, telling) => `Soigner ${crew(telling, kind)}`,

  doPart: () => 'Le faire',
  leaveOut: () => 'Sauter cette partie de l’action',
  gainOne: ({ choice }, telling) => {
    const part = partOf(telling);
    const gift = part?.do === 'gainOne' ? part.of[choice - 1] : undefined;
    return gift === undefined ? 'Gagner autre chose' : `Gagner ${amounts({ [gift.what]: gift.n })}`;
  },
  pay: ({ price }, telling) => {
    const part = partOf(telling);
    if (part?.do !== 'pay') return 'Payer';
    const cost = part.prices[price - 1];
    return cost === undefined ? 'Payer un autre prix' : `Payer ${amounts(cost)} pour ${amounts(part.get)}`;
  },
  done: () => 'S’arrêter là',
  hire: ({ place }, telling) => {
    const hired = CREW_KINDS[telling.state.crewRow[place - 1] ?? -1];
    return hired === undefined ? 'Recruter' : `Recruter ${crew(telling, hired)}`;
  },
  reputation: ({ place }, telling) => {
    const card = telling.state.reputation[place - 1] ?? 0;
    return card === 0 ? 'Activer une carte Réputation' : `Activer : ${names.reputation(telling, card)}`;
  },
  build: ({ space }, telling) => {
    const building = telling.state.row[space - 1] ?? 0;
    return building === 0 ? 'Construire un bâtiment' : `Construire : ${names.building(telling, building)}`;
  },

  buyCard: ({ building }, telling) => `Acheter : ${names.building(telling, building)}`,
  buildCard: ({ building }, telling) => `Construire : ${names.building(telling, building)}`,
  payCard: ({ building }, telling) => `Payer avec : ${names.building(telling, building)}`,

  skip: () => 'Sauter la première case vide',
  noSkip: () => 'Utiliser la première case vide',

  group: ({ cards }, telling) => {
    switch (telling.state.agenda.at(-1)?.do) {
      case 'groupSerpents':
        return cards === 0 ? 'N’envoyer aucun serpent de mer' : `Envoyer ${amounts({ serpent: cards })}`;
      case 'groupIchor':
        return cards === 0 ? 'Laisser Ichor' : 'Envoyer Ichor';
      default:
        return cards === 0 ? 'N’envoyer aucun pirate' : `Envoyer ${amounts({ pirate: cards })}`;
    }
  },
  combat: ({ crew: kind }, telling) => `Utiliser ${crew(telling, kind)} pour un dé de plus`,
  roll: () => 'Lancer les dés',
  reroll: ({ face }) => `Payer 1 bois pour relancer un ${face}`,
  keep: () => 'Garder les dés',
  placeBest: () => 'Placer les dés pour le meilleur total',
  placeByHand: () => 'Placer les dés à la main',
  placeDie: ({ face }) => `Placer un ${face}`,
  placeNone: () => 'Ne placer aucun dé ici',
  injure: ({ crew: kind }, telling) => `Blesser ${crew(telling, kind)} pour 1 point de force`,
  retreat: () => 'Battre en retraite',
  lose: ({ card }) => `Perdre ${fleetCard(card)}`,

  payCube: ({ slot }) => `Payer le cube de la ${slots([slot])}`,
  negotiate: ({ crew: kind }, telling) => `Utiliser ${crew(telling, kind)} pour 1 point d’influence`,
  freeCube: ({ slot }) => `Prendre le cube de la ${slots([slot])}`,
  decline: () => 'Ne pas visiter',

  dump: ({ wood, fish }) => (wood + fish === 0 ? 'Ne rien jeter' : `Jeter ${amounts({ wood, fish })}`),

  give: ({ what }) => `Donner ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  next: () => 'Choisir ce que vous demandez',
  ask: ({ what }) => `Demander ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  propose: () => 'Proposer l’échange',
  drop: () => 'Abandonner l’échange',
  agree: () => 'Accepter',
  refuse: () => 'Refuser',
};
