import type { Game, GameTypes, Pack, PackFault, PackName, Packs } from '../contract.ts';
import { PackError } from '../errors.ts';
import { cleanName, isReserved } from '../first/names.ts';
import { canonical, copy, isObject, same } from '../json.ts';
import { hash } from './seed.ts';
import { faultsOf, type Shape, text } from './shapes.ts';

export const PACK_HEAD: { readonly name: Shape<string>; readonly version: Shape<string> } = {
  name: text(60),
  version: text(20),
};

/** One shape, what else must hold, and the game that a pack makes. */
export interface PackKit<T extends GameTypes, P extends Pack> {
  readonly builtIn: P;
  readonly shape: Shape<P>;
  check?(pack: P): readonly PackFault[];
  bind(pack: P): Game<T>;
}

export const packsOf = <T extends GameTypes, P extends Pack>(kit: PackKit<T, P>): Packs<T> => ({
  builtIn: kit.builtIn,
  check(pack) {
    const faults = faultsOf(pack, kit.shape);
    return faults.length > 0 ? faults : (kit.check?.(pack as P) ?? []);
  },
  bind: (pack) => kit.bind(pack as P),
});

/**
 * For a pack that is new here: its name must be visible and must not pass for the built-in content. Packs of stored
 * tables and records are bound whatever their names.
 */
export function takePack<T extends GameTypes>(
  game: Game<T>,
  pack: unknown,
  isLike?: Parameters<typeof isReserved>[1],
): Game<T> {
  const bound = bindPack(game, pack);
  if (bound.pack === undefined) return bound;
  const { name, version } = bound.pack;
  const faults: PackFault[] = [
    ...(name === cleanName(name) ? [] : [{ place: 'name', fault: 'hiddenLetters' } as const]),
    ...(version === cleanName(version) ? [] : [{ place: 'version', fault: 'hiddenLetters' } as const]),
    ...(isReserved(name, isLike) ? [{ place: 'name', fault: 'reservedName' } as const] : []),
  ];
  if (faults.length > 0) throw PackError.of(faults);
  return bound;
}

/** Packs with the same hash are the same. */
export const packName = (pack: Pack): PackName => ({
  name: pack.name,
  version: pack.version,
  hash: hash(canonical(pack)),
});

/** Throws a `PackError` with the faults of a pack that cannot be used. The built-in content gives the game itself. */
export function bindPack<T extends GameTypes>(game: Game<T>, pack: unknown): Game<T> {
  const { packs } = game;
  if (packs === undefined) throw new PackError(`The content of ${game.name} cannot be exchanged.`, []);
  if (game.pack !== undefined && same(game.pack.whole, pack)) return game;
  const faults = packs.check(pack);
  if (faults.length > 0) throw PackError.of(faults);
  const whole = frozen(copy(pack as Pack));
  const bound = packs.bind(whole);
  return same(whole, packs.builtIn) ? bound : { ...bound, pack: { ...packName(whole), whole } };
}

function frozen<V>(value: V): V {
  if (Array.isArray(value) || isObject(value)) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
