import { daily } from './daily.ts';
import { hint } from './hint.ts';
import { home } from './home.ts';
import { join } from './join.ts';
import { learn } from './learn.ts';
import { live } from './live.ts';
import { lobby } from './lobby.ts';
import { mine } from './my-tables.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { puzzle } from './puzzle.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

/** All that the pages say, in English. */
export const en = {
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
  rules,
  settings,
  shell,
  table,
};
