import { lazy } from 'preact-iso';

/** With words of its own, which an edition with a server does not need. */
export const OnlinePlay = lazy(async () => {
  const [page, { learnOnlineWords }] = await Promise.all([import('./index.tsx'), import('./words.ts')]);
  await learnOnlineWords();
  return page;
});
