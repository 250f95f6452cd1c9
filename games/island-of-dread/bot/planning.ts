import type { Planning, Sequel } from '@skerry/bots/profile';
import { type Game, Random, type Seat, same } from '@skerry/engine';
import { cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import { isOnLand, isVoyaging } from '../rules/spaces.ts';
import { clone, playerOf, type State, type Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { Valuer } from './value.ts';

/** Planned steps: movement on land. At sea, at the market and in the Experience Step the quick player decides. */
const PLANNED: ReadonlySet<Step['do']> = new Set<Step['do']>(['move', 'walk', 'fly']);

/** Sampled movement rolls, shared by all options compared. */
const ROLLS: readonly (readonly number[])[] = (() => {
  const random = new Random(1);
  return Array.from({ length: 10 }, () => Array.from({ length: 5 }, () => random.below(6)));
})();

/** Each plan ends where dice or cards decide. */
export function planningOf(
  { content: world }: Game<IslandOfDread>,
  valuer: Valuer,
  quick: (state: State) => Action,
): Planning<IslandOfDread> {
  /** Adds the expected gain at the Hero's place. Once chance has decided, the position before it is judged. */
  function weigh(after: State, seat: Seat, before = after): number {
    const { at } = after.players[seat]!;
    return valuer.judge(before, seat, valuer.hope(before, seat, at));
  }

  /**
   * Leaves out abilities and pointless steps. The quick player's choice comes first; under way the only choice is the
   * way, unless an ability may be used.
   */
  function worthPlanning(state: State, _seat: Seat, offers: readonly Action[]): readonly Action[] {
    if (top(state).do === 'walk' && !offers.some(({ act }) => act === 'use')) return offers;
    const first = quick(state);
    return [first, ...offers.filter((offer) => !same(offer, first) && isWorthPlanning(state, offer))];
  }

  function isWorthPlanning(state: State, offer: Action): boolean {
    switch (offer.act) {
      case 'step': {
        const cell = cellOf(offer.to);
        const jewel = world.chart.jewelAt[cell]!;
        return world.chart.townAt[cell]! >= 0 || (jewel >= 0 && state.jewels[jewel] === 1);
      }
      case 'rest':
        return offer.n <= 2;
      case 'use':
      case 'stay':
        return false;
      default:
        return true;
    }
  }

  /** Samples several movement rolls: a roll is worth what can be reached with it. */
  function sequels(after: State): readonly Sequel<IslandOfDread>[] {
    const { walk } = after;
    if (walk === null || walk.entered > 0 || after.outcome !== null) return [];
    return ROLLS.map((faces) => {
      const state = clone(after);
      state.walk = { ...walk, dice: walk.dice.map((_, die) => faces[die]! % world.faces.length) };
      return { state, chance: 1 / ROLLS.length };
    });
  }

  return {
    isOn: ({ agenda }) => PLANNED.has(agenda[agenda.length - 1]!.do),
    key,
    worthPlanning,
    weigh,
    widths: {
      calm: { beam: 6, ends: 1, futures: 0 },
      keen: { beam: 12, ends: 6, futures: 1, trials: { most: 3, futures: 6 } },
      fierce: { beam: 24, ends: 12, futures: 1, trials: { most: 5, futures: 12 } },
    },
    sequels,
    narrow: 4,
  };
}

/** Everything that a turn's planned moves can change. */
function key(state: State): string {
  const { active, walk, turn, agenda } = state;
  const own = playerOf(state, active);
  const where = isOnLand(own) || isVoyaging(own) ? own.at : 'island';
  let key = `${state.turns}.${where}.${own.gold}.${own.points}.${own.wounds}.${own.exhaustion}.${own.trained}.${own.items}.${own.allies}`;
  key += `.${own.allyWounds}.${own.captain}.${own.loan}.${own.blue}.${own.green}.${own.legendary}.${own.down}`;
  key += `|${turn.bought}.${turn.looked}.${turn.hired}.${turn.dice}|${state.captains}|${state.stacks}`;
  if (walk !== null) key += `|${walk.dice}.${walk.ways}`;
  for (const step of agenda) key += `/${step.do}`;
  return key;
}
