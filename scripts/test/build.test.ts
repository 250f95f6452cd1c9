import { expect, test } from 'vitest';
import { bundle } from '../build.mjs';

/** A component, as a page has many. */
const SOURCE = 'export const Slip = () => <p class="slip" />;';

test('a build is for production, whatever it is started under', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  const result = await bundle({
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [
      {
        name: 'one-component',
        resolveId: (id: string) => (id === '/slip.tsx' ? id : undefined),
        load: (id: string) => (id === '/slip.tsx' ? SOURCE : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: '/slip.tsx', formats: ['es'] },
      rolldownOptions: { external: /^preact/ },
    },
  });
  const [chunk] = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  expect(chunk.code).toContain('slip');
  expect(chunk.code).not.toMatch(/jsxDEV|jsx-dev-runtime|fileName/);
  expect(process.env.NODE_ENV).toBe('test');
});
