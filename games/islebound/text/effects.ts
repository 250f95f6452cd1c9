import type { Said } from '@skerry/engine';
import type { Ability, Gift, Thing } from '../content/vocabulary.ts';
import type { Mode } from '../content/world.ts';
import type { effects } from './en/effects.ts';

/** When something is gained: the fields of a gift that say so. */
export type Moment = Pick<Gift, 'when' | 'where' | 'of'> & { readonly each: number };

/** How a language tells what a building does. In Architect cards take the place of books. */
export type EffectWords = Said<typeof effects>;

interface Gifts {
  readonly moment: Moment;
  readonly things: { [what in Thing]?: number };
}

/** What a building does as the table plays it, in whole sentences. What comes at one moment is told at once. */
export function effectsOf(words: EffectWords, abilities: readonly Ability[], mode: Mode): string[] {
  const isArchitect = mode === 'architect';
  const told: (string | Gifts)[] = [];
  for (const ability of abilities) {
    if (ability.variant !== undefined && ability.variant !== mode) continue;
    if (ability.do !== 'gain') {
      // There is no row in Architect.
      if (!isArchitect || ability.do !== 'modify' || ability.what !== 'books')
        told.push(plain(words, ability, isArchitect));
      continue;
    }
    const { when, where, of, what, n, each = 1 } = mode === 'fr1' ? { ...ability, ...ability.fr1 } : ability;
    const moment = { when, where, of, each };
    const same = told.find((piece): piece is Gifts => typeof piece === 'object' && isSame(piece.moment, moment));
    if (same === undefined) told.push({ moment, things: { [what]: n } });
    else same.things[what] = n;
  }
  return told.map((piece) => (typeof piece === 'string' ? piece : words.gain(piece.things, piece.moment, isArchitect)));
}

function plain(words: EffectWords, ability: Exclude<Ability, Gift>, isArchitect: boolean): string {
  switch (ability.do) {
    case 'modify':
      return words.modify[ability.what](ability.n);
    case 'takeIchor':
      return words.ichor[ability.when];
    case 'heal':
      return words.heal(ability.n);
    case 'score':
      return words.score(ability.n, ability.per, ability.each, isArchitect);
    default:
      return words.leaves[ability.do];
  }
}

const isSame = (one: Moment, other: Moment): boolean =>
  one.when === other.when && one.where === other.where && one.of === other.of && one.each === other.each;
