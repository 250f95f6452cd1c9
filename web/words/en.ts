import { about } from './about.en.ts';
import { daily } from './daily.en.ts';
import { hint } from './hint.en.ts';
import { home } from './home.en.ts';
import { join } from './join.en.ts';
import { learn } from './learn.en.ts';
import { live } from './live.en.ts';
import { lobby } from './lobby.en.ts';
import { mine } from './my-tables.en.ts';
import { notices } from './notices.en.ts';
import { people } from './people.en.ts';
import { puzzle } from './puzzle.en.ts';
import { review } from './review.en.ts';
import { rules } from './rules.en.ts';
import { settings } from './settings.en.ts';
import { shell } from './shell.en.ts';
import { table } from './table.en.ts';

/** All that the pages say, in English. */
export const en = {
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
