import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../contract.ts';
import { SampleDealer } from '../dealers.ts';
import { canonical, copy, same } from '../json.ts';
import { readOptions } from '../keeping/options.ts';
import { settle, take } from '../loop.ts';
import { type Dial, type Edit, type EditingRules, edited, historyOf, stateNow, withEdit } from '../position/editing.ts';
import { Random } from '../random.ts';
import type { TextContext } from '../text.ts';
import { project } from '../view.ts';
import { demand, demandSame, show } from './demand.ts';
import { oneOf, randomMove, randomOptions } from './random-play.ts';

export interface EditingBatteryOptions<T extends GameTypes> {
  /** Positions from random games. */
  readonly positions: number;
  /** Edits tried in each of them. */
  readonly edits: number;
  /** What each language says of the things. */
  readonly words: readonly EditingWords<T>[];
}

interface EditingWords<T extends GameTypes> {
  readonly dials: { readonly [dial: string]: string };
  thing(thing: string, telling: TextContext<T>): string;
  value(dial: string, to: string, telling: TextContext<T>): string;
  sums(telling: TextContext<T>): readonly string[];
}

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elsa', 'Finn', 'Gaia', 'Hugo'];
const LONGEST = 120;

/** What must hold for the editing of every game: call it in one line of a test file. */
export function editingBattery<T extends GameTypes>(
  game: Game<T>,
  rules: EditingRules<T>,
  { positions, edits, words }: EditingBatteryOptions<T>,
): void {
  const apply = (state: T['State'], edit: Edit) => edited(rules, state, edit, game.content);

  describe(`editing positions of ${game.name}`, () => {
    const random = new Random(3);
    const states = Array.from({ length: positions }, () => randomState(game, random));

    test('every dial stands where it may, and turns to wherever it says', () => {
      for (const from of states) {
        let state = from;
        for (let count = 0; count < edits; count++) {
          const dials = rules.dials(state, game.content);
          demandSound(dials);
          const edit = randomEdit(oneOf(dials, random), random);
          const before = canonical(state);
          const after = apply(state, edit);
          demand(after !== undefined, () => `${show(edit)} is refused`);
          demandSame(canonical(state), before, `the state before ${show(edit)}`);
          demandSame(copy(after), after, `the state after ${show(edit)}, as JSON`);
          demand(game.seats.includes(after!.seats), () => `${after!.seats} seats after ${show(edit)}`);
          demandTurned(rules.dials(after!, game.content), edit);
          state = after!;
        }
      }
    });

    test('nothing else can be changed', () => {
      for (const state of states) {
        const [dial] = rules.dials(state, game.content);
        for (const edit of [
          { ...dial!, to: 'nowhere' },
          { ...dial!, to: 1e9 },
          { ...dial!, to: 0.5 },
          { thing: 'nothing', dial: dial!.dial, to: 1 },
          { thing: dial!.thing, dial: 'nothing', to: 1 },
        ])
          expect(apply(state, edit)).toBeUndefined();
      }
    });

    test('what was done is undone and done again, also when it was kept', () => {
      for (const from of states.slice(0, 20)) {
        let history = historyOf(from, { edits: [], done: 0 }, apply);
        for (let count = 0; count < edits; count++) {
          const dials = rules.dials(stateNow(history), game.content);
          history = withEdit(history, randomEdit(oneOf(dials, random), random), apply) ?? history;
        }
        const kept = historyOf(from, { edits: history.edits, done: history.done }, apply);
        expect(same(stateNow(kept), stateNow(history))).toBe(true);
        expect(same(stateNow({ ...history, done: 0 }), from)).toBe(true);
      }
    });

    test('each language has words for all of it', () => {
      for (const state of states) {
        const telling = { state: project<T>(state, 'watcher').state, names: NAMES, content: game.content };
        const dials = rules.dials(state, game.content);
        for (const said of words) {
          for (const sentence of said.sums(telling)) demandSaid(sentence);
          for (const dial of dials) {
            demandSaid(said.thing(dial.thing, telling));
            demandSaid(said.dials[dial.dial]);
            if (dial.kind !== 'number') for (const to of dial.to) demandSaid(said.value(dial.dial, to, telling));
          }
        }
      }
    });
  });
}

/** A position from a random game that is not over. */
function randomState<T extends GameTypes>(game: Game<T>, random: Random): T['State'] {
  const dealer = new SampleDealer(random.below(1e9));
  const seats = oneOf(game.seats, random);
  const drawn = randomOptions(game, seats, random);
  const isRefused = game.refuses?.(seats, { ...readOptions<T>(game, seats, {}), ...drawn }) !== undefined;
  const options = readOptions<T>(game, seats, isRefused ? {} : drawn);
  let state = game.setUp(seats, options, dealer);
  settle(game, state, dealer);
  for (let moves = random.below(LONGEST); moves > 0; moves--) {
    const next = game.clone(state);
    const { seat, action } = randomMove(game, next, random);
    take(game, next, seat, action, dealer);
    if (game.outcome(next) !== undefined) return state;
    state = next;
  }
  return state;
}

function randomEdit(dial: Dial, random: Random): Edit {
  const { thing, dial: name } = dial;
  const to = dial.kind === 'number' ? dial.least + random.below(dial.most - dial.least + 1) : oneOf(dial.to, random);
  return { thing, dial: name, to };
}

function demandSound(dials: readonly Dial[]): void {
  const names = dials.map(({ thing, dial }) => `${thing}: ${dial}`);
  demand(new Set(names).size === names.length, () => `two dials have the same name: ${names.join(', ')}`);
  for (const dial of dials) {
    if (dial.kind === 'number')
      demand(dial.now >= dial.least && dial.now <= dial.most, () => `${show(dial)} is out of its range`);
    else demand(new Set(dial.to).size === dial.to.length && dial.to.length > 0, () => `${show(dial)} repeats itself`);
  }
}

/** The dial stands where it was turned to; a thing that was put elsewhere, as a card, may have another name there. */
function demandTurned(dials: readonly Dial[], { thing, dial, to }: Edit): void {
  const found = dials.find((each) => each.thing === thing && each.dial === dial);
  if (found === undefined || found.kind === 'swap' || (found.kind === 'place' && found.count !== undefined)) return;
  demand(found.now === to, () => `${thing}: ${dial} is ${found.now}, not ${to}`);
}

function demandSaid(sentence: string | undefined): void {
  demand(
    sentence !== undefined && sentence.length > 0 && !/undefined|NaN|\[object/.test(sentence),
    () => `"${sentence}" says nothing`,
  );
}
