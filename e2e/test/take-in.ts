import type { Page } from 'playwright-core';

/** Opens a table from a file, as a person would: on the home page. */
export async function takeIn(page: Page, table: string): Promise<void> {
  await page.goto('/');
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table) };
  await page.getByLabel(/Choose a file|Choisir un fichier|Datei wählen/).setInputFiles(file);
}
