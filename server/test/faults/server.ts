// The server as a program of its own, to be killed: tells its port to whoever started it.
import { createServer, LIMITS } from '../../index.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const server = await createServer({
  home: new URL('../../../', import.meta.url),
  port: Number(port),
  host: '127.0.0.1',
  dataDir,
  trustProxy: false,
  logLevel: 'silent',
  limits: { ...LIMITS, tablesPerAddress: 1e6, messagesPerSecond: 1e6, requestsPerMinute: 1e6 },
  botThreads: 1,
  botPause: 0,
  idle: 60_000,
});
process.send?.(await server.listen());
