import type { Plugin } from 'vite';

/** Vite plugin: parts of games that are not used here, though the registry names them: terminal sketches, boards in workers. */
export function leaveOut(unused: RegExp): Plugin {
  const nothing = '\0left-out';
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('@skerry/') && unused.test(id) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export const board = undefined, sketch = undefined;' : undefined),
  };
}
