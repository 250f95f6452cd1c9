import type { Game, GameState, Outcome, Step } from '@skerry/engine';

/** A game with secrets, in a few lines: each seat seals a number, and then all are opened. */
interface Sealed extends GameState {
  agenda: Step[];
  secrets: { number: number | null }[];
  opened: number[];
}
type Seal = { readonly act: 'seal'; readonly number: number };

interface SealedTypes {
  State: Sealed;
  Step: Step;
  Asks: Step['do'];
  Action: Seal;
  Fact: { fact: 'opened'; numbers: number[] };
  Why: { why: 'alreadySealed' };
  Options: Record<never, never>;
  Refusal: never;
  Content: null;
}

const NUMBERS = [11, 22, 33] as const;

export const sealed: Game<SealedTypes> = {
  name: 'sealed',
  version: 1,
  seats: [2, 3],
  team: false,
  options: {},
  words: ['opened'],
  content: null,
  setUp: (seats) => ({
    seats,
    agenda: [{ do: 'seal' }],
    secrets: Array.from({ length: seats }, () => ({ number: null })),
    opened: [],
  }),
  steps: {
    seal: {
      asks: ({ secrets }, _step, seat) => secrets[seat]?.number === null,
      acts: ['seal'],
      run(state, _step, dealer) {
        state.opened = state.secrets.map(({ number }) => number ?? 0);
        dealer.tell?.({ fact: 'opened', numbers: state.opened });
      },
    },
  },
  actions: {
    seal: {
      fields: { number: NUMBERS },
      tries: (_state, _seat, tries) => {
        for (const number of NUMBERS) tries.push({ act: 'seal', number });
      },
      why: ({ secrets }, seat) => (secrets[seat]?.number === null ? undefined : { why: 'alreadySealed' }),
      take(state, seat, { number }) {
        state.secrets[seat] = { number };
      },
    },
  },
  turn: () => ({ number: 1 }),
  outcome: ({ opened, seats }): Outcome | undefined =>
    opened.length === 0 ? undefined : { ranks: Array.from({ length: seats }, () => 1), why: { why: 'opened' } },
  clone: (state) => ({ ...state, agenda: [...state.agenda], secrets: [...state.secrets], opened: [...state.opened] }),
};
