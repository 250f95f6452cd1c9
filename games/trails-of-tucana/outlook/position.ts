import type { TextContext } from '@skerry/engine';
import type { IslandMap } from '../rules/map.ts';
import type { Draft } from '../rules/state.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

/** What an outlook is derived from: all that a reader knows. */
export type Position = Pick<TextContext<TrailsOfTucana>, 'content' | 'state'>;

/** The island that is played. */
export const mapOf = ({ content, state }: Position): IslandMap => content[state.island];

/** What a seat has drawn in this turn, as far as the reader knows. */
export const draftOf = ({ state }: Pick<Position, 'state'>, seat: number): Draft | undefined =>
  state.secrets?.[seat] ?? undefined;

/** Whether what the reader draws next is a bonus trail. */
export const isBonus = (position: Position & Pick<TextContext<TrailsOfTucana>, 'reader'>): boolean =>
  position.reader !== undefined && (draftOf(position, position.reader)?.owed.length ?? 0) > 0;
