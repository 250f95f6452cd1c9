import { about } from './about.fr.ts';
import { daily } from './daily.fr.ts';
import { hint } from './hint.fr.ts';
import { home } from './home.fr.ts';
import { join } from './join.fr.ts';
import { learn } from './learn.fr.ts';
import { live } from './live.fr.ts';
import { lobby } from './lobby.fr.ts';
import { mine } from './my-tables.fr.ts';
import { notices } from './notices.fr.ts';
import { people } from './people.fr.ts';
import { puzzle } from './puzzle.fr.ts';
import { review } from './review.fr.ts';
import { rules } from './rules.fr.ts';
import { settings } from './settings.fr.ts';
import { shell } from './shell.fr.ts';
import type { Words } from './speak.ts';
import { table } from './table.fr.ts';

/** All that the pages say, in French. */
export const fr: Words = {
  about,
  daily,
  hint,
  home,
  join,
  learn,
  live,
  lobby,
  mine,
  notices,
  people,
  puzzle,
  review,
  rules,
  settings,
  shell,
  table,
};
