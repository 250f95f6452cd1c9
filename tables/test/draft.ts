import type { Game, GameState, Outcome, Seat, Step } from '@skerry/engine';

/** A game with one sealed draft and open turns after it, in a few lines. */
interface State extends GameState {
  agenda: Step[];
  secrets: ({ number: number } | null)[];
  opened: number[];
  rows: number;
}
type Action = { readonly act: 'seal'; readonly number: number } | { readonly act: 'row' };

interface Draft {
  State: State;
  Step: Step;
  Action: Action;
  Fact: { fact: 'opened'; numbers: number[] } | { fact: 'rowed'; seat: Seat };
  Why: { why: 'notNow' };
  Options: Record<never, never>;
  Refusal: never;
  Content: null;
  Asks: 'draft' | 'row';
}

const NUMBERS = [11, 22, 33] as const;
const TURNS = 6;
const rower = ({ rows, seats }: Pick<State, 'rows' | 'seats'>): Seat => rows % seats;
const isDraft = ({ agenda }: Pick<State, 'agenda'>): boolean => agenda.at(-1)?.do === 'draft';

const draft: Game<Draft> = {
  name: 'draft',
  version: 1,
  seats: [2, 3],
  team: false,
  options: {},
  words: ['rowed'],
  content: null,
  setUp: (seats) => ({
    seats,
    agenda: [{ do: 'row' }, { do: 'draft' }],
    secrets: Array.from({ length: seats }, () => null),
    opened: [],
    rows: 0,
  }),
  steps: {
    draft: {
      asks: ({ secrets }, _step, seat) => secrets[seat] === null,
      acts: ['seal'],
      run(state, _step, dealer) {
        state.opened = state.secrets.map((secret) => secret?.number ?? 0);
        state.secrets = state.secrets.map(() => null);
        dealer.tell?.({ fact: 'opened', numbers: state.opened });
      },
    },
    row: {
      asks: (state, _step, seat) => state.rows < TURNS && rower(state) === seat,
      acts: ['row'],
      run() {},
    },
  },
  actions: {
    seal: {
      fields: { number: NUMBERS },
      tries: (_state, _seat, tries) => {
        for (const number of NUMBERS) tries.push({ act: 'seal', number });
      },
      why: (state, seat) => (isDraft(state) && state.secrets[seat] === null ? undefined : { why: 'notNow' }),
      take(state, seat, { number }) {
        state.secrets = state.secrets.map((secret, whose) => (whose === seat ? { number } : secret));
      },
    },
    row: {
      fields: {},
      tries: (_state, _seat, tries) => void tries.push({ act: 'row' }),
      why: (state, seat) => (!isDraft(state) && rower(state) === seat ? undefined : { why: 'notNow' }),
      take(state, seat, _action, dealer) {
        state.rows++;
        dealer.tell?.({ fact: 'rowed', seat });
      },
    },
  },
  turn: ({ rows, seats, agenda }) => ({
    number: rows + 1,
    ...(!isDraft({ agenda }) && { seat: rower({ rows, seats }) }),
  }),
  outcome: ({ rows, seats }): Outcome | undefined =>
    rows < TURNS ? undefined : { ranks: Array.from({ length: seats }, () => 1), why: { why: 'rowed' } },
  clone: (state) => ({ ...state, agenda: [...state.agenda] }),
  imagine: ({ seat, state }) => {
    const { secrets = [], ...rest } = state;
    return { ...rest, agenda: [...state.agenda], secrets: secrets.map((own, whose) => (whose === seat ? own : null)) };
  },
};

export const game: Game = draft;
