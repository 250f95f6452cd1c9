import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

/** The only machines that the package has a browser for. */
export const isPacked = process.platform === 'linux' && process.arch === 'x64';

/** The Chromium inside an npm package of the tests, unpacked the first time it is asked for; `home` is the folder of the clone. */
export async function packedChromium(home: URL): Promise<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>> {
  const tests = new URL('e2e/', home);
  const folder = join(tmpdir(), `skerry-chromium-${await version(tests)}`);
  if (!existsSync(folder)) await unpack(folder, tests);
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-zygote'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

async function version(tests: URL): Promise<string> {
  const main = createRequire(tests).resolve('@sparticuz/chromium');
  const [root = ''] = main.split('/build/');
  return (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Into a draft first: whoever finds the folder finds all of it, also when several ask at once or one is interrupted. */
async function unpack(folder: string, tests: URL): Promise<void> {
  const draft = await mkdtemp(`${folder}-`);
  try {
    // The package unpacks into the folder for temporary files, and the libraries only where it believes to be in Amazon's cloud.
    const program =
      "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: fileURLToPath(tests),
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    const fonts = `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;
    await writeFile(join(draft, 'fonts/fonts.conf'), fonts);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
