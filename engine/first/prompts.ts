// Part of the first page, like all of this folder: it imports types only.
import type { Game, GameTypes, Seat, View } from '../contract.ts';

/** When a player wants to be asked at optional prompts: always, when it could matter, or never. */
export const ASKING = ['always', 'matters', 'never'] as const;
export type Asking = (typeof ASKING)[number];

/**
 * The action that skips the seat's current prompt, if the seat does not want to be asked. Only public information
 * decides.
 */
export function passOf<T extends GameTypes>(
  { prompts }: Pick<Game<T>, 'prompts'>,
  state: View<T>['state'],
  seat: Seat,
  asking: Asking,
): T['Action'] | undefined {
  if (prompts === undefined || asking === 'always') return undefined;
  const { secrets } = state;
  const open = secrets === undefined ? state : { ...state, secrets: secrets.map(() => null) };
  const pass = prompts.pass(open, seat);
  return pass !== undefined && asking === 'matters' && prompts.matters(open, seat) ? undefined : pass;
}
