import { capital, count, does, has, list, nameOf, number, ordinal, who } from '@skerry/speech/fr';
import { CORNERS, SLOTS } from '../content/map.ts';
import { HEADINGS } from '../rules/facts.ts';
import { amount, amounts, fleetCard, group, points, purposeOf, slots, wares } from './french.ts';
import { headings } from './headings.fr.ts';
import { namesOf, type Text, type TextContext } from './telling.ts';

const names = namesOf('fr');

const crew = (telling: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  `un membre d’équipage ${names.crew(telling, kind)}`;

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
  layoutSet: ({ boards, ports }, telling) => {
    const laid = SLOTS.map((slot, n) => `plateau ${boards[n]} ${SIDES[slot]}`);
    const moored = CORNERS.map((corner, n) => `${names.town(telling, ports[n]!)} ${NOTCHES[corner]}`);
    return `L’archipel est en place : ${list(laid)} ; ${list(moored)}.`;
  },
  firstPlayer: ({ seat }, telling) => `${does(telling, seat, 'commence', 'commencez')}.`,
  slotsBlocked: ({ n }) => `À deux, les ${number(n)} premières cases d’influence sont bloquées.`,
  homePortChosen: ({ seat, port }, telling) =>
    `${has(telling, seat)} choisi ${names.town(telling, port)} comme port d’attache.`,
  crewRowLaid: ({ crew: kinds, next }, telling) =>
    `À recruter, de gauche à droite\u202f: ${list(kinds.map((kind) => crew(telling, kind)))}. Ensuite arrive ${crew(telling, next)}.`,
  rowLaid: ({ buildings }, telling) =>
    `Piste de construction, de gauche à droite\u202f: ${list(buildings.map((building) => names.building(telling, building)))}.`,
  packDealt: ({ cards }, telling) => `Cartes reçues : ${list(cards.map((card) => names.building(telling, card)))}.`,
  cardDrafted: ({ card }, telling) => `Carte gardée : ${names.building(telling, card)}.`,
  packsPassed: () => 'Les paquets passent à gauche.',

  roundBegan: ({ n }) => `La manche ${n} commence.`,
  turnBegan: ({ seat }, telling) => `À ${who(telling, seat)} de jouer.`,
  turnEnded: ({ seat }, telling) => `${has(telling, seat)} terminé ${seat === telling.reader ? 'votre' : 'son'} tour.`,
  lastRound: ({ seat, cause }, telling) =>
    cause === 'buildings'
      ? `${has(telling, seat)} complété ${seat === telling.reader ? 'votre' : 'sa'} capitale : après cette manche, on en joue une dernière.`
      : `${has(telling, seat)} pris le dernier jeton Réputation : après cette manche, on en joue une dernière.`,
  gameEnded: () => 'La dernière manche est terminée.',
  scored: ({ seat, headings: scores }, telling) => {
    const total = HEADINGS.reduce((sum, heading) => sum + scores[heading], 0);
    const parts = HEADINGS.map((heading) => `${headings[heading].toLowerCase()} ${scores[heading]}`);
    return `${has(telling, seat)} marqué ${points(total)} : ${list(parts)}.`;
  },
  ranked: ({ places }, telling) => {
    const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
    return `${list(order.map(({ place, seat }) => `${ordinal(place)} ${nameOf(telling, seat)}`))}.`;
  },

  sailed: ({ seat, route, fish }, telling) =>
    `${has(telling, seat)} mis le cap sur ${names.townAt(telling, route.at(-1)!)}${fish > 0 ? ` avec ${amount(fish, 'fish')}` : ''}.`,
  crewExhausted: ({ seat, crew: kind, for: purpose }, telling) =>
    `${has(telling, seat)} utilisé ${crew(telling, kind)} ${purposeOf(telling, purpose)}.`,
  crewInjured: ({ seat, crew: kind }, telling) =>
    `${has(telling, seat)} blessé ${crew(telling, kind)} pour 1 point de force.`,
  rested: ({ seat, up, healed }, telling) => {
    const news = [
      ...(up.length > 0 ? [`${count(up.length, MEMBER)} de retour sur le pont`] : []),
      ...(healed.length > 0 ? [`${count(healed.length, MEMBER)} de nouveau en forme`] : []),
    ];
    const rest =
      seat === telling.reader ? 'Votre équipage s’est reposé' : `Repos de l’équipage, ${nameOf(telling, seat)}`;
    return `${rest}${news.length > 0 ? ` : ${list(news)}` : ''}.`;
  },
  crewHealed: ({ seat, crew: kind }, telling) => `${has(telling, seat)} de nouveau ${crew(telling, kind)} sur le pont.`,
  crewHired: ({ seat, crew: kind, price }, telling) =>
    `${has(telling, seat)} recruté ${crew(telling, kind)} ${price === 0 ? 'gratuitement' : `pour ${amount(price, 'coin')}`}.`,
  crewRowFilled: ({ crew: kind }, telling) =>
    kind === null ? 'La pile d’équipage est vide.' : `À recruter : ${crew(telling, kind)}.`,

  visited: ({ seat, town, free }, telling) =>
    `${has(telling, seat)} visité ${names.town(telling, town)}${free ? ' aussitôt, gratuitement' : ''}.`,
  entryPaid: ({ seat, to }, telling) =>
    to === 'map'
      ? `${has(telling, seat)} posé 1 pièce sur le Trésor de l’archipel.`
      : `${has(telling, seat)} payé 1 pièce à ${who(telling, to)}.`,
  partLeftOut: ({ seat }, telling) => `${has(telling, seat)} sauté une partie de l’action.`,
  gained: ({ seat, what, n, from, forgone }, telling) => {
    const source = typeof from === 'number' ? ` (${names.building(telling, from)})` : '';
    const missed = forgone > 0 ? ` ; il manquait ${amount(forgone, what)} dans la réserve` : '';
    return n === 0
      ? `${does(telling, seat, 'n’a', 'n’avez')} rien gagné${source}${missed}.`
      : `${has(telling, seat)} gagné ${amount(n, what)}${source}${missed}.`;
  },
  paid: ({ seat, what, n, for: purpose }, telling) =>
    `${has(telling, seat)} payé ${amount(n, what)}${purpose === 'reroll' ? ' pour relancer un dé' : ''}.`,
  dumped: ({ seat, wood, fish }, telling) => `${has(telling, seat)} jeté ${amounts({ wood, fish })}.`,

  attackDeclared: ({ seat, town, need }, telling) =>
    `${has(telling, seat)} préparé une attaque : ${names.town(telling, town)}, il faut ${need} de force.`,
  attacked: ({ seat, town, group: cards, dice: n }, telling) =>
    `${has(telling, seat)} attaqué ${names.town(telling, town)} avec ${group(cards)} : ${count(n, DIE)}.`,
  rolled: ({ seat, dice: faces }, telling) => `${has(telling, seat)} obtenu ${dice(faces)}.`,
  rerolled: ({ seat, was, now }, telling) => `${has(telling, seat)} relancé un ${was} et obtenu un ${now}.`,
  dicePlaced: ({ pairs, bonus, total }) => {
    const each = pairs.map(({ card, face, strength }) => `un ${face} sur ${fleetCard(card)} a donné ${strength}`);
    const more = bonus > 0 ? [`les bâtiments ont donné ${bonus}`] : [];
    const parts = [...each, ...more];
    return parts.length === 0 ? 'Aucun dé n’a été placé.' : `${capital(list(parts))} : force totale de ${total}.`;
  },
  fellShort: ({ seat, missing }, telling) =>
    seat === telling.reader
      ? `Il vous manque ${missing} de force.`
      : `${nameOf(telling, seat)} : il manque ${missing} de force.`,
  retreated: ({ seat, town, lost }, telling) =>
    `${has(telling, seat)} battu en retraite devant ${names.town(telling, town)} et perdu ${fleetCard(lost)}.`,

  townTaken: ({ seat, town, from, how }, telling) => {
    const whom = from === null ? '' : ` à ${who(telling, from)}`;
    const way = how === 'attack' ? 'par une attaque' : 'par diplomatie';
    return `${has(telling, seat)} pris ${names.town(telling, town)}${whom} ${way}.`;
  },
  spoils: ({ seat, n }, telling) => `${has(telling, seat)} gagné un butin : ${amount(n, 'coin')}.`,
  townLost: ({ seat, town }, telling) => `${has(telling, seat)} perdu ${names.town(telling, town)}.`,
  freeVisitDeclined: ({ seat }, telling) => `${has(telling, seat)} renoncé à la visite gratuite.`,
  influencePaid: ({ seat, slots: paid, crew: talkers, sum }, telling) => {
    const talk = talkers.length === 0 ? '' : ` et ${count(talkers.length, TALKER)}`;
    return `${has(telling, seat)} payé ${sum} d’influence : ${slots(paid)}${talk}.`;
  },
  ichorTaken: ({ seat }, telling) =>
    seat === telling.reader ? 'Ichor rejoint votre flotte.' : `Ichor rejoint la flotte : ${nameOf(telling, seat)}.`,
  ichorReturned: ({ seat }, telling) =>
    seat === telling.reader ? 'Ichor quitte votre flotte.' : `Ichor quitte la flotte : ${nameOf(telling, seat)}.`,
  groupReturned: ({ seat, kept }, telling) =>
    kept > 0
      ? `Le groupe retourne à la réserve, mais ${who(telling, seat)} ${seat === telling.reader ? 'gardez' : 'garde'} ${amount(kept, 'pirate')}.`
      : 'Le groupe retourne à la réserve.',
  cubeMoved: ({ seat, slot, town }, telling) =>
    `${has(telling, seat)} déplacé un cube : ${slots([slot])}, vers ${names.town(telling, town)}.`,

  hunted: ({ seat, coins }, telling) => `${has(telling, seat)} trouvé ${amount(coins, 'coin')} à la chasse au trésor.`,
  eventDone: ({ seat, event }, telling) =>
    `${has(telling, seat)} accompli un évènement : ${names.event(telling, event)}.`,
  eventShown: ({ event, town }, telling) =>
    `Nouvel évènement, ${names.town(telling, town)} : ${names.event(telling, event)}.`,
  eventsShuffled: () => 'Tous les évènements ont été remélangés.',
  slotSkipped: ({ seat, slot }, telling) => `${has(telling, seat)} sauté la ${slots([slot])}.`,
  skipDeclined: ({ seat }, telling) => `${does(telling, seat, 'n’a', 'n’avez')} sauté aucune case.`,
  cubesPlaced: ({ seat, slots: placed, forgone }, telling) => {
    const missed = forgone > 0 ? ` ; ${amount(forgone, 'cube')} sans place` : '';
    return placed.length === 0
      ? `${does(telling, seat, 'n’a', 'n’avez')} pu placer aucun cube d’influence.`
      : `${has(telling, seat)} placé ${amount(placed.length, 'cube')} : ${slots(placed)}${missed}.`;
  },

  bought: ({ seat, building, coins }, telling) =>
    `${has(telling, seat)} acheté un bâtiment pour ${amount(coins, 'coin')} : ${names.building(telling, building)}.`,
  built: ({ seat, building, wood, fish }, telling) =>
    `${has(telling, seat)} construit un bâtiment pour ${amounts({ wood, fish })} : ${names.building(telling, building)}.`,
  rowFilled: ({ building }, telling) => `Nouveau sur la piste de construction : ${names.building(telling, building)}.`,
  deckOut: () => 'La pioche des bâtiments est vide.',
  abilityUsed: ({ seat, building }, telling) =>
    seat === telling.reader
      ? `Votre bâtiment prend effet : ${names.building(telling, building)}.`
      : `${nameOf(telling, seat)}, un bâtiment prend effet : ${names.building(telling, building)}.`,
  cardDrawn: ({ seat }, telling) => `${has(telling, seat)} pioché une carte Bâtiment.`,
  cardReceived: ({ card }, telling) => `La carte piochée : ${names.building(telling, card)}.`,
  cardPaid: ({ seat, card }, telling) =>
    `${has(telling, seat)} payé avec une carte : ${names.building(telling, card)}.`,
  deckRenewed: () => 'Les cartes payées forment une nouvelle pioche.',

  renown: ({ seat, n, to }, telling) => {
    const now = to === 0 ? 'hors de la piste' : `sur ${to}`;
    return `${has(telling, seat)} gagné ${amount(n, 'renown')} : marqueur ${now}.`;
  },
  tokenTaken: ({ seat, token }, telling) =>
    `${has(telling, seat)} pris un jeton Réputation : ${names.token(telling, token)}.`,
  tokenShown: ({ token }, telling) => `Prochain jeton Réputation : ${names.token(telling, token)}.`,
  tokensOut: () => 'Il n’y a plus de jeton Réputation.',
  sevenKept: ({ seat }, telling) => `${has(telling, seat)} gardé 7 points au lieu d’un jeton.`,
  reputationActivated: ({ seat, card }, telling) =>
    `${has(telling, seat)} activé une carte Réputation : ${names.reputation(telling, card)}.`,
  reputationScored: ({ seat, n, capped }, telling) =>
    n === 0
      ? `${does(telling, seat, 'n’a', 'n’avez')} gagné aucun point de réputation avec la carte.`
      : `${has(telling, seat)} gagné ${amount(n, 'renown')} avec la carte${capped ? ' (sa limite)' : ''}.`,
  reputationShown: ({ card }, telling) => `Nouvelle carte Réputation : ${names.reputation(telling, card)}.`,

  raided: ({ seat, rival, dice: [own, others], hits: [mine, theirs] }, telling) =>
    `${has(telling, seat)} abordé le bateau adverse (${who(telling, rival)}) : ${dice(own)} contre ${dice(others)}, ${mine} à ${theirs}.`,
  coinsTaken: ({ from, to, n }, telling) => `${has(telling, to)} pris ${amount(n, 'coin')} à ${who(telling, from)}.`,
  tradeProposed: ({ seat, rival, give, get }, telling) =>
    `${has(telling, seat)} proposé un échange à ${who(telling, rival)} : ${wares(give)} contre ${wares(get)}.`,
  tradeAnswered: ({ seat, yes }, telling) => `${has(telling, seat)} ${yes ? 'accepté' : 'refusé'}.`,
  traded: ({ seat, rival, give, get }, telling) =>
    `${has(telling, seat)} donné à ${who(telling, rival)} ${wares(give)} contre ${wares(get)}.`,
  tradeDropped: ({ seat }, telling) => `${has(telling, seat)} abandonné l’échange.`,
};
