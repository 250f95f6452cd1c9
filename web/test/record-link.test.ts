import { expect, test } from 'vitest';
import { recordInLink, recordLink } from '../local/record-link.ts';
import { LONGEST_LINK } from '../routes.ts';

const hashOf = (link: string | undefined): string => new URL(link ?? '').hash;

test('a record travels in a link and comes out as it was', async () => {
  const record = { game: 'toy', names: ['Ada', 'Élise'], entries: [{ seat: 0, action: { act: 'move', to: 'c3' } }] };
  const link = await recordLink('https://play.example.org', record, { at: 4 });
  expect(link).toMatch(/^https:\/\/play\.example\.org\/record\?at=4#[\w-]+$/);
  expect(JSON.parse(await recordInLink(hashOf(link)))).toEqual(record);
  await expect(recordInLink(hashOf(link).slice(0, -9))).rejects.toThrow();
});

test('a link that grows while it is unpacked is stopped at eight megabytes', async () => {
  const zeros = new Blob([new Uint8Array(40_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
  await expect(recordInLink(`#${packed}`)).rejects.toMatchObject({ trouble: 'tooBig' });
});

test('what is too long for a link is not put into one', async () => {
  const noise = Array.from({ length: LONGEST_LINK }, (_, n) => Math.sin(n)).join();
  expect(await recordLink('https://play.example.org', { noise }, { at: 0 })).toBeUndefined();
});
