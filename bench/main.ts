import { COMMANDS, main } from '@skerry/cli';

// The folder of the clone: this file is built into its `dist`.
await main(new URL('..', import.meta.url), {
  ...COMMANDS,
  bench: async () => (await import('./bench.ts')).bench,
  soak: async () => (await import('./soak/command.ts')).soak,
  languages: async () => (await import('./languages.ts')).languages,
  pictures: async () => (await import('./pictures.ts')).pictures,
});
