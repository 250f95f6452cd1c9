/**
 * Low Tide: a small game to try bots on. In turn, all seats dig for shells and carry them home; a wave takes the basket
 * of whoever digs too long. In the evening the sea takes a few more, and the team wins if enough are left.
 */

import {
  type ActionRules,
  copy,
  type Dealer,
  type Game,
  type Outcome,
  open,
  type Seat,
  type StepRules,
  type Table,
} from '@skerry/engine';
import { arrange } from '@skerry/engine/testing';
import type { BotProfile, Planning } from '../profile/bot-profile.ts';

/** Where one can dig: all spots are alike. */
export const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
type Spot = (typeof SPOTS)[number];

/** `dealt` tells the true secrets from those that a bot imagines. */
interface Secret {
  readonly worth: number;
  readonly dealt: boolean;
}

export interface State {
  readonly seats: number;
  readonly goal: number;
  /** Turns begun. */
  turn: number;
  basket: number;
  home: number;
  /** What has been rolled, and where was dug. */
  rolls: number[];
  digs: Spot[];
  /** Who still has a lucky charm, and a whistle. */
  charms: boolean[];
  whistles: boolean[];
  agenda: Step[];
  /** How many shells each seat's charm brings, where there are charms. */
  secrets?: Secret[];
  /** How many the sea takes in the evening. */
  hidden: Secret;
  outcome: Outcome | null;
}

type Step = { do: 'turn'; seat: Seat } | { do: 'dig'; seat: Seat } | { do: 'evening' };

export type Action =
  | { act: 'dig'; at: Spot }
  | { act: 'charm'; worth: number }
  | { act: 'rest' }
  /** Ends another seat's turn; half of the basket is spilled in the hurry. */
  | { act: 'whistle' };

export interface LowTide {
  State: State;
  Step: Step;
  Asks: 'dig';
  Action: Action;
  Fact: { fact: 'rolled'; roll: number };
  Why: { why: 'no' };
  Options: { days: 1 | 2 | 3; goal: 20 | 40 };
  Refusal: never;
  Content: null;
}

type Rules<K extends Action['act']> = ActionRules<LowTide, Extract<Action, { act: K }>>;
type StepOf<K extends Step['do']> = StepRules<LowTide, Extract<Step, { do: K }>>;

const CHARM_WORTH = [1, 2, 3];
const DIGS = SPOTS.map((at) => ({ act: 'dig', at }) as const);
const REST = { act: 'rest' } as const;
const WHISTLE = { act: 'whistle' } as const;

const digger = ({ agenda }: State): Seat => {
  const step = agenda.at(-1);
  return step?.do === 'dig' ? step.seat : -1;
};

const charmOf = (state: State, seat: Seat): Extract<Action, { act: 'charm' }> => ({
  act: 'charm',
  worth: state.secrets?.[seat]?.worth ?? 0,
});

const whyNotDigging = (state: State, seat: Seat): { why: 'no' } | undefined =>
  digger(state) === seat ? undefined : { why: 'no' };

const dig: Rules<'dig'> = {
  fields: { at: SPOTS },
  tries: (_state, _seat, tries) => void tries.push(...DIGS),
  why: whyNotDigging,
  take(state, _seat, { at }, dealer) {
    const roll = dealer.die(6, 'wave');
    dealer.tell?.({ fact: 'rolled', roll });
    state.digs.push(at);
    state.rolls.push(roll);
    state.basket = roll === 1 ? 0 : state.basket + roll;
    if (roll === 1) state.agenda.pop();
  },
};

const charm: Rules<'charm'> = {
  fields: { worth: CHARM_WORTH },
  tries: (state, seat, tries) => void tries.push(charmOf(state, seat)),
  why: (state, seat, { worth }) =>
    state.charms[seat] && worth === charmOf(state, seat).worth ? whyNotDigging(state, seat) : { why: 'no' },
  take(state, seat, { worth }) {
    state.charms[seat] = false;
    state.basket += worth;
  },
};

const rest: Rules<'rest'> = {
  fields: {},
  tries: (_state, _seat, tries) => void tries.push(REST),
  why: whyNotDigging,
  take: (state) => carryHome(state, state.basket),
};

const mayWhistle = (state: State, seat: Seat): boolean =>
  state.whistles[seat]! && state.basket > 0 && digger(state) !== seat;

const whistle: Rules<'whistle'> = {
  fields: {},
  tries: (_state, _seat, tries) => void tries.push(WHISTLE),
  why: (state, seat) => (mayWhistle(state, seat) ? undefined : { why: 'no' }),
  take(state, seat) {
    state.whistles[seat] = false;
    carryHome(state, Math.floor(state.basket / 2));
  },
};

function carryHome(state: State, shells: number): void {
  state.home += shells;
  state.basket = 0;
  state.agenda.pop();
}

const turn: StepOf<'turn'> = {
  run(state, { seat }) {
    state.turn++;
    state.basket = 0;
    state.agenda.push({ do: 'dig', seat });
  },
};

const digging: StepOf<'dig'> = {
  asks: (_state, step, seat) => step.seat === seat,
  acts: ['dig', 'charm', 'rest'],
  run() {},
};

const evening: StepOf<'evening'> = {
  run(state) {
    const rank = state.home - state.hidden.worth >= state.goal ? 1 : 2;
    state.outcome = { ranks: state.whistles.map(() => rank), why: { why: 'evening' } };
  },
};

export const lowTide: Game<LowTide> = {
  name: 'low-tide',
  version: 1,
  seats: [2, 3, 4],
  team: true,
  options: {
    days: { kind: 'choice', values: [1, 2, 3], default: 2 },
    goal: { kind: 'choice', values: [20, 40], default: 40 },
  },
  words: [],
  content: null,
  setUp(seats, { days, goal }, dealer) {
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const turns = Array.from({ length: days * seats }, (_, n): Step => ({ do: 'turn', seat: n % seats }));
    return {
      seats,
      goal,
      turn: 0,
      basket: 0,
      home: 0,
      rolls: [],
      digs: [],
      charms: everybody.map(() => true),
      whistles: everybody.map(() => true),
      agenda: [{ do: 'evening' }, ...turns.reverse()],
      secrets: everybody.map(() => secret(dealer, true)),
      hidden: secret(dealer, true),
      outcome: null,
    };
  },
  steps: { turn, dig: digging, evening },
  actions: { dig, charm, rest, whistle },
  interrupts: { acts: ['whistle'], may: mayWhistle },
  turn: (state) => ({ number: state.turn, seat: digger(state as State) }),
  outcome: (state) => state.outcome ?? undefined,
  clone: (state) => ({
    ...state,
    rolls: [...state.rolls],
    digs: [...state.digs],
    charms: [...state.charms],
    whistles: [...state.whistles],
    agenda: [...state.agenda],
  }),
  imagine({ state }, dealer) {
    const { secrets, ...open } = copy(state);
    const imagined = { ...open, hidden: secret(dealer, false) };
    return secrets === undefined
      ? imagined
      : { ...imagined, secrets: secrets.map((own) => own ?? secret(dealer, false)) };
  },
};

/** The same without charms, so that no seat knows more than another. */
export const plainTide: Game<LowTide> = {
  ...lowTide,
  setUp(seats, options, dealer) {
    const { secrets, ...state } = lowTide.setUp(seats, options, dealer);
    return { ...state, charms: state.charms.map(() => false) };
  },
};

const secret = (dealer: Dealer, dealt: boolean): Secret => ({ worth: dealer.pick(CHARM_WORTH, 'secret'), dealt });

/** A quick player who digs until the basket holds enough. */
const holdAt =
  ({ hold = 0 }: { readonly [weight: string]: number }): BotProfile<LowTide>['policy'] =>
  (state, random) => {
    const seat = digger(state);
    if (state.basket < hold) return { seat, action: DIGS[random.below(SPOTS.length)]! };
    return { seat, action: state.charms[seat] ? charmOf(state, seat) : REST };
  };

/** The weights are poor, so that there is something to tune. */
const WEIGHTS = { hold: 3 };

export const botProfile: BotProfile<LowTide> = {
  evaluate({ outcome, home, goal }, seat) {
    if (outcome !== null) return outcome.ranks[seat] === 1 ? 1 : 0;
    return Math.min(0.9, home / goal);
  },
  policy: holdAt({ hold: 12 }),
  sensible: (state, _seat, offers) => offers.filter(({ act }) => act !== 'rest' || state.basket > 0),
  tempted: (state) => state.basket >= 6,
  tuning: { weights: WEIGHTS, player: holdAt },
  cells: [
    { name: 'two', seats: 2, options: {} },
    { name: 'three', seats: 3, options: {} },
  ],
};

/** Rollouts that end with the turn. */
export const horizon: NonNullable<BotProfile<LowTide>['horizon']> = { turns: 1, begun: (state) => state.turn };

/** What a judge of positions could learn from. */
export const learning: NonNullable<BotProfile<LowTide>['learning']> = {
  inputs: 3,
  describe({ home, goal, agenda, seats }, features) {
    features[0] = home / goal;
    features[1] = agenda.length / 8;
    features[2] = seats / 4;
  },
};

/** A table on which seat 0 digs, changed as a test likes. */
export function beach(change: Partial<State> = {}): Table<LowTide> {
  return arrange(open(lowTide, { seats: 2, options: { days: 1 }, seed: 'beach' }), (state) =>
    Object.assign(state, change),
  );
}

/** The last turn of the evening: seat 0 digs, and nobody after it. */
export const LAST_TURN: Step[] = [{ do: 'evening' }, { do: 'dig', seat: 0 }];

/** The same lore with another quick player. */
export const holding = (hold: number): BotProfile<LowTide> => ({ ...botProfile, policy: holdAt({ hold }) });

/** Loads the game by its name, as a worker does. A worker holds only states of one game, so it may forget which. */
export const loading =
  (by: BotProfile<LowTide>) =>
  async (name: string): Promise<{ game: Game; botProfile: BotProfile }> => {
    if (name !== lowTide.name) throw new Error(`There is no game "${name}".`);
    return { game: lowTide, botProfile: by };
  };

/** For plans: a charm comes before chance, a dig or a rest ends the moves. The judge likes what is carried home best. */
export const planning: Planning<LowTide> = {
  isOn: (state) => digger(state) >= 0,
  key: ({ turn, basket, home, charms, whistles, rolls }) =>
    JSON.stringify([turn, basket, home, charms, whistles, rolls.length]),
  weigh: (state, _seat, before) => {
    const { home, basket, goal } = state.turn === (before ?? state).turn ? (before ?? state) : state;
    return Math.min(1, (home + 0.8 * basket) / (2 * goal));
  },
  widths: {
    calm: { beam: 2, ends: 1, futures: 0 },
    keen: { beam: 4, ends: 8, futures: 6 },
    fierce: { beam: 8, ends: 32, futures: 40 },
  },
  narrow: 1,
};
