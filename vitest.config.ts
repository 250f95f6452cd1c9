import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'bench/**'],
    isolate: false,
    // Machines are noisy and no test is timed; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
