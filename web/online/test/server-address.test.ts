import { expect, test } from 'vitest';
import { serverIn } from '../server-address.ts';

test.each([
  ['skerry.example.org', 'https://skerry.example.org'],
  ['  https://skerry.example.org/t/abc?at=3 ', 'https://skerry.example.org'],
  ['192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['localhost:3000/', 'http://localhost:3000'],
  ['harbour.local', 'http://harbour.local'],
  ['[fd00::1]:3000', 'http://[fd00::1]:3000'],
])('the server in “%s” is %s', (text, origin) => expect(serverIn(text)).toBe(origin));

test.each(['', 'ada', 'no such place', 'javascript:alert(1)', 'https://', 'ftp://x.org y'])(
  '“%s” is no address of a server',
  (text) => expect(serverIn(text)).toBeUndefined(),
);
