import './more.css';
import { OfferButton } from '@skerry/look';
import { useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { loadRules } from '../game.ts';
import { ApiError, tableRecord } from '../live/api.ts';
import { notify, refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import type { MyTable } from './my-table.ts';
import { hideFromServer, hideFromShelf } from './tables.ts';

const MoveSeat = lazy(() => import('./move-seat.tsx'));

export const hasMore = ({ local, stage, host }: MyTable): boolean => local || stage !== 'lobby' || host;

export function More({ table }: { readonly table: MyTable }) {
  return table.local ? <MoreHere table={table} /> : <MoreThere table={table} />;
}

function MoreHere({ table: { id, name, stage } }: { readonly table: MyTable }) {
  const words = homeWords();
  const save = async (what: 'table' | 'record') => (await import('../local/save-file.ts')).saveToFile(id, what);
  const remove = () => {
    const { undo, settle } = hideFromShelf(id);
    notify(words.removed(name), { tool: { label: shellWords().undo, icon: 'undo', onClick: undo }, gone: settle });
  };
  return (
    <div class="stack mine-more">
      <OfferButton icon="download" label={words.saveTable} onClick={() => save('table')} />
      {stage === 'over' && <OfferButton icon="log" label={words.saveRecord} onClick={() => save('record')} />}
      <OfferButton icon="close" label={words.remove} onClick={remove} />
    </div>
  );
}

function MoreThere({ table }: { readonly table: MyTable }) {
  const { id, name, game, stage, yours, setAside, host } = table;
  const words = homeWords();
  const [moving, setMoving] = useState(false);
  const remove = () => {
    const { undo, settle } = hideFromServer(id);
    notify(words.removed(name), { tool: { label: shellWords().undo, icon: 'undo', onClick: undo }, gone: settle });
  };
  const keep = async () => {
    try {
      const [record, rules, { addRecord }] = await Promise.all([
        tableRecord(id),
        loadRules(game),
        import('../local/add-record.ts'),
      ]);
      if (rules === undefined) return refuse(liveWords().unknownGame);
      await addRecord(rules, record, table);
      notify(words.kept(name));
    } catch (error) {
      refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    }
  };
  return (
    <div class="stack mine-more">
      {stage === 'over' && <OfferButton icon="download" label={words.keep} onClick={keep} />}
      {stage === 'playing' && yours[0] !== undefined && (
        <OfferButton icon="qr" label={words.moveSeat} onClick={() => setMoving(true)} />
      )}
      {host && (stage !== 'playing' || setAside) && (
        <OfferButton icon="close" label={words.removeForAll} onClick={remove} />
      )}
      {moving && (
        <ErrorBoundary>
          <MoveSeat table={id} seat={yours[0] ?? 0} onClose={() => setMoving(false)} />
        </ErrorBoundary>
      )}
    </div>
  );
}
