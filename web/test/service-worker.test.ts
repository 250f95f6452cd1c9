import { expect, test } from 'vitest';
import { answerFor, isPageAddress } from '../sw/policy.ts';

const HERE = 'https://skerry.example';
const asked = (path: string, navigates = false, method = 'GET') =>
  answerFor(method, new URL(path, HERE), HERE, navigates);

test.each(['/', '/t/abc?at=41', '/local/x', '/join/a/b', '/rules/forbidden-island'])(
  'going to %s is answered by the page',
  (path) => {
    expect(asked(path, true)).toBe('/index.html');
  },
);

test('a file is answered by itself', () => {
  expect(asked('/assets/index-abc.js')).toBe('/assets/index-abc.js');
});

test.each(['/api/mine', '/api/tables/x/record', '/live', '/health', '/metrics'])(
  'what only the server knows is never answered from the device: %s',
  (path) => {
    expect(asked(path)).toBeUndefined();
    expect(asked(path, true)).toBeUndefined();
  },
);

test('what changes something, and what lies elsewhere, goes to the network', () => {
  expect(asked('/t/abc', true, 'POST')).toBeUndefined();
  expect(asked('https://elsewhere.example/assets/a.js')).toBeUndefined();
});

test('files without a hash in their name are fetched anew for every version', () => {
  expect(isPageAddress('/index.html')).toBe(true);
  expect(isPageAddress('/icon.svg')).toBe(true);
  expect(isPageAddress('/assets/index-abc.js')).toBe(false);
});
