import type { Choice, Seat } from '@skerry/engine';
import type { Offer } from '@skerry/look';
import type { Card } from '../content/cards.ts';
import type { Treasure } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import { chart, type Space } from '../rules/spaces.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import type { Telling } from '../text/telling.ts';

export type Choices = readonly Choice<ForbiddenIsland>[];
export type Why = NonNullable<Choice<ForbiddenIsland>['why']>;

/** The spaces an action concerns: where one touches to take it. */
export function spacesOf(action: Action, { state, reader }: Telling): readonly Space[] {
  switch (action.act) {
    case 'move':
    case 'fly':
    case 'guide':
    case 'swim':
    case 'lift':
      return [action.to];
    case 'shoreUp':
      return action.tiles;
    case 'sandbags':
      return [action.on];
    case 'capture':
      return reader === undefined ? [] : [chart(state.island).names[state.pawns[reader]!]!];
    case 'liftOff':
      return [chart(state.island).names[chart(state.island).landing]!];
    default:
      return [];
  }
}

/** The cards of the own hand an action concerns. */
export function usesCard(action: Action, card: Card): boolean {
  switch (action.act) {
    case 'give':
    case 'discard':
      return action.card === card;
    case 'capture':
      return action.treasure === (card as Treasure);
    case 'sandbags':
      return card === 'sandbags';
    case 'lift':
    case 'liftOff':
      return card === 'helicopter-lift';
    default:
      return false;
  }
}

/** What a tile offers and refuses. */
export interface Concern {
  /** Offered and meant: what the reader most likely wants here. One of them is taken at a touch. */
  readonly likely: readonly Action[];
  /** All that is offered here, the likely ones first. */
  readonly offered: readonly Action[];
  readonly refused: readonly { readonly action: Action; readonly why: Why }[];
}

/**
 * What can be done where. Special cards can be played nearly everywhere and at any time, so they count as likely only
 * when they are chosen, touched in the hand, or all there is; and nobody flies where walking leads.
 */
export function concerns(
  choices: Choices,
  telling: Telling,
  chosen: Offer<ForbiddenIsland> | undefined,
  touched: Card | undefined,
): ReadonlyMap<Space, Concern> {
  const meant = chosen?.actions.length ? new Set(chosen.actions.map(asKey)) : undefined;
  const step = telling.state.agenda.at(-1)?.do;
  const special = (action: Action) => action.act === 'lift' || action.act === 'sandbags';
  const anyPlain = choices.some(
    ({ action, why }) => why === undefined && !special(action) && spacesOf(action, telling).length > 0,
  );
  const likely = (action: Action): boolean => {
    if (touched !== undefined) return usesCard(action, touched);
    if (meant !== undefined) return meant.has(asKey(action));
    if (!special(action)) return true;
    return !anyPlain && (action.act === 'sandbags' || step === 'drowning');
  };
  const found = new Map<Space, { likely: Action[]; offered: Action[]; refused: { action: Action; why: Why }[] }>();
  for (const { action, why } of choices) {
    for (const space of spacesOf(action, telling)) {
      let here = found.get(space);
      if (here === undefined) {
        here = { likely: [], offered: [], refused: [] };
        found.set(space, here);
      }
      if (why !== undefined) here.refused.push({ action, why });
      else {
        here.offered.push(action);
        if (likely(action)) here.likely.push(action);
      }
    }
  }
  for (const here of found.values()) {
    if (meant === undefined && here.likely.some(({ act }) => act === 'move'))
      here.likely = here.likely.filter(({ act }) => act !== 'fly');
    here.offered.sort((one, other) => Number(here.likely.includes(other)) - Number(here.likely.includes(one)));
  }
  return found;
}

const asKey = (action: Action): string => JSON.stringify(action);

/** Who stands on a space. */
export const standing = ({ state }: Telling, space: number): Seat[] =>
  state.pawns.flatMap((at, seat) => (at === space ? [seat] : []));
