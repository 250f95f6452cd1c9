import { main } from './skerry.ts';

// The folder of the clone: this file is built into its `dist`.
await main(new URL('..', import.meta.url));
