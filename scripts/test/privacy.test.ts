import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@skerry/engine';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A time in days, from where the server says it. */
function days(path: string, name: string, unit: number): number {
  const [, value = ''] = new RegExp(`const ${name} = ([\\d_* ]+);`).exec(read(path)) ?? [];
  return value.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1) / unit;
}

const lobby = days('server/table/upkeep.ts', 'LOBBY_LASTS', 86_400_000);
const cookie = days('server/http/person.ts', 'COOKIE_SECONDS', 86_400);

test.each(LANGUAGES)('the privacy page says how long things are kept, in %s', (language) => {
  const page = read(`web/words/${language}/privacy.ts`);
  expect([lobby, cookie]).toEqual([30, 400]);
  expect(page).toContain(`'${cookie} `);
  expect(page.match(new RegExp(`\\b${lobby} (days|jours|Tage)`, 'g'))).toHaveLength(2);
});

test('packs and lobbies are cleared after the same time, and addresses are counted for a day at most', () => {
  expect(read('server/table/upkeep.ts')).toContain('clearPacks(now - LOBBY_LASTS)');
  const counted = ['server/daily/routes.ts', 'server/packs/routes.ts', 'server/notifications/email/channel.ts'];
  for (const path of counted) expect(read(path)).toMatch(/const DAY = (86_400_000|24 \* (HOUR|3_600_000));/);
});
