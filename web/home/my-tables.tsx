import { Empty, OfferButton, SeatMark, Slip, Tool } from '@skerry/look';
import { useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { loadRules } from '../game.ts';
import { ApiError, tableRecord } from '../live/api.ts';
import { packLabel } from '../pack-label.ts';
import { notify, refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import { inOrder, isYourTurn, type MyTable } from './mine.ts';
import { hideFromServer, hideFromShelf, tables } from './tables.ts';
import { titleOf } from './titles.ts';

const MoveSeat = lazy(() => import('./move-seat.tsx'));

export function MyTables() {
  const words = homeWords();
  const mine = inOrder(tables.value);
  return (
    <Slip class="mine" title={words.myTables} note={mine.length > 0 ? mine.length : undefined}>
      {mine.length === 0 ? (
        <Empty drawing="jetty">{words.noTables}</Empty>
      ) : (
        <ul>
          {mine.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </Slip>
  );
}

function Row({ table }: { readonly table: MyTable }) {
  const words = homeWords();
  const [open, setOpen] = useState(false);
  const look = isYourTurn(table) ? 'mine-you' : table.stage === 'over' || table.setAside ? 'mine-over' : '';
  const about = [titleOf(table.game), ...(table.pack ? [packLabel(table.pack)] : []), standing(table)];
  return (
    <li class={look}>
      <a class="mine-row" href={table.address}>
        <span class="mine-dot" aria-hidden="true" />
        <span class="mine-text">
          <b class="mine-name">{table.name}</b>
          <span>{about.join(' · ')}</span>
        </span>
        <span class="mine-seats" title={table.seats.join(', ')}>
          {table.seats.map((name, seat) => (
            <SeatMark key={seat} seat={seat} size={17} hollow={name === ''} />
          ))}
        </span>
      </a>
      {(table.local || table.stage !== 'lobby' || table.source?.host) && (
        <>
          <Tool icon="menu" label={words.more(table.name)} quiet expanded={open} onClick={() => setOpen(!open)} />
          {open && (table.local ? <MoreHere table={table} /> : <MoreThere table={table} />)}
        </>
      )}
    </li>
  );
}

function standing({ local, stage, yours, waiting, winners, seats, setAside }: MyTable): string {
  const words = homeWords();
  if (stage === 'lobby') return words.inLobby;
  if (setAside) return words.setAside;
  if (stage === 'playing') {
    if (waiting.some((seat) => yours.includes(seat))) return words.yourTurn;
    // Bots on this device play on as soon as the table is open.
    return local ? words.onThisDevice : words.waitingFor(waiting.map((seat) => seats[seat] ?? ''));
  }
  if (winners === undefined) return words.over;
  if (winners.length === seats.length) return words.won;
  return winners.length === 0 ? words.lost : words.wonBy(winners.map((seat) => seats[seat] ?? ''));
}

/** What can be done with a table on this device besides going on with it. */
function MoreHere({ table: { id, name, stage } }: { readonly table: MyTable }) {
  const words = homeWords();
  const save = async (what: 'table' | 'record') => (await import('../local/saving.ts')).saveToFile(id, what);
  const remove = () => {
    const { undo, settle } = hideFromShelf(id);
    notify(words.removed(name), { tool: { label: shellWords().undo, icon: 'undo', onClick: undo }, gone: settle });
  };
  return (
    <div class="mine-more">
      <OfferButton icon="download" label={words.saveTable} onClick={() => save('table')} />
      {stage === 'over' && <OfferButton icon="log" label={words.saveRecord} onClick={() => save('record')} />}
      <OfferButton icon="close" label={words.remove} onClick={remove} />
    </div>
  );
}

/** The same with a table that a server keeps. */
function MoreThere({ table: { id, name, game, stage, yours, setAside, source } }: { readonly table: MyTable }) {
  const words = homeWords();
  const [moving, setMoving] = useState(false);
  const remove = () => {
    const { undo, settle } = hideFromServer(id);
    notify(words.removed(name), { tool: { label: shellWords().undo, icon: 'undo', onClick: undo }, gone: settle });
  };
  const keep = async () => {
    try {
      const [record, rules, { takeAlong }] = await Promise.all([
        tableRecord(id),
        loadRules(game),
        import('../local/take-along.ts'),
      ]);
      if (rules === undefined || source === undefined) return refuse(liveWords().unknownGame);
      await takeAlong(rules, record, source);
      notify(words.kept(name));
    } catch (error) {
      refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    }
  };
  return (
    <div class="mine-more">
      {stage === 'over' && <OfferButton icon="download" label={words.keep} onClick={keep} />}
      {stage === 'playing' && yours[0] !== undefined && (
        <OfferButton icon="qr" label={words.moveSeat} onClick={() => setMoving(true)} />
      )}
      {source?.host && (stage !== 'playing' || setAside) && (
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
