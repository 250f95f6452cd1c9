import type { Card } from '../../content/cards.ts';
import type { Sight } from '../../content/islands.ts';

const terrains = { desert: 'desert', forest: 'forest', mountain: 'mountain', water: 'water' };

export const names = {
  terrains,
  cards: { ...terrains, any: 'any terrain' } satisfies Readonly<Record<Card, string>>,
  sights: {
    obelisk: { one: 'obelisk', many: 'obelisks' },
    book: { one: 'book', many: 'books' },
    toucan: { one: 'toucan', many: 'toucans' },
    yeti: { one: 'yeti', many: 'yetis' },
    'sea-monster': { one: 'sea monster', many: 'sea monsters' },
  } satisfies Readonly<Record<Sight, { readonly one: string; readonly many: string }>>,
  /** A village before its letter, and a bonus card before its letter or sights. */
  village: 'village',
  blueCard: 'blue card',
  redCard: 'red card',
  /** The achievements, from level 1 to 6. */
  levels: [
    'Day hiker',
    'Path finder',
    'Guest of honour',
    'Trail master',
    'Talk of the coast',
    'Beyond the map',
  ] satisfies readonly string[],
};
