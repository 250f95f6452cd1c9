import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { painted } from './paint.ts';

export interface Look {
  /** Of a page by lamplight only the colours differ. */
  readonly dark?: boolean;
  /** The part of the page that is looked at. */
  readonly within?: string;
}

/** The serious and critical findings of axe, each as a line. */
export async function findings(page: Page, { dark = false, within }: Look = {}): Promise<string[]> {
  // The program is large, and a page that has it is not given it again.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // Nobody reads what is well, and to name thousands of nodes of a chart takes most of the time.
  axe.options({ resultTypes: ['violations'], ...(dark && { runOnly: ['color-contrast'] }) });
  const { violations } = await painted(page, () => axe.analyze());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
}

export interface BothLooks extends Pick<Look, 'within'> {
  /** Where much is alike, the part that is looked at by lamplight. */
  readonly byLamplight?: string;
}

/** The same by day and by lamplight, without going to the page twice. */
export async function findingsInBothLights(page: Page, { byLamplight, ...look }: BothLooks = {}): Promise<string[]> {
  const byDay = await findings(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const part = byLamplight === undefined ? look : { within: byLamplight };
  const inTheDark = await findings(page, { ...part, dark: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...inTheDark.map((finding) => `by lamplight: ${finding}`)];
}
