import type { Offers, Seat } from '@skerry/engine';
import { type SpaceNumber, TERRAINS } from '../content/vocabulary.ts';
import { cellOf, neighbours, SEA, SPACE_WORDS, type World } from '../content/world.ts';
import { AT, announce, offerUses } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { leaveTown } from './captain.ts';
import { helped } from './counters.ts';
import { active, isAt, notAsked, plain, top, whyNotAt, whyNotYou } from './current-step.ts';
import { diceAtHand, NOTHING_SPENT, terrainsAhead, waysAfter, wildTerrain } from './dice.ts';
import type { Movement } from './facts.ts';
import { addCounters, exhaustionOf } from './figures.ts';
import type { Reason } from './reasons.ts';
import { isFlooded, isOnLand, isVoyaging, terrainAt } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';
import { offerLanes } from './voyage.ts';

const MOVE: Step = { do: 'move' };
const SAIL: Step = { do: 'sail' };
const WALK: Step = { do: 'walk' };
const REROLL: Step = { do: 'rerollAsk' };
const ROLL_DICE: readonly Step[] = [0, 1, 2, 3, 4, 5].map((dice) => ({ do: 'rollDice', dice }));
const ROLL: ActionOf<'roll'> = { act: 'roll' };
const RESTS = [1, 2, 3, 4].map((n): ActionOf<'rest'> => ({ act: 'rest', n }));
const STEPS = SPACE_WORDS.map((to): ActionOf<'step'> => ({ act: 'step', to }));
const STAY: ActionOf<'stay'> = { act: 'stay' };
const ENTERS = SPACE_WORDS.map((to): ActionOf<'enter'> => ({ act: 'enter', to }));
const HALT: ActionOf<'halt'> = { act: 'halt' };
const FACES = [1, 2, 3, 4, 5, 6];
const MARKS = FACES.map((face): ActionOf<'mark'> => ({ act: 'mark', face }));
const ROLL_AGAIN: ActionOf<'rollAgain'> = { act: 'rollAgain' };
const MARK_DIE: Step = { do: 'markDie', marked: [] };

/** ID-46: mandatory effects come first; optional ones are offered with the move. */
export const movement = (world: World): StepRules<'movement'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    dealer.tell?.({ fact: 'stepBegan', seat, step: 'movement' });
    state.agenda.push(isVoyaging(playerOf(state, seat)) ? SAIL : MOVE);
    announce(world, state, seat, AT.beforeMove);
  },
});

/** ID-47: roll, rest, one free step, stay, or set sail. */
export const move = (world: World): StepRules<'move'> => ({
  isStart: true,
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['use', 'roll', 'rest', 'step', 'lane', 'stay'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    const dice = diceAtHand(world, state, seat);
    if (dice > 0) offers.push(ROLL);
    const most = Math.min(exhaustionOf(playerOf(state, seat)), restDice(world, dice));
    for (let n = 0; n < most; n++) offers.push(RESTS[n]!);
    for (const cell of world.chart.near[playerOf(state, seat).at]!)
      if (!isFlooded(world, state, cell)) offers.push(STEPS[cell]!);
    offerLanes(world, state, seat, offers);
    offers.push(STAY);
  },
  run() {},
});

/** Why a seat cannot act in the Movement Step on land. */
export function whyNoMove(state: State, seat: Seat): Reason | undefined {
  const notYou = whyNotYou(state, seat);
  if (notYou !== undefined) return notYou;
  const { do: now } = top(state);
  if (now === 'move') return undefined;
  if (now === 'sail' || now === 'sailThrough') return { why: 'onAnchorSailOn' };
  return AFTER_MOVING.includes(now) ? { why: 'movedAlready' } : notAsked(state);
}
const AFTER_MOVING: readonly Step['do'][] = ['walk', 'fly', 'rerollAsk', 'markDie', 'meet', 'market', 'experience'];

export const roll = (world: World): Rules<'roll'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'move') || isAt(state, seat, 'sail')) tries.push(ROLL);
  },
  why(state, seat) {
    const why = whyNoMove(state, seat);
    if (why !== undefined) return why;
    return diceAtHand(world, state, seat) > 0 ? undefined : { why: 'tooFewDice', dice: 0 };
  },
  take(state, seat) {
    state.agenda.pop();
    state.agenda.push(ROLL_DICE[diceAtHand(world, state, seat)]!);
  },
});

/** ID-51: never counted above four. */
export const restDice = (world: World, dice: number): number => Math.min(dice, world.content.numbers.restFrom);

/** ID-50: for each die below four one exhaustion is removed. */
export const rest = (world: World): Rules<'rest'> => ({
  fields: { n: [1, 2, 3, 4] },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'move')) tries.push(...RESTS.slice(0, Math.max(1, exhaustionOf(playerOf(state, seat)))));
  },
  why(state, seat, { n }) {
    const why = whyNoMove(state, seat);
    if (why !== undefined) return why;
    const exhaustion = exhaustionOf(playerOf(state, seat));
    if (n > exhaustion) return { why: 'nothingToRest', exhaustion };
    const dice = restDice(world, diceAtHand(world, state, seat));
    return n > dice ? { why: 'tooFewDice', dice } : undefined;
  },
  take(state, seat, { n }) {
    state.agenda.pop();
    const dice = restDice(world, diceAtHand(world, state, seat)) - n;
    state.agenda.push({ do: 'restWho', left: n, dice });
  },
});

/** The player chooses the figure for each removed exhaustion, if several have any. */
export const restWho: StepRules<'restWho'> = {
  whom: active,
  asks: (state, { left }, seat) =>
    seat === state.active && left > 0 && helped(state, seat, 'party', 'exhaustion').length > 1,
  acts: ['relieve'],
  run(state, { left, dice }, dealer) {
    const seat = state.active;
    const [figure] = helped(state, seat, 'party', 'exhaustion');
    if (left > 0 && figure !== undefined) {
      addCounters(playerOf(state, seat), figure, 'exhaustion', -left);
      dealer.tell?.({ fact: 'rested', seat, figure, n: left });
    }
    // Four removed means no roll.
    if (dice > 0) state.agenda.push(ROLL_DICE[dice]!);
  },
};

export const rollDice = (world: World): StepRules<'rollDice'> => ({
  run(state, { dice: count }, dealer) {
    const seat = state.active;
    const dice: number[] = [];
    while (dice.length < count) dice.push(dealer.die(world.faces.length, 'moveDice') - 1);
    playerOf(state, seat).promisedDice = 0;
    state.walk = { dice, ways: NOTHING_SPENT, entered: 0 };
    dealer.tell?.({ fact: 'moveRolled', seat, faces: dice.map((face) => face + 1) });
    state.agenda.push(WALK, REROLL);
  },
});

/** A card allows a reroll of any dice. */
export function askForMarks(state: State): void {
  state.agenda.push(MARK_DIE);
}

/** Dice are marked one by one, then all marked ones are rerolled once. */
export const markDie: StepRules<'markDie'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['mark', 'rollAgain'],
  run() {},
};

/** The first unmarked die with a face, or -1. */
function unmarked(state: State, marked: readonly number[], face: number): number {
  return state.walk!.dice.findIndex((each, die) => each === face - 1 && !marked.includes(die));
}

export const mark: Rules<'mark'> = {
  fields: { face: FACES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'markDie')) tries.push(...MARKS);
  },
  why(state, seat, { face }) {
    const notNow = whyNotAt(state, seat, 'markDie');
    if (notNow !== undefined) return notNow;
    const step = top(state);
    const { marked } = step as Extract<Step, { do: 'markDie' }>;
    return unmarked(state, marked, face) < 0 ? { why: 'noSuchFace' } : undefined;
  },
  take(state, _seat, { face }) {
    const step = state.agenda.pop()!;
    if (step.do !== 'markDie') return;
    state.agenda.push({ do: 'markDie', marked: [...step.marked, unmarked(state, step.marked, face)] });
  },
};

export const rollAgain = (world: World): Rules<'rollAgain'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'markDie')) tries.push(ROLL_AGAIN);
  },
  why(state, seat) {
    const notNow = whyNotAt(state, seat, 'markDie');
    if (notNow !== undefined) return notNow;
    const step = top(state);
    return step.do === 'markDie' && step.marked.length === 0 ? { why: 'noDieMarked' } : undefined;
  },
  take(state, seat, _action, dealer) {
    const step = state.agenda.pop()!;
    if (step.do !== 'markDie') return;
    const was = state.walk!.dice;
    const dice = was.map((face, die) =>
      step.marked.includes(die) ? dealer.die(world.faces.length, 'moveDice') - 1 : face,
    );
    const { ways, entered } = state.walk!;
    state.walk = { dice, ways, entered };
    const seen = (faces: readonly number[]): number[] => step.marked.map((die) => faces[die]! + 1);
    dealer.tell?.({ fact: 'diceRerolled', seat, was: seen(was), now: seen(dice) });
  },
});

/** ID-52: one space after the other, as the dice allow. */
export const walk = (world: World): StepRules<'walk'> => ({
  whom: active,
  asks: (state, _step, seat) => seat === state.active && state.walk!.entered < state.walk!.dice.length,
  acts: ['use', 'enter', 'halt'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    const ahead = terrainsAhead(world, state.walk!, wildTerrain(world, state, seat));
    for (const cell of world.chart.near[playerOf(state, seat).at]!) {
      const terrain = terrainAt(world, state, cell);
      if (terrain !== SEA && (ahead & (1 << terrain)) !== 0) offers.push(ENTERS[cell]!);
    }
    offers.push(HALT);
  },
  run(state) {
    state.walk = null;
  },
});

/** ID-58: why a Hero cannot go to an adjacent space, whatever the dice. */
function whyNotBeside(world: World, state: State, seat: Seat, cell: SpaceNumber): Reason | undefined {
  const { at } = playerOf(state, seat);
  const { terrain, landmass } = world.chart;
  if (terrain[cell] === SEA || landmass[cell] !== landmass[at]) return { why: 'acrossSea' };
  if (!neighbours(at).includes(cell)) return { why: 'notAdjacent' };
  return isFlooded(world, state, cell) ? { why: 'flooded', space: SPACE_WORDS[cell]! } : undefined;
}

/** ID-56 */
export const step = (world: World): Rules<'step'> => ({
  fields: { to: SPACE_WORDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'move')) return;
    for (const cell of world.chart.near[playerOf(state, seat).at]!) tries.push(STEPS[cell]!);
  },
  why: (state, seat, { to }) => whyNoMove(state, seat) ?? whyNotBeside(world, state, seat, cellOf(to)),
  take(state, seat, { to }, dealer) {
    state.agenda.pop();
    goTo(world, state, seat, cellOf(to), 'step', dealer);
  },
});

export const stay: Rules<'stay'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'move')) tries.push(STAY);
  },
  why: whyNoMove,
  take(state, seat, _action, dealer) {
    state.agenda.pop();
    dealer.tell?.({ fact: 'stayed', seat });
  },
};

/** One space: by a die in `walk`, by flight in `fly`. */
export const enter = (world: World): Rules<'enter'> => ({
  fields: { to: SPACE_WORDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'walk') && !isAt(state, seat, 'fly')) return;
    for (const cell of world.chart.near[playerOf(state, seat).at]!) tries.push(ENTERS[cell]!);
  },
  why(state, seat, { to }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const { do: now } = top(state);
    if (now !== 'walk' && now !== 'fly') {
      if (now === 'meet' && state.walk === null && isOnLand(playerOf(state, seat))) return { why: 'diceSpent' };
      return notAsked(state);
    }
    const cell = cellOf(to);
    const why = whyNotBeside(world, state, seat, cell);
    if (why !== undefined || now === 'fly') return why;
    const terrain = terrainAt(world, state, cell);
    const going = state.walk!;
    if (waysAfter(world, going, terrain, wildTerrain(world, state, seat)) !== 0) return undefined;
    return { why: 'noDieFor', terrain: TERRAINS[terrain]!, dice: going.dice.map((face) => face + 1) };
  },
  take(state, seat, { to }, dealer) {
    const now = top(state);
    const cell = cellOf(to);
    if (now.do === 'fly') {
      state.agenda.pop();
      if (now.left > 1) state.agenda.push({ do: 'fly', left: now.left - 1 });
      goTo(world, state, seat, cell, 'flight', dealer);
      return;
    }
    const going = state.walk!;
    const ways = waysAfter(world, going, terrainAt(world, state, cell), wildTerrain(world, state, seat));
    state.walk = { dice: going.dice, ways, entered: going.entered + 1 };
    goTo(world, state, seat, cell, 'die', dealer);
  },
});

export const halt = plain(HALT, ['walk', 'fly'], (state) => {
  state.agenda.pop();
  state.walk = null;
});

/** Moves a Hero into a space. ID-64: an Event's effect there happens at once. */
export function goTo(world: World, state: State, seat: Seat, cell: SpaceNumber, how: Movement, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const from = SPACE_WORDS[player.at]!;
  leaveTown(world, state, seat, dealer);
  player.at = cell;
  if (how === 'teleport') dealer.tell?.({ fact: 'teleported', seat, to: SPACE_WORDS[cell]! });
  else dealer.tell?.({ fact: 'moved', seat, from, to: SPACE_WORDS[cell]!, how });
  announce(world, state, seat, AT.enterSpace);
}

export { ENTERS, HALT };
