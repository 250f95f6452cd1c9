import type { Seat } from '@skerry/engine';
import { capital, nameOf, small, whose } from '@skerry/speech/en';
import { NONE, PHASES } from '../../content/vocabulary.ts';
import { isCancelled, opposedBy } from '../../outlook/fight.ts';
import type { Asked } from '../../rules/state.ts';
import type { StepOf } from '../../rules/types.ts';
import type { Text, TextContext } from '../context.ts';
import { counters, figureIn, gold, goodsOf, LIMITED_NAMES, names, PHASE_LABELS } from './grammar.ts';
import { asking, spared } from './prompts.ts';

/** Another seat's current choice: "Ada is choosing how to move." */
const doing: { readonly [K in Asked]: string } = {
  course: 'setting a course',
  move: 'choosing how to move',
  restWho: 'choosing who rests',
  rerollAsk: 'looking at the dice',
  markDie: 'marking dice to reroll',
  walk: 'moving',
  fly: 'flying',
  teleportRow: 'choosing where to appear',
  teleportSpace: 'choosing where to appear',
  sail: 'choosing a sea lane',
  sailThrough: 'choosing a sea lane',
  meet: 'meeting another Hero',
  give: 'thinking of a trade',
  want: 'thinking of a trade',
  answer: 'thinking about the trade',
  spoils: 'choosing spoils',
  lookout: 'keeping a lookout',
  choose: 'choosing what to do',
  floodPlace: 'choosing a dry space',
  castAshore: 'choosing a shore',
  sendHome: 'choosing a town',
  offer: 'thinking about a purchase',
  freeItem: 'choosing an Item',
  putBack: 'putting cards back',
  whichDeck: 'choosing a deck',
  drawn: 'getting ready for a fight',
  startPhase: 'choosing the first phase',
  beforeCombat: 'getting ready for a fight',
  combatRound: 'getting ready for the round',
  escape: 'deciding whether to escape',
  phase: 'choosing who acts',
  beforeRoll: 'about to roll',
  afterRoll: 'trying to save a roll',
  opposing: 'defending against a roll',
  hit: 'about to strike',
  defendFail: 'about to be hit',
  damage: 'about to take damage',
  legendary: 'choosing a Legendary Item',
  takeMap: 'choosing a map',
  loseCostliest: 'choosing which card to lose',
  nearestTown: 'choosing a town',
  pickFigure: 'choosing who recovers',
  swapMap: 'swapping a map',
  makeRoom: 'giving up a card',
  market: 'at the market',
  shelf: 'at the market',
  sell: 'at the market',
  captains: 'looking at Captains',
  keepCaptain: 'choosing a Captain',
  toll: 'about to pay the toll',
  experience: 'spending experience',
  keepOne: 'choosing which Captain stays',
};

type Details = {
  readonly [K in Asked]?: (step: StepOf<K>, context: TextContext) => string;
};

const heroOf = (context: TextContext, seat: Seat): string => `It’s ${whose(context, seat)} Hero.`;

/** The details, for everyone. */
const details: Details = {
  restWho: ({ left }) => `Still to remove: ${counters(left, 'exhaustion')}.`,
  pickFigure: ({ kind, n }) => `Still to remove: ${counters(n, kind)}.`,
  answer: (_, { state, ...rest }) => {
    const { deal } = state;
    if (deal === null) return '';
    const context = { state, ...rest };
    return `${capital(goodsOf(context, deal.give))} for ${goodsOf(context, deal.get)}.`;
  },
  floodPlace: ({ seat }, context) => heroOf(context, seat),
  castAshore: ({ seat }, context) => heroOf(context, seat),
  sendHome: ({ seat }, context) => heroOf(context, seat),
  offer: ({ card, price }, context) => `${names.card(context, card)} for ${gold(price)}.`,
  phase: (_, context) => phaseOf(context),
  beforeRoll: (_, context) => phaseOf(context),
  damage: (_, context) => {
    const { combat } = context.state;
    return combat === null || combat.target < 0 || combat.damage === 0
      ? ''
      : `${combat.damage} damage to ${figureIn(context, combat.target)}.`;
  },
  market: (_, { state }) => {
    const purse = state.players[state.active]!.gold;
    return `${purse === 0 ? 'No gold' : capital(gold(purse))} to spend.`;
  },
  makeRoom: ({ kind }) => `Over the limit for ${LIMITED_NAMES[kind]}.`,
  keepOne: ({ town }, context) =>
    `It’s the market stack of ${names.named(context, context.content.chart.ports[town]!)}.`,
};

/** "Ranged: 13 to reach, damage 1."; the opponent is named above it. */
function phaseOf(context: TextContext): string {
  const { combat } = context.state;
  const phase = PHASES[combat?.phase ?? -1];
  if (combat === null || phase === undefined) return '';
  const { value, damage } = opposedBy(context)[combat.phase]!;
  const begin = capital(PHASE_LABELS[phase]);
  if (combat.card === NONE) return `${begin} against ${whose(context, combat.rival)} Hero.`;
  return `${begin}: ${value} to reach, ${damage === 0 ? 'no damage' : `damage ${damage}`}.`;
}

function ask<K extends Asked>(what: K, step: StepOf<K>, seat: Seat, context: TextContext): string {
  const detail = details[what]?.(step, context) ?? '';
  const asked =
    seat === context.reader
      ? `${nameOf(context, seat)}, ${small(isCancelled(context.state, what) ? spared : asking[what])}`
      : `${nameOf(context, seat)} is ${doing[what]}.`;
  return detail === '' ? asked : `${asked} ${detail}`;
}

export const asks = Object.fromEntries(
  (Object.keys(doing) as Asked[]).map((what) => [
    what,
    (step: never, seat: Seat, context: TextContext) => ask(what, step, seat, context),
  ]),
) as Text['asks'];
