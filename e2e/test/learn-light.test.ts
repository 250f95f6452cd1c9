import { GAMES, roomOf } from '@skerry/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { party } from './party.ts';

const house = party();

/** What a step should light and does not: it is not on the page, has no size, or lies outside of the window. */
const unlit = (page: Page, rules: readonly string[]) =>
  page.evaluate(
    (each) =>
      each.filter((rule) => {
        const box = document.querySelector(rule)?.getBoundingClientRect();
        if (box === undefined || (box.width === 0 && box.height === 0)) return true;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      }),
    rules,
  );

/** A small game may have none. */
const taught = GAMES.filter((name) => roomOf(name)?.lessons !== undefined);

test.each(taught)('every step of the lessons of %s lights what it is about', async (name) => {
  const { list } = (await roomOf(name)?.lessons?.()) ?? { list: [] };
  const guest = await house.guest({});
  const { page } = guest;
  await guest.go(`/learn/${name}/${list[0]?.key}`);
  const dark: string[] = [];
  for (const [nth, { key, load, title }] of list.entries()) {
    if (nth > 0) await page.getByRole('dialog').getByRole('button', { name: title.en }).click();
    const { steps } = await load();
    for (const [n, { say, lit, show }] of steps.entries()) {
      await page
        .locator('.lesson-ask .ask-sentence')
        .filter({ hasText: say.en.replaceAll('*', '') })
        .waitFor();
      for (const rule of await unlit(page, lit)) dark.push(`${key}, step ${n + 1}: ${rule}`);
      await page.getByRole('button', { name: show === undefined ? 'Continue' : 'Show me' }).click();
    }
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Play a first game' }).waitFor();
  expect(dark).toEqual([]);
});
