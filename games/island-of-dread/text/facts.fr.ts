import type { Seat } from '@skerry/engine';
import {
  agree,
  capital,
  count,
  de,
  does,
  has,
  Le as LeNoun,
  list,
  nameOf,
  nounDoes,
  number,
  who,
} from '@skerry/speech/fr';
import type { EnemyStat } from '../content/vocabulary.ts';
import type { Cause, Dice, TurnEnd } from '../rules/facts.ts';
import {
  ATTACK_NAMES,
  ATTACK_WAYS,
  ATTRIBUTE_NAMES,
  au,
  cardOf,
  cardsOf,
  counters,
  DECK_NAMES,
  du,
  figureOf,
  gold,
  goodsOf,
  Has,
  heroOf,
  inSpace,
  Le,
  le,
  maps,
  names,
  PHASE_NAMES,
  placeOf,
  points,
  STATS,
  STEP_NAMES,
  TILE_NAMES,
  theSpace,
  toSpace,
  verb,
} from './french.ts';
import { byRank, effectOf, isFigure, isHero, isOwned, type Text, type TextContext } from './telling.ts';

const hero = (telling: TextContext, seat: Seat): string => capital(heroOf(telling, seat));
/** « votre » or « son ». */
const own = (telling: TextContext, seat: Seat): string => (seat === telling.reader ? 'votre' : 'son');
/** « la Rondache »; where a sentence begins, « La Rondache a ». */
const card = (telling: TextContext, number: number): string => le(cardOf(telling, number));
const cardHas = (telling: TextContext, number: number): string => Has(cardOf(telling, number));
const figureHas = (telling: TextContext, seat: Seat, number: number): string => Has(figureOf(telling, seat, number));

/** « Ada a pris 3 pièces d’or à Bruno », « Ada vous a pris 3 pièces d’or ». */
const hasFrom = (telling: TextContext, seat: Seat, whom: Seat, done: string, what: string): string =>
  whom === telling.reader
    ? `${nameOf(telling, seat)} vous a ${done} ${what}`
    : `${has(telling, seat)} ${done} ${what} à ${nameOf(telling, whom)}`;

const DIE = { name: 'dé', gender: 'm' } as const;
const MOVEMENT_DIE = { name: 'dé de déplacement', gender: 'm', many: 'dés de déplacement' } as const;
const MAP = { name: 'carte marine', gender: 'f', many: 'cartes marines' } as const;
const SILVER_CARD = { name: 'carte argent', gender: 'f', many: 'cartes argent' } as const;
const DOOM = { name: 'jeton de fatalité', gender: 'm', many: 'jetons de fatalité' } as const;
const ADVENTURE = { name: 'jeton d’aventure', gender: 'm', many: 'jetons d’aventure' } as const;
const FEMININE = { gender: 'f' } as const;

/** « 6 et 9, plus 8, font 23 ». */
const sum = ([one, other]: Dice, bonus: number): string => {
  const more = bonus === 0 ? '' : bonus > 0 ? `, plus ${bonus},` : `, moins ${-bonus},`;
  return `${one} et ${other}${more} font ${one + other + bonus}`;
};

const outcome = (success: boolean): string => (success ? 'réussite' : 'échec');

const TURN_ENDS: { readonly [E in TurnEnd]: string } = {
  over: '',
  escaped: ' par une fuite',
  knockedOut: ' par une mise hors de combat',
  shipwrecked: ' par un naufrage',
  lostFight: ' par une défaite',
  fought: ' par un combat entre Héros',
};

const CAUSES: { readonly [C in Exclude<Cause, 'defeated'>]: string } = {
  limit: 'La dernière manche est finie.',
  doom: 'Les derniers tours sont finis : la fatalité l’emporte.',
};

const REWARDS = {
  gold: 'l’or',
  experience: 'les points d’expérience',
  map: 'la carte marine',
  legendary: 'l’Objet légendaire',
  card: 'la carte',
} as const;

const MOVES = { die: 'a marché', step: 'a fait un pas', flight: 'a volé' } as const;

/** « jusqu’à Dallak », « jusqu’aux collines près de Dallak », « jusqu’en j8 ». */
const upTo = (there: string): string => `jusqu’${there}`;

/** What comes before the effect in the text of a Challenge or an Event. */
const EFFECT = /^.*(?:En jeu|Avant le combat) : /s;

export const facts: Text['facts'] = {
  heroDealt: ({ seat, hero: dealt }, telling) => `${does(telling, seat, 'joue', 'jouez')} ${card(telling, dealt)}.`,
  firstSeat: ({ seat }, telling) => `${does(telling, seat, 'commence', 'commencez')}.`,
  stackFilled: ({ town, cards, captain }, telling) =>
    `En vente ${au(placeOf(telling, town))} : ${cardsOf(telling, cards)} ; à engager : ${card(telling, captain)}.`,
  shortStart: ({ points: n, gold: more }) => `Tout le monde a commencé avec ${points(n)} et ${gold(more)} de plus.`,

  roundBegan: ({ n }) => `La manche ${n} commence.`,
  turnBegan: ({ seat }, telling) => `À ${who(telling, seat)} de jouer.`,
  stepBegan: ({ seat, step }, telling) =>
    seat === telling.reader
      ? `Votre ${STEP_NAMES[step]}.`
      : `${capital(STEP_NAMES[step])} ${de(nameOf(telling, seat))}.`,
  refreshed: ({ seat, cards: up }, telling) => `${has(telling, seat)} réactivé ${cardsOf(telling, up)}.`,
  turnEnded: ({ seat, cause }, telling) =>
    `${has(telling, seat)} terminé ${own(telling, seat)} tour${TURN_ENDS[cause]}.`,
  captainsTrimmed: ({ seat, town, kept, gone }, telling) =>
    `${has(telling, seat)} laissé ${card(telling, kept)} ${au(placeOf(telling, town))} et défaussé ${cardsOf(telling, gone)}.`,

  moveRolled: ({ seat, faces: thrown }, telling) =>
    thrown.length === 0
      ? `${does(telling, seat, 'n’a', 'n’avez')} eu aucun dé de déplacement à lancer.`
      : `${has(telling, seat)} lancé ${count(thrown.length, MOVEMENT_DIE)}.`,
  diceRerolled: ({ seat, now }, telling) => `${has(telling, seat)} relancé ${count(now.length, MOVEMENT_DIE)}.`,
  rested: ({ seat, figure, n }, telling) =>
    isHero(telling, figure)
      ? `${hero(telling, seat)} s’est reposé et a perdu ${counters(n, 'exhaustion')}.`
      : `Le repos a retiré ${counters(n, 'exhaustion')} ${au(cardOf(telling, figure))}.`,
  moved: ({ seat, to, how }, telling) => `${hero(telling, seat)} ${MOVES[how]} ${upTo(toSpace(telling, to))}.`,
  stayed: ({ seat }, telling) => `${hero(telling, seat)} est resté sur place.`,
  teleported: ({ seat, to }, telling) => `${hero(telling, seat)} s’est téléporté ${toSpace(telling, to)}.`,
  placed: ({ seat, to, by }, telling) =>
    seat === by
      ? `${hero(telling, seat)} a rejoint ${theSpace(telling, to)}.`
      : `${has(telling, by)} placé ${heroOf(telling, seat)} ${inSpace(telling, to)}.`,
  dicePromised: ({ seat, dice }, telling) =>
    `${does(telling, seat, 'aura', 'aurez')} ${count(dice, DIE)} au prochain jet de déplacement.`,

  setSail: ({ seat, town }, telling) => `${has(telling, seat)} appareillé ${du(placeOf(telling, town))}.`,
  sailed: ({ seat, to, through }, telling) => {
    const past = through === null ? '' : `, en passant par ${le(placeOf(telling, through))}`;
    return `${has(telling, seat)} navigué ${upTo(au(placeOf(telling, to)))}${past}.`;
  },
  landed: ({ seat, town }, telling) => `${has(telling, seat)} débarqué ${au(placeOf(telling, town))}.`,
  captainReturned: ({ captain, town }, telling) =>
    `${cardHas(telling, captain)} rejoint l’étal ${du(placeOf(telling, town))}.`,
  toll: ({ captain, kind }, telling) => `${cardHas(telling, captain)} subi ${counters(1, kind)} comme tribut.`,
  tollSkipped: ({ captain }, telling) => {
    const exempt = cardOf(telling, captain);
    return `${Le(exempt)} ${verb(exempt, 'n’a', 'n’ont')} pas payé de tribut.`;
  },
  shipwrecked: ({ seat, cause, anchor }, telling) => {
    const wrecked = `${heroOf(telling, seat)} a fait naufrage près ${du(placeOf(telling, anchor))}.`;
    return cause === 'captain' ? `Sans Capitaine, ${wrecked}` : capital(wrecked);
  },
  laneOpened: ({ number: lane }) => `La route maritime ${lane} s’est ouverte.`,
  laneClosed: ({ number: lane }) => `La route maritime ${lane} s’est fermée.`,

  cardDrawn: ({ seat, deck, card: drawn }, telling) =>
    `${has(telling, seat)} tiré ${card(telling, drawn)} de la ${DECK_NAMES[deck]}.`,
  deckRenewed: ({ deck }) => `La défausse a été mélangée pour refaire la ${DECK_NAMES[deck]}.`,
  deckEmpty: ({ deck }) => `La ${DECK_NAMES[deck]} et sa défausse étaient vides : pas d’aventure.`,
  cardTurnedUp: ({ deck, card: up }, telling) => `La ${DECK_NAMES[deck]} a révélé ${card(telling, up)}.`,
  cardPutBack: ({ deck, card: back }, telling) =>
    `${cardHas(telling, back)} retrouvé la ${DECK_NAMES[deck]}, face visible.`,
  challengeMet: ({ seat, card: met, place }, telling) =>
    place === 0
      ? `${has(telling, seat)} rencontré ${card(telling, met)}.`
      : `${has(telling, seat)} rencontré ${card(telling, met)}, Défi invaincu de la place ${place}.`,
  optionChosen: ({ seat, card: by, option }, telling) =>
    `${has(telling, seat)} choisi « ${names.option(telling, by, option)} ».`,
  encounterDone: ({ card: done }, telling) => `${cardHas(telling, done)} rejoint la défausse.`,
  eventInPlay: ({ card: event }, telling) => `${Le(cardOf(telling, event))} est entré en jeu.`,
  eventIgnored: ({ card: event }, telling) =>
    `${cardHas(telling, event)} rejoint la défausse : un Évènement de rang supérieur est en jeu.`,
  replenished: ({ spaces: { length } }) => {
    if (length === 0) return 'Il n’y avait rien à regarnir.';
    const back = length === 1 ? 'est revenu sur son joyau' : 'sont revenus sur leurs joyaux';
    return `${capital(count(length, ADVENTURE))} ${back}.`;
  },
  tilePlaced: ({ kind, at }, telling) => `Une ${TILE_NAMES[kind]} a été posée sur ${le(placeOf(telling, at))}.`,
  tileTaken: ({ kind, at }, telling) => `La ${TILE_NAMES[kind]} ${du(placeOf(telling, at))} a été retirée.`,
  townRuined: ({ town }, telling) => `La ville ${du(placeOf(telling, town))} est tombée en ruines.`,
  cardDiscarded: ({ card: gone }, telling) => `${cardHas(telling, gone)} rejoint la défausse.`,
  cardShown: ({ seat, card: shown }, telling) =>
    `${has(telling, seat)} tiré ${card(telling, shown)} de la ${DECK_NAMES.market}.`,
  cardToStack: ({ town, card: put }, telling) =>
    `${cardHas(telling, put)} rejoint l’étal ${du(placeOf(telling, town))}.`,

  tested: ({ seat, skill, dice, bonus, difficulty, passed }, telling) =>
    `${has(telling, seat)} fait un test ${de(names.named(telling, skill))} : ${sum(dice, bonus)} contre ${difficulty}, ${outcome(passed)}.`,
  combatBegan: ({ seat, card: foe }, telling) =>
    `${hero(telling, seat)} a engagé le combat contre ${card(telling, foe)}.`,
  roundBeganCombat: ({ n }) => `Round ${n}.`,
  phaseBegan: ({ phase }) => `Phase ${PHASE_NAMES[phase]}.`,
  acted: ({ seat, figure, role, phase }, telling) =>
    role === 'attack'
      ? `${figureHas(telling, seat, figure)} attaqué ${ATTACK_WAYS[phase]}.`
      : `${hero(telling, seat)} s’est défendu contre une attaque ${ATTACK_NAMES[phase]}.`,
  rolled: ({ dice, value, bonus, need, success }) =>
    `${capital(sum(dice, value + bonus))} contre ${need} : ${outcome(success)}.`,
  rolledAgain: ({ seat, dice: [one, other], success }, telling) =>
    `${has(telling, seat)} relancé les dés : ${one} et ${other}, ${outcome(success)}.`,
  rollRaised: ({ card: by, by: n, success }, telling) =>
    `${cardHas(telling, by)} ajouté ${n} au jet : ${success ? 'réussite finalement' : 'toujours un échec'}.`,
  sureSuccess: ({ card: by }, telling) => `${cardHas(telling, by)} assuré la réussite.`,
  damageDealt: ({ card: foe, n, wounds }, telling) =>
    `${cardHas(telling, foe)} subi ${counters(n, 'wound')}, ${number(wounds, FEMININE)} en tout.`,
  damageTaken: ({ seat, figure, n, kind }, telling) => `${figureHas(telling, seat, figure)} subi ${counters(n, kind)}.`,
  damageLessened: ({ card: by, by: n }, telling) => `${cardHas(telling, by)} réduit les dégâts de ${n}.`,
  damageRaised: ({ card: by, by: n }, telling) => `${cardHas(telling, by)} augmenté les dégâts de ${n}.`,
  weary: ({ seat }, telling) => `Le combat a trop duré : ${heroOf(telling, seat)} a subi 1 blessure.`,
  challengeHealed: ({ card: foe, n, wounds }, telling) =>
    `${cardHas(telling, foe)} guéri de ${counters(n, 'wound')} ; il ${wounds === 0 ? 'n’en reste' : 'en reste'} ${number(wounds, FEMININE)}.`,
  challengeChanged: ({ card: foe, stat, now }, telling) => {
    const value = STATS[stat as EnemyStat];
    const became = `${nounDoes(value, 'est', 'sont')} ${agree(value, 'passé')}`;
    return `${LeNoun(value)} ${du(cardOf(telling, foe))} ${became} à ${now} pour ce combat.`;
  },
  escapeTried: ({ seat, dice, bonus, need, success }, telling) =>
    `${hero(telling, seat)} a tenté de fuir : ${sum(dice, bonus)} contre ${need}, ${outcome(success)}.`,
  escaped: ({ seat }, telling) => `${hero(telling, seat)} a fui.`,
  paidOff: ({ seat, card: foe }, telling) => `${has(telling, seat)} payé ${card(telling, foe)} pour éviter le combat.`,

  challengeDefeated: ({ seat, card: foe }, telling) => `${has(telling, seat)} vaincu ${card(telling, foe)}.`,
  undefeated: ({ card: foe, place, space }, telling) =>
    `${cardHas(telling, foe)} pris la place ${place} de la piste des Défis invaincus, ${inSpace(telling, space)}.`,
  trackFull: ({ card: foe }, telling) => {
    const gone = cardOf(telling, foe);
    return `La piste des Défis invaincus était pleine : ${le(gone)} ${verb(gone, 'a', 'ont')} rejoint la défausse.`;
  },
  pointsGained: ({ seat, n }, telling) => `${has(telling, seat)} gagné ${points(n)}.`,
  goldGained: ({ seat, n, from }, telling) =>
    `${has(telling, seat)} gagné ${gold(n)} grâce ${au(cardOf(telling, from))}.`,
  goldLost: ({ seat, n, why }, telling) => {
    const how =
      why === 'fall' ? 'dans la défaite' : why === 'wreck' ? 'dans le naufrage' : `à cause ${du(cardOf(telling, why))}`;
    return `${has(telling, seat)} perdu ${gold(n)} ${how}.`;
  },
  trophyKept: ({ seat, card: kept }, telling) => `${has(telling, seat)} gardé ${card(telling, kept)} comme trophée.`,
  rewardLost: ({ seat, what }, telling) =>
    `${has(telling, seat)} perdu ${REWARDS[what]}, car le Capitaine est à crédit.`,
  allyKilled: ({ seat, card: ally }, telling) => `${has(telling, seat)} perdu un Allié, ${card(telling, ally)}.`,
  captainKilled: ({ seat, card: captain }, telling) =>
    `${has(telling, seat)} perdu ${own(telling, seat)} Capitaine, ${card(telling, captain)}.`,
  knockedOut: ({ seat, where }, telling) =>
    `${hero(telling, seat)} a été assommé ${where === 'island' ? 'sur l’Île de l’Effroi' : inSpace(telling, where)}.`,
  cardLost: ({ seat, card: lost }, telling) => `${has(telling, seat)} perdu ${card(telling, lost)}.`,
  countersPut: ({ seat, figure, kind, n }, telling) => `${figureHas(telling, seat, figure)} reçu ${counters(n, kind)}.`,
  countersRemoved: ({ seat, figure, kind, n }, telling) =>
    `${counters(n, kind)} ${n < 2 ? 'a été retirée' : 'ont été retirées'} ${au(figureOf(telling, seat, figure))}.`,

  abilityUsed: ({ seat, card: used }, telling) => {
    const by = cardOf(telling, used);
    if (!isOwned(telling, seat, used)) return `Effet ${du(by)} : ${effectOf(names.cardText(telling, used), EFFECT)}`;
    return isFigure(telling, used)
      ? `${has(telling, seat)} fait appel ${au(by)}.`
      : `${has(telling, seat)} utilisé ${le(by)}.`;
  },
  activated: ({ seat, card: down }, telling) => `${has(telling, seat)} activé ${card(telling, down)}.`,
  trophyUsed: ({ seat, card: given }, telling) => `${has(telling, seat)} cédé un trophée, ${card(telling, given)}.`,
  marketDrawn: ({ town, card: put }, telling) =>
    `${cardHas(telling, put)} rejoint l’étal ${du(placeOf(telling, town))}.`,
  bought: ({ seat, card: got, gold: price }, telling) =>
    `${has(telling, seat)} acheté ${card(telling, got)} pour ${gold(price)}.`,
  gotFree: ({ seat, card: got }, telling) => `${has(telling, seat)} reçu ${card(telling, got)} gratuitement.`,
  sold: ({ seat, card: gone, gold: price }, telling) =>
    price === 0
      ? `${has(telling, seat)} cédé ${card(telling, gone)} au marché pour rien.`
      : `${has(telling, seat)} vendu ${card(telling, gone)} pour ${gold(price)}.`,
  gaveUp: ({ seat, card: gone }, telling) => `${has(telling, seat)} cédé ${card(telling, gone)}.`,
  healed: ({ seat, figure, gold: price }, telling) => {
    const whose = isHero(telling, figure) ? `de ${own(telling, seat)} Héros` : du(cardOf(telling, figure));
    return `${has(telling, seat)} fait soigner 1 blessure ${whose} ${price === 0 ? 'gratuitement' : `pour ${gold(price)}`}.`;
  },
  captainDrawn: ({ town, card: captain }, telling) =>
    `${cardHas(telling, captain)} rejoint le port ${du(placeOf(telling, town))}.`,
  hired: ({ seat, card: captain, gold: price }, telling) =>
    `${has(telling, seat)} engagé ${card(telling, captain)} pour ${gold(price)}.`,
  hiredOnLoan: ({ seat, card: captain }, telling) => `${has(telling, seat)} engagé ${card(telling, captain)} à crédit.`,
  captainDiscarded: ({ card: captain }, telling) =>
    `${cardHas(telling, captain)} rejoint le dessous de la pioche des Capitaines.`,

  trained: ({ seat, counter }, telling) => {
    const n = telling.content.content.numbers.counters[counter];
    return `${has(telling, seat)} acheté un jeton d’expérience : +${n} en ${ATTRIBUTE_NAMES[counter]}.`;
  },
  mapGained: ({ seat, colour, from }, telling) =>
    from === 'pool'
      ? `${has(telling, seat)} gagné ${maps(1, colour)}.`
      : `${hasFrom(telling, seat, from, 'pris', maps(1, colour))}.`,
  mapsSpent: ({ seat, n }, telling) => `${has(telling, seat)} dépensé ${count(n, MAP)}.`,
  mapSwapped: ({ seat, gave, took }, telling) =>
    `${has(telling, seat)} échangé ${maps(1, gave)} contre ${maps(1, took)}.`,
  legendaryGained: ({ seat, item }, telling) => `${has(telling, seat)} gagné ${card(telling, item)}.`,
  legendaryUsed: ({ seat, item }, telling) =>
    `${has(telling, seat)} utilisé ${card(telling, item)}, qui ${verb(cardOf(telling, item), 'a', 'ont')} rejoint la réserve.`,

  attackedHero: ({ seat, rival }, telling) => `${hero(telling, seat)} a attaqué ${heroOf(telling, rival)}.`,
  duelRolled: ({ seat, dice, value }, telling) =>
    `${hero(telling, seat)} a fixé le nombre à atteindre : ${sum(dice, value)}.`,
  duelWon: ({ seat, rival }, telling) => `${hero(telling, seat)} a vaincu ${heroOf(telling, rival)}.`,
  spoilsTaken: ({ seat, rival, what }, telling) => {
    if (what === null) return `${has(telling, seat)} renoncé au butin.`;
    const spoils = 'gold' in what ? gold(what.gold) : card(telling, what.card);
    return `${hasFrom(telling, seat, rival, 'pris', spoils)}.`;
  },
  proposed: ({ seat, rival, give, get }, telling) =>
    `${hasFrom(telling, seat, rival, 'proposé', 'un échange')} : ${goodsOf(telling, give)} contre ${goodsOf(telling, get)}.`,
  proposalDropped: ({ seat }, telling) => `${has(telling, seat)} abandonné la proposition.`,
  answered: ({ seat, yes }, telling) => `${has(telling, seat)} ${yes ? 'accepté' : 'refusé'}.`,
  traded: ({ seat, rival, give, get }, telling) =>
    `${has(telling, seat)} fait un échange avec ${who(telling, rival)} : ${goodsOf(telling, give)} contre ${goodsOf(telling, get)}.`,

  declaredIsland: ({ seat }, telling) =>
    `${has(telling, seat)} suivi ${seat === telling.reader ? 'vos' : 'ses'} cartes marines jusqu’à l’Île de l’Effroi.`,
  reachedIsland: ({ seat }, telling) => `${hero(telling, seat)} a atteint l’Île de l’Effroi.`,
  silverShuffled: ({ cards: { length } }) =>
    `${capital(count(length, SILVER_CARD))} ${length < 2 ? 'est revenue' : 'sont revenues'} dans la pioche argent, qui a été mélangée.`,
  doomCounter: ({ n }) => `La fatalité s’est rapprochée : ${count(n, DOOM)}.`,
  lastTurns: ({ seat }, telling) =>
    `Il reste un dernier tour à tout le monde, en commençant par ${who(telling, seat)}.`,
  gameEnded: ({ cause, seat }, telling) =>
    cause === 'defeated'
      ? seat === null
        ? `Fin de la partie : ${names.assif(telling)} a perdu.`
        : `${has(telling, seat)} vaincu ${names.assif(telling)} et gagné la partie.`
      : CAUSES[cause],
  ranked: ({ places }, telling) =>
    `${list(byRank(places).map(({ place, seat }) => `${place}. ${nameOf(telling, seat)}`))}.`,
};
