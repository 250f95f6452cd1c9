import { type AbilityStep, clonePile, type Outcome, type Pile, type Seat, type Used } from '@skerry/engine';
import type {
  CardNumber,
  DeckNumber,
  EventSpaceNumber,
  Kind,
  Limited,
  MapColour,
  SpaceNumber,
  TownNumber,
  When,
} from '../content/vocabulary.ts';
import type { Combat } from './combat/combat.ts';
import type { Walk } from './dice.ts';
import type { TurnEnd } from './facts.ts';
import type { ThisTurn } from './this-turn.ts';

/** Cards are stored by their numbers in `World.cards`, land spaces and anchors by theirs in `World.spaces`. */
export interface State {
  readonly seats: number;
  readonly pvp: boolean;
  readonly negotiate: boolean;
  /** Limit of Artefacts, Runes and Potions together. */
  readonly otherItems: number;
  readonly doom: boolean;
  /** ID-238: 0 for no limit. */
  readonly roundLimit: number;
  /** ID-176: counters cost as in the base game. */
  readonly basePrice: boolean;
  /** ID-227: the attacker's turn ends after a fight of Heroes. */
  readonly fightEndsTurn: boolean;
  readonly first: Seat;
  round: number;
  /** Turns begun. */
  turns: number;
  active: Seat;
  players: Player[];
  /** Whether each jewel has its adventure counter: 1 or 0. */
  jewels: number[];
  /** The Challenge per place of the undefeated track, or `NONE`, and the space of its numbered counter. */
  track: CardNumber[];
  trackAt: SpaceNumber[];
  /** The Event in play, or `NONE`. */
  event: CardNumber;
  /** The event space of each tile, or `NONE` beside the board. */
  tiles: EventSpaceNumber[];
  /** Face-down adventure cards in the order of `DECKS`; face-up cards are the top layers, one card each. */
  decks: Pile<CardNumber>[];
  turnedUp: number[];
  /** Immutable lists, so that clones share them; so are those of towns. */
  discards: Cards[];
  market: Pile<CardNumber>;
  marketDiscards: CardNumber[];
  stacks: Cards[];
  captains: Cards[];
  captainDeck: Pile<CardNumber>;
  mapPool: Pile<MapColour>;
  legendary: CardNumber[];
  /** The adventure card being resolved, or `NONE`. */
  facing: CardNumber;
  /** Cards drawn from the market and not yet taken or put back. */
  shown: CardNumber[];
  turn: ThisTurn;
  walk: Walk | null;
  combat: Combat | null;
  deal: Deal | null;
  /** Used abilities. */
  used: readonly Used[];
  /** ID-240: adventure cards discarded, and doom counters. */
  doomCards: number;
  doomCounters: number;
  /** ID-242: last turns left, or `NONE` before they begin. */
  lastTurns: number;
  agenda: Step[];
  outcome: Outcome | null;
}

export type Cards = readonly CardNumber[];

export const playerOf = (state: State, seat: Seat): Player => state.players[seat]!;

/** The current combat. */
export const combatOf = (state: State): Combat => state.combat!;

export interface Player {
  readonly hero: CardNumber;
  /** A land space, an anchor, or `ISLAND`. */
  at: SpaceNumber;
  gold: number;
  /** Unspent experience points. */
  points: number;
  /** Experience counters, in the order of `COUNTERS`. */
  trained: number[];
  wounds: number;
  exhaustion: number;
  /** Items and Allies in order of arrival. */
  items: CardNumber[];
  allies: CardNumber[];
  allyWounds: number[];
  allyExhaustion: number[];
  /** `NONE` without one. */
  captain: CardNumber;
  captainWounds: number;
  captainExhaustion: number;
  /** ID-147: the Captain has a gold counter. */
  loan: boolean;
  trophies: CardNumber[];
  legendary: CardNumber[];
  /** Map counters, blue and green. */
  blue: number;
  green: number;
  /** Face-down cards. */
  down: CardNumber[];
  /** ID-63: the number of dice of the next movement roll; 0 if not promised. */
  promisedDice: number;
}

/** A proposal. Immutable, so that clones share it. */
export interface Deal {
  readonly rival: Seat;
  readonly give: Goods;
  readonly get: Goods;
}

/** One side of a proposal. */
export type Goods = {
  readonly gold: number;
  readonly cards: readonly CardNumber[];
  readonly blue: number;
  readonly green: number;
};

/** Listeners of this game need only the trigger: the rest is in the state. */
export type Trigger = { readonly when: When };

/** The position in the rules: section 8 of the ledger. */
export type Step =
  | { readonly do: 'round' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'course' }
  | { readonly do: 'turnStart' }
  | { readonly do: 'refresh' }
  // Movement
  | { readonly do: 'movement' }
  | { readonly do: 'move' }
  /** Exhaustion counters still to be removed, and the dice to roll then. */
  | { readonly do: 'restWho'; readonly left: number; readonly dice: number }
  | { readonly do: 'rollDice'; readonly dice: number }
  | { readonly do: 'rerollAsk' }
  | { readonly do: 'markDie'; readonly marked: readonly number[] }
  | { readonly do: 'walk' }
  | { readonly do: 'fly'; readonly left: number }
  | { readonly do: 'teleportRow' }
  | { readonly do: 'teleportSpace'; readonly row: number }
  | { readonly do: 'sail' }
  /** `from`: where the move began; it must not return there. */
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
  | { readonly do: 'face'; readonly deck: DeckNumber }
  | { readonly do: 'encounter'; readonly card: CardNumber }
  | AbilityStep<Trigger>
  /** The rest of a list of effects, from the nth on, for `seat`. */
  | {
      readonly do: 'effects';
      readonly list: number;
      readonly nth: number;
      readonly seat: Seat;
      readonly card: CardNumber;
    }
  | {
      readonly do: 'choose';
      readonly list: number;
      readonly nth: number;
      readonly seat: Seat;
      readonly card: CardNumber;
    }
  | { readonly do: 'floodPlace'; readonly seat: Seat }
  | { readonly do: 'castAshore'; readonly seat: Seat; readonly anchor: number }
  | { readonly do: 'sendHome'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly card: CardNumber; readonly price: number }
  | { readonly do: 'freeItem'; readonly seat: Seat; readonly maxCost: number }
  /** Face-up cards on top of a deck still to be ordered. */
  | { readonly do: 'putBack'; readonly deck: DeckNumber; readonly left: number }
  | { readonly do: 'whichDeck'; readonly n: number }
  // Combat
  | { readonly do: 'drawn' }
  | { readonly do: 'startPhase' }
  /** ID-226: in a fight of Heroes the opposing one is asked first. */
  | { readonly do: 'beforeCombat'; readonly opposing?: true }
  | { readonly do: 'combatRound'; readonly opposing?: true }
  | { readonly do: 'escape' }
  | { readonly do: 'phase' }
  | { readonly do: 'beforeRoll' }
  | { readonly do: 'afterRoll' }
  /** ID-226: the opposing Hero's abilities at this trigger. */
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
  | { readonly do: 'keepCaptain'; readonly card: CardNumber; readonly loan: boolean }
  // Experience
  | { readonly do: 'experienceStep' }
  | { readonly do: 'toll' }
  | { readonly do: 'experience' }
  | { readonly do: 'island' }
  | { readonly do: 'keepOne'; readonly town: TownNumber }
  | { readonly do: 'endTurn'; readonly cause: TurnEnd };

/** Steps that wait for a seat; the others run by themselves. */
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
  for (let seat = 0; seat < state.seats; seat++) players.push(clonePlayer(playerOf(state, seat)));
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
