import { expect, test } from 'vitest';
import { pushedIn } from '../sw/policy.ts';

test('a push message is shown as it was sent', () => {
  const sent = { title: 'Slow boat', body: 'It is your turn.', page: '/t/slow' };
  expect(pushedIn(sent)).toEqual(sent);
});

test('whatever else came, something is shown, and it leads to a page of Skerry', () => {
  const otherwise = { title: 'Skerry', body: '', page: '/tables' };
  for (const odd of [
    undefined,
    null,
    7,
    'text',
    [],
    { title: 7 },
    { page: 'https://evil.example/' },
    { page: '//evil.example' },
  ])
    expect(pushedIn(odd)).toEqual(otherwise);
});
