// The licences of what a bundle contains.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The packages that the bundle holds, by their folders. @param {readonly string[]} modules */
function packagesOf(modules) {
  const folders = new Set();
  for (const path of modules) {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  return [...folders].sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** Their licences, as these ask for. @param {ReturnType<typeof import('../build.mjs').outputsOf>} files */
export function licencesOf(files) {
  const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  const one = (/** @type {string} */ folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  };
  const texts = packagesOf(modules).map(one);
  return `This package contains the following software.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
