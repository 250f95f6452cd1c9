import { tables } from './001-tables.ts';
import { daily } from './002-daily.ts';
import { processes } from './003-processes.ts';
import { lately } from './004-lately.ts';
import { packs } from './005-packs.ts';
import { marks } from './006-marks.ts';
import { speakers } from './007-speakers.ts';
import { hints } from './008-hints.ts';
import { turns } from './009-turns.ts';
import { gestures } from './010-gestures.ts';
import { calls } from './011-calls.ts';
import { devices } from './012-devices.ts';
import { joinings } from './013-joinings.ts';
import { standing } from './014-standing.ts';
import { begins } from './015-begins.ts';
import type { Migration } from './migration.ts';

/** In their order, for ever: a database knows how many of them it has seen. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  daily,
  processes,
  lately,
  packs,
  marks,
  speakers,
  hints,
  turns,
  gestures,
  calls,
  devices,
  joinings,
  standing,
  begins,
];
