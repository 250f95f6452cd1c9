/** Fetched first, so that no other page has to know the files of this one. */
export async function setUpPage() {
  const [page, { learnSetUpWords }] = await Promise.all([import('./page.tsx'), import('./words.ts')]);
  await learnSetUpWords();
  return page;
}
