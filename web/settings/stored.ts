import { ASKING, type Asking, LANGUAGES, type Language, spokenOf } from '@skerry/engine';
import { BOT_PACES, type BotPace } from '@skerry/tables';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];
export const CONTRASTS = ['system', 'more', 'normal'] as const;
export type Contrast = (typeof CONTRASTS)[number];

export interface Stored {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Signal the reader's turn by title, icon and sound. */
  readonly callMe: boolean;
  /** Also by a browser notification; permission has been asked. */
  readonly notify: boolean;
  /** When the reader wants to be asked whether to use something. */
  readonly asking: Asking;
  readonly pace: BotPace;
  /** Open the next table that waits, once the reader has moved. */
  readonly goOn: boolean;
  readonly motion: Motion;
  readonly contrast: Contrast;
  /** The hints that are switched on, by the keys of `GameBoard.hints`. */
  readonly hints: readonly string[];
  /** The reader's name; empty until one is given. */
  readonly name: string;
}

export function defaults(languages: readonly string[]): Stored {
  return {
    language: spokenOf(languages),
    theme: 'system',
    sound: true,
    volume: 0.6,
    callMe: true,
    notify: false,
    asking: 'matters',
    pace: 'brisk',
    goOn: false,
    motion: 'system',
    contrast: 'system',
    hints: [],
    name: '',
  };
}

/** Stored values over the defaults. Unreadable ones, from another version or edited by hand, are left out. */
export function readStored(text: string | null, given: Stored): Stored {
  const found = parsed(text);
  return {
    language: oneOf(LANGUAGES, found.language) ?? given.language,
    theme: oneOf(THEMES, found.theme) ?? given.theme,
    sound: typeof found.sound === 'boolean' ? found.sound : given.sound,
    volume: typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 1 ? found.volume : given.volume,
    callMe: typeof found.callMe === 'boolean' ? found.callMe : given.callMe,
    notify: typeof found.notify === 'boolean' ? found.notify : given.notify,
    asking: oneOf(ASKING, found.asking) ?? given.asking,
    pace: oneOf(BOT_PACES, found.pace) ?? given.pace,
    goOn: typeof found.goOn === 'boolean' ? found.goOn : given.goOn,
    motion: oneOf(MOTIONS, found.motion) ?? given.motion,
    contrast: oneOf(CONTRASTS, found.contrast) ?? given.contrast,
    hints: Array.isArray(found.hints) ? found.hints.filter((hint) => typeof hint === 'string') : given.hints,
    name: typeof found.name === 'string' ? found.name : given.name,
  };
}

/** Only what differs from the defaults, so that the rest continues to follow the browser. */
export function writeStored(chosen: Stored, given: Stored): string {
  const differing = Object.entries(chosen).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(given[key as keyof Stored]),
  );
  return JSON.stringify(Object.fromEntries(differing));
}

function parsed(text: string | null): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as { [key: string]: unknown }) : {};
  } catch {
    return {};
  }
}

const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((each) => each === value);
