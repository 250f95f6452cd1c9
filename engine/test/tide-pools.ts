/**
 * Tide Pools: a very small game whose creatures stand in a pack, and the rules know none of them by name. An example of
 * content that is bound, and of abilities that listen to occasions.
 *
 * In turn everybody gathers up to two shells from the pools and rests; then the tide comes. On a roll of 1 or 2 everybody loses
 * a shell. After three rounds most shells win. Each seat has two creatures, which can do what the pack says.
 */
import {
  type Abilities,
  type AbilityStep,
  type ActionRules,
  abilityStep,
  announce,
  clockwise,
  type Dealer,
  endSpan,
  type Game,
  heard,
  isResting,
  type Outcome,
  PACK_HEAD,
  type PackFault,
  packsOf,
  type Seat,
  type Shaped,
  type StepRules,
  shape,
  takeUpAbility,
  type Uses,
  usable,
} from '../index.ts';

const CREATURES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Creature = (typeof CREATURES)[number];
const OCCASIONS = ['gathered', 'gained', 'lost', 'ashore', 'beforeTide', 'tideCame'] as const;
const SPANS = ['turn', 'game'] as const;
const ROUNDS = 3;

/** At `when`: gain `gain` shells for `pay` others. */
const ABILITY = shape.parts(
  { when: shape.word(OCCASIONS), may: shape.yesNo(), gain: shape.whole(0, 3) },
  { limit: shape.word(SPANS), pay: shape.whole(1, 3) },
);
const PACK = shape.parts({
  ...PACK_HEAD,
  creatures: shape.list(
    shape.parts({ names: shape.names(), abilities: shape.list(ABILITY, 0, 2) }),
    CREATURES.length,
    CREATURES.length,
  ),
});
export type PoolsPack = Shaped<typeof PACK>;
type PoolAbility = Shaped<typeof ABILITY>;
/** `seat` is whoever it happened to. */
type PoolOccasion = { readonly when: (typeof OCCASIONS)[number]; readonly seat: Seat };

export interface State extends Uses {
  turn: number;
  active: Seat;
  shells: number[];
  readonly creatures: readonly (readonly Creature[])[];
  agenda: Step[];
  outcome: Outcome | null;
}

type Step =
  | { do: 'turn'; seat: Seat }
  | { do: 'ashore'; seat: Seat; left: number }
  | { do: 'beforeTide'; seat: Seat }
  | { do: 'tide' }
  | { do: 'evening' }
  | AbilityStep<PoolOccasion>;
type Action =
  | { act: 'gather' }
  | { act: 'use'; creature: Creature; nth: number }
  | { act: 'rest' }
  /** Nothing more is used before the tide. */
  | { act: 'letBe' };
type Fact =
  | { fact: 'gathered'; seat: Seat }
  | { fact: 'stirred'; seat: Seat; creature: Creature; gain: number }
  | { fact: 'tideCame'; roll: number }
  | { fact: 'lost'; seat: Seat }
  | { fact: 'eveningCame' };
type Reason =
  | { why: 'notNow' }
  | { why: 'handsFull' }
  | { why: 'notListening' }
  | { why: 'resting'; until: string }
  | { why: 'tooDear'; pay: number };

export interface Pools {
  State: State;
  Step: Step;
  Asks: 'ashore' | 'beforeTide';
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: object;
  Refusal: never;
  Content: PoolsPack;
}

type Rules<K extends Action['act']> = ActionRules<Pools, Extract<Action, { act: K }>>;
type StepOf<K extends Step['do']> = StepRules<Pools, Extract<Step, { do: K }>>;
type PoolAbilities = Abilities<State, PoolAbility, PoolOccasion>;

const top = ({ agenda }: State): Step => agenda[agenda.length - 1]!;

function whyNotAt(step: 'ashore' | 'beforeTide', state: State, seat: Seat): Reason | undefined {
  const now = top(state);
  return now.do === step && now.seat === seat ? undefined : { why: 'notNow' };
}

/** The occasion at which a seat may use something now. */
function occasionFor(state: State, seat: Seat): PoolOccasion | undefined {
  const { do: step } = top(state);
  const isOn = (step === 'ashore' || step === 'beforeTide') && whyNotAt(step, state, seat) === undefined;
  return isOn ? { when: step, seat } : undefined;
}

const poolsOf = (pack: PoolsPack): Game<Pools> => {
  const abilities: PoolAbilities = {
    bearers: ({ creatures }, seat) => creatures[seat]!,
    of: (creature) => pack.creatures[Number(creature) - 1]!.abilities,
  };

  function gain(state: State, seat: Seat, count: number): void {
    if (count === 0) return;
    state.shells[seat]! += count;
    announce(abilities, state, { when: 'gained', seat }, [seat]);
  }

  const gather: Rules<'gather'> = {
    fields: {},
    tries: (state, seat, tries) => void (whyNotAt('ashore', state, seat) ?? tries.push({ act: 'gather' })),
    why(state, seat) {
      const step = top(state);
      if (step.do !== 'ashore' || step.seat !== seat) return { why: 'notNow' };
      return step.left > 0 ? undefined : { why: 'handsFull' };
    },
    take(state, seat, _action, dealer) {
      const step = top(state);
      if (step.do === 'ashore') state.agenda[state.agenda.length - 1] = { ...step, left: step.left - 1 };
      dealer.tell?.({ fact: 'gathered', seat });
      gain(state, seat, 1);
      announce(abilities, state, { when: 'gathered', seat }, [seat]);
    },
  };

  const use: Rules<'use'> = {
    fields: { creature: CREATURES, nth: [0, 1] },
    tries(state, seat, tries) {
      const occasion = occasionFor(state, seat);
      if (occasion === undefined) return;
      for (const { bearer, nth, ability } of heard(abilities, state, occasion, [seat])) {
        if (ability.may) tries.push({ act: 'use', creature: bearer as Creature, nth });
      }
    },
    why(state, seat, { creature, nth }) {
      const occasion = occasionFor(state, seat);
      const found =
        occasion &&
        heard(abilities, state, occasion, [seat]).find((each) => each.bearer === creature && each.nth === nth);
      if (!found?.ability.may) return { why: 'notListening' };
      if (isResting(state, found)) return { why: 'resting', until: found.ability.limit! };
      return whyTooDear(state, seat, found.ability);
    },
    take: (state, seat, { creature, nth }) =>
      void state.agenda.push(abilityStep({ seat, bearer: creature, nth }, occasionFor(state, seat)!)),
  };

  /** The one executor. */
  const ability: StepOf<'ability'> = {
    run(state, step, dealer) {
      const found = takeUpAbility(abilities, state, step);
      if (found === undefined || whyTooDear(state, step.seat, found) !== undefined) return;
      state.shells[step.seat]! -= found.pay ?? 0;
      dealer.tell?.({ fact: 'stirred', seat: step.seat, creature: step.bearer as Creature, gain: found.gain });
      gain(state, step.seat, found.gain);
    },
  };

  /** A stop for abilities and nothing else: there is none where nothing can be used. */
  const beforeTide: StepOf<'beforeTide'> = {
    asks: (state, step, seat) =>
      step.seat === seat &&
      usable(abilities, state, { when: 'beforeTide', seat }, seat).some(
        (each) => whyTooDear(state, seat, each.ability) === undefined,
      ),
    acts: ['use', 'letBe'],
    run() {},
  };

  const tide: StepOf<'tide'> = {
    run(state, _step, dealer) {
      const roll = dealer.die(6, 'tide');
      dealer.tell?.({ fact: 'tideCame', roll });
      const seats = clockwise(state.seats, state.active);
      const losers = roll <= 2 ? seats.filter((seat) => state.shells[seat]! > 0) : [];
      // Announced last, it is on top: what the tide itself sets off comes before what the losses do.
      for (const seat of losers.toReversed()) {
        state.shells[seat]!--;
        dealer.tell?.({ fact: 'lost', seat });
        announce(abilities, state, { when: 'lost', seat }, [seat]);
      }
      announce(abilities, state, { when: 'tideCame', seat: state.active }, seats);
    },
  };

  return {
    name: 'pools',
    version: 1,
    seats: [2, 3, 4],
    team: false,
    options: {},
    words: [...OCCASIONS, ...SPANS],
    content: pack,
    packs: packsOf<Pools, PoolsPack>({ builtIn: BUILT_IN, shape: PACK, check: whatNeedsLimit, bind: poolsOf }),
    setUp,
    steps: { turn, ashore, beforeTide, tide, evening, ability },
    actions: { gather, use, rest, letBe },
    turn: ({ turn: number, active: seat }) => ({ number, seat }),
    outcome: (state) => state.outcome ?? undefined,
    clone: (state) => ({ ...state, shells: [...state.shells], agenda: [...state.agenda] }),
  };
};

function setUp(seats: number, _options: object, dealer: Dealer<Fact>): State {
  const pile: Creature[][] = [[...CREATURES]];
  const turns = Array.from({ length: ROUNDS * seats }, (_, n): Step => ({ do: 'turn', seat: n % seats }));
  const everybody = clockwise(seats, 0);
  return {
    seats,
    turn: 0,
    active: 0,
    shells: everybody.map(() => 0),
    creatures: everybody.map(() => [dealer.draw(pile, 'creatures'), dealer.draw(pile, 'creatures')]),
    used: [],
    agenda: [{ do: 'evening' }, ...turns.reverse()],
    outcome: null,
  };
}

const turn: StepOf<'turn'> = {
  run(state, { seat }) {
    endSpan(state, 'turn');
    state.turn++;
    state.active = seat;
    state.agenda.push({ do: 'tide' }, { do: 'beforeTide', seat }, { do: 'ashore', seat, left: 2 });
  },
};

const ashore: StepOf<'ashore'> = {
  isStart: true,
  asks: (_state, step, seat) => step.seat === seat,
  acts: ['gather', 'use', 'rest'],
  run() {},
};

const evening: StepOf<'evening'> = {
  run(state, _step, dealer) {
    const ranks = state.shells.map((own) => 1 + state.shells.filter((other) => other > own).length);
    state.outcome = { ranks, scores: state.shells.map((shells) => ({ shells })), why: { why: 'evening' } };
    dealer.tell?.({ fact: 'eveningCame' });
  },
};

const rest: Rules<'rest'> = {
  fields: {},
  tries: (state, seat, tries) => void (whyNotAt('ashore', state, seat) ?? tries.push({ act: 'rest' })),
  why: (state, seat) => whyNotAt('ashore', state, seat),
  take: (state) => void state.agenda.pop(),
};

const letBe: Rules<'letBe'> = {
  fields: {},
  tries: (state, seat, tries) => void (whyNotAt('beforeTide', state, seat) ?? tries.push({ act: 'letBe' })),
  why: (state, seat) => whyNotAt('beforeTide', state, seat),
  take: (state) => void state.agenda.pop(),
};

function whyTooDear(state: State, seat: Seat, { pay = 0 }: PoolAbility): Reason | undefined {
  return state.shells[seat]! < pay ? { why: 'tooDear', pay } : undefined;
}

/** What costs nothing, or sets itself off, would never end without a limit. */
function whatNeedsLimit({ creatures }: PoolsPack): PackFault[] {
  return creatures.flatMap(({ abilities }, n) =>
    abilities.flatMap(({ may, when, limit }, nth) =>
      limit === undefined && (may || when === 'gained')
        ? [{ place: `creatures[${n}].abilities[${nth}]`, fault: 'needsLimit' }]
        : [],
    ),
  );
}

export const BUILT_IN: PoolsPack = {
  name: 'Tide pools',
  version: '1',
  creatures: [
    { names: { en: 'Limpet', fr: 'Patelle' }, abilities: [{ when: 'gained', may: false, limit: 'turn', gain: 1 }] },
    { names: { en: 'Crab', fr: 'Crabe' }, abilities: [{ when: 'ashore', may: true, limit: 'turn', pay: 1, gain: 2 }] },
    { names: { en: 'Seal', fr: 'Phoque' }, abilities: [{ when: 'tideCame', may: false, gain: 1 }] },
    { names: { en: 'Heron', fr: 'Héron' }, abilities: [{ when: 'beforeTide', may: true, limit: 'game', gain: 3 }] },
    { names: { en: 'Anemone', fr: 'Anémone' }, abilities: [{ when: 'lost', may: false, gain: 1 }] },
    { names: { en: 'Whelk' }, abilities: [{ when: 'gathered', may: false, limit: 'turn', gain: 1 }] },
    {
      names: { en: 'Gull', fr: 'Mouette' },
      abilities: [{ when: 'beforeTide', may: true, limit: 'turn', pay: 2, gain: 3 }],
    },
    { names: { en: 'Goby', fr: 'Gobie' }, abilities: [] },
  ],
};

export const pools = poolsOf(BUILT_IN);
