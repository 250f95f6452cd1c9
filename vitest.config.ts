import { defineConfig } from 'vitest/config';
import { gameIcons } from './scripts/game-icons.mjs';

export default defineConfig({
  plugins: [gameIcons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'dist/**', 'bench/**'],
    isolate: false,
    // Machines are noisy and no test is timed; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
