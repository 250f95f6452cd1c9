import { type GameText, UNDO_REASONS, type UndoWhy } from '@skerry/engine';
import { type OptionWhy, sayOptionWhy } from './options.ts';
import { type PackWhy, sayPackWhy } from './packs.ts';
import type { ServerWhy } from './server-whys.ts';
import type { TableWords } from './words/index.ts';

const PLAIN_WHYS = [
  'busy',
  'ended',
  'fault',
  'fromPosition',
  'lookAgain',
  'muted',
  'nameNeeded',
  'nameTaken',
  'noRoom',
  'notATeam',
  'notAsked',
  'notHere',
  'notHost',
  'notOver',
  'notStarted',
  'notYourSeat',
  'nothingThere',
  'nothingToRedo',
  'openSeats',
  'otherRules',
  'seatNotAway',
  'seatTaken',
  'started',
  'stillPlayed',
  'unknownTable',
] as const;
export type PlainWhy = (typeof PLAIN_WHYS)[number];

type DetailedWhy =
  | { readonly why: 'badMessage'; readonly part: string }
  /** Why the seat can undo nothing. */
  | { readonly why: 'nothingToUndo'; readonly stop: UndoWhy['why'] }
  | OptionWhy
  | PackWhy;

/** Why any table refuses something, besides the rules of its game. */
export type CommonWhy = { readonly why: PlainWhy } | DetailedWhy;

export type TableWhy = CommonWhy | ServerWhy;

export type PlainSentences = { readonly [W in PlainWhy]: () => string } & {
  readonly badMessage: (why: { readonly part: string }) => string;
};

/** What only a server says, it sends as a sentence. */
export function isTableWhy(why: { readonly why: string }): why is CommonWhy {
  return isPlainWhy(why) || why.why === 'nothingToUndo' || isOptionWhy(why) || isPackWhy(why);
}

const isPlainWhy = ({ why }: { readonly why: string }): boolean =>
  why === 'badMessage' || PLAIN_WHYS.some((each) => each === why);

const isOptionWhy = (why: { readonly why: string }): why is OptionWhy =>
  why.why === 'badOption' || why.why === 'badSeatCount';

const isPackWhy = (why: { readonly why: string }): why is PackWhy => why.why === 'badPack' || why.why === 'noPacks';

/** With the text of the game, options go by their labels. */
export function sayTableWhy(words: TableWords, why: CommonWhy, text?: GameText): string {
  if (isOptionWhy(why)) return sayOptionWhy(words, why, text);
  if (isPackWhy(why)) return sayPackWhy(words, why, text);
  if (why.why === 'nothingToUndo') return UNDO_REASONS[words.language][why.stop];
  const say = words.reasons[why.why] as (why: CommonWhy) => string;
  return say(why);
}
