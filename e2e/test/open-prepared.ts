import type { Page } from 'playwright-core';
import { type Preparation, preparedTable } from '../prepared.ts';

/** Takes a table in from a file on the home page, in either language: where it stands does not depend on chance. */
export async function openPrepared(page: Page, preparation: Preparation): Promise<void> {
  const table = await preparedTable(preparation);
  await page.goto('/');
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table) };
  await page.getByLabel(/Choose a file|Choisir un fichier/).setInputFiles(file);
  await page.locator('.ask').waitFor();
}
