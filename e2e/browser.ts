import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chromium usually is. `CHROMIUM_PATH` names another place. */
const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** A real Chromium: the one that is installed, or else the one that comes inside an npm package. */
export async function openBrowser(): Promise<Browser> {
  const installed = PLACES.find((path) => path !== '' && existsSync(path));
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: FLAGS });
  // The package unpacks the libraries a bare system lacks only where it believes to be in Amazon's cloud.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...FLAGS, '--no-zygote'] });
}
