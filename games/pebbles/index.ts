export { pebbles } from './pebbles.ts';
export { en } from './text/en/index.ts';
export { fr } from './text/fr/index.ts';
export * from './words.ts';
