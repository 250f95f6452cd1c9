import type { State } from '../../rules/state.ts';

/** The card that asks, or that brought the offer. */
export function cardAt({ state }: { readonly state: State }): number {
  const step = state.agenda.at(-1);
  return step?.do === 'choose' ? step.card : state.facing;
}
