import type { Trials } from '@skerry/bots/profile';
import { type Game, isAsked, type Random, type SampleDealer, type Seat, same, take } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import { top } from '../rules/current-step.ts';
import { isOnLand } from '../rules/spaces.ts';
import { playerOf, type State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { lanesIn } from './on-land.ts';
import type { QuickPlayer } from './quick-player.ts';
import { LONGEST_RACE, wait } from './race.ts';
import type { SpendingEvaluator } from './spending-evaluator.ts';

/**
 * Imagined turns of the Hero, the current one included: in one a Hero gets nowhere, in more chance hides the effect
 * of the choice.
 */
const TURNS = 2;

/** Longer turns are going in circles. */
const MOST_MOVES = 1000;

/** The least saving of another choice: 0.3 turns. */
const SURE = 0.3 / LONGEST_RACE;

/**
 * Plays a Hero's race on for two turns without rivals, then asks the evaluator how many more are needed. Every
 * evaluator likes a Hero near many places; only playing on shows what comes of it.
 */
export function trialsOf(
  game: Game<IslandOfDread>,
  { now, later }: { readonly now: QuickPlayer; readonly later: QuickPlayer },
  judge: SpendingEvaluator,
): Trials<IslandOfDread> {
  const { chart } = game.content;

  /** Rivals wait in a town, so that their turns end at once. */
  function sendHome(state: State, racer: Seat): void {
    state.players.forEach((rival, seat) => {
      if (seat === racer || seat === state.active || isOnLand(rival)) return;
      rival.at = chart.towns[0]!;
      rival.captain = NONE;
    });
  }

  function playOn(state: State, seat: Seat, before: State, dealer: SampleDealer, random: Random): number {
    sendHome(state, seat);
    let { turns, active } = before;
    let ended = 0;
    for (let moves = 0; state.outcome === null && moves < MOST_MOVES; moves++) {
      if (state.turns !== turns) {
        if (active === seat) ended++;
        if (ended === TURNS) return worthOf(ended + judge.turnsLeft(state, playerOf(state, seat)));
        turns = state.turns;
        active = state.active;
        sendHome(state, seat);
      }
      const player = ended === 0 ? now : later;
      if (isAsked(game, state, seat)) take(game, state, seat, player.pick(state, random).action, dealer);
      else {
        const rival = state.players.findIndex((_, each) => isAsked(game, state, each));
        take(game, state, rival, wait(game, state, rival, random), dealer);
      }
    }
    return worthOf(state.outcome?.ranks[seat] === 1 ? ended : LONGEST_RACE);
  }

  return { playOn, sure: SURE };
}

/** Alternatives at an unplanned step, the usual choice first: at sea all lanes. */
export function worthTrying(state: State, offers: readonly Action[], usual: Action): readonly Action[] {
  if (top(state).do !== 'sail') return [usual];
  return [usual, ...lanesIn(offers).filter((lane) => !same(lane, usual))];
}

const worthOf = (turns: number): number => Math.max(0, 1 - turns / LONGEST_RACE);
