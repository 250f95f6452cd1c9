/** Fetched first, so that no other page has to know the files of this one. */
export async function studyPage() {
  const [page, { learnStudyWords }] = await Promise.all([import('./page.tsx'), import('./words.ts')]);
  await learnStudyWords();
  return page;
}
