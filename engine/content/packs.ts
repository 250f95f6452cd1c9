import type { Game, GameTypes, Pack, PackFault, PackName, Packs } from '../contract.ts';
import { PackError } from '../errors.ts';
import { cleanName, isReserved } from '../first/names.ts';
import { canonical, copy, isObject, same } from '../json.ts';
import { hash } from './seed.ts';
import { faultsOf, type Shape, text } from './shapes.ts';

/** What stands at the head of every pack; a game adds its own parts. */
export const PACK_HEAD: { readonly name: Shape<string>; readonly version: Shape<string> } = {
  name: text(60),
  version: text(20),
};

/** How the packs of a game are made: one shape, what else must be so, and the game that they make. */
export interface PackKit<T extends GameTypes, P extends Pack> {
  readonly builtIn: P;
  readonly shape: Shape<P>;
  /** What is wrong with a pack whose shape is right: `{ place: 'map', fault: 'notConnected' }`. */
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
 * The game made from a pack that is new here: its name is seen whole, as those of people are, and nothing is listed as if it
 * came with the game. Packs that tables and records carry already are bound whatever their names.
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

/** Names a pack. Packs with the same hash are the same. */
export const packName = (pack: Pack): PackName => ({
  name: pack.name,
  version: pack.version,
  hash: hash(canonical(pack)),
});

/**
 * The game made from a pack that somebody sent. Throws a `PackError` that tells the faults of a pack that cannot be used.
 * The built-in content may be sent too: then it is the game as it was.
 */
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
