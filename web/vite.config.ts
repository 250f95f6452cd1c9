import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from '../scripts/game-icons.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameIcons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Drawings are used from outside by <use>, which data addresses do not serve.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [gameIcons()] },
  server: { proxy: { '/api': 'http://localhost:3000', '/live': { target: 'ws://localhost:3000', ws: true } } },
});
