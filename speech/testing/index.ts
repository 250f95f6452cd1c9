export { flawed, flaws, labelFlaws, sentenceFlaws } from './flaws.ts';
