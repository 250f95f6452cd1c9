import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules as en } from '../text/en/rules.ts';
import { RULE_ORIGINS } from '../text/rule-origins.ts';

test('the rules page tells whose each rule is as the ledger does', () => {
  const ledger = readFileSync(new URL('../../../docs/rules/island-of-dread.md', import.meta.url), 'utf8');
  const marks = [...ledger.matchAll(/^- \*\*(ID-\d+)\*\* ([RPMJ]{1,2}) /gm)].map(([, number, mark]) => [number, mark]);
  expect(marks).toHaveLength(Object.keys(en).length);
  expect(RULE_ORIGINS).toEqual(Object.fromEntries(marks));
});
