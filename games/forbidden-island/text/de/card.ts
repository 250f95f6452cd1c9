import type { CardWords } from '@skerry/engine';

export const card: CardWords = {
  title: 'Die verbotene Insel',
  blurb: 'Rettet gemeinsam vier Schätze von einer sinkenden Insel.',
  mood: 'kooperativ',
};
