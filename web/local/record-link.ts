/** A compressed record in a link: no server stores it. */
import { LONGEST_LINK, RECORD } from '../routes.ts';
import { LARGEST_FILE } from './file-contents.ts';
import { FileError } from './file-error.ts';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: TransformStream<BufferSource, Uint8Array>,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST_FILE) {
      await reader.cancel();
      throw new FileError('tooBig');
    }
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A link to a page of a game, or of its review. Nothing if it would be too long. */
export async function recordLink(
  origin: string,
  record: object,
  { at, isReview = false }: { readonly at: number; readonly isReview?: boolean },
): Promise<string | undefined> {
  const compact = new TextEncoder().encode(JSON.stringify(record));
  const packed = await through(compact, new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const page = `${origin}${RECORD}?at=${at}${isReview ? '&review=' : ''}`;
  const link = `${page}#${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** What follows the `#`. Throws if it was cut off or changed. */
export async function recordInLink(hash: string): Promise<string> {
  const letters = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
}
