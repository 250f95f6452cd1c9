import type { Words } from '../speak.ts';
import { daily } from './daily.ts';
import { hint } from './hint.ts';
import { home } from './home.ts';
import { join } from './join.ts';
import { learn } from './learn.ts';
import { live } from './live.ts';
import { mine } from './my-tables.ts';
import { notices } from './notices.ts';
import { people } from './people.ts';
import { puzzle } from './puzzle.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const de: Words = {
  daily,
  hint,
  home,
  join,
  learn,
  live,
  mine,
  notices,
  people,
  puzzle,
  rules,
  settings,
  shell,
  table,
};
