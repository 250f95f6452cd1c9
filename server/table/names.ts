import { randomInt } from 'node:crypto';
import { hash } from '@skerry/engine';
import type { Person } from '@skerry/tables';

/** Said aloud across a room, in the lobby. */
const WORDS = [
  ...['heron', 'tern', 'gull', 'puffin', 'petrel', 'gannet', 'osprey', 'plover', 'curlew', 'eider', 'pelican', 'loon'],
  ...['coral', 'pearl', 'anchor', 'beacon', 'lagoon', 'harbour', 'island', 'tide', 'reef', 'shell', 'sail', 'dune'],
] as const;

/** The first half are birds. */
const BIRDS = WORDS.slice(0, 12);

/** A word and a number: `heron-41`. The more are taken, the larger the number. */
export function newJoinCode(tries = 0): string {
  return `${WORDS[randomInt(WORDS.length)]}-${randomInt(10, 100 * 10 ** tries)}`;
}

/** As people write it: any case, with a blank or without. */
export const readJoinCode = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+)[\s_-]*(\d+)$/, '$1-$2');

/** Watchers have no name of their own; each is a bird, always the same. */
export function watcherName(person: Person): string {
  const bird = BIRDS[Number.parseInt(hash(person).slice(0, 6), 16) % BIRDS.length] ?? '';
  return bird.charAt(0).toUpperCase() + bird.slice(1);
}

/** What was said, with its line breaks and joined emoji but without what turns the text of others around. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
