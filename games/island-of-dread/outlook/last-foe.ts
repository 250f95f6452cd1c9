import type { Card, World } from '../content/world.ts';

/** ID-208: the Challenge whose defeat wins the game. */
export const lastFoe = ({ cards, lists }: World): Card | undefined =>
  cards.find(({ reward }) => lists[reward]?.some((deed) => deed.do === 'win'));
