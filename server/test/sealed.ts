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
  Action: Seal;
  Fact: { fact: 'opened'; numbers: number[] };
  Why: { why: 'alreadySealed' };
  Options: Record<never, never>;
}

const NUMBERS = [11, 22, 33] as const;

export const sealed: Game<SealedTypes> = {
  name: 'sealed',
  version: 1,
  seats: [2, 3],
  team: false,
  options: {},
  setUp: (seats) => ({
    seats,
    agenda: [{ do: 'seal' }],
    secrets: Array.from({ length: seats }, () => ({ number: null })),
    opened: [],
  }),
  steps: {
    seal: {
      asks: ({ secrets }, _step, seat) => secrets[seat]?.number === null,
      offers: (_state, _step, _seat, offers) => {
        for (const number of NUMBERS) offers.push({ act: 'seal', number });
      },
      run(state, _step, dealer) {
        state.opened = state.secrets.map(({ number }) => number ?? 0);
        dealer.tell?.({ fact: 'opened', numbers: state.opened });
      },
    },
  },
  actions: {
    seal: {
      fields: { number: NUMBERS },
      why: () => ({ why: 'alreadySealed' }),
      take(state, seat, { number }) {
        state.secrets[seat] = { number };
      },
    },
  },
  outcome: ({ opened, seats }): Outcome | undefined =>
    opened.length === 0 ? undefined : { ranks: Array.from({ length: seats }, () => 1), why: { why: 'opened' } },
  clone: (state) => ({ ...state, agenda: [...state.agenda], secrets: [...state.secrets], opened: [...state.opened] }),
};
