import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, ingredients } from '../build.mjs';
import { ROOT } from '../source-files.mjs';

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

test('a change of any script that takes part in the build makes it stale', () => {
  const importing = ['scripts/build.mjs', 'web/vite.config.ts'].map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const scripts = importing.flatMap((text) => [...text.matchAll(/from '\.\.?\/(?:scripts\/)?([\w-]+\.mjs)'/g)]);
  expect(scripts.map(([, name]) => name)).toContain('chunks.mjs');
  for (const [, name] of scripts) expect(ingredients()).toContain(`scripts/${name}`);
});
