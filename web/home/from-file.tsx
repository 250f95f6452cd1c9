import { Icon, Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { localTable, MINE } from '../routes.ts';
import { notify, refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';

export function FromFile() {
  const words = homeWords();
  const { route } = useLocation();
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const page = await takeIn(file);
    if (page !== undefined) route(page);
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
    <Slip class="stack from-file" title={words.fileTitle} edge={over ? 'brass' : undefined}>
      <p class="hint">{over ? words.fileDrop : words.fileHint}</p>
      <label class="offer">
        <Icon name="upload" size={24} />
        {words.fileChoose}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,.skerry,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
    </Slip>
  );
}

/** Stores a file's tables or its study on this device. Returns the page to open, or reports what is wrong. */
async function takeIn(file: File): Promise<string | undefined> {
  const words = homeWords();
  const [{ contentsOf, LARGEST_LOT }, { FileError }, { importLocal }, { fallbackNames }] = await Promise.all([
    import('../local/file-contents.ts'),
    import('../local/file-error.ts'),
    import('../local/channel.ts'),
    import('../local/fallback-names.ts'),
  ]);
  try {
    if (file.size > LARGEST_LOT) throw new FileError('tooBig');
    const values = contentsOf(await file.text());
    const [only] = values;
    if (values.length === 1 && isStudy(only)) return (await import('../study/take-in.ts')).openStudyFile(only);
    const added = await importLocal({ from: 'file', values, names: fallbackNames() });
    const [first, ...others] = added;
    notify(first && others.length === 0 ? words.fileTaken(first.name) : words.filesTaken(added.length));
    return first && (others.length === 0 ? localTable(first.id) : MINE);
  } catch (error) {
    refuse(error instanceof FileError ? words.fileTroubles[error.trouble] : liveWords().shelfClosed);
    return undefined;
  }
}

const isStudy = (value: unknown): boolean => (value as { readonly skerry?: unknown } | null)?.skerry === 'study';
