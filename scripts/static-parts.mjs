// Plugins for the edition without a server: everything in one script, because a page from `file://` may load neither modules nor workers
// nor drawings from other files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow, ROOT } from './source-files.mjs';

const WORKER = /new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/g;
const ENTRY = '\0static-entry';

/** The name of the function around the whole script; a worker starts from its text. */
const SCRIPT = '__skerry';

/** The files that start workers name these. @returns {string[]} */
const workers = () =>
  filesBelow('web')
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/test/'))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(WORKER)].map(([, wanted = '']) =>
        resolve(ROOT, dirname(path), wanted),
      ),
    );

/** Page and workers in one script, which each worker is started with. @returns {import('vite').Plugin} */
export function oneScript() {
  const all = [...new Set(workers())];
  return {
    name: 'one-script',
    enforce: 'pre',
    resolveId: (id) => (id === 'static-entry' ? ENTRY : undefined),
    load(id) {
      if (id !== ENTRY) return undefined;
      const cases = all.map((path, n) => `case ${n}: import(${JSON.stringify(path)}); break;`);
      return `switch (self.skerryWorker) { ${cases.join('\n')} default: import(${JSON.stringify(join(ROOT, 'web/main.ts'))}); }`;
    },
    transform(code, id) {
      if (!WORKER.test(code)) return undefined;
      return code.replace(WORKER, (_, wanted) => {
        const text = `'self.skerryWorker=${all.indexOf(resolve(dirname(id), wanted))};(' + ${SCRIPT} + ')()'`;
        return `new Worker(URL.createObjectURL(new Blob([${text}], { type: 'text/javascript' })))`;
      });
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') part.code = `(function ${SCRIPT}() {\n${part.code}\n})();\n`;
    },
  };
}

/**
 * Each file of drawings becomes a part of the page once it is needed. Its address is then the beginning of an id: `#a1b2-` before
 * `#picture` leads to the drawing with the id `a1b2-#picture`.
 * @returns {import('vite').Plugin}
 */
export function drawingsInside() {
  return {
    name: 'drawings-inside',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.svg')) return undefined;
      const content = readFileSync(id, 'utf8');
      const mark = `d${createHash('sha256').update(content).digest('hex').slice(0, 6)}-`;
      const inside = content
        .replace(/^<\?xml[^>]*>/, '')
        .replaceAll(/\bid="([^"]+)"/g, `id="${mark}#$1"`)
        .replaceAll(/url\(#([^)]+)\)/g, `url(#${mark}#$1)`)
        .replaceAll(/href="#([^"]+)"/g, `href="#${mark}#$1"`);
      return `
        if (typeof document !== 'undefined') {
          const place = document.createElement('div');
          place.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
          place.ariaHidden = 'true';
          place.innerHTML = ${JSON.stringify(inside)};
          document.body.append(place);
        }
        export default '#${mark}';`;
    },
  };
}
