import { beginAt, checkPosition, cleanName, type Game, type StateJson, VersionError } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { type Beginning, GameSession, type TableWhy } from '@skerry/tables';
import type { NewBeginning } from '@skerry/tables/wire';

/**
 * The position that a new table begins with, once it has been checked. Chance is the server's own, unless its maker has told a
 * seed; then everybody at the table is told so.
 */
export async function beginningOf(
  unbound: Game,
  game: Game,
  { seats, options }: { readonly seats: number; readonly options: object },
  { moment, state, knownTo, sameChance }: NewBeginning,
): Promise<Beginning | { readonly why: TableWhy }> {
  const kit = await manifestOf(game.name)?.position?.();
  const { name, version, pack } = game;
  const position = { game: name, version, seats, options, state, ...(pack && { pack: pack.whole }) };
  const isPossible = kit && checkPosition(unbound, position, kit.rules).every(({ blocks }) => !blocks);
  if (!isPossible) return { why: { why: 'badPosition' } };
  try {
    const table = beginAt(
      game,
      { seats, options },
      { state: state as unknown as StateJson, ...(knownTo !== undefined && { knownTo }) },
      sameChance?.seed,
      sameChance?.reached,
    );
    return {
      origin: {
        ...(moment && { moment: { ...moment, name: cleanName(moment.name) } }),
        ...(sameChance && { sameChance: true }),
        ...(knownTo !== undefined && { imagined: true }),
      },
      head: GameSession.at(table).head,
    };
  } catch (error) {
    if (error instanceof VersionError) return { why: { why: 'badPosition' } };
    throw error;
  }
}
