/** The closed words and the sizes of the wire. No schemas here: the page loads this file at once. */

/** The levels a person may choose for a bot, from easy to strong. */
export const BOT_LEVELS = ['calm', 'keen', 'fierce'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
export const DEFAULT_LEVEL: BotLevel = 'keen';

/** All levels: the first two play without a search, to compare the others with. */
export const LEVELS = ['random', 'greedy', ...BOT_LEVELS] as const;
export type Level = (typeof LEVELS)[number];

/** How quickly bots move. */
export const BOT_PACES = ['instant', 'brisk', 'calm'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** The most letters of what people write. */
export const LONGEST_NAME = 24;
export const LONGEST_TABLE_NAME = 40;
export const LONGEST_CHAT = 500;
/** The most actions of one command. */
export const LONGEST_PATH = 32;
/** More bytes than any message of a client needs. */
export const LONGEST_MESSAGE = 8192;
/** More bytes than any content pack needs. */
export const LARGEST_PACK = 200_000;

/** What can be said with one touch; everybody reads it in their own language. */
export const PHRASES = [
  'goodIdea',
  'ratherNot',
  'letMeThink',
  'yourCall',
  'needHelp',
  'thanks',
  'wellPlayed',
  'sorry',
] as const;

/** What is said at a table in closed words: the phrases, and what a page says for somebody who asked for a hint. */
export const SAYINGS = [...PHRASES, 'askedForHint'] as const;
export type Saying = (typeof SAYINGS)[number];

/** A table is first set, then played, then over. */
export const STAGES = ['lobby', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What people can be notified of. */
export const NOTIFICATION_KINDS = ['turn', 'must', 'clock', 'ended', 'said', 'puzzle'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
