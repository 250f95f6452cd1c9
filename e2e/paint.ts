import type { BrowserContext, Page } from 'playwright-core';

/**
 * Pages are laid out and can be touched, and only what lies over everything is painted. To paint a chart takes half of the time
 * of a test, and nobody looks.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Paints a page for as long as somebody looks at it. */
export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (isPainted: boolean) =>
    page.evaluate((disabled) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = disabled;
    }, isPainted);
  await paint(true);
  try {
    return await look();
  } finally {
    await paint(false);
  }
}
