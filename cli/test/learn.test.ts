import { expect, test } from 'vitest';
import { skerry } from './terminal.ts';

test('rollouts are refused where bots learn from games that are arranged for them', async () => {
  const { code, stderr } = await skerry(['learn', 'island-of-dread', '--rollouts', '5']);
  expect(code).toBe(2);
  expect(stderr).toContain('--rollouts is not for island-of-dread, whose bots learn from games arranged for them.');
});
