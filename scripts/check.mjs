// Everything that can be said about the code without running it: a line for what passed, advice for what did not.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './prepare.mjs';
import { ROOMS, ROOT } from './source-files.mjs';

/** @typedef {{ passed: string } | { troubles: string, advice: string }} Verdict */

/**
 * Runs a tool of node_modules; returns what it said if it was not content.
 * @param {string} tool @param {string[]} args @returns {Promise<string | undefined>}
 */
const complaint = (tool, ...args) =>
  new Promise((resolve) => {
    const script = join(ROOT, 'node_modules', tool);
    execFile(process.execPath, [script, ...args], { cwd: ROOT, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined),
    );
  });

/**
 * Where the compiler notes what it has found, so that the next check looks only at what has changed since.
 * @param {string} project
 */
const known = (project) => join(ROOT, 'node_modules/.skerry', `${project === '.' ? 'all' : project}.tsbuildinfo`);

/** @returns {Promise<Verdict>} */
async function types() {
  const projects = ['.', ...ROOMS.filter((room) => existsSync(join(ROOT, room, 'tsconfig.json')))];
  const complaints = await Promise.all(
    projects.map((project) =>
      complaint('typescript/bin/tsc', '-p', project, '--incremental', '--tsBuildInfoFile', known(project)),
    ),
  );
  const troubles = [...new Set(complaints.filter((text) => text !== undefined).flatMap((text) => text.split('\n')))];
  if (troubles.length === 0) return { passed: `types: ${projects.length} projects` };
  return { troubles: troubles.join('\n'), advice: 'types: correct the lines above.' };
}

/** @returns {Promise<Verdict>} */
async function lint() {
  const troubles = await complaint('@biomejs/biome/bin/biome', 'check', '--error-on-warnings');
  if (troubles === undefined) return { passed: 'lint and format' };
  return { troubles, advice: 'lint and format: run `npm run format`, then fix what is left.' };
}

/** @returns {Promise<Verdict>} */
async function rules() {
  const { checkRules } = await import('./check-rules.mjs');
  const games = checkRules();
  const troubles = games.flatMap(({ troubles }) => troubles);
  if (troubles.length === 0) {
    return {
      passed: ['rules:', games.map(({ game, rules }) => `${game} ${rules}`).join(', ') || 'no ledger'].join(' '),
    };
  }
  return {
    troubles: troubles.join('\n'),
    advice:
      'rules: name the rule in the title of the test that shows it, like "(P-3)"; write the tests that are missing.',
  };
}

/** @returns {Promise<Verdict>} */
async function imports() {
  const { checkImports } = await import('./check-imports.mjs');
  const { files, troubles } = checkImports();
  if (troubles.length === 0) return { passed: `import directions: ${files} files` };
  return {
    troubles: troubles.join('\n'),
    advice: 'import directions: move the import; CONTRIBUTING.md lists what may import what.',
  };
}

/** @returns {Promise<Verdict>} */
async function games() {
  const { checkGames } = await import('./check-games.mjs');
  const { files, troubles } = checkGames();
  if (troubles.length === 0) return { passed: `games: not named in ${files} files` };
  return {
    troubles: troubles.join('\n'),
    advice: 'games: move what belongs to one game to its folder; take names from the registry.',
  };
}

/** @returns {Promise<Verdict>} */
async function words() {
  const { checkWords } = await import('./check-words.mjs');
  const { files, troubles } = checkWords();
  if (troubles.length === 0) return { passed: `words: ${files} files of sentences` };
  return {
    troubles: troubles.join('\n'),
    advice: 'words: write what is proposed; scripts/check-words.mjs lists the words that cannot be right.',
  };
}

/** @returns {Promise<Verdict>} */
async function styles() {
  const { checkStyles } = await import('./check-styles.mjs');
  const { files, troubles } = checkStyles();
  if (troubles.length === 0) return { passed: `styles: ${files} files without sizes and colours of their own` };
  return {
    troubles: troubles.join('\n'),
    advice: 'styles: name breakpoints, sizes and colours; docs/styles.md says where they are.',
  };
}

await install();
for (const verdict of await Promise.all([types(), lint(), rules(), imports(), games(), words(), styles()])) {
  if ('passed' in verdict) {
    console.log(`ok      ${verdict.passed}`);
  } else {
    process.exitCode = 1;
    console.log(`\n${verdict.troubles}\nFAILED  ${verdict.advice}\n`);
  }
}
