import { bindPack, type GameRecord, OptionError, readRecord, SeatCountError } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { Failure } from './command.ts';
import { readFileWell } from './files.ts';
import { GAMES, type LoadedGame, loadGame } from './games.ts';

/** With its game, bound to the pack in the record. */
export async function loadRecord(file: string): Promise<{ loaded: LoadedGame; written: GameRecord }> {
  const written = readRecord(await readFileWell(file));
  if (manifestOf(written.game) === undefined) {
    const known = GAMES.join(', ');
    throw new Failure(
      `This is a record of "${written.game}", which this version doesn’t support. Supported: ${known}.`,
    );
  }
  const loaded = await loadGame(written.game);
  const { pack } = written;
  return { loaded: pack === undefined ? loaded : await loaded.bound(bindPack(loaded.game, pack)), written };
}

/** Wrong options in a record are the file's fault, not wrong usage. */
export function onRecord<V>(work: () => V): V {
  try {
    return work();
  } catch (error) {
    if (error instanceof OptionError || error instanceof SeatCountError) {
      throw new Failure(`This record is damaged. ${error.message}`);
    }
    throw error;
  }
}
