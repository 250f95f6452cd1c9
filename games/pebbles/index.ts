export { pebbles } from './pebbles.ts';
export { en } from './text/en.ts';
export { fr } from './text/fr.ts';
export * from './words.ts';
