// Parts of games that a bundle does not use, though the rooms name them: boards for programs, sketches for the page, rules to read for
// workers.

const NOTHING = '\0left-out';

/**
 * A plugin for Vite. `parts` are found by how a manifest imports them: `./lessons/index.ts`, `./text/en/rules.ts`.
 * @param {RegExp} parts @returns {import('vite').Plugin}
 */
export function leaveOut(parts) {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (id, importer) => (importer?.endsWith('/manifest.ts') && parts.test(id) ? NOTHING : undefined),
    load: (id) =>
      id === NOTHING
        ? 'export default undefined; export const board = undefined, aids = undefined, lessons = undefined, legend = undefined, sketch = undefined, rules = undefined, guide = undefined;'
        : undefined,
  };
}
