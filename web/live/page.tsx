import { PackError } from '@skerry/engine';
import { packWhy, sayTableWhy } from '@skerry/tables';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ErrorBoundary, lazy, useLocation } from 'preact-iso';
import type { LoadedGame } from '../game.ts';
import { gameOf } from '../preload.ts';
import { joining, onlineTable } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { takeNewVersion } from '../sw/register.ts';
import { liveWords } from '../words/live.ts';
import { reasonWords } from '../words/reasons.ts';
import { shellWords } from '../words/shell.ts';
import { ApiError } from './api.ts';
import { socketChannel } from './socket.ts';
import { AtTable } from './table/at-table.tsx';
import { LiveTable } from './table/live-table.ts';

/** Loaded on demand: most readers come to a game that has begun. */
const Lobby = lazy(async () => {
  const [page, { learnLobbyWords }] = await Promise.all([import('../lobby/lobby.tsx'), import('../lobby/words.ts')]);
  await learnLobbyWords();
  return page;
});
const InProgress = lazy(async () => (await import('./in-progress.tsx')).InProgress);
const MovedAway = lazy(async () => (await import('./moved-away.tsx')).MovedAway);

export interface OnlinePageProps {
  readonly id: string;
  readonly secret?: string;
}

type Found =
  | { readonly failure: string; readonly passing: boolean }
  | { readonly table: LiveTable; readonly game: LoadedGame };

export default function OnlinePage(props: OnlinePageProps) {
  const { id, secret, path } = useWayHere(props);
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  /** The reader has no seat here, or no longer, and watches. */
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    let table: LiveTable | undefined;
    let gone = false;
    void openTable(id, secret).then((opened) => {
      if ('table' in opened) table = opened.table;
      if (gone) table?.close();
      else setFound(opened);
    });
    return () => {
      gone = true;
      table?.close();
      setFound(undefined);
    };
  }, [id, secret, tries]);
  const sits = found !== undefined && 'table' in found && (found.table.you.value?.seats.length ?? 0) > 0;
  useEffect(() => {
    // A seated reader's address has no secret, which is easily shared by accident; it is restored when they stand up.
    const address = (sits ? onlineTable(id) : path) + location.search;
    if (secret !== undefined) history.replaceState(history.state, '', address);
  }, [sits, id, secret, path]);
  const isPassing = found !== undefined && 'failure' in found && found.passing;
  useEffect(() => {
    if (!isPassing) return;
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isPassing]);
  if (found === undefined) return <TableWaiting />;
  if ('failure' in found) {
    return <TableFailure sentence={found.failure} {...(found.passing && { onRetry: () => setTries(tries + 1) })} />;
  }
  const { table, game } = found;
  const closing = table.closing.value;
  if (closing !== undefined) {
    const { why } = closing.why;
    const sentence = why === 'notHere' ? `${closing.sentence} ${liveWords().lostSeat}` : closing.sentence;
    return <TableFailure sentence={sentence} {...(why === 'oldClient' && { onRetry: reloadNewest })} />;
  }
  const { seats = [], moved = [] } = table.you.value ?? {};
  if (moved.length > 0 && seats.length === 0 && !isWatching) {
    return (
      <ErrorBoundary>
        <MovedAway table={table} seats={moved} onWatch={() => setWatching(true)} />
      </ErrorBoundary>
    );
  }
  const stage = table.info.value?.stage;
  if (stage === undefined) return <TableWaiting />;
  if (stage === 'lobby') {
    return (
      <ErrorBoundary>
        <Lobby table={table} game={game} />
      </ErrorBoundary>
    );
  }
  const cameToSit = path.startsWith(joining(id, ''));
  if (stage === 'playing' && seats.length === 0 && cameToSit && !isWatching) {
    const { title } = game.text.value;
    return (
      <ErrorBoundary>
        <InProgress table={table} title={title} onWatch={() => setWatching(true)} />
      </ErrorBoundary>
    );
  }
  return <AtTable key={id} table={table} game={game} local={false} />;
}

/** The reader's first address: taking a seat removes its secret, but must not reopen the table. */
function useWayHere({ id, secret }: OnlinePageProps): OnlinePageProps & { readonly path: string } {
  const { path } = useLocation();
  const came = useRef({ id, path, ...(secret !== undefined && { secret }) });
  if (came.current.id !== id || secret !== undefined)
    came.current = { id, path, ...(secret !== undefined && { secret }) };
  return came.current;
}

/** The page is older than the server: loads the newest, bypassing the cache. */
async function reloadNewest(): Promise<void> {
  takeNewVersion();
  await navigator.serviceWorker?.getRegistration().then((registration) => registration?.update());
  location.reload();
}

async function openTable(id: string, key: string | undefined): Promise<Found> {
  try {
    const game = await gameOf(id);
    if (game === undefined) return { failure: liveWords().unknownGame, passing: false };
    const address = {
      table: id,
      ...(key !== undefined && { key }),
      get language() {
        return settings.language.value;
      },
    };
    return { table: new LiveTable(game.game, address, (hearing) => socketChannel(id, hearing)), game };
  } catch (error) {
    if (error instanceof ApiError && error.answered) return { failure: error.message, passing: false };
    if (error instanceof PackError) return { failure: sayTableWhy(reasonWords(), packWhy(error)), passing: false };
    return { failure: navigator.onLine ? shellWords().noServer : liveWords().offlineTable, passing: true };
  }
}
