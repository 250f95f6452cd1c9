import { bindPack, type GameRecord, OptionError, readRecord, SeatCountError } from '@skerry/engine';
import { Failure } from './command.ts';
import { readFileWell } from './files.ts';
import { GAMES, type LoadedGame, loadGame } from './games.ts';

/** A record from a file, with its game, bound to the pack that the record carries. */
export async function loadRecord(file: string): Promise<{ room: LoadedGame; written: GameRecord }> {
  const written = readRecord(await readFileWell(file));
  if (!GAMES.includes(written.game)) {
    const known = GAMES.join(', ');
    throw new Failure(
      `This is a record of "${written.game}", which this version doesn’t support. Supported: ${known}.`,
    );
  }
  const room = await loadGame(written.game);
  const { pack } = written;
  return { room: pack === undefined ? room : await room.bound(bindPack(room.game, pack)), written };
}

/** Works on a record; wrong options in it are the file's mistake, not the caller's. */
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
