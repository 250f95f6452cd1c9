// The first page knows this file and nothing else of the rules: it imports types only.
import type { Game, GameTypes, Seat, View } from '../contract.ts';

/** When a player wants to be asked whether to use something: always, when it could matter, or never. */
export const ASKING = ['always', 'matters', 'never'] as const;
export type Asking = (typeof ASKING)[number];

/**
 * The action that lets the present stop of a seat go by, if the seat does not want to be asked at it. Only what everybody
 * knows is looked at: a stop, or none, tells nobody what a seat holds.
 */
export function letGo<T extends GameTypes>(
  { stops }: Pick<Game<T>, 'stops'>,
  state: View<T>['state'],
  seat: Seat,
  asking: Asking,
): T['Action'] | undefined {
  if (stops === undefined || asking === 'always') return undefined;
  const { secrets } = state;
  const open = secrets === undefined ? state : { ...state, secrets: secrets.map(() => null) };
  const pass = stops.pass(open, seat);
  return pass !== undefined && asking === 'matters' && stops.matters(open, seat) ? undefined : pass;
}
