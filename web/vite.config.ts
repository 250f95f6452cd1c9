import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from '../scripts/game-icons.mjs';
import { compressed } from './build/compressed.ts';
import { leaveOut } from './build/leave-out.ts';
import { serviceWorker } from './build/service-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [gameIcons(), leaveOut(/\/text\/sketch$/), serviceWorker(here('sw/sw.ts')), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Drawings are used from outside by <use>, which data addresses do not serve.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es', plugins: () => [leaveOut(/\/(board|text\/sketch)$/)] },
  server: { proxy: { '/api': 'http://localhost:3000', '^/live$': { target: 'ws://localhost:3000', ws: true } } },
});
