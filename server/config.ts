import { availableParallelism } from 'node:os';
import { ConfigError, type Environment, given, oneOf, wholeNumber, word } from './environment.ts';
import { type ChannelSettings, readChannelSettings } from './notifications/channels.ts';

export interface Limits {
  readonly socketsPerAddress: number;
  /** Tables that are not over. */
  readonly tablesPerAddress: number;
  /** Per connection; twice as many may come at once. */
  readonly messagesPerSecond: number;
  readonly chatPerMinute: number;
  /** Per address, without the files of the page. */
  readonly requestsPerMinute: number;
  /** Codes tried by one address. */
  readonly codesPerMinute: number;
  readonly packsPerHour: number;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface Config extends ChannelSettings {
  /** The folder of the program; what was built is in its `dist`. */
  readonly home: URL;
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Content packs that this server offers. */
  readonly packsDir?: string;
  /** Of PostgreSQL; without it, tables are in a file in `dataDir`. */
  readonly databaseUrl?: string;
  /** Which proxies to believe: none, the nearest, or these addresses. */
  readonly trustProxy: false | ((address: string, hop: number) => boolean) | string;
  /** The address people use, if it differs from that of the request. */
  readonly publicUrl?: URL;
  /** Besides that of `publicUrl` and the machine's own. */
  readonly allowedHosts: readonly string[];
  /** Required to read the metrics; without one, only this machine may. */
  readonly metricsToken?: string;
  /** The collector that is told what the server does; none is, by default. */
  readonly tracesTo?: URL;
  // All times are in milliseconds.
  /** How long a table waits for somebody before they are notified. */
  readonly notifyAfter: number;
  /** For a request to arrive. */
  readonly requestTime: number;
  readonly logLevel: LogLevel;
  /** Default: text at a terminal, otherwise JSON. */
  readonly logFormat?: LogFormat;
  readonly limits: Limits;
  readonly botThreads: number;
  /** Between moves of bots while somebody watches, and while nobody does. */
  readonly botPause: number;
  readonly botPauseAway: number;
  /** Before a prompt passes that somebody does not want to see. */
  readonly passPause: number;
  /** How long somebody must be away before the host may put a bot on their seat. */
  readonly standInAfter: number;
  /** Without a move for so long, a game no longer counts, and its people may end it. */
  readonly leftAfter: number;
  /** After which an unused table leaves the memory. */
  readonly idle: number;
}

export const LIMITS: Limits = {
  socketsPerAddress: 200,
  tablesPerAddress: 100,
  messagesPerSecond: 30,
  chatPerMinute: 20,
  requestsPerMinute: 600,
  codesPerMinute: 20,
  packsPerHour: 30,
};

/** `docs/self-hosting.md` explains each setting. */
export function readConfig(env: Environment, home: URL): Config {
  const publicUrl = address(env, 'PUBLIC_URL');
  const databaseUrl = database(env, 'DATABASE_URL');
  const metricsToken = given(env, 'METRICS_TOKEN');
  const tracesTo = address(env, 'TRACES_TO');
  const packsDir = given(env, 'PACKS_DIR');
  const logFormat = given(env, 'LOG_FORMAT') && oneOf(env, 'LOG_FORMAT', LOG_FORMATS, 'json');
  return {
    home,
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    host: word(env, 'HOST', '0.0.0.0'),
    dataDir: word(env, 'DATA_DIR', 'data'),
    ...(packsDir !== undefined && { packsDir }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    trustProxy: proxies(env),
    ...(publicUrl && { publicUrl }),
    allowedHosts: hosts(env, 'ALLOWED_HOSTS'),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(tracesTo && { tracesTo }),
    ...readChannelSettings(env, publicUrl),
    notifyAfter: wholeNumber(env, 'CALL_SECONDS', 20, 0, 86_400) * 1000,
    requestTime: wholeNumber(env, 'REQUEST_SECONDS', 30, 1, 3600) * 1000,
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    ...(logFormat && { logFormat }),
    limits: {
      socketsPerAddress: wholeNumber(env, 'SOCKETS_PER_ADDRESS', LIMITS.socketsPerAddress, 1),
      tablesPerAddress: wholeNumber(env, 'TABLES_PER_ADDRESS', LIMITS.tablesPerAddress, 1),
      messagesPerSecond: wholeNumber(env, 'MESSAGES_PER_SECOND', LIMITS.messagesPerSecond, 1),
      chatPerMinute: wholeNumber(env, 'CHAT_PER_MINUTE', LIMITS.chatPerMinute, 1),
      requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', LIMITS.requestsPerMinute, 1),
      codesPerMinute: wholeNumber(env, 'CODES_PER_MINUTE', LIMITS.codesPerMinute, 1),
      packsPerHour: wholeNumber(env, 'PACKS_PER_HOUR', LIMITS.packsPerHour, 1),
    },
    botThreads: wholeNumber(env, 'BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    botPause: wholeNumber(env, 'BOT_PAUSE', 600, 0, 60_000),
    botPauseAway: wholeNumber(env, 'BOT_PAUSE_AWAY', 5000, 0, 3_600_000),
    passPause: wholeNumber(env, 'PASS_PAUSE', 1000, 0, 60_000),
    standInAfter: wholeNumber(env, 'STAND_IN_SECONDS', 120, 0, 86_400) * 1000,
    leftAfter: wholeNumber(env, 'LEFT_DAYS', 14, 1, 3650) * 86_400_000,
    idle: wholeNumber(env, 'IDLE_SECONDS', 60, 1, 86_400) * 1000,
  };
}

function address(env: Environment, name: string): URL | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new ConfigError(`${name} needs an address such as https://play.example.org without a path, not "${text}".`);
  }
  return url;
}

/** It may hold a password, so no sentence repeats it. */
function database(env: Environment, name: string): string | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigError(`${name} needs an address such as postgres://name:password@host:5432/skerry.`);
}

function hosts(env: Environment, name: string): readonly string[] {
  const words = given(env, name)?.split(/[\s,]+/) ?? [];
  return words.map((text) => {
    if (/^[a-z0-9.-]+$/i.test(text)) return text.toLowerCase();
    throw new ConfigError(`${name} needs names such as play.example.org, with commas between them, not "${text}".`);
  });
}

/** Anyone may have written what the header says about earlier hops. */
const nearest = (_address: string, hop: number): boolean => hop === 0;

function proxies(env: Environment): Config['trustProxy'] {
  const text = given(env, 'TRUST_PROXY');
  if (text === undefined || text === 'no' || text === 'false' || text === '0') return false;
  if (text === 'yes' || text === 'true' || text === '1') return nearest;
  if (/^[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*$/.test(text)) return text;
  throw new ConfigError(`TRUST_PROXY needs "yes", "no" or the addresses of your proxies, not "${text}".`);
}
