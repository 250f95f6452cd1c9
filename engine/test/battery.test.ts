import { type Action, type Pebbles, pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import { derivedOffers, type Game } from '../index.ts';
import { demandSound, playThrough } from '../testing/battery.ts';
import { clonedStatesAreApart, clonesAreApart, undoIsExact } from '../testing/going-back.ts';
import { factsKeepSecrets, secretsDoNotShow } from '../testing/hiding.ts';
import {
  choicesAreStable,
  givingUpEnds,
  nobodyIsPassedOver,
  offersAreAccepted,
  oneJudge,
  othersAreRefused,
} from '../testing/offering.ts';
import {
  listeningChangesNothing,
  recordsReplay,
  savedTablesPlayOn,
  seedsDealAlike,
  snapshotsGoOn,
  statesAreJson,
} from '../testing/remembering.ts';
import { type Check, walk } from '../testing/stop.ts';

type Actions = Game<Pebbles>['actions'];
type Steps = Game<Pebbles>['steps'];
const { actions, steps } = pebbles;
const { imagine: _, ...unimagined } = pebbles;
const withActions = (broken: Partial<Actions>): Game<Pebbles> => ({ ...pebbles, actions: { ...actions, ...broken } });
const withSteps = (broken: Partial<Steps>): Game<Pebbles> => ({ ...pebbles, steps: { ...steps, ...broken } });

type Offers = NonNullable<Steps['stroll']['offers']>;
/** The offers of a step, written by hand and changed. */
const changed =
  (step: 'wish' | 'stroll', change: (offers: Action[], ...at: Parameters<Offers>) => void) =>
  (...at: Parameters<Offers>): void => {
    const [state, , seat, offers] = at;
    const found: Action[] = [];
    derivedOffers(pebbles, state, seat, steps[step].acts ?? [], found);
    change(found, ...at);
    for (const offer of found) offers.push(offer);
  };

const DEALS = Array.from({ length: 12 }, (_, n) => ({ seed: n + 1, seats: 2 + (n % 3), options: {} }));

function walkAll(game: Game<Pebbles>, check: Check): void {
  for (const deal of DEALS) walk(game, deal, check);
}

/** What rules must never hold on to, held on to: a counter outside of the state. */
let outside = 0;
const forgetful = withActions({
  gather: {
    ...actions.gather,
    take(state, seat, action, dealer) {
      actions.gather.take?.(state, seat, action, dealer);
      state.shells[seat] = outside++ % 5;
    },
  },
});

/** That nothing is found in the game without a fault, its own battery shows. */
const FAULTS: readonly [string, Check, Game<Pebbles>, string][] = [
  [
    'an offer that the fields do not allow',
    offersAreAccepted,
    withActions({ gather: { ...actions.gather, fields: { pebble: ['red'] } } }),
    'which it is offered',
  ],
  [
    'a step that names one seat and would wait for others',
    nobodyIsPassedOver,
    withSteps({ wish: { ...steps.wish, whom: () => 0 } }),
    'where all seats are asked',
  ],
  [
    'an action after which a seat is asked and has nothing to do',
    offersAreAccepted,
    withSteps({
      stroll: {
        ...steps.stroll,
        offers: changed('stroll', (offers, _state, { left }) => {
          if (left === 0) offers.length = 0;
        }),
      },
    }),
    'then seat',
  ],
  [
    'an action without a reason',
    othersAreRefused,
    withActions({ keep: { ...actions.keep, why: () => undefined } }),
    'has nothing against',
  ],
  [
    'a reason that leaves a trace',
    othersAreRefused,
    withActions({
      keep: {
        ...actions.keep,
        why(state) {
          state.sea.push('red');
          return { why: 'alreadyWished' };
        },
      },
    }),
    'a table after refused actions differs: at /state/sea',
  ],
  [
    'choices that change from one look to the next',
    choicesAreStable,
    withSteps({
      stroll: {
        ...steps.stroll,
        offers: changed('stroll', (offers) => {
          if (outside++ % 2) offers.reverse();
        }),
      },
    }),
    'the second list of choices',
  ],
  [
    'a choice that comes twice',
    choicesAreStable,
    withSteps({
      stroll: { ...steps.stroll, offers: changed('stroll', (offers) => void offers.push({ act: 'rest' })) },
    }),
    'twice among its choices',
  ],
  [
    'an offer by hand that the judge refuses',
    oneJudge,
    withSteps({
      stroll: {
        ...steps.stroll,
        offers: changed('stroll', (offers, state, { left }) => {
          if (left === 0) offers.push({ act: 'gather', pebble: state.shore[0]! });
        }),
      },
    }),
    'is offered by hand',
  ],
  [
    'a legal action that offers by hand forget',
    oneJudge,
    withSteps({ stroll: { ...steps.stroll, offers: changed('stroll', (offers) => void offers.shift()) } }),
    'is not offered by hand',
  ],
  [
    'a legal action that nobody is asked for',
    oneJudge,
    withSteps({ stroll: { ...steps.stroll, acts: ['rest'] } }),
    'and yet it is not offered',
  ],
  [
    'a legal action that nobody would try',
    oneJudge,
    withActions({
      gather: {
        ...actions.gather,
        tries: (_state, _seat, tries) => void tries.push({ act: 'gather', pebble: 'red' }),
      },
    }),
    'and yet it is not offered',
  ],
  [
    'an offer by hand that is not among the candidates',
    oneJudge,
    {
      ...withSteps({ stroll: { ...steps.stroll, offers: changed('stroll', () => {}) } }),
      actions: { ...actions, gather: { ...actions.gather, tries() {} } },
    },
    'is no candidate that the judge allows',
  ],
  [
    'a judge who allows too much',
    oneJudge,
    withActions({ rest: { ...actions.rest, why: () => undefined } }),
    'and yet it is not offered',
  ],
  [
    'an offer that cannot be carried out',
    oneJudge,
    (() => {
      const { take: _, ...rest } = actions.rest;
      return withActions({ rest });
    })(),
    'nothing carries it out',
  ],
  [
    'an interrupt that may be and has no offer',
    oneJudge,
    { ...pebbles, interrupts: { ...pebbles.interrupts!, may: () => true } },
    'may act beside the others',
  ],
  ['a game that goes on after it was given up', givingUpEnds, { ...pebbles, giveUp() {} }, 'the game is not over'],
  [
    'a state that is not plain data',
    statesAreJson,
    withActions({
      gather: {
        ...actions.gather,
        take(state, seat, action, dealer) {
          actions.gather.take?.(state, seat, action, dealer);
          Object.assign(state, { at: new Date(0) });
        },
      },
    }),
    'the state is not plain data: /at',
  ],
  [
    'rules that remember something outside of the state',
    recordsReplay,
    forgetful,
    'the replayed state differs: at /shells',
  ],
  [
    'rules whose memory a saved table lacks',
    savedTablesPlayOn,
    forgetful,
    'the next state at the saved table differs: at /shells',
  ],
  [
    'rules that remember what a snapshot lacks',
    snapshotsGoOn,
    forgetful,
    'the next state at the table taken up from a snapshot differs: at /shells',
  ],
  [
    'a set-up that remembers something outside of the state',
    seedsDealAlike,
    {
      ...pebbles,
      setUp(seats, options, dealer) {
        const state = pebbles.setUp(seats, options, dealer);
        for (let more = outside++ % 2; more > 0; more--) dealer.die(6, 'more');
        return state;
      },
    },
    'the second deal of one seed',
  ],
  [
    'rules that need a listener',
    listeningChangesNothing,
    withActions({
      gather: {
        ...actions.gather,
        take(state, seat, action, dealer) {
          actions.gather.take?.(state, seat, action, dealer);
          if (dealer.tell) state.shells[seat] = 0;
        },
      },
    }),
    'that nobody heard of',
  ],
  [
    'an undo that would take back what was seen',
    undoIsExact,
    withActions({
      gather: {
        ...actions.gather,
        take(state, seat) {
          const { wish } = state.secrets[(seat + 1) % state.seats]!;
          state.secrets[seat] = { ...state.secrets[seat]!, wish };
        },
      },
    }),
    'though it showed seat',
  ],
  [
    'a clone that shares what play changes',
    clonedStatesAreApart,
    { ...pebbles, clone: (state) => ({ ...pebbles.clone(state), finds: state.finds }) },
    'a state whose clone was played on differs: at /finds',
  ],
  [
    'a table that shares with its clone what play changes',
    clonesAreApart,
    { ...pebbles, clone: (state) => ({ ...pebbles.clone(state), finds: state.finds }) },
    'a table whose clone was played on differs: at /state/finds',
  ],
  [
    'a clone that forgets something',
    clonedStatesAreApart,
    { ...pebbles, clone: (state) => ({ ...pebbles.clone(state), sea: [] }) },
    'the clone of a state differs: at /sea',
  ],
  ['hidden things without a way to imagine them', secretsDoNotShow, unimagined, 'needs `imagine`'],
  [
    'offers that depend on what a seat may not know',
    secretsDoNotShow,
    withActions({
      keep: {
        ...actions.keep,
        why(state, seat, action) {
          const { card } = action;
          const [first, second] = state.secrets[seat]!.cards;
          const isRefused = state.hidden.unused.includes('red') && card === second && card !== first;
          return isRefused ? { why: 'cardNotYours', card } : actions.keep.why(state, seat, action);
        },
      },
    }),
    'in what seat',
  ],
  [
    'a step that waits for somebody because of a secret',
    secretsDoNotShow,
    {
      ...withSteps({
        wish: {
          ...steps.wish,
          asks: (state, { left }, seat) => left.includes(seat) && state.secrets[seat]!.cards.includes('red'),
        },
      }),
      actions: {
        ...actions,
        keep: {
          ...actions.keep,
          why: (state, seat, action) =>
            state.secrets[seat]!.cards.includes('red')
              ? actions.keep.why(state, seat, action)
              : { why: 'alreadyWished' },
        },
      },
    },
    'in what seat',
  ],
  [
    'a secret told to all',
    factsKeepSecrets,
    withActions({
      keep: {
        ...actions.keep,
        take(state, seat, action, dealer) {
          actions.keep.take?.(state, seat, action, dealer);
          dealer.tell?.({ fact: 'wishShown', seat, wish: action.card });
        },
      },
    }),
    'learns a secret by what is told',
  ],
  [
    'a fact for one seat that all are told',
    factsKeepSecrets,
    withActions({
      gather: {
        ...actions.gather,
        take(state, seat, action, dealer) {
          actions.gather.take?.(state, seat, action, dealer);
          dealer.tell?.({ fact: 'gathered', seat, pebble: action.pebble }, seat);
        },
      },
    }),
    'is told to seat',
  ],
];

describe('the battery finds', () => {
  test.each(FAULTS)('%s', (_what, check, game, sentence) => {
    expect(() => walkAll(game, check)).toThrow(sentence);
  });

  test.each<[string, Game<Pebbles>, string]>([
    ['a step that asks without an offer', withSteps({ stroll: { ...steps.stroll, offers() {} } }), 'offered nothing'],
    [
      'a game that does not end',
      withActions({ rest: { ...actions.rest, take() {} }, gather: { ...actions.gather, take() {} } }),
      'the game does not end',
    ],
    [
      'an outcome without ranks for all',
      { ...pebbles, outcome: (state) => (state.outcome && { ...state.outcome, ranks: [1] }) || undefined },
      'for 2 seats',
    ],
    [
      'a game in which nobody is first or second',
      { ...pebbles, outcome: ({ outcome }) => (outcome ? { ...outcome, ranks: [3, 3] } : undefined) },
      'they begin with 1, or with 2',
    ],
    [
      'a team with a winner and a loser',
      { ...pebbles, team: true, outcome: ({ outcome }) => (outcome ? { ...outcome, ranks: [1, 2] } : undefined) },
      'a team has',
    ],
  ])('%s', (_what, game, sentence) => {
    expect(() => playThrough(game, { seed: 1, seats: 2, options: { shells: 0 } }, () => {})).toThrow(sentence);
  });

  test('a component that is lost, and a stop where the invariant does not hold', () => {
    const deal = { seed: 1, seats: 2, options: { shells: 0 } as const };
    let counted = 0;
    const leaky = { ...pebbles, components: () => ({ pebbles: 5 - Math.min(1, counted++) }) };
    expect(() => demandSound(leaky, deal, undefined)).toThrow('the count of components');
    const calm = ({ agenda }: { readonly agenda: readonly unknown[] }) =>
      agenda.length > 0 ? 'it goes on' : undefined;
    expect(() => demandSound(pebbles, deal, calm)).toThrow('the invariant is broken: it goes on');
    expect(() => demandSound(pebbles, deal, () => undefined)).not.toThrow();
  });

  test('and says in which game, at which entry, and how to go there again', () => {
    const game = withSteps({ stroll: { ...steps.stroll, offers() {} } });
    const deal = { seed: 7, seats: 3, options: { shells: 0 } as const };
    const attempt = () => playThrough(game, deal, () => {});
    expect(attempt).toThrow(
      /^seed 7, 3 seats, entry 3, options \{"shells":0\}: seat \d is asked but is offered nothing/,
    );
    expect(attempt).toThrow('battery(game, { seats: [3], first: 7, games: 1 })');
  });
});
