import { contentsOf } from 'tree/web/local/file-contents.ts';
import { Imports } from 'tree/web/local/imports.ts';
import { TableHost } from 'tree/web/local/table-host.ts';

export { LiveTable } from 'tree/web/live/table/live-table.ts';

/** Puts the record in a link on a shelf in memory, and opens its table. */
export async function hostOf(text, game, say, copy) {
  let shelved;
  const imports = new Imports(async () => ({ game }), {
    listTables: async () => [],
    addTable: async (added) => {
      shelved = copy(added);
      return added.table.name;
    },
  });
  const { id } = await imports.takeLink(copy(contentsOf(text)[0]), { table: 'Replay', seats: [] });
  const device = {
    write: async () => true,
    read: async () => shelved,
    add: async () => undefined,
    say: (_, message) => say(message),
    thinker: { decide: async () => ({ move: undefined }) },
    botPause: 0,
    passPause: 0,
    failed: (error) => console.error(error),
    lost: () => undefined,
  };
  return TableHost.of({ game, text: {} }, copy(shelved), device, imports.sessionOf(id));
}
