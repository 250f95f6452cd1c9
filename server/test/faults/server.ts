// The part of the server that plays, as a program of its own, to be killed: the live channel, the tables, the log. It
// opens when it is told where the tables are, and tells its port then.
import { pathToFileURL } from 'node:url';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { BotPool } from '../../bots/pool.ts';
import { type Config, LIMITS } from '../../config.ts';
import { liveChannel } from '../../live/channel.ts';
import { Metrics } from '../../metrics.ts';
import { newKey } from '../../secrets.ts';
import { CommitQueue } from '../../store/commit-queue.ts';
import { openStore } from '../../store/open.ts';
import { TableRegistry } from '../../table/table-registry.ts';
import { MACHINE_TIME } from '../../timepiece.ts';
import type { StoredTables } from './doomed.ts';

process.once('message', async ({ dataDir, databaseUrl }: StoredTables) => {
  const config: Config = {
    home: pathToFileURL(`${dataDir}/`),
    port: 0,
    host: '127.0.0.1',
    dataDir,
    trustProxy: false,
    allowedHosts: [],
    pushServices: [],
    notifyAfter: 0,
    requestTime: 30_000,
    logLevel: 'silent',
    limits: { ...LIMITS, messagesPerSecond: 1e6 },
    botThreads: 1,
    botPause: 0,
    botPauseAway: 0,
    passPause: 3_600_000,
    standInAfter: 0,
    leftAfter: 14 * 86_400_000,
    idle: 60_000,
  };
  const app = Fastify();
  const metrics = new Metrics();
  const store = await openStore({ dataDir, databaseUrl, process: newKey() });
  const commitQueue = new CommitQueue(store, metrics);
  const pool = new BotPool(new URL('nobody.js', config.home), config.botThreads);
  const registry = new TableRegistry({ config, store, commitQueue, pool, metrics, log: app.log, time: MACHINE_TIME });
  await app.register(cookie);
  await liveChannel(app, registry);
  await registry.resume();
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
