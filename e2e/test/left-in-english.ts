import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@skerry/engine';
import type { Page } from 'playwright-core';

const WORDS = new URL('../../web/words/', import.meta.url);

/** Every sentence and label of the page in a language, as it stands between quotes. */
function sentences(language: Language): Set<string> {
  const folder = new URL(`${language}/`, WORDS);
  const quoted = readdirSync(folder).flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/: '((?:[^'\\]|\\.)+)'/g),
  ]);
  return new Set(quoted.map(([, sentence]) => sentence!));
}

/** What only English says; words that another language shares prove nothing there. */
export function onlyEnglish(language: Language): string[] {
  const shared = sentences(language);
  return [...sentences('en')].filter((sentence) => !shared.has(sentence) && /^[A-Z]/.test(sentence));
}

/** English that stands on the page as a whole label or sentence. */
export async function englishOn(page: Page, english: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) found.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  const said = new Set(texts);
  return english.filter((sentence) => said.has(sentence));
}
