export { capital, small } from '../lists.ts';
export { shortDay, wholeDay } from './dates.ts';
export { gerund } from './gerunds.ts';
export { list } from './lists.ts';
export { a, plural, possessive } from './nouns.ts';
export { count, figure, figures, number, ordinal, withFigure } from './numbers.ts';
export { group, nameOf, oneself, people, subject, theyDo, verb, who, whose } from './persons.ts';
