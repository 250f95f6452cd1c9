import { type AbilityStep, clonePile, type Outcome, type Pile, type Seat, type Used } from '@skerry/engine';
import type { Kind, Limited, MapColour, When } from '../content/vocabulary.ts';
import type { Combat } from './combat/combat.ts';
import type { Walk } from './dice.ts';
import type { TurnEnd } from './facts.ts';
import type { ThisTurn } from './this-turn.ts';

/** Cards are told by their numbers, `World.cards`; land spaces and anchors by theirs, `World.spaces`. */
export interface State {
  readonly seats: number;
  readonly pvp: boolean;
  readonly negotiate: boolean;
  /** How many Artefacts, Runes and Potions a player may have together. */
  readonly otherItems: number;
  readonly doom: boolean;
  /** ID-238: 0 for no limit. */
  readonly roundLimit: number;
  /** ID-176: counters cost what they cost in the base game. */
  readonly basePrice: boolean;
  /** ID-227: the attacker's turn ends after a fight of Heroes. */
  readonly fightEndsTurn: boolean;
  readonly first: Seat;
  round: number;
  /** The turns begun. */
  turns: number;
  active: Seat;
  players: Player[];
  /** For each jewel, whether its adventure counter lies there: 1 or 0. */
  jewels: number[];
  /** The Challenge at each place of the undefeated track, or `NONE`, and the space of its numbered counter. */
  track: number[];
  trackAt: number[];
  /** The Event in play, or `NONE`. */
  event: number;
  /** The event space each tile lies on, or `NONE` beside the board. */
  tiles: number[];
  /** Face-down adventure cards in the order of `DECKS`; the cards turned up are the uppermost layers, one card each. */
  decks: Pile<number>[];
  turnedUp: number[];
  /** Lists are never changed, only replaced, so clones share them; so are those of towns. */
  discards: Cards[];
  market: Pile<number>;
  marketDiscards: number[];
  /** The Items and Allies, and the Captains, in each town's stack. */
  stacks: Cards[];
  captains: Cards[];
  captainDeck: Pile<number>;
  mapPool: Pile<MapColour>;
  legendary: number[];
  /** The adventure card that is being resolved, or `NONE`. */
  facing: number;
  /** Cards drawn from the market and not yet taken or laid down. */
  shown: number[];
  turn: ThisTurn;
  walk: Walk | null;
  combat: Combat | null;
  deal: Deal | null;
  /** Abilities that rest. */
  used: readonly Used[];
  /** ID-240: adventure cards discarded, and doom counters. */
  doomCards: number;
  doomCounters: number;
  /** ID-242: how many last turns are left, or `NONE` before that. */
  lastTurns: number;
  agenda: Step[];
  outcome: Outcome | null;
}

export type Cards = readonly number[];

export interface Player {
  readonly hero: number;
  /** A land space, an anchor, or `ISLAND`. */
  at: number;
  gold: number;
  /** Experience points that are not spent. */
  points: number;
  /** Experience counters, in the order of `COUNTERS`. */
  trained: number[];
  wounds: number;
  exhaustion: number;
  /** Items and Allies in order of arrival. */
  items: number[];
  allies: number[];
  /** The counters on each Ally. */
  allyWounds: number[];
  allyExhaustion: number[];
  /** `NONE` without one. */
  captain: number;
  captainWounds: number;
  captainExhaustion: number;
  /** ID-147: a gold counter lies on the Captain. */
  loan: boolean;
  trophies: number[];
  legendary: number[];
  /** Map counters, blue and green. */
  blue: number;
  green: number;
  /** Cards that are face down. */
  down: number[];
  /** ID-63: how many dice the next movement roll has; 0 for no promise. */
  promisedDice: number;
}

/** A proposal. Never changed, only replaced, so clones share it. */
export interface Deal {
  readonly rival: Seat;
  readonly give: Goods;
  readonly get: Goods;
}

/** What one side of a proposal names. */
export type Goods = {
  readonly gold: number;
  readonly cards: readonly number[];
  readonly blue: number;
  readonly green: number;
};

/** What listens in this game needs to know nothing but when: the rest stands in the state. */
export type Trigger = { readonly when: When };

/** Where we are in the rules: section 8 of the ledger. */
export type Step =
  | { readonly do: 'round' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'course' }
  | { readonly do: 'turnStart' }
  | { readonly do: 'refresh' }
  // Movement
  | { readonly do: 'movement' }
  | { readonly do: 'move' }
  /** Exhaustion counters that are still to be removed, and the dice that are rolled then. */
  | { readonly do: 'restWho'; readonly left: number; readonly dice: number }
  | { readonly do: 'rollDice'; readonly dice: number }
  | { readonly do: 'rerollAsk' }
  | { readonly do: 'markDie'; readonly marked: readonly number[] }
  | { readonly do: 'walk' }
  | { readonly do: 'fly'; readonly left: number }
  | { readonly do: 'teleportRow' }
  | { readonly do: 'teleportSpace'; readonly row: number }
  | { readonly do: 'sail' }
  /** `from`: where the move began, which it does not go back to. */
  | { readonly do: 'sailThrough'; readonly from: number; readonly left: number }
  // Other Heroes
  | { readonly do: 'meet' }
  | { readonly do: 'give' }
  | { readonly do: 'want' }
  | { readonly do: 'answer' }
  | { readonly do: 'spoils' }
  | { readonly do: 'duelOver' }
  // Adventure
  | { readonly do: 'adventure' }
  | { readonly do: 'explore' }
  | { readonly do: 'lookout' }
  | { readonly do: 'face'; readonly deck: number }
  | { readonly do: 'encounter'; readonly card: number }
  | AbilityStep<Trigger>
  /** The rest of a list of effects, from the nth on; `seat` is whom they are for. */
  | { readonly do: 'effects'; readonly list: number; readonly nth: number; readonly seat: Seat; readonly card: number }
  | { readonly do: 'choose'; readonly list: number; readonly nth: number; readonly seat: Seat; readonly card: number }
  | { readonly do: 'floodPlace'; readonly seat: Seat }
  | { readonly do: 'castAshore'; readonly seat: Seat; readonly anchor: number }
  | { readonly do: 'sendHome'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly card: number; readonly price: number }
  | { readonly do: 'freeItem'; readonly seat: Seat; readonly maxCost: number }
  /** The uppermost cards of a deck, face up, are still to be put in order. */
  | { readonly do: 'putBack'; readonly deck: number; readonly left: number }
  | { readonly do: 'whichDeck'; readonly n: number }
  // Combat
  | { readonly do: 'drawn' }
  | { readonly do: 'startPhase' }
  /** ID-226: in a fight of Heroes the opposing one is asked before the acting one. */
  | { readonly do: 'beforeCombat'; readonly opposing?: true }
  | { readonly do: 'combatRound'; readonly opposing?: true }
  | { readonly do: 'escape' }
  | { readonly do: 'phase' }
  | { readonly do: 'beforeRoll' }
  | { readonly do: 'afterRoll' }
  /** ID-226: what the opposing Hero may use at this trigger. */
  | { readonly do: 'opposing'; readonly when: 'beforeRoll' | 'afterRoll' | 'hit' | 'defendFail' }
  | { readonly do: 'hit' }
  | { readonly do: 'defendFail' }
  | { readonly do: 'blow' }
  | { readonly do: 'damage' }
  | { readonly do: 'nextPhase' }
  | { readonly do: 'won' }
  | { readonly do: 'combatOver' }
  // What is won and lost
  | { readonly do: 'legendary'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'takeMap'; readonly seat: Seat; readonly left: number }
  /** A Hero fell at this place. */
  | { readonly do: 'lost'; readonly seat: Seat; readonly from: number }
  | { readonly do: 'loseCostliest'; readonly seat: Seat }
  | { readonly do: 'nearestTown'; readonly seat: Seat; readonly from: number }
  /** `heroOrAlly`: n counters from one figure; `party`: n in all, one by one. */
  | {
      readonly do: 'pickFigure';
      readonly seat: Seat;
      readonly who: 'heroOrAlly' | 'party';
      readonly kind: Kind;
      readonly n: number;
    }
  | { readonly do: 'swapMap'; readonly seat: Seat }
  | { readonly do: 'makeRoom'; readonly seat: Seat; readonly kind: Limited }
  // Market
  | { readonly do: 'marketStep' }
  | { readonly do: 'market' }
  | { readonly do: 'shelf'; readonly kind: Limited }
  | { readonly do: 'sell' }
  | { readonly do: 'captains' }
  | { readonly do: 'keepCaptain'; readonly card: number; readonly loan: boolean }
  // Experience
  | { readonly do: 'experienceStep' }
  | { readonly do: 'toll' }
  | { readonly do: 'experience' }
  | { readonly do: 'island' }
  | { readonly do: 'keepOne'; readonly town: number }
  | { readonly do: 'endTurn'; readonly cause: TurnEnd };

/** The steps that wait for a seat; the others run by themselves. */
export type Asked =
  | 'course'
  | 'move'
  | 'restWho'
  | 'rerollAsk'
  | 'markDie'
  | 'walk'
  | 'fly'
  | 'teleportRow'
  | 'teleportSpace'
  | 'sail'
  | 'sailThrough'
  | 'meet'
  | 'give'
  | 'want'
  | 'answer'
  | 'spoils'
  | 'lookout'
  | 'choose'
  | 'floodPlace'
  | 'castAshore'
  | 'sendHome'
  | 'offer'
  | 'freeItem'
  | 'putBack'
  | 'whichDeck'
  | 'drawn'
  | 'startPhase'
  | 'beforeCombat'
  | 'combatRound'
  | 'escape'
  | 'phase'
  | 'beforeRoll'
  | 'afterRoll'
  | 'opposing'
  | 'hit'
  | 'defendFail'
  | 'damage'
  | 'legendary'
  | 'takeMap'
  | 'loseCostliest'
  | 'nearestTown'
  | 'pickFigure'
  | 'swapMap'
  | 'makeRoom'
  | 'market'
  | 'shelf'
  | 'sell'
  | 'captains'
  | 'keepCaptain'
  | 'toll'
  | 'experience'
  | 'keepOne';

export function clone(state: State): State {
  const players: Player[] = [];
  for (let seat = 0; seat < state.seats; seat++) players.push(clonePlayer(state.players[seat]!));
  return {
    seats: state.seats,
    pvp: state.pvp,
    negotiate: state.negotiate,
    otherItems: state.otherItems,
    doom: state.doom,
    roundLimit: state.roundLimit,
    basePrice: state.basePrice,
    fightEndsTurn: state.fightEndsTurn,
    first: state.first,
    round: state.round,
    turns: state.turns,
    active: state.active,
    players,
    jewels: state.jewels.slice(),
    track: state.track.slice(),
    trackAt: state.trackAt.slice(),
    event: state.event,
    tiles: state.tiles.slice(),
    decks: state.decks.map(clonePile),
    turnedUp: state.turnedUp.slice(),
    discards: state.discards.slice(),
    market: clonePile(state.market),
    marketDiscards: state.marketDiscards.slice(),
    stacks: state.stacks.slice(),
    captains: state.captains.slice(),
    captainDeck: clonePile(state.captainDeck),
    mapPool: clonePile(state.mapPool),
    legendary: state.legendary.slice(),
    facing: state.facing,
    shown: state.shown.slice(),
    turn: state.turn,
    walk: state.walk,
    combat: state.combat === null ? null : { ...state.combat },
    deal: state.deal,
    used: state.used,
    doomCards: state.doomCards,
    doomCounters: state.doomCounters,
    lastTurns: state.lastTurns,
    agenda: state.agenda.slice(),
    outcome: state.outcome,
  };
}

function clonePlayer(player: Player): Player {
  return {
    hero: player.hero,
    at: player.at,
    gold: player.gold,
    points: player.points,
    trained: player.trained.slice(),
    wounds: player.wounds,
    exhaustion: player.exhaustion,
    items: player.items.slice(),
    allies: player.allies.slice(),
    allyWounds: player.allyWounds.slice(),
    allyExhaustion: player.allyExhaustion.slice(),
    captain: player.captain,
    captainWounds: player.captainWounds,
    captainExhaustion: player.captainExhaustion,
    loan: player.loan,
    trophies: player.trophies.slice(),
    legendary: player.legendary.slice(),
    blue: player.blue,
    green: player.green,
    down: player.down.slice(),
    promisedDice: player.promisedDice,
  };
}
