// The edition without a server, in dist/static/: a folder for any web host, or to open from a disk.
// `--server https://skerry.example` names the server that online play leads to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundle } from './build.mjs';
import { pageConstants } from './page-constants.mjs';
import { ROOT } from './source-files.mjs';

const PAGE = join(ROOT, 'web');

/** @param {{ folder?: string, server?: string }} [where] */
export async function buildStatic({ folder = join(ROOT, 'dist/static'), server = '' } = {}) {
  await bundle({
    configFile: join(PAGE, 'static.vite.config.ts'),
    define: pageConstants(server),
    build: { outDir: folder },
  });
  writeFileSync(join(folder, 'index.html'), pageOf(readFileSync(join(PAGE, 'index.html'), 'utf8')));
  const app = JSON.parse(readFileSync(join(PAGE, 'public/manifest.webmanifest'), 'utf8'));
  const below = (/** @type {string} */ address) => address.replace(/^\//, './');
  const icons = app.icons.map((/** @type {{ src: string }} */ icon) => ({ ...icon, src: below(icon.src) }));
  const { id, ...rest } = app;
  writeFileSync(
    join(folder, 'manifest.webmanifest'),
    `${JSON.stringify({ ...rest, start_url: './index.html', scope: './', icons }, null, 2)}\n`,
  );
}

/** @param {string} html */
function pageOf(html) {
  const script = '<script type="module" src="/main.ts"></script>';
  if (!html.includes(script)) throw new Error('web/index.html no longer loads /main.ts.');
  return html
    .replace(script, '<script src="./skerry.js"></script>')
    .replace('  </head>', '    <link rel="stylesheet" href="./style.css" />\n  </head>')
    .replaceAll(/href="\/(?=[\w-])/g, 'href="./');
}

/** @param {readonly string[]} args */
function settingOf(args) {
  const at = args.indexOf('--server');
  const server = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && (server === undefined || !/^https?:\/\//.test(server) || !URL.canParse(server)))
    throw new Error('--server needs an address, such as https://skerry.example.');
  return server === undefined ? {} : { server: new URL(server).origin };
}

export async function makeStatic(/** @type {readonly string[]} */ args) {
  const folder = resolve(ROOT, 'dist/static');
  await buildStatic({ folder, ...settingOf(args) });
  process.stdout.write(`Written to ${relative(ROOT, folder)}/: put it on any web host, or open its index.html.\n`);
}
