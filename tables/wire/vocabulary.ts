/** The closed words and limits of the wire. No schemas here: the page loads this file at once. */

/** From easy to strong. */
export const BOT_LEVELS = ['calm', 'keen', 'fierce'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
export const DEFAULT_LEVEL: BotLevel = 'keen';

/** The first two play without a search, as a baseline. */
export const LEVELS = ['random', 'greedy', ...BOT_LEVELS] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_PACES = ['instant', 'brisk', 'calm'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** In characters. */
export const LONGEST_NAME = 24;
export const LONGEST_TABLE_NAME = 40;
export const LONGEST_CHAT = 500;
/** The most actions of one command. */
export const LONGEST_PATH = 32;
/** In bytes. */
export const LONGEST_MESSAGE = 8192;
export const LARGEST_PACK = 200_000;

/** Said with one touch; everybody reads it in their own language. */
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

/** The phrases, and what the page says when a player asks for a hint. */
export const SAYINGS = [...PHRASES, 'askedForHint'] as const;
export type Saying = (typeof SAYINGS)[number];

export const STAGES = ['lobby', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export const NOTIFICATION_KINDS = ['turn', 'must', 'clock', 'ended', 'said', 'puzzle'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
