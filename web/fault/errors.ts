import { LONGEST_ERROR, MOST_ERRORS, type PageError, withoutAddresses } from '@skerry/tables/fault';

const found: { readonly at: number; readonly message: string }[] = [];

function note(error: unknown): void {
  const told = error instanceof Error ? error.stack || error.message : String(error);
  found.push({ at: Date.now(), message: withoutAddresses(told).slice(0, LONGEST_ERROR) });
  if (found.length > MOST_ERRORS) found.shift();
}

/** What went wrong on this page since it was loaded, the oldest first. It stays here until somebody makes a report. */
export const lastErrors = (): readonly PageError[] =>
  found.map(({ at, message }) => ({ ago: Math.round((Date.now() - at) / 1000), message }));

addEventListener('error', ({ error, message }) => note(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => note(reason));
