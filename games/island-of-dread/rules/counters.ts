import type { Seat } from '@skerry/engine';
import { type CardNumber, type Kind, NONE, type Who } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { enemySeat, isAt, isDuel, notAsked, top, whyNotYou } from './current-step.ts';
import { fall } from './fallen-figure.ts';
import { addCounters, countersOn, lifeOf, staminaOf } from './figures.ts';
import { type Player, playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/**
 * Puts counters on a figure. ID-22: exhaustion beyond Stamina becomes wounds, one for one; ID-21: a figure whose wounds reach
 * its Life falls at once. Returns whether it still stands.
 */
export function putCounters(
  world: World,
  state: State,
  seat: Seat,
  figure: CardNumber,
  kind: Kind,
  n: number,
  dealer: Dealer,
  fact: 'countersPut' | 'damageTaken' = 'countersPut',
): boolean {
  const player = playerOf(state, seat);
  const room =
    kind === 'wound' ? 0 : Math.max(0, staminaOf(world, player, figure) - countersOn(player, figure, 'exhaustion'));
  const exhaustion = kind === 'wound' ? 0 : Math.min(n, room);
  const wounds = n - exhaustion;
  if (exhaustion > 0) {
    addCounters(player, figure, 'exhaustion', exhaustion);
    dealer.tell?.({ fact, seat, figure, kind: 'exhaustion', n: exhaustion });
  }
  if (wounds === 0) return true;
  const life = lifeOf(world, player, figure);
  const before = countersOn(player, figure, 'wound');
  addCounters(player, figure, 'wound', Math.min(wounds, life - before));
  dealer.tell?.({ fact, seat, figure, kind: 'wound', n: wounds });
  if (before + wounds < life) return true;
  fall(world, state, seat, figure, dealer);
  return false;
}

export function removeCounters(
  state: State,
  seat: Seat,
  figure: CardNumber,
  kind: Kind,
  most: number,
  dealer: Dealer,
): void {
  const player = playerOf(state, seat);
  const n = Math.min(most, countersOn(player, figure, kind));
  if (n === 0) return;
  addCounters(player, figure, kind, -n);
  dealer.tell?.({ fact: 'countersRemoved', seat, figure, kind, n });
}

/** The figures of a player that an effect names. */
export function figuresFor(player: Player, who: Who): readonly number[] {
  switch (who) {
    case 'hero':
      return [player.hero];
    case 'heroOrAlly':
    case 'party':
      return [player.hero, ...player.allies];
    case 'eachAlly':
      return player.allies;
    case 'captain':
      return player.captain === NONE ? [] : [player.captain];
    case 'enemy':
      return [];
  }
}

/** Those that have counters to lose. */
export function helped(state: State, seat: Seat, who: Who, kind: Kind): readonly number[] {
  const player = playerOf(state, seat);
  if (who === 'enemy') return enemyHelped(state, seat, kind);
  return figuresFor(player, who).filter((figure) => countersOn(player, figure, kind) > 0);
}

/** ID-226: in a fight of Heroes the enemy is the other Hero. */
function enemyHelped(state: State, seat: Seat, kind: Kind): readonly number[] {
  if (state.combat === null) return [];
  if (!isDuel(state)) return state.combat.wounds > 0 ? [NONE] : [];
  const other = playerOf(state, enemySeat(state, seat));
  return countersOn(other, other.hero, kind) > 0 ? [other.hero] : [];
}

/** The player's choice of the figure that loses counters, if several have any. */
export const pickFigureStep: StepRules<'pickFigure'> = {
  asks: (state, { seat: whose, kind, n }, seat) =>
    seat === whose && n > 0 && helped(state, seat, 'party', kind).length > 1,
  acts: ['relieve', 'enough'],
  run(state, { seat, kind, n }, dealer) {
    const [figure] = helped(state, seat, 'party', kind);
    if (figure !== undefined && n > 0) removeCounters(state, seat, figure, kind, n, dealer);
  },
};

const RELIEVES: ActionOf<'relieve'>[] = [];
const relieveOf = (figure: CardNumber): ActionOf<'relieve'> => {
  RELIEVES[figure] ??= { act: 'relieve', figure };
  return RELIEVES[figure];
};

/** In `pickFigure` a counter of its kind goes, in `restWho` one of exhaustion. */
export const relieve = (world: World): Rules<'relieve'> => ({
  fields: { figure: [...world.heroes, ...world.allies, ...world.captains] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'pickFigure') && !isAt(state, seat, 'restWho')) return;
    for (const figure of figuresFor(playerOf(state, seat), 'party')) tries.push(relieveOf(figure));
  },
  why(state, seat, { figure }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (step.do !== 'pickFigure' && step.do !== 'restWho') return notAsked(state);
    const kind = step.do === 'pickFigure' ? step.kind : 'exhaustion';
    const player = playerOf(state, seat);
    if (figure !== player.hero && !player.allies.includes(figure)) return { why: 'notAFigure' };
    if (countersOn(player, figure, kind) > 0) return undefined;
    return kind === 'wound' ? { why: 'unhurt', figure } : { why: 'noExhaustion', figure };
  },
  take(state, seat, { figure }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do === 'pickFigure') {
      const n = step.who === 'party' ? 1 : step.n;
      removeCounters(state, seat, figure, step.kind, n, dealer);
      if (step.n > n) state.agenda.push({ ...step, n: step.n - n });
    } else if (step.do === 'restWho') {
      addCounters(playerOf(state, seat), figure, 'exhaustion', -1);
      dealer.tell?.({ fact: 'rested', seat, figure, n: 1 });
      state.agenda.push({ ...step, left: step.left - 1 });
    }
  },
});

const ENOUGH: ActionOf<'enough'> = { act: 'enough' };

/** "Up to": the player may leave the rest. */
export const enough: Rules<'enough'> = {
  fields: {},
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'pickFigure' && step.seat === seat && step.who === 'party') tries.push(ENOUGH);
  },
  why(state, seat) {
    const step = top(state);
    return whyNotYou(state, seat) ?? (step.do === 'pickFigure' && step.who === 'party' ? undefined : notAsked(state));
  },
  take(state) {
    state.agenda.pop();
  },
};
