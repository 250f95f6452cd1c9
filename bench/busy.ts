import { cpus, loadavg } from 'node:os';

/** How many programs each processor had to serve in the last minute, ours among them. */
export const loadNow = (): number => (loadavg()[0] ?? 0) / cpus().length;

/** Ours alone keep no processor busier than this. */
const CALM = 1.5;

/** What to say about figures that others disturbed; nothing where they hardly did. */
export const busyNote = (load: number, so: string): string =>
  load > CALM ? `\n\nOther programs kept each processor busy ${load.toFixed(1)} times over during the run: ${so}.` : '';
