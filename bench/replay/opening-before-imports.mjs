// The same in checkouts where the page took the record in, and a worker took its table up again.
import { readFile } from 'tree/web/local/files.ts';
import { LocalKeeper } from 'tree/web/local/local-keeper.ts';

export { LiveTable } from 'tree/web/live/table.ts';

export async function hostOf(text, game, say, copy) {
  const names = { table: () => 'Replay', seat: (seat) => `Seat ${seat}` };
  const shelved = copy(await readFile(text, async () => ({ game }), names, Date.now()));
  return LocalKeeper.of({ game, text: {} }, copy(shelved), {
    write: async () => undefined,
    add: async () => undefined,
    say: (_, message) => say(message),
    mind: { decide: async () => ({ move: undefined }) },
    botPause: 0,
    passPause: 0,
    failed: (error) => console.error(error),
    trouble: (error) => console.error(error),
    now: Date.now,
  });
}
