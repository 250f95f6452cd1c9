// The server as a program of its own, to be killed. It opens when it is told which folder, and tells its port then.
import { pathToFileURL } from 'node:url';
import { createServer, LIMITS } from '../../index.ts';

process.once('message', async (dataDir: string) => {
  const server = await createServer({
    // Without the built page and without bots.
    home: pathToFileURL(`${dataDir}/`),
    port: 0,
    host: '127.0.0.1',
    dataDir,
    trustProxy: false,
    logLevel: 'silent',
    limits: { ...LIMITS, tablesPerAddress: 1e6, messagesPerSecond: 1e6, requestsPerMinute: 1e6 },
    botThreads: 1,
    botPause: 0,
    idle: 60_000,
  });
  process.send?.((await server.listen()).port);
});
