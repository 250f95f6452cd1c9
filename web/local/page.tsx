import { PackError } from '@skerry/engine';
import { packWhy, sayTableWhy } from '@skerry/tables';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from 'preact-iso';
import { type LoadedGame, loadGame } from '../game.ts';
import { progress } from '../learn/progress.ts';
import { AtTable } from '../live/table/at-table.tsx';
import { LiveTable } from '../live/table/live-table.ts';
import { settings } from '../settings/settings.ts';
import { notify } from '../shell/notices.ts';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { reasonWords } from '../words/reasons.ts';
import { localChannel } from './channel.ts';
import { findTable } from './shelf.ts';

const FirstTimes = lazy(async () => (await import('../learn/first-times.tsx')).FirstTimes);

type Found = 'looking' | 'none' | 'unreadable' | { readonly failure: string } | Opened;

interface Opened {
  readonly table: LiveTable;
  readonly game: LoadedGame;
}

/** From one table to another, nothing of the first remains: it would read the address of the second. */
export default function LocalPage({ id }: { readonly id: string }) {
  return <LocalTablePage key={id} id={id} />;
}

function LocalTablePage({ id }: { readonly id: string }) {
  const words = liveWords();
  const [found, setFound] = useState<Found>('looking');
  useEffect(() => {
    let table: LiveTable | undefined;
    let gone = false;
    void openTable(id).then(
      (opened) => {
        if (isOpened(opened)) table = opened.table;
        if (gone) table?.close();
        else setFound(opened);
      },
      (error) =>
        setFound(error instanceof PackError ? { failure: sayTableWhy(reasonWords(), packWhy(error)) } : 'unreadable'),
    );
    return () => {
      gone = true;
      table?.close();
    };
  }, [id]);
  const stopped = isOpened(found) ? found.table.info.value?.stopped : undefined;
  useEffect(() => {
    if (stopped === undefined) return;
    const save = { label: homeWords().saveTable, icon: 'download', onClick: () => saveToFile(id) } as const;
    notify(sayTableWhy(reasonWords(), stopped), { refusal: true, tool: save });
  }, [id, stopped?.why]);
  if (found === 'looking') return <TableWaiting />;
  if (found === 'none') return <TableFailure sentence={words.notOnThisDevice} />;
  if (found === 'unreadable') return <TableFailure sentence={words.shelfClosed} />;
  if ('failure' in found) return <TableFailure sentence={found.failure} onSave={() => saveToFile(id)} />;
  const { table, game } = found;
  const closing = table.closing.value;
  if (closing?.why.why === 'unknownTable') return <TableFailure sentence={words.notOnThisDevice} />;
  if (closing !== undefined) return <TableFailure sentence={closing.sentence} onSave={() => saveToFile(id)} />;
  const Aside = progress.peek().firstGames.includes(id) ? FirstTimes : undefined;
  return <AtTable table={table} game={game} local={true} Aside={Aside} />;
}

const saveToFile = async (id: string) => (await import('./save-file.ts')).saveToFile(id, 'table');

const isOpened = (found: Found): found is Opened => typeof found === 'object' && 'table' in found;

async function openTable(id: string): Promise<Found> {
  const table = await findTable(id);
  const game = table && (await loadGame(table.head.game, table.head.pack));
  if (game === undefined) return 'none';
  const address = {
    table: id,
    get language() {
      return settings.language.value;
    },
  };
  return { table: new LiveTable(game.game, address, localChannel(id)), game };
}
