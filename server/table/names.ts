import { randomInt } from 'node:crypto';
import { hash } from '@skerry/engine';
import type { Person } from '@skerry/tables';

const BIRDS = [
  ...['heron', 'tern', 'gull', 'puffin', 'petrel', 'gannet', 'osprey', 'plover', 'curlew', 'eider', 'pelican', 'loon'],
] as const;

/** Said aloud across a room: short, and none sounds like another. */
const WORDS = [
  ...BIRDS,
  ...['coral', 'pearl', 'anchor', 'beacon', 'lagoon', 'harbour', 'island', 'tide', 'reef', 'shell', 'sail', 'dune'],
  ...['amber', 'apple', 'arrow', 'badge', 'basil', 'basket', 'bottle', 'branch', 'bridge', 'brook', 'bucket', 'button'],
  ...['cabin', 'candle', 'canvas', 'carpet', 'castle', 'cedar', 'cellar', 'cherry', 'cider', 'clover', 'cobalt'],
  ...['comet', 'compass', 'copper', 'cotton', 'cradle', 'crystal', 'dolphin', 'dragon', 'ember', 'engine', 'falcon'],
  ...['feather', 'fiddle', 'forest', 'fossil', 'garden', 'ginger', 'goblet', 'granite', 'hammer', 'hazel', 'helmet'],
  ...['honey', 'igloo', 'indigo', 'ivory', 'jacket', 'jasmine', 'jungle', 'kettle', 'ladder', 'lantern', 'lemon'],
  ...['linen', 'lizard', 'magnet', 'mango', 'maple', 'marble', 'meadow', 'melon', 'mirror', 'mosaic', 'needle'],
  ...['nutmeg', 'olive', 'onyx', 'orchid', 'oyster', 'paddle', 'panda', 'parrot', 'pebble', 'pepper', 'pillow'],
  ...['planet', 'pocket', 'prism', 'quartz', 'rabbit', 'raven', 'ribbon', 'rocket', 'saddle', 'salmon', 'satin'],
  ...['silver', 'sparrow', 'spiral', 'squid', 'sunset', 'tablet', 'temple', 'thistle', 'tiger', 'timber', 'tulip'],
  ...['tunnel', 'turtle', 'valley', 'velvet', 'violet', 'walnut', 'willow'],
] as const;

/** Two words and a number: `heron-coral-482-913-207`. For the odds of guessing one, see SECURITY.md. */
export function newJoinCode(): string {
  const word = (): string => WORDS[randomInt(WORDS.length)] ?? '';
  const figures = (): string => String(randomInt(1000)).padStart(3, '0');
  return [word(), word(), figures(), figures(), figures()].join('-');
}

/** Accepts any case, with or without separators. */
export function readJoinCode(text: string): string {
  const written = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // Lobbies made before codes became longer have six digits.
  const [, letters = '', figures = ''] = /^([a-z]+)((?:\d{3}){2,3})$/.exec(written) ?? [];
  const start = WORDS.find((word) => letters.startsWith(word) && isWord(letters.slice(word.length)));
  if (start === undefined) return written;
  return [start, letters.slice(start.length), ...figures.split(/(?<=^(?:\d{3})+)(?=\d)/)].join('-');
}

const isWord = (letters: string): boolean => WORDS.some((word) => word === letters);

/** A watcher is a bird, always the same. */
export function watcherName(person: Person): string {
  const bird = BIRDS[Number.parseInt(hash(person).slice(0, 6), 16) % BIRDS.length] ?? '';
  return bird.charAt(0).toUpperCase() + bird.slice(1);
}

/** Keeps line breaks and joined emoji; removes control characters and those that change the direction of text. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
