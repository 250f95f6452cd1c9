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
import type { EnemyStat } from '../../content/vocabulary.ts';
import type { Cause, Dice, TurnEnd } from '../../rules/facts.ts';
import { byRank, effectOf, isFigure, isHero, isOwned, type Text, type TextContext } from '../context.ts';
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
} from './grammar.ts';

const hero = (context: TextContext, seat: Seat): string => capital(heroOf(context, seat));
/** « votre » or « son ». */
const own = (context: TextContext, seat: Seat): string => (seat === context.reader ? 'votre' : 'son');
/** « la Rondache »; at the start of a sentence, « La Rondache a ». */
const card = (context: TextContext, number: number): string => le(cardOf(context, number));
const cardHas = (context: TextContext, number: number): string => Has(cardOf(context, number));
const figureHas = (context: TextContext, seat: Seat, number: number): string => Has(figureOf(context, seat, number));

/** « Ada a pris 3 pièces d’or à Bruno », « Ada vous a pris 3 pièces d’or ». */
const hasFrom = (context: TextContext, seat: Seat, whom: Seat, done: string, what: string): string =>
  whom === context.reader
    ? `${nameOf(context, seat)} vous a ${done} ${what}`
    : `${has(context, seat)} ${done} ${what} à ${nameOf(context, whom)}`;

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

/** The introduction of a Challenge's or an Event's effect. */
const EFFECT = /^.*(?:En jeu|Avant le combat) : /s;

export const facts: Text['facts'] = {
  heroDealt: ({ seat, hero: dealt }, context) => `${does(context, seat, 'joue', 'jouez')} ${card(context, dealt)}.`,
  firstSeat: ({ seat }, context) => `${does(context, seat, 'commence', 'commencez')}.`,
  stackFilled: ({ town, cards, captain }, context) =>
    `En vente ${au(placeOf(context, town))} : ${cardsOf(context, cards)} ; à engager : ${card(context, captain)}.`,
  shortStart: ({ points: n, gold: more }) => `Tout le monde a commencé avec ${points(n)} et ${gold(more)} de plus.`,

  roundBegan: ({ n }) => `La manche ${n} commence.`,
  turnBegan: ({ seat }, context) => `À ${who(context, seat)} de jouer.`,
  stepBegan: ({ seat, step }, context) =>
    seat === context.reader
      ? `Votre ${STEP_NAMES[step]}.`
      : `${capital(STEP_NAMES[step])} ${de(nameOf(context, seat))}.`,
  refreshed: ({ seat, cards: up }, context) => `${has(context, seat)} réactivé ${cardsOf(context, up)}.`,
  turnEnded: ({ seat, cause }, context) =>
    `${has(context, seat)} terminé ${own(context, seat)} tour${TURN_ENDS[cause]}.`,
  captainsTrimmed: ({ seat, town, kept, gone }, context) =>
    `${has(context, seat)} laissé ${card(context, kept)} ${au(placeOf(context, town))} et défaussé ${cardsOf(context, gone)}.`,

  moveRolled: ({ seat, faces: thrown }, context) =>
    thrown.length === 0
      ? `${does(context, seat, 'n’a', 'n’avez')} eu aucun dé de déplacement à lancer.`
      : `${has(context, seat)} lancé ${count(thrown.length, MOVEMENT_DIE)}.`,
  diceRerolled: ({ seat, now }, context) => `${has(context, seat)} relancé ${count(now.length, MOVEMENT_DIE)}.`,
  rested: ({ seat, figure, n }, context) =>
    isHero(context, figure)
      ? `${hero(context, seat)} s’est reposé et a perdu ${counters(n, 'exhaustion')}.`
      : `Le repos a retiré ${counters(n, 'exhaustion')} ${au(cardOf(context, figure))}.`,
  moved: ({ seat, to, how }, context) => `${hero(context, seat)} ${MOVES[how]} ${upTo(toSpace(context, to))}.`,
  stayed: ({ seat }, context) => `${hero(context, seat)} est resté sur place.`,
  teleported: ({ seat, to }, context) => `${hero(context, seat)} s’est téléporté ${toSpace(context, to)}.`,
  placed: ({ seat, to, by }, context) =>
    seat === by
      ? `${hero(context, seat)} a rejoint ${theSpace(context, to)}.`
      : `${has(context, by)} placé ${heroOf(context, seat)} ${inSpace(context, to)}.`,
  dicePromised: ({ seat, dice }, context) =>
    `${does(context, seat, 'aura', 'aurez')} ${count(dice, DIE)} au prochain jet de déplacement.`,

  setSail: ({ seat, town }, context) => `${has(context, seat)} appareillé ${du(placeOf(context, town))}.`,
  sailed: ({ seat, to, through }, context) => {
    const past = through === null ? '' : `, en passant par ${le(placeOf(context, through))}`;
    return `${has(context, seat)} navigué ${upTo(au(placeOf(context, to)))}${past}.`;
  },
  landed: ({ seat, town }, context) => `${has(context, seat)} débarqué ${au(placeOf(context, town))}.`,
  captainReturned: ({ captain, town }, context) =>
    `${cardHas(context, captain)} rejoint l’étal ${du(placeOf(context, town))}.`,
  toll: ({ captain, kind }, context) => `${cardHas(context, captain)} subi ${counters(1, kind)} comme tribut.`,
  tollSkipped: ({ captain }, context) => {
    const exempt = cardOf(context, captain);
    return `${Le(exempt)} ${verb(exempt, 'n’a', 'n’ont')} pas payé de tribut.`;
  },
  shipwrecked: ({ seat, cause, anchor }, context) => {
    const wrecked = `${heroOf(context, seat)} a fait naufrage près ${du(placeOf(context, anchor))}.`;
    return cause === 'captain' ? `Sans Capitaine, ${wrecked}` : capital(wrecked);
  },
  laneOpened: ({ number: lane }) => `La route maritime ${lane} s’est ouverte.`,
  laneClosed: ({ number: lane }) => `La route maritime ${lane} s’est fermée.`,

  cardDrawn: ({ seat, deck, card: drawn }, context) =>
    `${has(context, seat)} tiré ${card(context, drawn)} de la ${DECK_NAMES[deck]}.`,
  deckRenewed: ({ deck }) => `La défausse a été mélangée pour refaire la ${DECK_NAMES[deck]}.`,
  deckEmpty: ({ deck }) => `La ${DECK_NAMES[deck]} et sa défausse étaient vides : pas d’aventure.`,
  cardTurnedUp: ({ deck, card: up }, context) => `La ${DECK_NAMES[deck]} a révélé ${card(context, up)}.`,
  cardPutBack: ({ deck, card: back }, context) =>
    `${cardHas(context, back)} retrouvé la ${DECK_NAMES[deck]}, face visible.`,
  challengeMet: ({ seat, card: met, place }, context) =>
    place === 0
      ? `${has(context, seat)} rencontré ${card(context, met)}.`
      : `${has(context, seat)} rencontré ${card(context, met)}, Défi invaincu de la place ${place}.`,
  optionChosen: ({ seat, card: by, option }, context) =>
    `${has(context, seat)} choisi « ${names.option(context, by, option)} ».`,
  encounterDone: ({ card: done }, context) => `${cardHas(context, done)} rejoint la défausse.`,
  eventInPlay: ({ card: event }, context) => `${Le(cardOf(context, event))} est entré en jeu.`,
  eventIgnored: ({ card: event }, context) =>
    `${cardHas(context, event)} rejoint la défausse : un Évènement de rang supérieur est en jeu.`,
  replenished: ({ spaces: { length } }) => {
    if (length === 0) return 'Il n’y avait rien à regarnir.';
    const back = length === 1 ? 'est revenu sur son joyau' : 'sont revenus sur leurs joyaux';
    return `${capital(count(length, ADVENTURE))} ${back}.`;
  },
  tilePlaced: ({ kind, at }, context) => `Une ${TILE_NAMES[kind]} a été posée sur ${le(placeOf(context, at))}.`,
  tileTaken: ({ kind, at }, context) => `La ${TILE_NAMES[kind]} ${du(placeOf(context, at))} a été retirée.`,
  townRuined: ({ town }, context) => `La ville ${du(placeOf(context, town))} est tombée en ruines.`,
  cardDiscarded: ({ card: gone }, context) => `${cardHas(context, gone)} rejoint la défausse.`,
  cardShown: ({ seat, card: shown }, context) =>
    `${has(context, seat)} tiré ${card(context, shown)} de la ${DECK_NAMES.market}.`,
  cardToStack: ({ town, card: put }, context) =>
    `${cardHas(context, put)} rejoint l’étal ${du(placeOf(context, town))}.`,

  tested: ({ seat, skill, dice, bonus, difficulty, passed }, context) =>
    `${has(context, seat)} fait un test ${de(names.named(context, skill))} : ${sum(dice, bonus)} contre ${difficulty}, ${outcome(passed)}.`,
  combatBegan: ({ seat, card: foe }, context) =>
    `${hero(context, seat)} a engagé le combat contre ${card(context, foe)}.`,
  roundBeganCombat: ({ n }) => `Round ${n}.`,
  phaseBegan: ({ phase }) => `Phase ${PHASE_NAMES[phase]}.`,
  acted: ({ seat, figure, role, phase }, context) =>
    role === 'attack'
      ? `${figureHas(context, seat, figure)} attaqué ${ATTACK_WAYS[phase]}.`
      : `${hero(context, seat)} s’est défendu contre une attaque ${ATTACK_NAMES[phase]}.`,
  rolled: ({ dice, value, bonus, need, success }) =>
    `${capital(sum(dice, value + bonus))} contre ${need} : ${outcome(success)}.`,
  rolledAgain: ({ seat, dice: [one, other], success }, context) =>
    `${has(context, seat)} relancé les dés : ${one} et ${other}, ${outcome(success)}.`,
  rollRaised: ({ card: by, by: n, success }, context) =>
    `${cardHas(context, by)} ajouté ${n} au jet : ${success ? 'réussite finalement' : 'toujours un échec'}.`,
  sureSuccess: ({ card: by }, context) => `${cardHas(context, by)} assuré la réussite.`,
  damageDealt: ({ card: foe, n, wounds }, context) =>
    `${cardHas(context, foe)} subi ${counters(n, 'wound')}, ${number(wounds, FEMININE)} en tout.`,
  damageTaken: ({ seat, figure, n, kind }, context) => `${figureHas(context, seat, figure)} subi ${counters(n, kind)}.`,
  damageLessened: ({ card: by, by: n }, context) => `${cardHas(context, by)} réduit les dégâts de ${n}.`,
  damageRaised: ({ card: by, by: n }, context) => `${cardHas(context, by)} augmenté les dégâts de ${n}.`,
  weary: ({ seat }, context) => `Le combat a trop duré : ${heroOf(context, seat)} a subi 1 blessure.`,
  challengeHealed: ({ card: foe, n, wounds }, context) =>
    `${cardHas(context, foe)} guéri de ${counters(n, 'wound')} ; il ${wounds === 0 ? 'n’en reste' : 'en reste'} ${number(wounds, FEMININE)}.`,
  challengeChanged: ({ card: foe, stat, now }, context) => {
    const value = STATS[stat as EnemyStat];
    const became = `${nounDoes(value, 'est', 'sont')} ${agree(value, 'passé')}`;
    return `${LeNoun(value)} ${du(cardOf(context, foe))} ${became} à ${now} pour ce combat.`;
  },
  escapeTried: ({ seat, dice, bonus, need, success }, context) =>
    `${hero(context, seat)} a tenté de fuir : ${sum(dice, bonus)} contre ${need}, ${outcome(success)}.`,
  escaped: ({ seat }, context) => `${hero(context, seat)} a fui.`,
  paidOff: ({ seat, card: foe }, context) => `${has(context, seat)} payé ${card(context, foe)} pour éviter le combat.`,

  challengeDefeated: ({ seat, card: foe }, context) => `${has(context, seat)} vaincu ${card(context, foe)}.`,
  undefeated: ({ card: foe, place, space }, context) =>
    `${cardHas(context, foe)} pris la place ${place} de la piste des Défis invaincus, ${inSpace(context, space)}.`,
  trackFull: ({ card: foe }, context) => {
    const gone = cardOf(context, foe);
    return `La piste des Défis invaincus était pleine : ${le(gone)} ${verb(gone, 'a', 'ont')} rejoint la défausse.`;
  },
  pointsGained: ({ seat, n }, context) => `${has(context, seat)} gagné ${points(n)}.`,
  goldGained: ({ seat, n, from }, context) =>
    `${has(context, seat)} gagné ${gold(n)} grâce ${au(cardOf(context, from))}.`,
  goldLost: ({ seat, n, why }, context) => {
    const how =
      why === 'fall' ? 'dans la défaite' : why === 'wreck' ? 'dans le naufrage' : `à cause ${du(cardOf(context, why))}`;
    return `${has(context, seat)} perdu ${gold(n)} ${how}.`;
  },
  trophyKept: ({ seat, card: kept }, context) => `${has(context, seat)} gardé ${card(context, kept)} comme trophée.`,
  rewardLost: ({ seat, what }, context) =>
    `${has(context, seat)} perdu ${REWARDS[what]}, car le Capitaine est à crédit.`,
  allyKilled: ({ seat, card: ally }, context) => `${has(context, seat)} perdu un Allié, ${card(context, ally)}.`,
  captainKilled: ({ seat, card: captain }, context) =>
    `${has(context, seat)} perdu ${own(context, seat)} Capitaine, ${card(context, captain)}.`,
  knockedOut: ({ seat, where }, context) =>
    `${hero(context, seat)} a été assommé ${where === 'island' ? 'sur l’Île de l’Effroi' : inSpace(context, where)}.`,
  cardLost: ({ seat, card: lost }, context) => `${has(context, seat)} perdu ${card(context, lost)}.`,
  countersPut: ({ seat, figure, kind, n }, context) => `${figureHas(context, seat, figure)} reçu ${counters(n, kind)}.`,
  countersRemoved: ({ seat, figure, kind, n }, context) =>
    `${counters(n, kind)} ${n < 2 ? 'a été retirée' : 'ont été retirées'} ${au(figureOf(context, seat, figure))}.`,

  abilityUsed: ({ seat, card: used }, context) => {
    const by = cardOf(context, used);
    if (!isOwned(context, seat, used)) return `Effet ${du(by)} : ${effectOf(names.cardText(context, used), EFFECT)}`;
    return isFigure(context, used)
      ? `${has(context, seat)} fait appel ${au(by)}.`
      : `${has(context, seat)} utilisé ${le(by)}.`;
  },
  activated: ({ seat, card: down }, context) => `${has(context, seat)} activé ${card(context, down)}.`,
  trophyUsed: ({ seat, card: given }, context) => `${has(context, seat)} cédé un trophée, ${card(context, given)}.`,
  marketDrawn: ({ town, card: put }, context) =>
    `${cardHas(context, put)} rejoint l’étal ${du(placeOf(context, town))}.`,
  bought: ({ seat, card: got, gold: price }, context) =>
    `${has(context, seat)} acheté ${card(context, got)} pour ${gold(price)}.`,
  gotFree: ({ seat, card: got }, context) => `${has(context, seat)} reçu ${card(context, got)} gratuitement.`,
  sold: ({ seat, card: gone, gold: price }, context) =>
    price === 0
      ? `${has(context, seat)} cédé ${card(context, gone)} au marché pour rien.`
      : `${has(context, seat)} vendu ${card(context, gone)} pour ${gold(price)}.`,
  gaveUp: ({ seat, card: gone }, context) => `${has(context, seat)} cédé ${card(context, gone)}.`,
  healed: ({ seat, figure, gold: price }, context) => {
    const whose = isHero(context, figure) ? `de ${own(context, seat)} Héros` : du(cardOf(context, figure));
    return `${has(context, seat)} fait soigner 1 blessure ${whose} ${price === 0 ? 'gratuitement' : `pour ${gold(price)}`}.`;
  },
  captainDrawn: ({ town, card: captain }, context) =>
    `${cardHas(context, captain)} rejoint le port ${du(placeOf(context, town))}.`,
  hired: ({ seat, card: captain, gold: price }, context) =>
    `${has(context, seat)} engagé ${card(context, captain)} pour ${gold(price)}.`,
  hiredOnLoan: ({ seat, card: captain }, context) => `${has(context, seat)} engagé ${card(context, captain)} à crédit.`,
  captainDiscarded: ({ card: captain }, context) =>
    `${cardHas(context, captain)} rejoint le dessous de la pioche des Capitaines.`,

  trained: ({ seat, counter }, context) => {
    const n = context.content.content.numbers.counters[counter];
    return `${has(context, seat)} acheté un jeton d’expérience : +${n} en ${ATTRIBUTE_NAMES[counter]}.`;
  },
  mapGained: ({ seat, colour, from }, context) =>
    from === 'pool'
      ? `${has(context, seat)} gagné ${maps(1, colour)}.`
      : `${hasFrom(context, seat, from, 'pris', maps(1, colour))}.`,
  mapsSpent: ({ seat, n }, context) => `${has(context, seat)} dépensé ${count(n, MAP)}.`,
  mapSwapped: ({ seat, gave, took }, context) =>
    `${has(context, seat)} échangé ${maps(1, gave)} contre ${maps(1, took)}.`,
  legendaryGained: ({ seat, item }, context) => `${has(context, seat)} gagné ${card(context, item)}.`,
  legendaryUsed: ({ seat, item }, context) =>
    `${has(context, seat)} utilisé ${card(context, item)}, qui ${verb(cardOf(context, item), 'a', 'ont')} rejoint la réserve.`,

  attackedHero: ({ seat, rival }, context) => `${hero(context, seat)} a attaqué ${heroOf(context, rival)}.`,
  duelRolled: ({ seat, dice, value }, context) =>
    `${hero(context, seat)} a fixé le nombre à atteindre : ${sum(dice, value)}.`,
  duelWon: ({ seat, rival }, context) => `${hero(context, seat)} a vaincu ${heroOf(context, rival)}.`,
  spoilsTaken: ({ seat, rival, what }, context) => {
    if (what === null) return `${has(context, seat)} renoncé au butin.`;
    const spoils = 'gold' in what ? gold(what.gold) : card(context, what.card);
    return `${hasFrom(context, seat, rival, 'pris', spoils)}.`;
  },
  proposed: ({ seat, rival, give, get }, context) =>
    `${hasFrom(context, seat, rival, 'proposé', 'un échange')} : ${goodsOf(context, give)} contre ${goodsOf(context, get)}.`,
  proposalDropped: ({ seat }, context) => `${has(context, seat)} abandonné la proposition.`,
  answered: ({ seat, yes }, context) => `${has(context, seat)} ${yes ? 'accepté' : 'refusé'}.`,
  traded: ({ seat, rival, give, get }, context) =>
    `${has(context, seat)} fait un échange avec ${who(context, rival)} : ${goodsOf(context, give)} contre ${goodsOf(context, get)}.`,

  declaredIsland: ({ seat }, context) =>
    `${has(context, seat)} suivi ${seat === context.reader ? 'vos' : 'ses'} cartes marines jusqu’à l’Île de l’Effroi.`,
  reachedIsland: ({ seat }, context) => `${hero(context, seat)} a atteint l’Île de l’Effroi.`,
  silverShuffled: ({ cards: { length } }) =>
    `${capital(count(length, SILVER_CARD))} ${length < 2 ? 'est revenue' : 'sont revenues'} dans la pioche argent, qui a été mélangée.`,
  doomCounter: ({ n }) => `La fatalité s’est rapprochée : ${count(n, DOOM)}.`,
  lastTurns: ({ seat }, context) =>
    `Il reste un dernier tour à tout le monde, en commençant par ${who(context, seat)}.`,
  gameEnded: ({ cause, seat }, context) =>
    cause === 'defeated'
      ? seat === null
        ? `Fin de la partie : ${names.assif(context)} a perdu.`
        : `${has(context, seat)} vaincu ${names.assif(context)} et gagné la partie.`
      : CAUSES[cause],
  ranked: ({ places }, context) =>
    `${list(byRank(places).map(({ place, seat }) => `${place}. ${nameOf(context, seat)}`))}.`,
};
