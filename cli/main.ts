import { skerry } from './skerry.ts';

/** The folder of the clone: this file is built into its `dist`. */
const HOME = new URL('..', import.meta.url);

// `skerry ... | head` closes the pipe early; that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await skerry(process.argv.slice(2), HOME);
