import { printable } from '@skerry/engine';
import { checkDatabase, pagesOf } from '@skerry/server/check';
import { command, flag } from './command.ts';

export const check = command({
  name: 'check',
  summary: 'check a database file: pages, rows, and a full replay of every game',
  operands: ['<folder>'],
  options: {
    quick: flag('check page integrity only; safe while the server is running'),
  },
  notes: [
    'The folder is the one that DATA_DIR names, or one with a backup as skerry.db.',
    'Exit code 1 if something is wrong. Without --quick, stop the server first; the database is migrated to the current version.',
  ],
  examples: ['check --quick data', 'check drill'],
  async run({ values, positionals }) {
    const [folder = ''] = positionals;
    if (values.quick) {
      const trouble = pagesOf(folder, 'quick_check');
      process.stdout.write(trouble === undefined ? 'The file is intact.\n' : `The file is damaged: ${trouble}\n`);
      return trouble === undefined ? 0 : 1;
    }
    const { tables, lines, troubles } = await checkDatabase(folder);
    for (const trouble of troubles) process.stdout.write(`${printable(trouble)}\n`);
    if (troubles.length > 0) return 1;
    process.stdout.write(`${tables} ${tables === 1 ? 'table' : 'tables'} with ${lines} lines of play: all is well.\n`);
    return 0;
  },
});
