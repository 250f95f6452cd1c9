import type { Planning, Sequel } from '@skerry/bots/profile';
import { type Game, Random, type Seat, same } from '@skerry/engine';
import { cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import { isOnLand, isVoyaging } from '../rules/spaces.ts';
import { clone, type State, type Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { Valuer } from './value.ts';

/** The stops of a turn that are planned: where a Hero goes on land. At sea, at the market and in the Experience Step the quick player decides. */
const PLANNED: ReadonlySet<Step['do']> = new Set<Step['do']>(['move', 'walk', 'fly']);

/** Movement rolls that are imagined: the same for all that is compared. */
const ROLLS: readonly (readonly number[])[] = (() => {
  const random = new Random(1);
  return Array.from({ length: 10 }, () => Array.from({ length: 5 }, () => random.below(6)));
})();

/** What a bot needs to plan a turn: each plan ends where dice or cards have their say. */
export function planningOf(
  { content: world }: Game<IslandOfDread>,
  valuer: Valuer,
  quick: (state: State) => Action,
): Planning<IslandOfDread> {
  /**
   * With what may be expected of the place where the Hero is, or stops. Where chance has had its say the position before it is
   * judged.
   */
  function weigh(after: State, seat: Seat, before = after): number {
    const { at } = after.players[seat]!;
    return valuer.judge(before, seat, valuer.hope(before, seat, at));
  }

  /**
   * Without abilities and steps that lead nowhere. The quick player's choice comes first; on the way there is nothing to choose but
   * the way, unless an ability might be used.
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

  /** The dice of a movement roll are imagined several times over: what can be reached with them decides what a roll is worth. */
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

/** All that the planned moves of a turn can change. */
function key(state: State): string {
  const { active, walk, turn, agenda } = state;
  const own = state.players[active]!;
  const where = isOnLand(own) || isVoyaging(own) ? own.at : 'island';
  let key = `${state.turns}.${where}.${own.gold}.${own.points}.${own.wounds}.${own.exhaustion}.${own.trained}.${own.items}.${own.allies}`;
  key += `.${own.allyWounds}.${own.captain}.${own.loan}.${own.blue}.${own.green}.${own.legendary}.${own.down}`;
  key += `|${turn.bought}.${turn.looked}.${turn.hired}.${turn.dice}|${state.captains}|${state.stacks}`;
  if (walk !== null) key += `|${walk.dice}.${walk.ways}`;
  for (const step of agenda) key += `/${step.do}`;
  return key;
}
