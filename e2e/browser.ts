import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { isPacked, packedChromium } from './packed-chromium.ts';
import { HOME } from './test-server.ts';

/** Where Chromium usually is, on machines for which no package has one. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * A real Chromium: the one that `CHROMIUM_PATH` names, or the one inside an npm package, which is the same everywhere and
 * has no windows to draw, or else the one that is installed.
 */
export async function openBrowser(home = HOME): Promise<Browser> {
  const { CHROMIUM_PATH: named } = process.env;
  if (named === undefined && isPacked) {
    const { args = [], ...packed } = await packedChromium(home);
    return chromium.launch({ ...packed, args: [...FLAGS, ...args] });
  }
  const installed = named ?? PLACES.find((path) => existsSync(path));
  if (installed === undefined) throw new Error('No Chromium is installed. CHROMIUM_PATH can name one.');
  return chromium.launch({ executablePath: installed, args: FLAGS });
}
