import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameIcons } from './scripts/game-icons.mjs';
import { pageConstants } from './scripts/page-constants.mjs';

/** Files that take longest begin first, so that no core waits for one of them at the end. */
const LONG = /battery\.test|guide-followed|\/faults\/|^e2e\//;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId, project }: TestSpecification): boolean =>
      LONG.test(moduleId.slice(project.config.root.length + 1));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // As in the build of the page: a drawing is a file, however small.
  build: { assetsInlineLimit: 0 },
  define: pageConstants(),
  plugins: [gameIcons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'dist/**'],
    isolate: false,
    // More than there are cores: many tests wait for a browser, a disk or another process.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    // Machines are noisy and no test is timed; this only ends what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
