import type { Seat } from '@skerry/engine';
import { capital, de, nameOf, small } from '@skerry/speech/fr';
import { NONE, PHASES } from '../../content/vocabulary.ts';
import { isCancelled, opposedBy } from '../../outlook/fight.ts';
import type { Asked } from '../../rules/state.ts';
import type { StepOf } from '../../rules/types.ts';
import type { Text, TextContext } from '../context.ts';
import {
  cardOf,
  counters,
  du,
  figureIn,
  gold,
  goodsOf,
  heroNoun,
  heroOf,
  Le,
  LIMITED_NAMES,
  le,
  PHASE_LABELS,
  placeOf,
  verb,
} from './grammar.ts';
import { asking, spared } from './prompts.ts';

/** Another seat's current choice: « Ada choisit un déplacement. » */
const doing: { readonly [K in Asked]: string } = {
  course: 'choisit un cap',
  move: 'choisit un déplacement',
  restWho: 'choisit qui se repose',
  rerollAsk: 'regarde les dés',
  markDie: 'marque les dés à relancer',
  walk: 'est en chemin',
  fly: 'est en vol',
  teleportRow: 'choisit où apparaître',
  teleportSpace: 'choisit où apparaître',
  sail: 'choisit une route maritime',
  sailThrough: 'choisit une route maritime',
  meet: 'rencontre un autre Héros',
  give: 'pense à un échange',
  want: 'pense à un échange',
  answer: 'réfléchit à l’échange',
  spoils: 'choisit son butin',
  lookout: 'scrute la mer',
  choose: 'choisit quoi faire',
  floodPlace: 'choisit une case au sec',
  castAshore: 'choisit un rivage',
  sendHome: 'choisit une ville',
  offer: 'réfléchit à un achat',
  freeItem: 'choisit un Objet',
  putBack: 'repose des cartes',
  whichDeck: 'choisit une pioche',
  drawn: 'se prépare au combat',
  startPhase: 'choisit la première phase',
  beforeCombat: 'se prépare au combat',
  combatRound: 'se prépare au round',
  escape: 'pense à fuir',
  phase: 'choisit qui agit',
  beforeRoll: 'va lancer les dés',
  afterRoll: 'tente de sauver un jet',
  opposing: 'répond à un jet',
  hit: 'va frapper',
  defendFail: 'va subir des dégâts',
  damage: 'va subir des dégâts',
  legendary: 'choisit un Objet légendaire',
  takeMap: 'choisit une carte marine',
  loseCostliest: 'choisit quelle carte perdre',
  nearestTown: 'choisit une ville',
  pickFigure: 'choisit qui récupère',
  swapMap: 'échange une carte marine',
  makeRoom: 'cède une carte',
  market: 'est au marché',
  shelf: 'est au marché',
  sell: 'est au marché',
  captains: 'regarde les Capitaines',
  keepCaptain: 'choisit un Capitaine',
  toll: 'va payer le tribut',
  experience: 'dépense son expérience',
  keepOne: 'choisit le Capitaine qui reste',
};

type Details = {
  readonly [K in Asked]?: (step: StepOf<K>, context: TextContext) => string;
};

const aboutHero = (context: TextContext, seat: Seat): string => `Il s’agit ${du(heroNoun(context, seat))}.`;

/** The details, for everyone. */
const details: Details = {
  restWho: ({ left }) => `Reste à retirer : ${counters(left, 'exhaustion')}.`,
  pickFigure: ({ kind, n }) => `Reste à retirer : ${counters(n, kind)}.`,
  answer: (_, { state, ...rest }) => {
    const { deal } = state;
    if (deal === null) return '';
    const context = { state, ...rest };
    return `Proposition : ${goodsOf(context, deal.give)} contre ${goodsOf(context, deal.get)}.`;
  },
  floodPlace: ({ seat }, context) => aboutHero(context, seat),
  castAshore: ({ seat }, context) => aboutHero(context, seat),
  sendHome: ({ seat }, context) => aboutHero(context, seat),
  offer: ({ card, price }, context) =>
    `${Le(cardOf(context, card))} ${verb(cardOf(context, card), 'coûte', 'coûtent')} ${gold(price)}.`,
  phase: (_, context) => phaseOf(context),
  beforeRoll: (_, context) => phaseOf(context),
  damage: (_, context) => {
    const { combat } = context.state;
    return combat === null || combat.target < 0 || combat.damage === 0
      ? ''
      : `Dégâts : ${combat.damage} pour ${le(figureIn(context, combat.target))}.`;
  },
  market: (_, { state }) => {
    const purse = state.players[state.active]!.gold;
    return purse === 0 ? 'Il ne reste pas d’or à dépenser.' : `Il reste ${gold(purse)} à dépenser.`;
  },
  makeRoom: ({ kind }) => `Il y a trop ${de(LIMITED_NAMES[kind])}.`,
  keepOne: ({ town }, context) => `Il s’agit de l’étal ${du(placeOf(context, context.content.chart.ports[town]!))}.`,
};

/** « Distance : 13 à atteindre, dégâts 1. »; the opponent is named above it. */
function phaseOf(context: TextContext): string {
  const { combat } = context.state;
  const phase = PHASES[combat?.phase ?? -1];
  if (combat === null || phase === undefined) return '';
  const { value, damage } = opposedBy(context)[combat.phase]!;
  const begin = capital(PHASE_LABELS[phase]);
  if (combat.card === NONE) return `${begin} contre ${heroOf(context, combat.rival)}.`;
  return `${begin} : ${value} à atteindre, ${damage === 0 ? 'aucun dégât' : `dégâts ${damage}`}.`;
}

function ask<K extends Asked>(what: K, step: StepOf<K>, seat: Seat, context: TextContext): string {
  const detail = details[what]?.(step, context) ?? '';
  const asked =
    seat === context.reader
      ? `${nameOf(context, seat)}, ${small(isCancelled(context.state, what) ? spared : asking[what])}`
      : `${nameOf(context, seat)} ${doing[what]}.`;
  return detail === '' ? asked : `${asked} ${detail}`;
}

export const asks = Object.fromEntries(
  (Object.keys(doing) as Asked[]).map((what) => [
    what,
    (step: never, seat: Seat, context: TextContext) => ask(what, step, seat, context),
  ]),
) as Text['asks'];
