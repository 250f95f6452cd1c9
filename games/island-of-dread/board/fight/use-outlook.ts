import { NONE } from '../../content/vocabulary.ts';
import type { Deed } from '../../content/world.ts';
import { throwsFor, throwsToEscape } from '../../rules/chance.ts';
import { needOf, rollBonus, strengthOf } from '../../rules/combat/values.ts';
import type { State } from '../../rules/state.ts';
import type { TextContext } from '../../text/context.ts';
import type { FightWords } from '../../text/fight.ts';

const percent = (chance: number): number => Math.round(chance * 100);

/** What the use of a card would come to in the combat that is on; nothing where its text says all there is to say. */
export function outlookOfUse(
  { content, state }: TextContext,
  words: FightWords['combat'],
  card: number,
  ability: number,
): string | undefined {
  const { combat } = state;
  const power = content.cards[card]?.powers[ability];
  if (combat === null || power === undefined) return undefined;
  for (const deed of content.lists[power.list] ?? []) {
    const found = outlookOf(state, deed);
    if (found !== undefined) return found;
  }
  return undefined;

  function outlookOf(now: State, deed: Deed): string | undefined {
    const { actor, role, seat, phase, dice, rival, rivalDice, damage, change } = now.combat!;
    const isRolled = dice[0]! > 0;
    const isRival = power!.card !== NONE && now.agenda.at(-1)?.do === 'opposing';
    switch (deed.do) {
      case 'roll': {
        if (isRival) return undefined;
        if ('succeed' in deed) return words.thenSure;
        if ('again' in deed) {
          const fresh: State = { ...now, combat: { ...now.combat!, dice: [0, 0] } };
          if (rival === NONE) return words.thenChance(percent(throwsFor(content, fresh, actor, role).chance));
          return undefined;
        }
        if (!isRolled) {
          const more: State = { ...now, combat: { ...now.combat!, bonus: now.combat!.bonus + deed.add } };
          return words.thenChance(percent(throwsFor(content, more, actor, role).chance));
        }
        const sum = dice[0]! + dice[1]! + strengthOf(content, now, seat, actor, phase) + rollBonus(content, now);
        return words.thenSum(sum + deed.add, rival === NONE || rivalDice[0]! > 0 ? needOf(content, now) : 0);
      }
      case 'damage':
        if ('taken' in deed) return words.thenDamage(Math.max(damage + deed.taken, Math.min(damage, deed.min ?? 0)));
        if ('dealt' in deed) return words.moreDamage(deed.dealt);
        return 'none' in deed && deed.span === undefined ? words.thenDamage(0) : undefined;
      case 'stat': {
        if (deed.who !== 'enemy' || !('add' in deed) || now.agenda.at(-1)?.do !== 'escape' || deed.stat !== 'ranged')
          return undefined;
        const changed = change.map((n, stat) => (stat === 0 ? n + deed.add : n));
        return words.thenChance(
          percent(throwsToEscape(content, { ...now, combat: { ...now.combat!, change: changed } }).chance),
        );
      }
      default:
        return undefined;
    }
  }
}
