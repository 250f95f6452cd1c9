import type { GameRecord } from '@skerry/engine';
import { OfferButton } from '@skerry/look';
import { ApiError, tableRecord } from '../live/api.ts';
import { refuse } from '../shell/notices.ts';
import { myTablesWords } from '../words/my-tables.ts';
import { shellWords } from '../words/shell.ts';
import type { MyTable } from './my-table.ts';

/** All tables of the archive as one file: those of a server as records, since their games are over. */
export function SaveAll({ tables }: { readonly tables: readonly MyTable[] }) {
  const words = myTablesWords();
  const save = async () => {
    try {
      const { saveAllToFile } = await import('../local/save-file.ts');
      const saved = await Promise.all(
        tables.map(async (table) => (table.local ? { id: table.id } : { record: await recordOf(table) })),
      );
      await saveAllToFile(words.groups.archive, saved);
    } catch (error) {
      refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    }
  };
  return <OfferButton icon="download" label={words.saveAll} onClick={() => void save()} />;
}

async function recordOf({ id, name, seats }: MyTable): Promise<GameRecord> {
  return { ...(await tableRecord(id)), table: name, names: seats.map((seat) => seat.name) };
}
