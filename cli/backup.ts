import { backUp } from '@skerry/server/check';
import { command, readNumber, text } from './command.ts';

export const backup = command({
  name: 'backup',
  summary: 'copy a database file while the server is running, and check the copy',
  operands: ['<from>', '<to>'],
  options: {
    keep: text('N', 'copies to keep; older ones are deleted (default 14)'),
  },
  notes: ['Both are folders: the one that DATA_DIR names, and one for the copies. For PostgreSQL there is pg_dump.'],
  examples: ['backup data backups', 'backup /var/lib/skerry /var/backups/skerry --keep 30'],
  async run({ values, positionals }) {
    const [from = '', to = ''] = positionals;
    const keep = values.keep === undefined ? 14 : readNumber('--keep', values.keep, 1, 10_000);
    process.stdout.write(`${backUp(from, to, keep, new Date())}\n`);
    return 0;
  },
});
