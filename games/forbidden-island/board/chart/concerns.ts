import type { Choice } from '@skerry/engine';
import { type Concern as ConcernOf, concernsBy, type Offer } from '@skerry/look';
import type { Card } from '../../content/cards.ts';
import { chart, type Space } from '../../content/spaces.ts';
import type { Treasure } from '../../content/tiles.ts';
import type { Action } from '../../rules/actions.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';

export type Choices = readonly Choice<ForbiddenIsland>[];
export type Why = NonNullable<Choice<ForbiddenIsland>['why']>;

export function spacesOf(action: Action, { state, reader }: TextContext): readonly Space[] {
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

export interface Concern extends ConcernOf<ForbiddenIsland> {
  /** The player's most likely intention here. A single one is taken at a touch. */
  readonly likely: readonly Action[];
  /** Special cards that could be played here too. */
  readonly others: readonly Action[];
}

/**
 * Actions by space. Special cards can be played nearly everywhere and at any time, so they are likely only when
 * chosen, touched in the hand, or the only option; and no pawn flies where walking is possible.
 */
export function concerns(
  choices: Choices,
  telling: TextContext,
  chosen: Offer<ForbiddenIsland> | undefined,
  touched: Card | undefined,
): ReadonlyMap<Space, Concern> {
  const meant = meaning(chosen, touched);
  const isAlone = !choices.some(
    ({ action, why }) => why === undefined && !isSpecial(action) && spacesOf(action, telling).length > 0,
  );
  const drowning = telling.state.agenda.at(-1)?.do === 'drowning';
  const isLikely =
    meant ?? ((action: Action) => !isSpecial(action) || (isAlone && (action.act === 'sandbags' || drowning)));
  const found = concernsBy(choices, ({ action }) => spacesOf(action, telling));
  return new Map(
    [...found].map(([space, { offered, refused }]) => {
      const wanted = offered.filter(isLikely);
      const isWalk = meant === undefined && wanted.some(({ act }) => act === 'move');
      return [
        space,
        {
          offered,
          likely: isWalk ? wanted.filter(({ act }) => act !== 'fly') : wanted,
          others: meant === undefined ? offered.filter((action) => !isLikely(action)) : [],
          refused: refused.filter(({ action }) => (meant ?? isPlain)(action)),
        },
      ];
    }),
  );
}

/** Whether an action is of the kind chosen in the bar or touched in the hand. */
function meaning(
  chosen: Offer<ForbiddenIsland> | undefined,
  touched: Card | undefined,
): ((action: Action) => boolean) | undefined {
  if (touched !== undefined) return (action) => usesCard(action, touched);
  if (chosen === undefined || chosen.actions.length === 0) return undefined;
  const acts = new Set(chosen.actions.map(({ act }) => act));
  return ({ act }) => acts.has(act);
}

const isSpecial = ({ act }: Action): boolean => act === 'lift' || act === 'sandbags';
/** Actions meant by touching a tile. */
const isPlain = ({ act }: Action): boolean => act === 'move' || act === 'fly' || act === 'swim' || act === 'shoreUp';
