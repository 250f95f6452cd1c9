export { capital, small } from '../lists.ts';
export { shortDay, wholeDay } from './dates.ts';
export { de } from './elision.ts';
export { isInfinitive } from './infinitives.ts';
export { list } from './lists.ts';
export { agree, au, du, type Gender, Le, le, many, type Noun, plural, un, verb as nounDoes } from './nouns.ts';
export { count, figure, figures, number, ordinal, withFigure } from './numbers.ts';
export { does, group, has, nameOf, people, theyDo, verb, who } from './persons.ts';
