/** Compressed text in the part of an address after the `#`, which no server sees. */
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

export async function packed(value: object): Promise<string> {
  const compact = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await through(compact, new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What follows the `#`. Throws if it was cut off or changed. */
export async function unpacked(hash: string): Promise<string> {
  const letters = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
