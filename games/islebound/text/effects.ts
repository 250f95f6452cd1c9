import type { Said } from '@skerry/engine';
import type { Ability, Gift, Thing } from '../content/vocabulary.ts';
import type { Mode } from '../content/world.ts';
import type { effects } from './en/effects.ts';

/** The occasion of a gain: the fields of a gift that define it. */
export type Moment = Pick<Gift, 'when' | 'where' | 'of'> & { readonly each: number };

/** A language's words for buildings' effects. In Architect cards replace books. */
export type EffectWords = Said<typeof effects>;

interface Gifts {
  readonly moment: Moment;
  readonly things: { [what in Thing]?: number };
}

/** A building's effects at this table, in whole sentences; effects of one occasion share a sentence. */
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
