import { expect, test } from 'vitest';
import { parseJoin } from '../home/parse-join.ts';
import { forOthers } from '../live/link-origin.ts';

const at = (address: string) => new URL(address);

test('links for others name the public address, else the page’s own, else the one in the network', () => {
  const network = ['http://192.168.1.5:3000'];
  const publicUrl = 'https://play.example.org';
  expect(forOthers(at('http://localhost:3000'), { publicUrl })).toEqual({ origin: publicUrl, isOnlyHere: false });
  expect(forOthers(at('http://localhost:3000'), { network })).toEqual({ origin: network[0], isOnlyHere: false });
  expect(forOthers(at('http://127.0.0.1:3000'), { network })).toMatchObject({ origin: network[0] });
  expect(forOthers(at('http://10.0.0.7:3000'), { network })).toMatchObject({ origin: 'http://10.0.0.7:3000' });
  expect(forOthers(at('http://[::1]:3000'), {})).toEqual({ origin: 'http://[::1]:3000', isOnlyHere: true });
});

const ORIGINS = ['http://localhost:3000', 'http://192.168.1.5:3000'];

test.each([
  ['http://192.168.1.5:3000/join/k3mz/Yk2', { page: '/join/k3mz/Yk2' }],
  [' http://localhost:3000/watch/k3mz/9fQ ', { page: '/watch/k3mz/9fQ' }],
  ['localhost:3000/t/k3mz?at=4', { page: '/t/k3mz?at=4' }],
  ['192.168.1.5:3000/claim?code=abcd2345', { page: '/claim?code=abcd2345' }],
  ['/daily', { page: '/daily' }],
  ['http://localhost:3000/record?at=3#abc', { page: '/record?at=3#abc' }],
  ['https://other.example.org/join/a/b', { elsewhere: 'other.example.org' }],
  ['other.example.org/join/a/b', { elsewhere: 'other.example.org' }],
  ['ABCD 2345', { device: 'abcd2345' }],
  ['K7MP 2xqd-9rtw', { device: 'k7mp2xqd9rtw' }],
  ['http://localhost:3000/claim?code=k7mp-2xqd-9rtw', { page: '/claim?code=k7mp-2xqd-9rtw' }],
  ['Heron Coral 482 913', { word: 'heron coral 482 913' }],
  ['heron-coral-482-913-207', { word: 'heron-coral-482-913-207' }],
])('%s leads where it says', (text, to) => {
  expect(parseJoin(text, ORIGINS)).toEqual(to);
});
