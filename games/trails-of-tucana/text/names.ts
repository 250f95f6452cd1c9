import type { Card } from '../content/cards.ts';
import type { Sight, Terrain } from '../content/islands.ts';

/** What things are called in one language, as printed on the board: without an article. */
export interface Names {
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  readonly sights: Readonly<Record<Sight, { readonly one: string; readonly many: string }>>;
  /** A village before its letter, and a bonus card before its letter or sights. */
  readonly village: string;
  readonly blueCard: string;
  readonly redCard: string;
  /** The achievements, from level 1 to 6. */
  readonly levels: readonly string[];
}
