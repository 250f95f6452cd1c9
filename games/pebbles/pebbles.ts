/**
 * Pebbles on the Shore: a game of one evening for two to four, and one of everything the contract knows. Its rules are
 * in `text/en.ts`, by number; `docs/add-a-game.md` builds it step by step.
 */
import {
  type ActionRules,
  clonePile,
  copy,
  type Dealer,
  type Game,
  type Interrupts,
  type Pile,
  type Seat,
  type StepRules,
  stack,
} from '@skerry/engine';
import {
  type Action,
  ANIMALS,
  type Animal,
  COLOURS,
  type Colour,
  type Fact,
  type Options,
  type Pebbles,
  type Reason,
  type State,
  type Step,
} from './words.ts';

const PEBBLES_OF_A_COLOUR = 8;
const PEBBLES_ON_SHORE = 4;
const PEBBLES_A_TURN = 2;
const WISH_CARDS: readonly Colour[] = [...COLOURS, ...COLOURS];

type Rules<K extends Action['act']> = ActionRules<Pebbles, Extract<Action, { act: K }>>;
type StepOf<K extends Step['do']> = StepRules<Pebbles, Extract<Step, { do: K }>>;

function setUp(seats: number, options: Options, dealer: Dealer<Fact>): State {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const animalCards: Pile<Animal> = [[...ANIMALS]];
  const wishCards: Pile<Colour> = [[...WISH_CARDS]];
  const first = options.firstSeat === 'random' ? dealer.die(seats, 'firstSeat') - 1 : options.firstSeat;
  const turns = Array.from(
    { length: options.days * seats },
    (_, turn): Step => ({ do: 'turn', seat: (first + turn) % seats }),
  );
  const state: State = {
    seats,
    animals: options.animals === 'random' ? everybody.map(() => dealer.draw(animalCards, 'animals')) : options.animals,
    sack: [COLOURS.flatMap((colour) => Array.from({ length: PEBBLES_OF_A_COLOUR }, () => colour))],
    shore: [],
    sea: [],
    finds: everybody.map(() => []),
    shells: everybody.map(() => options.shells),
    turn: 0,
    agenda: [{ do: 'evening' }, ...turns.reverse(), { do: 'wish', left: everybody }],
    secrets: everybody.map((seat) => {
      const cards = [dealer.draw(wishCards, 'wishes'), dealer.draw(wishCards, 'wishes')];
      dealer.tell?.({ fact: 'dealt', cards }, seat);
      return { cards, wish: null };
    }),
    hidden: { unused: wishCards.flat() },
    outcome: null,
  };
  fillShore(state, dealer);
  return state;
}

function fillShore(state: State, dealer: Dealer<Fact>): void {
  while (state.shore.length < PEBBLES_ON_SHORE && state.sack.length > 0) {
    const pebble = dealer.draw(state.sack, 'sack');
    state.shore.push(pebble);
    dealer.tell?.({ fact: 'surfaced', pebble });
  }
}

/** P-2: all seats are asked at once, and nobody sees what another keeps. */
const wish: StepOf<'wish'> = {
  asks: (_state, { left }, seat) => left.includes(seat),
  acts: ['keep'],
  run() {},
};

const turn: StepOf<'turn'> = {
  run(state, { seat }, dealer) {
    state.turn++;
    dealer.tell?.({ fact: 'turnBegan', seat });
    state.agenda.push({ do: 'wave' }, { do: 'stroll', seat, left: PEBBLES_A_TURN });
  },
};

/** P-3: the turn ends when the seat says so; until then it can take its steps back. */
const stroll: StepOf<'stroll'> = {
  isStart: true,
  asks: (_state, step, seat) => seat === step.seat,
  acts: ['gather', 'rest'],
  run() {},
};

/** P-4 */
const wave: StepOf<'wave'> = {
  run(state, _step, dealer) {
    const roll = dealer.die(6, 'wave');
    dealer.tell?.({ fact: 'waveCame', roll });
    if (roll <= 3 && state.shore.length > 0) {
      const pebble = dealer.pick(state.shore, 'washedOut');
      state.sea.push(takeFromShore(state, pebble));
      dealer.tell?.({ fact: 'washedOut', pebble });
    }
    if (roll === 6 && state.sea.length > 0) {
      dealer.tell?.({ fact: 'seaGaveBack', count: state.sea.length });
      stack(state.sack, state.sea);
      state.sea = [];
    }
    fillShore(state, dealer);
  },
};

/** P-6 */
const evening: StepOf<'evening'> = {
  run(state, _step, dealer) {
    const scores = state.finds.map((finds, seat) => {
      const { wish } = state.secrets[seat]!;
      dealer.tell?.({ fact: 'wishShown', seat, wish });
      return { pebbles: finds.length, wish: 2 * finds.filter((pebble) => pebble === wish).length };
    });
    const totals = scores.map(({ pebbles, wish }) => pebbles + wish);
    const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length);
    state.outcome = { ranks, scores, why: { why: 'evening' } };
  },
};

const keep: Rules<'keep'> = {
  fields: { card: COLOURS },
  tries(state, seat, tries) {
    if (top(state).do === 'wish')
      for (const card of new Set(state.secrets[seat]!.cards)) tries.push({ act: 'keep', card });
  },
  why(state, seat, { card }) {
    const step = top(state);
    if (step.do !== 'wish' || !step.left.includes(seat)) return { why: 'alreadyWished' };
    return state.secrets[seat]!.cards.includes(card) ? undefined : { why: 'cardNotYours', card };
  },
  take(state, seat, { card }, dealer) {
    state.secrets[seat] = { ...state.secrets[seat]!, wish: card };
    const step = top(state);
    if (step.do === 'wish') replaceTop(state, { do: 'wish', left: step.left.filter((other) => other !== seat) });
    dealer.tell?.({ fact: 'wished', seat });
  },
};

const gather: Rules<'gather'> = {
  fields: { pebble: COLOURS },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'stroll' && step.seat === seat) for (const pebble of COLOURS) tries.push({ act: 'gather', pebble });
  },
  why(state, seat, { pebble }) {
    const step = top(state);
    if (step.do !== 'stroll' || step.seat !== seat) return whyNotStrolling(state, seat);
    if (!state.shore.includes(pebble)) return { why: 'notOnShore', pebble };
    return step.left > 0 ? undefined : { why: 'handsFull' };
  },
  take(state, seat, { pebble }, dealer) {
    state.finds[seat]!.push(takeFromShore(state, pebble));
    const step = top(state);
    if (step.do === 'stroll') replaceTop(state, { ...step, left: step.left - 1 });
    dealer.tell?.({ fact: 'gathered', seat, pebble });
  },
};

const rest: Rules<'rest'> = {
  fields: {},
  tries(state, seat, tries) {
    if (whyNotStrolling(state, seat) === undefined) tries.push({ act: 'rest' });
  },
  why: whyNotStrolling,
  take(state) {
    state.agenda.pop();
  },
};

/** P-5: open at every stop, beside what the step asks. */
const shells: Interrupts<Pebbles> = {
  acts: ['throwShell'],
  may: (state, seat) => state.shells[seat]! > 0 && state.shore.length > 0,
};

const throwShell: Rules<'throwShell'> = {
  fields: { pebble: COLOURS },
  tries(_state, _seat, tries) {
    for (const pebble of COLOURS) tries.push({ act: 'throwShell', pebble });
  },
  why(state, seat, { pebble }) {
    if (state.shells[seat] === 0) return { why: 'noShell' };
    return state.shore.includes(pebble) ? undefined : { why: 'notOnShore', pebble };
  },
  take(state, seat, { pebble }, dealer) {
    state.shells[seat]!--;
    state.finds[seat]!.push(takeFromShore(state, pebble));
    dealer.tell?.({ fact: 'shellThrown', seat, pebble });
  },
};

function takeFromShore(state: State, pebble: Colour): Colour {
  state.shore.splice(state.shore.indexOf(pebble), 1);
  return pebble;
}

function replaceTop(state: State, step: Step): void {
  state.agenda[state.agenda.length - 1] = step;
}

function top({ agenda }: { agenda: Step[] }): Step {
  return agenda[agenda.length - 1]!;
}

/** Whose turn it is; nobody's before the first one. */
function strolling(agenda: readonly Step[]): { seat?: Seat } {
  const step = agenda[agenda.length - 1];
  return step?.do === 'stroll' ? { seat: step.seat } : {};
}

function whyNotStrolling(state: State, seat: Seat): Reason | undefined {
  const step = top(state);
  if (step.do !== 'stroll') return { why: 'wishesFirst' };
  return step.seat === seat ? undefined : { why: 'notYourTurn', whose: step.seat };
}

export const pebbles: Game<Pebbles> = {
  name: 'pebbles',
  version: 1,
  seats: [2, 3, 4],
  team: false,
  options: {
    days: { kind: 'choice', values: [1, 2, 3], default: 2 },
    shells: { kind: 'choice', values: [0, 1, 2], default: 1 },
    animals: { kind: 'each-seat', values: ANIMALS, default: 'random' },
    firstSeat: { kind: 'seat', default: 'random' },
  },
  words: [...COLOURS, ...ANIMALS, 'evening', 'givenUp'],
  content: null,
  setUp,
  steps: { wish, turn, stroll, wave, evening },
  actions: { keep, gather, rest, throwShell },
  interrupts: shells,
  turn: ({ turn, agenda }) => ({ number: turn, ...strolling(agenda) }),
  outcome: (state) => state.outcome ?? undefined,
  giveUp(state) {
    state.outcome = { ranks: state.finds.map(() => 1), why: { why: 'givenUp' } };
  },
  clone: (state) => ({
    ...state,
    sack: clonePile(state.sack),
    shore: [...state.shore],
    sea: [...state.sea],
    finds: state.finds.map((finds) => [...finds]),
    shells: [...state.shells],
    agenda: [...state.agenda],
    secrets: [...state.secrets],
  }),
  /** The wish cards a seat cannot see are dealt again to the others, and whoever has wished keeps one of them. */
  imagine({ state }, dealer) {
    const unseen = [...WISH_CARDS];
    const { secrets = [], ...open } = copy(state);
    for (const own of secrets) for (const card of own?.cards ?? []) unseen.splice(unseen.indexOf(card), 1);
    const wishCards: Pile<Colour> = [unseen];
    const step = top(open);
    const dealt = secrets.map((own, seat) => {
      if (own !== null) return own;
      const cards = [dealer.draw(wishCards, 'imagined'), dealer.draw(wishCards, 'imagined')];
      const wishing = step.do === 'wish' && step.left.includes(seat);
      return { cards, wish: wishing ? null : dealer.pick(cards, 'imagined') };
    });
    return { ...open, secrets: dealt, hidden: { unused: wishCards.flat() } };
  },
  components(state) {
    const pebbles = [...state.sack.flat(), ...state.shore, ...state.sea, ...state.finds.flat()];
    const cards = [...state.secrets.flatMap((own) => own.cards), ...state.hidden.unused];
    const count: Record<string, number> = {};
    for (const colour of COLOURS) {
      count[`${colour} pebbles`] = pebbles.filter((pebble) => pebble === colour).length;
      count[`${colour} wish cards`] = cards.filter((card) => card === colour).length;
    }
    return count;
  },
};
