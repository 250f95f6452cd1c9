/**
 * Voyage: a stand-in for large games, to see how costs grow with the length of a game. Six boats sail from isle to isle
 * and trade. It lasts as long as one likes, its state takes about 9 kB, and every second entry needs chance.
 */
import type { ActionRules, Dealer, Game, Outcome, Seat, StepRules } from '../contract.ts';
import { derivedOffers } from '../loop.ts';

const GOODS = ['rope', 'salt', 'tar', 'wool'] as const;
type Good = (typeof GOODS)[number];
const ISLES = Array.from({ length: 128 }, (_, isle) => isle);
/** How far a boat sails. */
const REACH = [1, 2, 5, 8, 13];

interface Isle {
  readonly goods: { readonly [G in Good]: number };
  readonly visits: readonly number[];
}

interface State {
  readonly seats: number;
  /** How many entries are left. */
  left: number;
  /** The turns begun. */
  turn: number;
  isles: Isle[];
  /** Where each boat is. */
  boats: number[];
  /** What each seat has earned, where everybody may know it. */
  coins: number[];
  /** What each seat has earned, where only the seat itself may know it. */
  secrets?: { readonly coins: number }[];
  agenda: Step[];
  outcome: Outcome | null;
}

type Step = { do: 'sail'; seat: Seat } | { do: 'trade'; seat: Seat };
type Action = { act: 'sail'; to: number } | { act: 'trade'; good: Good };
type Fact =
  | { fact: 'turnBegan'; seat: Seat }
  | { fact: 'sailed'; seat: Seat; to: number }
  | { fact: 'traded'; seat: Seat; good: Good }
  | { fact: 'earned'; coins: number }
  | { fact: 'cameHome' };
type Reason = { why: 'notNow' } | { why: 'tooFar'; to: number };

interface Options {
  /** How many entries the game lasts. */
  entries: 50 | 100 | 200 | 400 | 1000 | 2000;
  /** Whether everybody sees what a seat earns. */
  purses: 'open' | 'secret';
}

export interface Voyage {
  State: State;
  Step: Step;
  Asks: 'sail' | 'trade';
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: Options;
  Refusal: never;
  Content: null;
}

type StepOf<K extends Step['do']> = StepRules<Voyage, Extract<Step, { do: K }>>;
type Rules<K extends Action['act']> = ActionRules<Voyage, Extract<Action, { act: K }>>;

function isAt(what: Step['do'], { agenda }: State, seat: Seat): boolean {
  const step = agenda.at(-1);
  return step?.do === what && step.seat === seat;
}

const islesNear = ({ boats }: State, seat: Seat): number[] => REACH.map((far) => (boats[seat]! + far) % ISLES.length);

const sailing: StepOf<'sail'> = {
  isStart: true,
  asks: (_state, step, seat) => step.seat === seat,
  acts: ['sail'],
  run() {},
};

const trading: StepOf<'trade'> = {
  asks: (_state, step, seat) => step.seat === seat,
  acts: ['trade'],
  run() {},
};

const sail: Rules<'sail'> = {
  fields: { to: ISLES },
  tries(state, seat, tries) {
    if (isAt('sail', state, seat)) for (const to of islesNear(state, seat)) tries.push({ act: 'sail', to });
  },
  why(state, seat, { to }) {
    if (!isAt('sail', state, seat)) return { why: 'notNow' };
    return islesNear(state, seat).includes(to) ? undefined : { why: 'tooFar', to };
  },
  take(state, seat, { to }, dealer) {
    state.boats[seat] = to;
    const { goods, visits } = state.isles[to]!;
    state.isles[to] = { goods, visits: visits.with(seat, visits[seat]! + 1) };
    dealer.tell?.({ fact: 'sailed', seat, to });
    next(state, { do: 'trade', seat }, dealer);
  },
};

const trade: Rules<'trade'> = {
  fields: { good: GOODS },
  tries(state, seat, tries) {
    if (isAt('trade', state, seat)) for (const good of GOODS) tries.push({ act: 'trade', good });
  },
  why: (state, seat) => (isAt('trade', state, seat) ? undefined : { why: 'notNow' }),
  take(state, seat, { good }, dealer) {
    const isle = state.isles[state.boats[seat]!]!;
    const coins = (isle.goods[good] + dealer.die(6, 'market')) % 7;
    state.isles[state.boats[seat]!] = { ...isle, goods: { ...isle.goods, [good]: coins } };
    dealer.tell?.({ fact: 'traded', seat, good });
    dealer.tell?.({ fact: 'earned', coins }, seat);
    if (state.secrets) state.secrets[seat] = { coins: state.secrets[seat]!.coins + coins };
    else state.coins[seat]! += coins;
    const following = (seat + 1) % state.seats;
    state.turn++;
    next(state, { do: 'sail', seat: following }, dealer);
    if (state.outcome === null) dealer.tell?.({ fact: 'turnBegan', seat: following });
  },
};

/** The game goes on with a step, or ends. */
function next(state: State, step: Step, dealer: Dealer<Fact>): void {
  state.agenda = [step];
  state.left--;
  if (state.left > 0) return;
  const totals = state.secrets?.map(({ coins }) => coins) ?? state.coins;
  state.outcome = {
    ranks: totals.map((total) => 1 + totals.filter((other) => other > total).length),
    scores: totals.map((coins) => ({ coins })),
    why: { why: 'home' },
  };
  dealer.tell?.({ fact: 'cameHome' });
}

export const voyage: Game<Voyage> = {
  name: 'voyage',
  version: 1,
  seats: [6],
  team: false,
  options: {
    entries: { kind: 'choice', values: [50, 100, 200, 400, 1000, 2000], default: 1000 },
    purses: { kind: 'choice', values: ['open', 'secret'], default: 'open' },
  },
  words: ['home', 'givenUp'],
  content: null,
  setUp(seats, { entries, purses }, dealer) {
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const stock = () => dealer.die(6, 'stock');
    dealer.tell?.({ fact: 'turnBegan', seat: 0 });
    return {
      seats,
      left: entries,
      turn: 1,
      isles: ISLES.map(() => ({
        goods: { rope: stock(), salt: stock(), tar: stock(), wool: stock() },
        visits: everybody.map(() => 0),
      })),
      boats: everybody.map((seat) => seat * 17),
      coins: everybody.map(() => 0),
      ...(purses === 'secret' && { secrets: everybody.map(() => ({ coins: 0 })) }),
      agenda: [{ do: 'sail', seat: 0 }],
      outcome: null,
    };
  },
  steps: { sail: sailing, trade: trading },
  actions: { sail, trade },
  turn: ({ turn, seats }) => ({ number: turn, seat: (turn - 1) % seats }),
  outcome: ({ outcome }) => outcome ?? undefined,
  giveUp(state) {
    state.outcome = { ranks: state.boats.map(() => 1), why: { why: 'givenUp' } };
  },
  clone: (state) => ({
    ...state,
    isles: [...state.isles],
    boats: [...state.boats],
    coins: [...state.coins],
    agenda: [...state.agenda],
    ...(state.secrets && { secrets: [...state.secrets] }),
  }),
  imagine({ state }, dealer) {
    const { secrets, ...open } = structuredClone(state);
    if (secrets === undefined) return open;
    return { ...open, secrets: secrets.map((own) => own ?? { coins: dealer.die(6, 'imagined') }) };
  },
};

/** The game, and how much work was done with it: states that were carried on, and looks at actions it has offered. */
export function counted(game: Game<Voyage> = voyage): { readonly game: Game<Voyage>; readonly work: Work } {
  const work: Work = { steps: 0, looks: 0 };
  const watched = <K extends Step['do']>(rules: StepOf<K>): StepOf<K> => ({
    ...rules,
    offers(state, _step, seat, offers) {
      const plain: Action[] = [];
      derivedOffers(game, state, seat, rules.acts ?? [], plain);
      for (const action of plain) offers.push(watchedAction(action));
    },
  });
  // What is offered is what stands in the log, so to read the log is to look at these.
  const watchedAction = (action: Action): Action =>
    Object.defineProperty({ ...action }, 'act', {
      enumerable: true,
      get() {
        work.looks++;
        return action.act;
      },
    });
  return {
    game: {
      ...game,
      steps: { sail: watched(game.steps.sail), trade: watched(game.steps.trade) },
      clone(state) {
        work.steps++;
        return game.clone(state);
      },
    },
    work,
  };
}

export interface Work {
  steps: number;
  looks: number;
}
