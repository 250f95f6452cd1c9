/** What a player entered to join a table. */
export type JoinTarget =
  /** A page of this server: an invitation, a watcher's link, a table, a code in an address. */
  | { readonly page: string }
  | { readonly device: string }
  | { readonly word: string }
  /** A link to another server: its host. */
  | { readonly elsewhere: string };

/** A code for a seat, a device or a seat's link; the words of hosts are longer. */
const DEVICE_CODE = /^[2-9a-hjkmnp-z]{8}([2-9a-hjkmnp-z]{4}){0,2}$/;

/** Parses a text. `origins` are the addresses of this server, as the page and as others know it. */
export function parseJoin(text: string, origins: readonly string[]): JoinTarget {
  const written = text.trim();
  const link = linkIn(written, origins);
  if (link !== undefined) {
    const isOurs = origins.includes(link.origin);
    return isOurs ? { page: link.pathname + link.search + link.hash } : { elsewhere: link.host };
  }
  const code = written.toLowerCase().replaceAll(/[\s-]/g, '');
  return DEVICE_CODE.test(code) ? { device: code } : { word: written.toLowerCase() };
}

/** A whole link, one without its scheme as people read it aloud, or only its path. */
function linkIn(text: string, origins: readonly string[]): URL | undefined {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text) : undefined;
  const [origin = ''] = origins;
  if (text.startsWith('/')) return new URL(text, origin);
  if (!text.includes('/')) return undefined;
  const ours = origins.find((each) => text.toLowerCase().startsWith(`${new URL(each).host}/`));
  const whole = ours === undefined ? `https://${text}` : `${new URL(ours).protocol}//${text}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}
