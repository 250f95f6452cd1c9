import type { Seat } from '@skerry/engine';
import type { Slot } from '../content/map.ts';
import type { CrewSymbol, Payable, Skill, TownName, TradeKind } from '../content/vocabulary.ts';
import type { Asked } from './state.ts';

/** Why options exclude each other. */
export type Refusal =
  | { readonly why: 'closeQuartersNeedsTwo' }
  | { readonly why: 'architectNeedsEn2' }
  | { readonly why: 'architectWithoutSix' };

/** Variants a table may be without. */
export type Variant = 'trading' | 'raid' | 'architect' | 'row';

/** Why an action is refused: section 4 of the ledger. */
export type Reason =
  // Not now
  | { why: 'notYourTurn'; whose: readonly Seat[] }
  /** The answer belongs to a question other than the current one. */
  | { why: 'notAsked'; now: Asked }
  /** `row`: there is no building row in Architect. */
  | { why: 'notPlayed'; variant: Variant }
  | { why: 'moveFirst' }
  | { why: 'actionTaken' }
  | { why: 'finishAction' }
  // Set-up
  | { why: 'portTaken'; by: Seat }
  | { why: 'notInPack' }
  | { why: 'alreadyChosen' }
  // Sail
  | { why: 'mustMove' }
  | { why: 'tooFar'; distance: number; speed: number; fish: number }
  | { why: 'needAdministrate'; ships: readonly Seat[] }
  | { why: 'needAdministrateCloseQuarters'; board: Slot }
  // Visit
  | { why: 'entryCoin' }
  | { why: 'entryCrew'; symbols: readonly CrewSymbol[] }
  | { why: 'noSuchChoice' }
  | { why: 'noCrewLeft' }
  | { why: 'timesUsed'; limit: number }
  | { why: 'supplyEmpty'; what: 'pirate' | 'serpent' }
  | { why: 'trackFull' }
  | { why: 'noFreeCube' }
  | { why: 'noCards' }
  | { why: 'noReputationLeft' }
  | { why: 'noCardThere' }
  // What is lacking
  | { why: 'lacks'; what: Payable; need: number; have: number }
  | { why: 'coins'; cost: number; have: number }
  | { why: 'books'; need: number; have: number }
  /** No crew on deck for all these symbols. */
  | { why: 'noCrewFor'; symbols: readonly CrewSymbol[] }
  | { why: 'crewNeededFor'; symbols: readonly CrewSymbol[] }
  /** The crew member is not on deck, or lacks the skill. */
  | { why: 'notOnDeck' }
  | { why: 'lacksSkill'; skill: Skill }
  // City
  | { why: 'spaceEmpty' }
  | { why: 'nobodyThere' }
  | { why: 'handEmpty' }
  | { why: 'notInHand' }
  | { why: 'onlyOneBuild' }
  // Attack and diplomacy
  | { why: 'ownTown' }
  | { why: 'noRedBanner' }
  | { why: 'noFleet' }
  | { why: 'groupEmpty' }
  | { why: 'notThatMany'; have: number }
  | { why: 'tenDice' }
  | { why: 'noCombatCrew' }
  | { why: 'noWood' }
  | { why: 'noSuchFace' }
  | { why: 'dieUsed' }
  | { why: 'enoughAlready' }
  | { why: 'cannotReach'; missing: number; onDeck: number }
  | { why: 'ichorIsLost' }
  | { why: 'notInGroup' }
  | { why: 'noBlueGreenBanner' }
  | { why: 'noCubeOnTrack' }
  | { why: 'tooLittleInfluence'; need: number; have: number }
  | { why: 'needMet' }
  | { why: 'oneCubeAtLeast' }
  | { why: 'noNegotiateCrew' }
  | { why: 'notYourCube' }
  // Events, influence
  | { why: 'noEventThere' }
  | { why: 'eventElsewhere'; town: TownName }
  | { why: 'ichorNotForEvents' }
  | { why: 'noSkip' }
  | { why: 'skipUsed' }
  | { why: 'noSlotBehind' }
  // Free actions
  | { why: 'noMiracleHut' }
  | { why: 'nobodyInjured' }
  | { why: 'notInjured' }
  | { why: 'usedThisTurn' }
  | { why: 'exactlyTheExcess'; n: number }
  // Trade and raid
  | { why: 'noShipHere' }
  | { why: 'notYourself' }
  | { why: 'refusedOften'; by: Seat; limit: number }
  | { why: 'bothMustGive' }
  | { why: 'sameKindBothWays'; what: TradeKind }
  | { why: 'ichorNotTraded' }
  | { why: 'noneInTrade'; what: TradeKind }
  | { why: 'sameTerms' }
  | { why: 'rivalLacks'; what: TradeKind; need: number; have: number }
  | { why: 'noBooksInArchitect' };
