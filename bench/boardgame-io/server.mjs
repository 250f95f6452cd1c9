// boardgame.io's own server with the same game: `node server.mjs --port 3210 [--files folder]`, in memory without files.
import { parseArgs } from 'node:util';

// boardgame.io and immer read this while they load, so they are imported after it is set.
process.env.NODE_ENV = 'production';
const { default: server } = await import('boardgame.io/dist/cjs/server.js');
const { ForbiddenIsland } = await import('./game.mjs');

const { values } = parseArgs({ options: { port: { type: 'string', default: '3210' }, files: { type: 'string' } } });
const db = values.files === undefined ? undefined : new server.FlatFile({ dir: values.files });
const { run } = server.Server({ games: [ForbiddenIsland], origins: [server.Origins.LOCALHOST], ...(db && { db }) });
await run(Number(values.port));
