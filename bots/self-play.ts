import {
  type Game,
  type GameTypes,
  isAsked,
  project,
  Random,
  readOptions,
  SampleDealer,
  type Seat,
  scramble,
  settle,
  take,
} from '@skerry/engine';
import { rowLength, type SampleRows, writeRow } from './model.ts';
import { plan } from './plan.ts';
import type { BotProfile, Evaluators, Planning, Teaching, Widths } from './profile/bot-profile.ts';
import { blank, type EvaluatorShape } from './profile/evaluator.ts';
import { follow, isPlanned } from './turn.ts';

/** Self-play games for training. */
export interface SelfPlay {
  /** Their planning budget; without it the quick player makes all moves. */
  readonly widths?: Widths | undefined;
  /** Per thousand turns, those in which a random one of the better ends is tried. */
  readonly exploring: number;
  /** The weight of later positions in a target; the rest is the evaluation of the next one. */
  readonly lambda: number;
  /** Game numbers: from the first, inclusive, to the second, exclusive. */
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

/** Samples for the evaluator of ends of moves, and for that of starts of turns. */
export interface GameSamples {
  readonly moved: SampleRows;
  readonly begun: SampleRows;
  /** The sum of the games' rewards. */
  readonly won: number;
}

/** The number of best ends that exploration picks from. */
const TRIED = 12;

/** The parts of a game's bot profile that training needs. */
interface Learner<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly planning: Planning<T>;
  readonly teaching: Teaching<T>;
}

export function learnerOf<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  evaluators: Evaluators,
): Learner<T> {
  const taught = botProfile.teaching?.withEvaluators(evaluators);
  if (taught?.planning === undefined || taught.teaching === undefined)
    throw new Error(`${game.name} has nothing to learn by self-play.`);
  return { game, botProfile: taught, planning: taught.planning, teaching: taught.teaching };
}

/** Plays games and records their samples. A game depends only on its number, the seed and the evaluators. */
export function playAndNote<T extends GameTypes>(learner: Learner<T>, selfPlay: SelfPlay): GameSamples {
  const { shape } = learner.teaching;
  const moved = new GrowingRows(shape);
  const begun = new GrowingRows(shape);
  let won = 0;
  for (let n = selfPlay.from; n < selfPlay.to; n++) {
    const story = playGame(learner, selfPlay, n);
    for (const { moments, reward } of story) {
      noteTargets(moments, reward, selfPlay.lambda);
      for (const { evaluator, row, target } of moments) (evaluator === 'moved' ? moved : begun).note(row, target);
      won += reward / story.length;
    }
  }
  return { moved: moved.notes, begun: begun.notes, won };
}

/** A training position: the end of moves, or the start of a turn. */
interface Moment {
  /** The evaluator it trains. */
  readonly evaluator: 'moved' | 'begun';
  readonly row: Uint8Array;
  /** Its evaluation. */
  readonly thought: number;
  /** The plan's value, if there was a plan; otherwise the next moment's evaluation is used. */
  readonly ahead: number | undefined;
  /** Whether exploration replaced the best choice. */
  readonly isCut: boolean;
  target: number;
}

/** A game from one seat's view; a team counts as one seat. */
interface LivedGame {
  readonly seat: Seat;
  readonly moments: Moment[];
  reward: number;
}

/** A game in progress, being recorded. */
interface Play<T extends GameTypes> extends Learner<T> {
  readonly state: T['State'];
  readonly dealer: SampleDealer;
  readonly random: Random;
  readonly stories: readonly LivedGame[];
  readonly everybody: readonly Seat[];
}

function playGame<T extends GameTypes>(learner: Learner<T>, selfPlay: SelfPlay, n: number): readonly LivedGame[] {
  const { game, botProfile, teaching } = learner;
  const seed = scramble(selfPlay.seed, n);
  const dealer = new SampleDealer(seed);
  const { seats, options } = teaching.table(n);
  const state = game.setUp(seats, readOptions(game, seats, options), dealer);
  settle(game, state, dealer);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const stories = (game.team ? [0] : everybody).map((seat): LivedGame => ({ seat, moments: [], reward: 0 }));
  const play = { ...learner, state, dealer, random: new Random(seed), stories, everybody };
  let turn = -1;
  let plans = 0;
  while (game.outcome(state) === undefined) {
    const asked = everybody.find((seat) => isAsked(game, state, seat))!;
    const { number } = game.turn(state);
    const isNew = number !== turn;
    if (!isPlanned(learner, state, [asked])) {
      quickMove(play);
      continue;
    }
    turn = number;
    if (selfPlay.widths === undefined) tellQuickMove(play, isNew);
    else tellPlan(play, asked, isNew, selfPlay.widths, selfPlay.exploring, scramble(seed, plans++));
  }
  for (const story of stories) story.reward = botProfile.evaluate(state, story.seat);
  return stories;
}

function quickMove<T extends GameTypes>({ game, botProfile, state, dealer, random }: Play<T>): void {
  const { seat, action } = botProfile.policy(state, random);
  take(game, state, seat, action, dealer);
}

/** Records a quick player's move in a turn; it may end the moves. */
function tellQuickMove<T extends GameTypes>(play: Play<T>, isNew: boolean): void {
  const { game, planning, state, stories } = play;
  if (isNew) for (const { seat, moments } of stories) moments.push(momentOf(play, state, seat, 'begun'));
  const before = game.clone(state);
  quickMove(play);
  const isOn = game.turn(before).number === game.turn(state).number && planning.isOn(state);
  if (isOn && game.outcome(state) === undefined) return;
  for (const { seat, moments } of stories) moments.push(momentOf(play, before, seat, 'moved'));
}

/** Records the moves of a whole plan, or of an exploratory one. */
function tellPlan<T extends GameTypes>(
  play: Play<T>,
  asked: Seat,
  isNew: boolean,
  widths: Widths,
  exploring: number,
  seed: number,
): void {
  const { game, botProfile, planning, state, dealer, random, stories, everybody } = play;
  const isShared = game.team && state.secrets === undefined;
  const view = project<T>(state, asked);
  const seats = isShared ? everybody : [asked];
  const { weighed } = plan({ game, botProfile, planning, view, seats, seat: asked, seed, widths });
  const best = weighed[0]!;
  const isTrial = random.below(1000) < exploring;
  const { moves } = isTrial ? weighed[random.below(Math.min(TRIED, weighed.length))]! : best;
  // A plan's value holds for the seat that made it.
  const ahead = ({ seat }: LivedGame): number | undefined => (isShared || seat === asked ? best.value : undefined);
  if (isNew)
    for (const story of stories)
      story.moments.push({ ...momentOf(play, state, story.seat, 'begun'), ahead: ahead(story), isCut: isTrial });
  if (!follow(play, state, moves.slice(0, -1), dealer)) return;
  const isForeseen = !isTrial && best.tries > 0;
  for (const story of stories)
    story.moments.push({
      ...momentOf(play, state, story.seat, 'moved'),
      ahead: isForeseen ? ahead(story) : undefined,
    });
  follow(play, state, moves.slice(-1), dealer);
}

function momentOf<T extends GameTypes>(
  { botProfile, planning, teaching }: Learner<T>,
  state: T['State'],
  seat: Seat,
  evaluator: Moment['evaluator'],
): Moment {
  const description = blank(teaching.shape);
  teaching.describe(state, seat, description);
  const row = new Uint8Array(rowLength(teaching.shape));
  writeRow(description, row, 0);
  const thought = evaluator === 'moved' ? planning.weigh(state, seat) : botProfile.evaluate(state, seat);
  return { evaluator, row, thought, ahead: undefined, isCut: false, target: 0 };
}

/** Temporal differences: a target mixes the evaluations one step on, two steps on and so on, up to the result. */
function noteTargets(moments: readonly Moment[], reward: number, lambda: number): void {
  let later = reward;
  let next: Moment | undefined;
  for (const each of moments.toReversed()) {
    const ahead = each.ahead ?? next?.thought ?? reward;
    // After exploration, the result says nothing about the position's value under good play.
    later = each.isCut ? ahead : next === undefined ? reward : (1 - lambda) * ahead + lambda * later;
    each.target = later;
    next = each;
  }
}

/** Growable rows and targets. */
class GrowingRows {
  private rows: Uint8Array;
  private targets: Float32Array;
  private count = 0;
  private readonly length: number;

  constructor(shape: EvaluatorShape) {
    this.length = rowLength(shape);
    this.rows = new Uint8Array(256 * this.length);
    this.targets = new Float32Array(256);
  }

  note(row: Uint8Array, target: number): void {
    if (this.count === this.targets.length) {
      const { rows, targets } = this;
      this.rows = new Uint8Array(2 * rows.length);
      this.rows.set(rows);
      this.targets = new Float32Array(2 * targets.length);
      this.targets.set(targets);
    }
    this.rows.set(row, this.count * this.length);
    this.targets[this.count++] = target;
  }

  get notes(): SampleRows {
    return { rows: this.rows.slice(0, this.count * this.length), targets: this.targets.slice(0, this.count) };
  }
}
