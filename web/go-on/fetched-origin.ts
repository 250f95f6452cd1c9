import { fetched } from '@skerry/look';
import { whenOnline } from '../table/when-online.ts';
import { learnGoOnWords } from './words.ts';

/** Few tables begin with a position. */
export const OriginLine = fetched(() =>
  whenOnline(async () => {
    const [{ OriginLine }] = await Promise.all([import('./origin-line.tsx'), learnGoOnWords()]);
    return OriginLine;
  }),
);
