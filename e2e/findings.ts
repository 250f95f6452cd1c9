import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Look {
  /** Of a page by lamplight only the colours differ. */
  readonly dark?: boolean;
  /** The part of the page that is looked at. */
  readonly within?: string;
}

/** The serious and critical findings of axe, each as a line. */
export async function findings(page: Page, { dark = false, within }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  // Nobody reads what is well, and to name thousands of nodes of a chart takes most of the time.
  axe.options({ resultTypes: ['violations'], ...(dark && { runOnly: ['color-contrast'] }) });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`));
}

/** The same by day and by lamplight, without going to the page twice. */
export async function findingsInBothLights(page: Page, look: Pick<Look, 'within'> = {}): Promise<string[]> {
  const byDay = await findings(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byLamplight = await findings(page, { ...look, dark: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byLamplight.map((finding) => `by lamplight: ${finding}`)];
}
