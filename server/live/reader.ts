import { readJson } from '@skerry/engine';
import type { TableWhy } from '@skerry/tables';
import { Command, Hello, Ping } from '@skerry/tables/wire';
import { Compile } from 'typebox/compile';

export type Read =
  | { readonly is: 'hello'; readonly hello: Hello }
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'ping' }
  | { readonly is: 'bad'; readonly id: string; readonly why: TableWhy };

const hello = Compile(Hello);
const ping = Compile(Ping);
/** One check for each kind of command: quick, and its complaint is about that kind. */
const commands = new Map(Command.anyOf.map((schema) => [schema.properties.do.const as string, Compile(schema)]));

export function readMessage(text: string): Read {
  let message: unknown;
  try {
    message = readJson(text);
  } catch {
    return bad(undefined, 'it is not JSON, or nested too deeply');
  }
  if (typeof message !== 'object' || message === null) return bad(message, 'it is not an object');
  const { say, do: doing } = message as { say?: unknown; do?: unknown };
  if (say === 'do') {
    const schema = commands.get(doing as string);
    if (schema === undefined) return bad(message, '"do" names no command');
    if (schema.Check(message)) return { is: 'command', command: message as Command };
    return bad(message, complaint(schema, message));
  }
  if (say === 'ping') return ping.Check(message) ? { is: 'ping' } : bad(message, complaint(ping, message));
  if (say === 'hello')
    return hello.Check(message) ? { is: 'hello', hello: message } : bad(message, complaint(hello, message));
  return bad(message, '"say" must be "hello", "do" or "ping"');
}

function complaint(schema: { Errors(value: unknown): readonly object[] }, message: unknown): string {
  const [first] = schema.Errors(message) as readonly { instancePath?: string; message?: string }[];
  const path = (first?.instancePath ?? '').slice(1).replaceAll('/', '.');
  return `${path === '' ? 'it' : `"${path}"`} ${first?.message ?? 'is wrong'}`;
}

function bad(message: unknown, part: string): Read {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : undefined;
  return {
    is: 'bad',
    id: typeof id === 'string' ? id.slice(0, 40) : '',
    why: { why: 'badMessage', part: part.slice(0, 200) },
  };
}
