import type { PackName } from '@skerry/engine';
import { type LoadedGame, loadGame } from './game.ts';
import { tableGame, wholePack } from './live/api.ts';
import { connectEarly } from './live/early-socket.ts';
import { PAGES } from './pages.ts';

/** The page of an address, by its first part. */
const FIRST_PARTS: { readonly [part: string]: keyof typeof PAGES } = {
  '': 'home',
  tables: 'mine',
  new: 'new',
  t: 'online',
  join: 'online',
  watch: 'online',
  local: 'local',
  claim: 'claim',
  rules: 'rules',
  daily: 'daily',
  puzzle: 'puzzle',
  study: 'study',
  learn: 'learn',
  about: 'about',
};

interface AheadGame {
  readonly id: string;
  readonly game: string;
  readonly pack?: PackName;
}

const games = new Map<string, Promise<LoadedGame | undefined>>();

const find = async (table: string): Promise<LoadedGame | undefined> => {
  const { game, pack } = toldWithPage(table) ?? (await tableGame(table));
  return loadGame(game, pack && wholePack(pack.hash));
};

/** The server embeds a table's game and content pack in its page. */
function toldWithPage(id: string): AheadGame | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name="table"]')?.content;
  const table = told === undefined ? undefined : (JSON.parse(told) as AheadGame);
  return table?.id === id ? table : undefined;
}

/** Starts loading what an address needs, while the page itself is still loading. */
export function preload(path: string): void {
  const [, part = '', id] = path.split('/');
  const page = Object.hasOwn(FIRST_PARTS, part) ? FIRST_PARTS[part] : undefined;
  if (page === undefined) return;
  // The next call reports the error.
  PAGES[page]().catch(() => undefined);
  if (page !== 'online' || id === undefined) return;
  connectEarly(id);
  const game = find(id);
  game.catch(() => undefined);
  games.set(id, game);
}

/** The game of a table on the server: preloaded the first time, then a new request. */
export function gameOf(table: string): Promise<LoadedGame | undefined> {
  const asked = games.get(table);
  games.delete(table);
  return asked ?? find(table);
}
