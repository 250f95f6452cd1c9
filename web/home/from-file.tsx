import { Icon, Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { loadRules } from '../game.ts';
import type { Shelved } from '../local/local-table.ts';
import { localTable, MINE } from '../routes.ts';
import { notify, refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';

/** Takes in a table or a record from a file, chosen or dropped on the page. */
export function FromFile() {
  const words = homeWords();
  const { route } = useLocation();
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const [id, ...others] = await takeIn(file);
    if (id !== undefined) route(others.length === 0 ? localTable(id) : MINE);
  };
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', drag);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', drag);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <Slip class="from-file" title={words.fileTitle} edge={over ? 'brass' : undefined}>
      <p class="hint">{over ? words.fileDrop : words.fileHint}</p>
      <label class="offer">
        <Icon name="upload" size={24} />
        {words.fileChoose}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
    </Slip>
  );
}

/** Puts what is in a file on the shelf. Returns the ids of its tables, or tells what is wrong. */
async function takeIn(file: File): Promise<readonly string[]> {
  const words = homeWords();
  const [{ contentsOf, FileError, LARGEST_LOT, tableFrom }, { addTable }] = await Promise.all([
    import('../local/files.ts'),
    import('../local/shelf.ts'),
  ]);
  try {
    if (file.size > LARGEST_LOT) throw new FileError('tooBig');
    const names = { table: () => words.importedTable, seat: words.importedSeat };
    const taken: Shelved[] = [];
    for (const each of contentsOf(await file.text())) taken.push(await tableFrom(each, loadRules, names, Date.now()));
    const added: string[] = [];
    for (const each of taken) added.push(await addTable(each));
    const [name = '', ...others] = added;
    notify(others.length === 0 ? words.fileTaken(name) : words.filesTaken(added.length));
    return taken.map(({ table }) => table.id);
  } catch (error) {
    refuse(error instanceof FileError ? words.fileTroubles[error.trouble] : liveWords().shelfClosed);
    return [];
  }
}
