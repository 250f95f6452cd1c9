import type { Seat } from '@skerry/engine';
import type { Cell } from '../content/map.ts';
import type { Amounts, Banner, CrewSymbol, Payable, Thing, Times } from '../content/vocabulary.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Asked } from '../rules/state.ts';
import type { namesOf, Text, TextContext } from './context.ts';
import type { PanelWords } from './panels.ts';
import type { SlipWords } from './slips.ts';

/** What needs no more than its name on a button; of several the reader picks one on the chart. */
export const PLAIN_ACTS = [
  'homePort',
  'sail',
  'visit',
  'visitByParts',
  'attack',
  'diplomacy',
  'hunt',
  'buyFromHand',
  'heal',
  'doPart',
  'skip',
  'noSkip',
  'placeByHand',
  'placeNone',
  'retreat',
  'decline',
  'drop',
  'agree',
  'refuse',
  'leaveOut',
  'endTurn',
  'done',
  'roll',
  'keep',
  'placeBest',
  'next',
  'propose',
] as const satisfies readonly Action['act'][];
export type PlainAct = (typeof PLAIN_ACTS)[number];
/** Of several such actions each has a button of its own. */
export type ManyAct = Exclude<Action['act'], PlainAct>;

/** The words before rows of offers. */
export const GROUPS = ['action', 'free', 'exhaust', 'heal', 'combat', 'injure', 'negotiate', 'dump'] as const;
export type Group = (typeof GROUPS)[number];

/** Steps whose prompt has a remark beside it. */
export const REMARKED = ['act', 'reroll', 'short', 'influence', 'stow'] as const satisfies readonly Asked[];
export type Remarked = (typeof REMARKED)[number];

/** What a visit costs, and what its parts would bring. */
export interface VisitOutlook {
  readonly coin: number;
  /** Who gets the coin; on a neutral town it goes on the treasure map. */
  readonly to: Seat | undefined;
  readonly exhaust: readonly CrewSymbol[];
  readonly parts: readonly PartOutlook[];
}

export type PartOutlook =
  | { readonly do: 'rest' | 'hire' | 'reputation' }
  /** So many buildings of the row could be paid for; none is counted in Architect, where cards are secret. */
  | { readonly do: 'build'; readonly within: number; readonly of: number }
  | { readonly do: 'gain'; readonly what: Thing; readonly n: number }
  /** So many for each Work crew member counted, after `first` of the same thing. */
  | {
      readonly do: 'perWork';
      readonly what: Thing;
      readonly each: number;
      readonly workers: number;
      readonly first: number;
    }
  | { readonly do: 'gainOne'; readonly of: readonly { readonly what: Thing; readonly n: number }[] }
  | {
      readonly do: 'pay';
      readonly prices: readonly Amounts<Payable>[];
      readonly get: Amounts<Thing>;
      readonly times: Times;
      /** How often it could be made, where that is counted. */
      readonly most: number;
      readonly exhaust: CrewSymbol | undefined;
    };

/** A region as it is read aloud. */
export interface RegionOutlook {
  readonly town: string;
  readonly isPort: boolean;
  readonly owner: Seat | undefined;
  readonly banners: readonly Banner[];
  readonly strength: number;
  /** What the reader would need, where that is more. */
  readonly need: number | undefined;
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  readonly hasEvent: boolean;
  readonly ships: readonly Seat[];
  readonly passage: Passage | undefined;
}

/** What sailing somewhere takes. */
export interface Voyage {
  readonly steps: number;
  readonly fish: number;
  /** Whether an Administrate crew member is exhausted there. */
  readonly berth: boolean;
}

/** The same, or why it cannot be done. */
export type Passage = (Voyage & { readonly why?: undefined }) | { readonly why: string };

/** The words that stand on the chart and in the bar. A language that lacks one does not compile. */
export interface BoardWords {
  readonly names: ReturnType<typeof namesOf>;
  /** Seen first: prices and points, and the town that one lies off. */
  readonly stress: { readonly asked: RegExp; readonly told: RegExp };
  /** Beside a player's name: "off Borsham, speed 3". */
  caption(town: string, speed: number): string;
  /** The place of a player in a sentence or two. */
  about(context: TextContext, seat: Seat, town: string, speed: number): string;
  /** Nobody has chosen a home port yet. */
  readonly notAtSea: string;

  readonly labels: Readonly<Record<PlainAct, string>>;
  /** A letter of each label, different for all that stand in the bar together. */
  readonly hotkeys: Readonly<Record<PlainAct, string>>;
  /** Preferred for events, where their names have it. */
  readonly eventLetter: string;
  /** What brings the building row. */
  readonly buyLetter: string;
  readonly label: { readonly [K in ManyAct]: (action: ActionOf<K>, context: TextContext) => string };
  readonly groups: Readonly<Record<Group, string>>;
  /** "speed 3, 1 fish in the hold" */
  sailing(speed: number, fish: number): string;
  sailTo(context: TextContext, to: Cell): string;
  /** "4 steps, 1 fish" */
  passage(passage: Voyage): string;
  /** "5 steps need 2 fish, you have 1" */
  tooFar(why: { readonly distance: number; readonly speed: number; readonly fish: number }): string;
  visiting(context: TextContext, outlook: VisitOutlook): string;
  /** "needs 7: 62% with 5 dice" */
  attacking(need: number, dice: number, chance: number): string;
  /** "needs 6, you have 8" */
  influencing(need: number, have: number): string;
  coins(n: number): string;
  raiding(own: number, rival: number): string;
  /** "1 wood and 1 coin for 2 influence cubes" */
  /** A name, a colon, and what it stands for. */
  entry(name: string, content: string): string;
  event(exhaust: readonly CrewSymbol[], pay: Amounts<Payable>, cubes: number): string;
  worth(n: number): string;
  /** "still 3 times" */
  timesLeft(n: number, isFirst: boolean): string;
  readonly confirmEnd: string;
  /** Beside what is asked: how it is done. */
  readonly remarks: { readonly [S in Remarked]: string };

  /** The title of the chart, and below it. */
  readonly title: string;
  sailed(round: number): readonly [string, string];
  readonly legend: { readonly attack: string; readonly diplomacy: string };
  archipelago(regions: number): string;
  /** In the prompt, with so many rounds after this one. */
  lastRound(after: number): string;
  readonly chooseDestination: string;
  region(context: TextContext, outlook: RegionOutlook): string;
  readonly start: string;
  can(actions: readonly string[]): string;
  refused(why: string): string;

  /** The slip of a town: rows of a word and what it says. */
  readonly slip: {
    readonly close: string;
    owner(context: TextContext, owner: Seat | undefined): string;
    readonly action: string;
    readonly strength: string;
    readonly entry: string;
    readonly event: string;
    readonly ships: string;
    readonly route: string;
    needs(banners: readonly Banner[], strength: number, need: number | undefined): string;
    entryOf(coin: number, exhaust: readonly CrewSymbol[]): string;
    readonly noEntry: string;
    parts(parts: readonly PartOutlook[]): string;
  };

  readonly influence: string;
  track(slots: number): string;
  /** Below the slots of one worth. */
  worthEach(n: number): string;
  readonly yours: string;
  slot(context: TextContext, slot: number, worth: number, owner: Seat | 'blocked' | undefined, isNext: boolean): string;
  /** What was paid of what is needed: "3 of 6". */
  paidOf(paid: number, need: number): string;

  readonly headings: {
    readonly influence: string;
    readonly cards: string;
    readonly row: string;
  };
  /** What a player has, and the cards on the table, in sentences. */
  readonly told: {
    crew(crew: readonly string[], where: 'deck' | 'below' | 'injured'): string;
    goods(goods: Amounts<Thing>, ichor: boolean): string;
    renown(at: number, tokens: number): string;
    city(buildings: readonly string[]): string;
    event(name: string, town: string, terms: string): string;
    reputation(name: string): string;
    forHire(crew: readonly string[]): string;
    treasure(coins: number): string;
    token(name: string | undefined): string;
    space(n: number, building: string | undefined, coins: number, books: number): string;
  };
}

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
  readonly panels: PanelWords;
  readonly slips: SlipWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
export const panelWordsOf = (text: Text): PanelWords => (text as TextWithBoard).panels;
export const slipWordsOf = (text: Text): SlipWords => (text as TextWithBoard).slips;
