export { flawed, flaws, labelFlaws, sentenceFlaws } from './flaws.ts';
export { sayings } from './sayings.ts';
export { type TextBattery, textBattery } from './text-battery.ts';
