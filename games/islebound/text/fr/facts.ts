import { at } from '@skerry/engine';
import { capital, count, does, has, list, nameOf, number, ordinal, who } from '@skerry/speech/fr';
import { CORNERS, SLOTS } from '../../content/map.ts';
import { HEADINGS } from '../../content/vocabulary.ts';
import { namesOf, type Text, type TextContext } from '../context.ts';
import { amount, amounts, fleetCard, group, points, purposeOf, slots, wares } from './grammar.ts';
import { headings } from './headings.ts';

const names = namesOf('fr');

const crew = (context: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  `un membre d’équipage ${names.crew(context, kind)}`;

const SIDES = { W: 'à l’ouest', N: 'au nord', S: 'au sud', E: 'à l’est' } as const;
const NOTCHES = { NW: 'au nord-ouest', NE: 'au nord-est', SW: 'au sud-ouest', SE: 'au sud-est' } as const;

const DIE = { name: 'dé', gender: 'm' } as const;
const MEMBER = { name: 'membre', gender: 'm' } as const;
const TALKER = {
  name: 'membre d’équipage Négociation',
  gender: 'm',
  many: 'membres d’équipage Négociation',
} as const;

const dice = (faces: readonly number[]): string => (faces.length === 0 ? 'aucun dé' : list(faces.map(String)));

export const facts: Text['facts'] = {
  layoutSet: ({ boards, ports }, context) => {
    const laid = SLOTS.map((slot, n) => `plateau ${boards[n]} ${SIDES[slot]}`);
    const moored = CORNERS.map((corner, n) => `${names.town(context, at(ports, n))} ${NOTCHES[corner]}`);
    return `L’archipel est en place : ${list(laid)} ; ${list(moored)}.`;
  },
  firstPlayer: ({ seat }, context) => `${does(context, seat, 'commence', 'commencez')}.`,
  slotsBlocked: ({ n }) => `À deux, les ${number(n)} premières cases d’influence sont bloquées.`,
  homePortChosen: ({ seat, port }, context) =>
    `${has(context, seat)} choisi ${names.town(context, port)} comme port d’attache.`,
  crewRowLaid: ({ crew: kinds, next }, context) =>
    `À recruter, de gauche à droite\u202f: ${list(kinds.map((kind) => crew(context, kind)))}. Ensuite arrive ${crew(context, next)}.`,
  rowLaid: ({ buildings }, context) =>
    `Piste de construction, de gauche à droite\u202f: ${list(buildings.map((building) => names.building(context, building)))}.`,
  packDealt: ({ cards }, context) => `Cartes reçues : ${list(cards.map((card) => names.building(context, card)))}.`,
  cardDrafted: ({ card }, context) => `Carte gardée : ${names.building(context, card)}.`,
  packsPassed: () => 'Les paquets passent à gauche.',

  roundBegan: ({ n }) => `La manche ${n} commence.`,
  turnBegan: ({ seat }, context) => `À ${who(context, seat)} de jouer.`,
  turnEnded: ({ seat }, context) => `${has(context, seat)} terminé ${seat === context.reader ? 'votre' : 'son'} tour.`,
  lastRound: ({ seat, cause }, context) =>
    cause === 'buildings'
      ? `${has(context, seat)} complété ${seat === context.reader ? 'votre' : 'sa'} capitale : après cette manche, on en joue une dernière.`
      : `${has(context, seat)} pris le dernier jeton Réputation : après cette manche, on en joue une dernière.`,
  gameEnded: () => 'La dernière manche est terminée.',
  scored: ({ seat, headings: scores }, context) => {
    const total = HEADINGS.reduce((sum, heading) => sum + scores[heading], 0);
    const parts = HEADINGS.map((heading) => `${headings[heading].toLowerCase()} ${scores[heading]}`);
    return `${has(context, seat)} marqué ${points(total)} : ${list(parts)}.`;
  },
  ranked: ({ places }, context) => {
    const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
    return `${list(order.map(({ place, seat }) => `${ordinal(place)} ${nameOf(context, seat)}`))}.`;
  },

  sailed: ({ seat, route, fish }, context) =>
    `${has(context, seat)} mis le cap sur ${names.townAt(context, at(route, route.length - 1))}${fish > 0 ? ` avec ${amount(fish, 'fish')}` : ''}.`,
  crewExhausted: ({ seat, crew: kind, for: purpose }, context) =>
    `${has(context, seat)} utilisé ${crew(context, kind)} ${purposeOf(context, purpose)}.`,
  crewInjured: ({ seat, crew: kind }, context) =>
    `${has(context, seat)} blessé ${crew(context, kind)} pour 1 point de force.`,
  rested: ({ seat, up, healed }, context) => {
    const news = [
      ...(up.length > 0 ? [`${count(up.length, MEMBER)} de retour sur le pont`] : []),
      ...(healed.length > 0 ? [`${count(healed.length, MEMBER)} de nouveau en forme`] : []),
    ];
    const rest =
      seat === context.reader ? 'Votre équipage s’est reposé' : `Repos de l’équipage, ${nameOf(context, seat)}`;
    return `${rest}${news.length > 0 ? ` : ${list(news)}` : ''}.`;
  },
  crewHealed: ({ seat, crew: kind }, context) => `${has(context, seat)} de nouveau ${crew(context, kind)} sur le pont.`,
  crewHired: ({ seat, crew: kind, price }, context) =>
    `${has(context, seat)} recruté ${crew(context, kind)} ${price === 0 ? 'gratuitement' : `pour ${amount(price, 'coin')}`}.`,
  crewRowFilled: ({ crew: kind }, context) =>
    kind === null ? 'La pile d’équipage est vide.' : `À recruter : ${crew(context, kind)}.`,

  visited: ({ seat, town, free }, context) =>
    `${has(context, seat)} visité ${names.town(context, town)}${free ? ' aussitôt, gratuitement' : ''}.`,
  entryPaid: ({ seat, to }, context) =>
    to === 'map'
      ? `${has(context, seat)} posé 1 pièce sur le Trésor de l’archipel.`
      : `${has(context, seat)} payé 1 pièce à ${who(context, to)}.`,
  partLeftOut: ({ seat }, context) => `${has(context, seat)} sauté une partie de l’action.`,
  gained: ({ seat, what, n, from, forgone }, context) => {
    const source = typeof from === 'number' ? ` (${names.building(context, from)})` : '';
    const missed = forgone > 0 ? ` ; il manquait ${amount(forgone, what)} dans la réserve` : '';
    return n === 0
      ? `${does(context, seat, 'n’a', 'n’avez')} rien gagné${source}${missed}.`
      : `${has(context, seat)} gagné ${amount(n, what)}${source}${missed}.`;
  },
  paid: ({ seat, what, n, for: purpose }, context) =>
    `${has(context, seat)} payé ${amount(n, what)}${purpose === 'reroll' ? ' pour relancer un dé' : ''}.`,
  dumped: ({ seat, wood, fish }, context) => `${has(context, seat)} jeté ${amounts({ wood, fish })}.`,

  attackDeclared: ({ seat, town, need }, context) =>
    `${has(context, seat)} préparé une attaque : ${names.town(context, town)}, il faut ${need} de force.`,
  attacked: ({ seat, town, group: cards, dice: n }, context) =>
    `${has(context, seat)} attaqué ${names.town(context, town)} avec ${group(cards)} : ${count(n, DIE)}.`,
  rolled: ({ seat, dice: faces }, context) => `${has(context, seat)} obtenu ${dice(faces)}.`,
  rerolled: ({ seat, was, now }, context) => `${has(context, seat)} relancé un ${was} et obtenu un ${now}.`,
  dicePlaced: ({ pairs, bonus, total }) => {
    const each = pairs.map(({ card, face, strength }) => `un ${face} sur ${fleetCard(card)} a donné ${strength}`);
    const more = bonus > 0 ? [`les bâtiments ont donné ${bonus}`] : [];
    const parts = [...each, ...more];
    return parts.length === 0 ? 'Aucun dé n’a été placé.' : `${capital(list(parts))} : force totale de ${total}.`;
  },
  fellShort: ({ seat, missing }, context) =>
    seat === context.reader
      ? `Il vous manque ${missing} de force.`
      : `${nameOf(context, seat)} : il manque ${missing} de force.`,
  retreated: ({ seat, town, lost }, context) =>
    `${has(context, seat)} battu en retraite devant ${names.town(context, town)} et perdu ${fleetCard(lost)}.`,

  townTaken: ({ seat, town, from, how }, context) => {
    const whom = from === null ? '' : ` à ${who(context, from)}`;
    const way = how === 'attack' ? 'par une attaque' : 'par diplomatie';
    return `${has(context, seat)} pris ${names.town(context, town)}${whom} ${way}.`;
  },
  spoils: ({ seat, n }, context) => `${has(context, seat)} gagné un butin : ${amount(n, 'coin')}.`,
  townLost: ({ seat, town }, context) => `${has(context, seat)} perdu ${names.town(context, town)}.`,
  freeVisitDeclined: ({ seat }, context) => `${has(context, seat)} renoncé à la visite gratuite.`,
  influencePaid: ({ seat, slots: paid, crew: talkers, sum }, context) => {
    const talk = talkers.length === 0 ? '' : ` et ${count(talkers.length, TALKER)}`;
    return `${has(context, seat)} payé ${sum} d’influence : ${slots(paid)}${talk}.`;
  },
  ichorTaken: ({ seat }, context) =>
    seat === context.reader ? 'Ichor rejoint votre flotte.' : `Ichor rejoint la flotte : ${nameOf(context, seat)}.`,
  ichorReturned: ({ seat }, context) =>
    seat === context.reader ? 'Ichor quitte votre flotte.' : `Ichor quitte la flotte : ${nameOf(context, seat)}.`,
  groupReturned: ({ seat, kept }, context) =>
    kept > 0
      ? `Le groupe retourne à la réserve, mais ${who(context, seat)} ${seat === context.reader ? 'gardez' : 'garde'} ${amount(kept, 'pirate')}.`
      : 'Le groupe retourne à la réserve.',
  cubeMoved: ({ seat, slot, town }, context) =>
    `${has(context, seat)} déplacé un cube : ${slots([slot])}, vers ${names.town(context, town)}.`,

  hunted: ({ seat, coins }, context) => `${has(context, seat)} trouvé ${amount(coins, 'coin')} à la chasse au trésor.`,
  eventDone: ({ seat, event }, context) =>
    `${has(context, seat)} accompli un évènement : ${names.event(context, event)}.`,
  eventShown: ({ event, town }, context) =>
    `Nouvel évènement, ${names.town(context, town)} : ${names.event(context, event)}.`,
  eventsShuffled: () => 'Tous les évènements ont été remélangés.',
  slotSkipped: ({ seat, slot }, context) => `${has(context, seat)} sauté la ${slots([slot])}.`,
  skipDeclined: ({ seat }, context) => `${does(context, seat, 'n’a', 'n’avez')} sauté aucune case.`,
  cubesPlaced: ({ seat, slots: placed, forgone }, context) => {
    const missed = forgone > 0 ? ` ; ${amount(forgone, 'cube')} sans place` : '';
    return placed.length === 0
      ? `${does(context, seat, 'n’a', 'n’avez')} pu placer aucun cube d’influence.`
      : `${has(context, seat)} placé ${amount(placed.length, 'cube')} : ${slots(placed)}${missed}.`;
  },

  bought: ({ seat, building, coins }, context) =>
    `${has(context, seat)} acheté un bâtiment pour ${amount(coins, 'coin')} : ${names.building(context, building)}.`,
  built: ({ seat, building, wood, fish }, context) =>
    `${has(context, seat)} construit un bâtiment pour ${amounts({ wood, fish })} : ${names.building(context, building)}.`,
  rowFilled: ({ building }, context) => `Nouveau sur la piste de construction : ${names.building(context, building)}.`,
  deckOut: () => 'La pioche des bâtiments est vide.',
  abilityUsed: ({ seat, building }, context) =>
    seat === context.reader
      ? `Votre bâtiment prend effet : ${names.building(context, building)}.`
      : `${nameOf(context, seat)}, un bâtiment prend effet : ${names.building(context, building)}.`,
  cardDrawn: ({ seat }, context) => `${has(context, seat)} pioché une carte Bâtiment.`,
  cardReceived: ({ card }, context) => `La carte piochée : ${names.building(context, card)}.`,
  cardPaid: ({ seat, card }, context) =>
    `${has(context, seat)} payé avec une carte : ${names.building(context, card)}.`,
  deckRenewed: () => 'Les cartes payées forment une nouvelle pioche.',

  renown: ({ seat, n, to }, context) => {
    const now = to === 0 ? 'hors de la piste' : `sur ${to}`;
    return `${has(context, seat)} gagné ${amount(n, 'renown')} : marqueur ${now}.`;
  },
  tokenTaken: ({ seat, token }, context) =>
    `${has(context, seat)} pris un jeton Réputation : ${names.token(context, token)}.`,
  tokenShown: ({ token }, context) => `Prochain jeton Réputation : ${names.token(context, token)}.`,
  tokensOut: () => 'Il n’y a plus de jeton Réputation.',
  sevenKept: ({ seat }, context) => `${has(context, seat)} gardé 7 points au lieu d’un jeton.`,
  reputationActivated: ({ seat, card }, context) =>
    `${has(context, seat)} activé une carte Réputation : ${names.reputation(context, card)}.`,
  reputationScored: ({ seat, n, capped }, context) =>
    n === 0
      ? `${does(context, seat, 'n’a', 'n’avez')} gagné aucun point de réputation avec la carte.`
      : `${has(context, seat)} gagné ${amount(n, 'renown')} avec la carte${capped ? ' (sa limite)' : ''}.`,
  reputationShown: ({ card }, context) => `Nouvelle carte Réputation : ${names.reputation(context, card)}.`,

  raided: ({ seat, rival, dice: [own, others], hits: [mine, theirs] }, context) =>
    `${has(context, seat)} abordé le bateau adverse (${who(context, rival)}) : ${dice(own)} contre ${dice(others)}, ${mine} à ${theirs}.`,
  coinsTaken: ({ from, to, n }, context) => `${has(context, to)} pris ${amount(n, 'coin')} à ${who(context, from)}.`,
  tradeProposed: ({ seat, rival, give, get }, context) =>
    `${has(context, seat)} proposé un échange à ${who(context, rival)} : ${wares(give)} contre ${wares(get)}.`,
  tradeCountered: ({ seat, rival, give, get }, context) =>
    `${has(context, seat)} fait une contre-proposition à ${who(context, rival)} : ${wares(give)} contre ${wares(get)}.`,
  tradeAnswered: ({ seat, yes }, context) => `${has(context, seat)} ${yes ? 'accepté' : 'refusé'}.`,
  traded: ({ seat, rival, give, get }, context) =>
    `${has(context, seat)} donné à ${who(context, rival)} ${wares(give)} contre ${wares(get)}.`,
  tradeDropped: ({ seat }, context) => `${has(context, seat)} abandonné l’échange.`,
};
