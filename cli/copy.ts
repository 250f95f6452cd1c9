import { type CopiedCounts, copyStore } from '@skerry/server/copy';
import { command } from './command.ts';

export const copy = command({
  name: 'copy',
  summary: 'copy all tables from one database to another, and check every entry',
  operands: ['<from>', '<to>'],
  options: {},
  notes: [
    'Each is a folder with a database file, such as data, or the address of a PostgreSQL: postgres://user:password@host/database.\nThe one to copy to must be empty. Stop the server first: neither may be in use.',
    'Short-lived data is not copied: connections, rate limits and seat-transfer codes.',
  ],
  examples: [
    'copy data postgres://skerry:secret@localhost/skerry',
    'copy postgres://skerry:secret@localhost/skerry data',
  ],
  async run({ positionals }) {
    const [from = '', to = ''] = positionals;
    process.stdout.write(`${told(await copyStore(from, to))}\n`);
    return 0;
  },
});

function told({ tables, lines, chat, daily, snapshots, jobs, people }: CopiedCounts): string {
  return [
    `Copied ${tables} tables with ${lines} lines of play, ${chat} lines of chat and ${snapshots} snapshots,`,
    `${people} seat assignments, ${jobs} jobs and ${daily} daily results.`,
    'Read both again and compared every entry: they are the same.',
  ].join('\n');
}
