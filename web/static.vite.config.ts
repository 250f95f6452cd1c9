import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from '../scripts/game-icons.mjs';
import { leaveOut } from '../scripts/leave-out.mjs';
import { namedBreakpoints } from '../scripts/named-breakpoints.mjs';
import { drawingsInside, oneScript } from '../scripts/static-parts.mjs';

/** The edition without a server; `scripts/static.mjs` says where it goes and writes its page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [oneScript(), drawingsInside(), gameIcons(), leaveOut(/^\.\/text\/sketch\.ts$/)],
  css: { postcss: { plugins: [namedBreakpoints()] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    // From a disk, a page may not load fonts either.
    assetsInlineLimit: (path) => path.endsWith('.woff2') || undefined,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { skerry: 'static-entry' },
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
