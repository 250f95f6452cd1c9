export { flawed, flaws, labelFlaws, sentenceFlaws } from './flaws.ts';
export { sayings } from './sayings.ts';
export { type Samples, type TextBattery, textBattery, YOU } from './text-battery.ts';
