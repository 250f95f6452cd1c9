import { Icon, Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { homeWords } from '../words/home.ts';

export function FromFile() {
  const words = homeWords();
  const { route } = useLocation();
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const page = await (await import('../local/take-file.ts')).takeFile(file);
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
