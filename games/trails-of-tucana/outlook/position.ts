import type { TextContext } from '@skerry/engine';
import type { IslandMap } from '../rules/map.ts';
import type { Draft } from '../rules/state.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

/** The input of every outlook: everything a player knows. */
export type Position = Pick<TextContext<TrailsOfTucana>, 'content' | 'state'>;

/** The island that is played. */
export const mapOf = ({ content, state }: Position): IslandMap => content[state.island];

/** A seat's draft of this turn, as far as the player knows it. */
export const draftOf = ({ state }: Pick<Position, 'state'>, seat: number): Draft | undefined =>
  state.secrets?.[seat] ?? undefined;

/** Whether the player's next trail is a bonus trail. */
export const isBonus = (position: Position & Pick<TextContext<TrailsOfTucana>, 'reader'>): boolean =>
  position.reader !== undefined && (draftOf(position, position.reader)?.owed.length ?? 0) > 0;
