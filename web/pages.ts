/** The pages, each loaded on navigation. */
export const PAGES = {
  home: () => import('./home/index.tsx'),
  mine: () => import('./my-tables/index.tsx'),
  online: () => import('./live/page.tsx'),
  local: () => import('./local/page.tsx'),
  record: () => import('./local/record-page.tsx'),
  claim: () => import('./join/claim.tsx'),
  rules: () => import('./rules/index.tsx'),
  learn: () => import('./learn/index.tsx'),
  lesson: () => import('./learn/page.tsx'),
  daily: () => import('./daily/index.tsx'),
  puzzle: () => import('./puzzle/page.tsx'),
  unsubscribe: () => import('./notifications/email/unsubscribe.tsx'),
  setUp: async () => (await import('./set-up/index.ts')).setUpPage(),
  study: async () => (await import('./study/index.ts')).studyPage(),
  /** These have words of their own, which no other page needs. */
  new: async () => {
    const [page, { learnLobbyWords }] = await Promise.all([import('./lobby/new.tsx'), import('./lobby/words.ts')]);
    await learnLobbyWords();
    return page;
  },
  about: async () => {
    const [page, { learnAboutWords }] = await Promise.all([import('./about/index.tsx'), import('./about/words.ts')]);
    await learnAboutWords();
    return page;
  },
};
