import type { Seat } from '@skerry/engine';
import { capital, count, de, does, figures, has, list, nameOf, small, who } from '@skerry/speech/fr';
import type { EnemyStat } from '../content/vocabulary.ts';
import type { Cause, Dice, TurnEnd } from '../rules/facts.ts';
import {
  ATTACK_NAMES,
  ATTRIBUTE_NAMES,
  counters,
  DECK_NAMES,
  figureOf,
  gold,
  goodsOf,
  heroOf,
  inSpace,
  inside,
  maps,
  names,
  PHASE_NAMES,
  points,
  STAT_NAMES,
  STEP_NAMES,
  TILE_NAMES,
  toSpace,
} from './french.ts';
import { byRank, isOwned, type Telling, type Text } from './telling.ts';

const hero = (telling: Telling, seat: Seat): string => capital(heroOf(telling, seat));
const cards = (telling: Telling, numbers: readonly number[]): string =>
  list(numbers.map((card) => names.card(telling, card)));

const figure = (telling: Telling, seat: Seat, card: number): string => capital(figureOf(telling, seat, card));

/** « Ada a pris à Bruno », « Ada vous a pris ». */
const hasFor = (telling: Telling, seat: Seat, whom: Seat, done: string): string =>
  whom === telling.reader
    ? `${nameOf(telling, seat)} vous a ${done}`
    : `${has(telling, seat)} ${done} à ${nameOf(telling, whom)}`;

const DIE = { name: 'dé', gender: 'm' } as const;
const MOVEMENT_DIE = { name: 'dé de déplacement', gender: 'm', many: 'dés de déplacement' } as const;
const MAP = { name: 'carte marine', gender: 'f', many: 'cartes marines' } as const;
const SILVER_CARD = { name: 'carte argent', gender: 'f', many: 'cartes argent' } as const;
const DOOM = { name: 'jeton de fatalité', gender: 'm', many: 'jetons de fatalité' } as const;
const DAMAGE = { name: 'dégât', gender: 'm' } as const;

/** « 6 et 9, plus 8, font 23 ». */
const sum = ([one, other]: Dice, bonus: number): string => {
  const more = bonus === 0 ? '' : bonus > 0 ? `, plus ${bonus},` : `, moins ${-bonus},`;
  return `${one} et ${other}${more} font ${one + other + bonus}`;
};

const outcome = (success: boolean): string => (success ? 'réussite' : 'échec');

const TURN_ENDS: { readonly [E in TurnEnd]: string } = {
  over: '',
  escaped: ' après la fuite',
  knockedOut: ', Héros hors de combat',
  shipwrecked: ' avec le naufrage',
  lostFight: ' avec le combat perdu',
  fought: ' avec le combat entre Héros',
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

export const facts: Text['facts'] = {
  heroDealt: ({ seat, hero: card }, telling) => `${does(telling, seat, 'joue', 'jouez')} ${names.card(telling, card)}.`,
  firstSeat: ({ seat }, telling) => `${does(telling, seat, 'commence', 'commencez')}.`,
  stackFilled: ({ town, cards: market, captain }, telling) =>
    `En vente à ${names.named(telling, town)} : ${cards(telling, market)} ; à engager : ${names.card(telling, captain)}.`,
  shortStart: ({ points: n, gold: more }) => `Tout le monde commence avec ${points(n)} et ${gold(more)} de plus.`,

  roundBegan: ({ n }) => `La manche ${n} commence.`,
  turnBegan: ({ seat }, telling) => `À ${who(telling, seat)} de jouer.`,
  stepBegan: ({ seat, step }, telling) =>
    seat === telling.reader ? `Votre ${STEP_NAMES[step]}.` : `${capital(STEP_NAMES[step])} : ${nameOf(telling, seat)}.`,
  refreshed: ({ seat, cards: up }, telling) => `${has(telling, seat)} retourné face visible : ${cards(telling, up)}.`,
  turnEnded: ({ seat, cause }, telling) =>
    `${has(telling, seat)} terminé ${seat === telling.reader ? 'votre' : 'son'} tour${TURN_ENDS[cause]}.`,
  captainsTrimmed: ({ seat, town, kept, gone }, telling) =>
    `${has(telling, seat)} laissé ${inside(names.card(telling, kept))} à ${names.named(telling, town)} et défaussé ${list(gone.map((card) => inside(names.card(telling, card))))}.`,

  moveRolled: ({ seat, faces: thrown }, telling) =>
    thrown.length === 0
      ? `${does(telling, seat, 'n’a', 'n’avez')} aucun dé de déplacement à lancer.`
      : `${has(telling, seat)} lancé ${count(thrown.length, MOVEMENT_DIE)}.`,
  diceRerolled: ({ seat, now }, telling) => `${has(telling, seat)} relancé ${count(now.length, MOVEMENT_DIE)}.`,
  rested: ({ seat, figure: card, n }, telling) =>
    `Repos. ${figure(telling, seat, card)} : ${counters(n, 'exhaustion')} de moins.`,
  moved: ({ seat, to, how }, telling) => {
    const gone = { die: 'a marché', step: 'a fait un pas', flight: 'a volé' }[how];
    return `${hero(telling, seat)} ${gone}${toSpace(telling, to)}.`;
  },
  stayed: ({ seat }, telling) => `${hero(telling, seat)} est resté sur place.`,
  teleported: ({ seat, to }, telling) => `${hero(telling, seat)} s’est téléporté${toSpace(telling, to)}.`,
  placed: ({ seat, to, by }, telling) =>
    seat === by
      ? `${hero(telling, seat)} est maintenant ${inSpace(telling, to)}.`
      : `${has(telling, by)} placé ${heroOf(telling, seat)} ${inSpace(telling, to)}.`,
  dicePromised: ({ seat, dice }, telling) =>
    `${does(telling, seat, 'aura', 'aurez')} ${count(dice, DIE)} au prochain jet de déplacement.`,

  setSail: ({ seat, town }, telling) => `${has(telling, seat)} appareillé ${de(names.named(telling, town))}.`,
  sailed: ({ seat, to, through }, telling) => {
    const past = through === null ? '' : ` Passage : ${names.named(telling, through)}.`;
    return `${has(telling, seat)} navigué.${past} Arrivée : ${names.named(telling, to)}.`;
  },
  landed: ({ seat, town }, telling) => `${has(telling, seat)} débarqué à ${names.named(telling, town)}.`,
  captainReturned: ({ captain, town }, telling) =>
    `${names.card(telling, captain)} reste à ${names.named(telling, town)}.`,
  toll: ({ captain, kind }, telling) => `Tribut. ${names.card(telling, captain)} : ${counters(1, kind)}.`,
  tollSkipped: ({ captain }, telling) => `Pas de tribut : ${names.card(telling, captain)}.`,
  shipwrecked: ({ seat, cause, anchor }, telling) => {
    const where = names.named(telling, anchor);
    return cause === 'captain'
      ? `Le Capitaine est mort : ${heroOf(telling, seat)} a fait naufrage. Lieu : ${where}.`
      : `${hero(telling, seat)} a fait naufrage. Lieu : ${where}.`;
  },
  laneOpened: ({ number: lane }) => `La route maritime ${lane} est ouverte.`,
  laneClosed: ({ number: lane }) => `La route maritime ${lane} est fermée.`,

  cardDrawn: ({ seat, deck, card }, telling) =>
    `${has(telling, seat)} tiré une carte, ${DECK_NAMES[deck]} : ${names.card(telling, card)}.`,
  deckRenewed: ({ deck }) => `La défausse a été mélangée pour refaire la ${DECK_NAMES[deck]}.`,
  deckEmpty: ({ deck }) => `La ${DECK_NAMES[deck]} et sa défausse sont vides : pas d’aventure.`,
  cardTurnedUp: ({ deck, card }, telling) => `Révélée sur la ${DECK_NAMES[deck]} : ${names.card(telling, card)}.`,
  cardPutBack: ({ deck, card }, telling) =>
    `Reposée face visible sur la ${DECK_NAMES[deck]} : ${names.card(telling, card)}.`,
  challengeMet: ({ seat, card, place }, telling) =>
    place === 0
      ? `${does(telling, seat, 'affronte', 'affrontez')} un Défi : ${names.card(telling, card)}.`
      : `${does(telling, seat, 'affronte', 'affrontez')} le Défi invaincu ${place} : ${names.card(telling, card)}.`,
  optionChosen: ({ seat, card, option }, telling) =>
    `${has(telling, seat)} choisi : ${small(names.option(telling, card, option))}.`,
  encounterDone: ({ card }, telling) => `Rencontre défaussée : ${names.card(telling, card)}.`,
  eventInPlay: ({ card }, telling) => `Évènement en jeu : ${names.card(telling, card)}.`,
  eventIgnored: ({ card }, telling) =>
    `Évènement défaussé : ${names.card(telling, card)} ; un Évènement de rang supérieur est en jeu.`,
  replenished: ({ spaces }) =>
    spaces.length === 0 ? 'Il n’y avait rien à regarnir.' : `Joyaux de retour : ${spaces.length}.`,
  tilePlaced: ({ kind, at }) => `Une ${TILE_NAMES[kind]} est posée sur ${kind === 'ruins' ? 'la ville' : at}.`,
  tileTaken: ({ kind, at }) => `La ${TILE_NAMES[kind]} de ${at} est retirée.`,
  townRuined: ({ town }, telling) => `Ville en ruines : ${names.named(telling, town)}.`,
  cardDiscarded: ({ card }, telling) => `Carte défaussée : ${names.card(telling, card)}.`,
  cardShown: ({ card }, telling) => `Piochée au marché : ${names.card(telling, card)}.`,
  cardToStack: ({ town, card }, telling) =>
    `Nouveau à l’étal, ${names.named(telling, town)} : ${names.card(telling, card)}.`,

  tested: ({ seat, skill, dice, bonus, difficulty, passed }, telling) =>
    `${has(telling, seat)} fait un test, ${names.named(telling, skill)} : ${sum(dice, bonus)} contre ${difficulty}, ${outcome(passed)}.`,
  combatBegan: ({ seat, card }, telling) => `${hero(telling, seat)} combat ce Défi : ${names.card(telling, card)}.`,
  roundBeganCombat: ({ n }) => `Round ${n}.`,
  phaseBegan: ({ phase }) => `Phase ${PHASE_NAMES[phase]}.`,
  acted: ({ seat, figure, role, phase }, telling) =>
    `${role === 'attack' ? 'Attaque' : 'Défense'} ${ATTACK_NAMES[phase]} : ${figureOf(telling, seat, figure)}.`,
  rolled: ({ dice, value, bonus, need, success }) =>
    `${capital(sum(dice, value + bonus))} contre ${need} : ${outcome(success)}.`,
  rolledAgain: ({ dice: [one, other], success }) => `Dés relancés : ${one} et ${other}, ${outcome(success)}.`,
  rollRaised: ({ card, by, success }, telling) =>
    `${by} de plus au jet grâce à cette carte : ${names.card(telling, card)} ; ${success ? 'réussite finalement' : 'toujours un échec'}.`,
  sureSuccess: ({ card }, telling) => `Réussite assurée par cette carte : ${names.card(telling, card)}.`,
  damageDealt: ({ card, n, wounds }, telling) =>
    `${names.card(telling, card)} : ${counters(n, 'wound')} de plus, ${wounds} en tout.`,
  damageTaken: ({ seat, figure: card, n, kind }, telling) => `${figure(telling, seat, card)} : ${counters(n, kind)}.`,
  damageLessened: ({ card, by }, telling) =>
    `${figures(by, DAMAGE)} de moins grâce à cette carte : ${names.card(telling, card)}.`,
  damageRaised: ({ card, by }, telling) =>
    `${figures(by, DAMAGE)} de plus à cause de cette carte : ${names.card(telling, card)}.`,
  weary: ({ seat }, telling) => `Le combat dure trop : 1 blessure pour ${heroOf(telling, seat)}.`,
  challengeHealed: ({ card, n, wounds }, telling) =>
    `${names.card(telling, card)} : ${counters(n, 'wound')} de moins, ${wounds} en tout.`,
  challengeChanged: ({ card, stat, now }, telling) =>
    `${names.card(telling, card)}, pour ce combat : ${STAT_NAMES[stat as EnemyStat]} ${now}.`,
  escapeTried: ({ seat, dice, bonus, need, success }, telling) =>
    `${hero(telling, seat)} a tenté de fuir : ${sum(dice, bonus)} contre ${need}, ${outcome(success)}.`,
  escaped: ({ seat }, telling) => `${hero(telling, seat)} a fui.`,
  paidOff: ({ seat, card }, telling) =>
    `${has(telling, seat)} payé pour éviter le combat : ${names.card(telling, card)}.`,

  challengeDefeated: ({ seat, card }, telling) =>
    `${has(telling, seat)} vaincu un Défi : ${names.card(telling, card)}.`,
  undefeated: ({ card, place, space }, telling) =>
    `Défi invaincu, place ${place}, ${inSpace(telling, space)} : ${names.card(telling, card)}.`,
  trackFull: ({ card }, telling) =>
    `La piste des Défis invaincus est pleine. Défi défaussé : ${names.card(telling, card)}.`,
  pointsGained: ({ seat, n }, telling) => `${has(telling, seat)} gagné ${points(n)}.`,
  goldGained: ({ seat, n, from }, telling) =>
    `${has(telling, seat)} gagné ${gold(n)} grâce à cette carte : ${names.card(telling, from)}.`,
  goldLost: ({ seat, n, why }, telling) =>
    why === 'fall'
      ? `${has(telling, seat)} perdu ${gold(n)} dans la chute.`
      : `${has(telling, seat)} perdu ${gold(n)} à cause de cette carte : ${names.card(telling, why)}.`,
  trophyKept: ({ seat, card }, telling) => `${has(telling, seat)} gardé un trophée : ${names.card(telling, card)}.`,
  rewardLost: ({ seat, what }, telling) => `${has(telling, seat)} perdu ${REWARDS[what]} : le Capitaine est à crédit.`,
  allyKilled: ({ seat, card }, telling) => `${has(telling, seat)} perdu un Allié : ${names.card(telling, card)}.`,
  captainKilled: ({ seat, card }, telling) =>
    `${has(telling, seat)} perdu le Capitaine : ${names.card(telling, card)}.`,
  knockedOut: ({ seat, where }, telling) =>
    where === 'island'
      ? `${hero(telling, seat)} a été assommé sur l’Île de l’Effroi.`
      : `${hero(telling, seat)} est assommé ${inSpace(telling, where)}.`,
  cardLost: ({ seat, card }, telling) => `${has(telling, seat)} perdu une carte : ${names.card(telling, card)}.`,
  countersPut: ({ seat, figure: card, kind, n }, telling) => `${figure(telling, seat, card)} : ${counters(n, kind)}.`,
  countersRemoved: ({ seat, figure: card, kind, n }, telling) =>
    `${figure(telling, seat, card)} : ${counters(n, kind)} de moins.`,

  abilityUsed: ({ seat, card }, telling) =>
    isOwned(telling, seat, card)
      ? `${has(telling, seat)} utilisé une carte : ${names.card(telling, card)}.`
      : `Effet de cette carte : ${names.card(telling, card)}.`,
  activated: ({ seat, card }, telling) => `${has(telling, seat)} activé une carte : ${names.card(telling, card)}.`,
  trophyUsed: ({ seat, card }, telling) => `${has(telling, seat)} cédé un trophée : ${names.card(telling, card)}.`,
  marketDrawn: ({ town, card }, telling) =>
    `Nouveau à l’étal, ${names.named(telling, town)} : ${names.card(telling, card)}.`,
  bought: ({ seat, card, gold: price }, telling) =>
    `${has(telling, seat)} acheté une carte pour ${gold(price)} : ${names.card(telling, card)}.`,
  gotFree: ({ seat, card }, telling) =>
    `${has(telling, seat)} reçu une carte gratuitement : ${names.card(telling, card)}.`,
  sold: ({ seat, card, gold: price }, telling) =>
    `${has(telling, seat)} vendu une carte pour ${gold(price)} : ${names.card(telling, card)}.`,
  gaveUp: ({ seat, card }, telling) => `${has(telling, seat)} cédé une carte : ${names.card(telling, card)}.`,
  healed: ({ seat, figure: card, gold: price }, telling) =>
    `Soins ${price === 0 ? 'gratuits' : `à ${gold(price)}`}. ${figure(telling, seat, card)} : 1 blessure de moins.`,
  captainDrawn: ({ town, card }, telling) => `À engager, ${names.named(telling, town)} : ${names.card(telling, card)}.`,
  hired: ({ seat, card, gold: price }, telling) =>
    `${has(telling, seat)} engagé un Capitaine pour ${gold(price)} : ${names.card(telling, card)}.`,
  hiredOnLoan: ({ seat, card }, telling) =>
    `${has(telling, seat)} engagé un Capitaine à crédit : ${names.card(telling, card)}.`,
  captainDiscarded: ({ card }, telling) => `Remis sous la pioche des Capitaines : ${names.card(telling, card)}.`,

  trained: ({ seat, counter }, telling) => {
    const n = telling.content.content.numbers.counters[counter];
    return `${has(telling, seat)} acheté un jeton d’expérience : +${n} en ${ATTRIBUTE_NAMES[counter]}.`;
  },
  mapGained: ({ seat, colour, from }, telling) =>
    from === 'pool'
      ? `${has(telling, seat)} gagné ${maps(1, colour)}.`
      : `${hasFor(telling, seat, from, 'pris')} : ${maps(1, colour)}.`,
  mapsSpent: ({ seat, n }, telling) => `${has(telling, seat)} dépensé ${count(n, MAP)}.`,
  mapSwapped: ({ seat, gave, took }, telling) =>
    `${has(telling, seat)} échangé ${maps(1, gave)} contre ${maps(1, took)}.`,
  legendaryGained: ({ seat, item }, telling) =>
    `${has(telling, seat)} gagné un Objet légendaire : ${names.card(telling, item)}.`,
  legendaryUsed: ({ seat, item }, telling) =>
    `${has(telling, seat)} utilisé un Objet légendaire, qui retourne dans la réserve : ${names.card(telling, item)}.`,

  attackedHero: ({ seat, rival }, telling) => `${hero(telling, seat)} a attaqué ${heroOf(telling, rival)}.`,
  duelRolled: ({ seat, dice, value }, telling) => `${hero(telling, seat)} s’oppose : ${sum(dice, value)} à atteindre.`,
  duelWon: ({ seat, rival }, telling) => `${hero(telling, seat)} a vaincu ${heroOf(telling, rival)}.`,
  spoilsTaken: ({ seat, rival, what }, telling) => {
    if (what === null) return `${has(telling, seat)} renoncé au butin.`;
    const spoils = 'gold' in what ? gold(what.gold) : names.card(telling, what.card);
    return `${hasFor(telling, seat, rival, 'pris')} : ${spoils}.`;
  },
  proposed: ({ seat, rival, give, get }, telling) =>
    `${hasFor(telling, seat, rival, 'proposé un échange')} : ${goodsOf(telling, give)} contre ${goodsOf(telling, get)}.`,
  proposalDropped: ({ seat }, telling) => `${has(telling, seat)} abandonné la proposition.`,
  answered: ({ seat, yes }, telling) => `${has(telling, seat)} ${yes ? 'accepté' : 'refusé'}.`,
  traded: ({ seat, rival, give, get }, telling) =>
    `Échange entre ${who(telling, seat)} et ${who(telling, rival)} : ${goodsOf(telling, give)} contre ${goodsOf(telling, get)}.`,

  declaredIsland: ({ seat }, telling) => `${has(telling, seat)} suivi les cartes marines jusqu’à l’Île de l’Effroi.`,
  reachedIsland: ({ seat }, telling) => `${hero(telling, seat)} est sur l’Île de l’Effroi.`,
  silverShuffled: ({ cards: back }) =>
    `Retour dans la pioche argent : ${count(back.length, SILVER_CARD)}. La pioche est mélangée.`,
  doomCounter: ({ n }) => `La fatalité approche : ${count(n, DOOM)}.`,
  lastTurns: ({ seat }, telling) => `Chaque place a un dernier tour, d’abord ${who(telling, seat)}.`,
  gameEnded: ({ cause, seat }, telling) =>
    cause === 'defeated'
      ? seat === null
        ? `Fin de la partie : ${names.assif(telling)} a perdu.`
        : `${has(telling, seat)} vaincu ${names.assif(telling)} et gagné la partie.`
      : CAUSES[cause],
  ranked: ({ places }, telling) =>
    `${list(byRank(places).map(({ place, seat }) => `${place}. ${nameOf(telling, seat)}`))}.`,
};
