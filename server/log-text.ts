import { printable } from '@skerry/engine';
import type { LogFormat } from './config.ts';

export interface LogStream {
  write(line: string): unknown;
}

const LEVELS: { readonly [level: number]: string } = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
/** Fields of every line. */
const KNOWN = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

export const logStream = (format: LogFormat | undefined, out: LogStream & { readonly isTTY?: boolean }): LogStream =>
  (format ?? (out.isTTY ? 'text' : 'json')) === 'json' ? out : { write: (line) => out.write(`${inWords(line)}\n`) };

/** `12:04:31 warn: A table cannot continue. table k3mzt9w2xq4r, why otherRules` */
export function inWords(line: string): string {
  const entry = JSON.parse(line) as { readonly [name: string]: unknown };
  const time = new Date(Number(entry.time)).toISOString().slice(11, 19);
  const rest = Object.entries(entry)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const words = [
    `${time} ${LEVELS[Number(entry.level)] ?? 'info'}: ${entry.msg}`,
    ...(rest.length > 0 ? [rest.join(', ')] : []),
  ]
    .join(' ')
    .trim();
  return printable(words);
}
