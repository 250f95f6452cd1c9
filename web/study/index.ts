/** Fetched first, so that no other page has to know the files of this one. */
export async function studyPage() {
  const [page, { learnStudyWords }] = await Promise.all([import('./page.tsx'), import('./words.ts')]);
  await learnStudyWords();
  return page;
}

/** The studies on this device, for a list of tables. */
export async function studyList() {
  const [{ StudyList }, { learnStudyWords }] = await Promise.all([import('./list.tsx'), import('./words.ts')]);
  await learnStudyWords();
  return StudyList;
}
