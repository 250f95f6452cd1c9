/** Set by the build. */
declare const __ONLINE__: string;

const KEY = 'skerry-server';

/** The origin in what a reader enters: `skerry.example.org`, `192.168.1.5:3000`, or a whole link. Undefined if there is none. */
export function serverIn(text: string): string | undefined {
  const written = text.trim();
  const whole = /^https?:\/\//i.test(written) ? written : `${schemeFor(written)}://${written}`;
  if (/\s/.test(written) || !URL.canParse(whole)) return undefined;
  const { origin, hostname } = new URL(whole);
  return /[.:]|^localhost$/.test(hostname) ? origin : undefined;
}

/** Servers at home have no certificate. */
const schemeFor = (address: string): string =>
  /^(localhost|[\d.]+|\[[\da-f:]+\]|[\w-]+\.local)(:\d+)?(\/|$)/i.test(address) ? 'http' : 'https';

/** The server that the reader opened last, or the one that this edition was built for. */
export function lastServer(): string {
  try {
    return localStorage.getItem(KEY) ?? __ONLINE__;
  } catch {
    return __ONLINE__;
  }
}

export function keepServer(origin: string): void {
  try {
    localStorage.setItem(KEY, origin);
  } catch {
    // Then it is entered again next time.
  }
}
