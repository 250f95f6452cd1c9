import { GAMES, manifestOf } from '@skerry/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { party } from './party.ts';

const house = party();

interface Step {
  readonly say: string;
  readonly lit: readonly string[];
  readonly next: string;
}

/**
 * Takes the steps of a lesson by the button that leads on, inside the page, as soon as each is there. Returns what a step should
 * light and does not, since it is not on the page, has no size or lies outside of the window; and where a board on which
 * something can be done is not one stop of the Tab key.
 */
const walk = (page: Page, steps: readonly Step[]) =>
  page.evaluate(async (each) => {
    const isUnlit = (rule: string): boolean => {
      const box = document.querySelector(rule)?.getBoundingClientRect();
      if (box === undefined || (box.width === 0 && box.height === 0)) return true;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    };
    const board = () => {
      const parts = [...document.querySelectorAll<SVGElement>('.table-board [role="button"]')];
      const stops = parts.filter(({ tabIndex }) => tabIndex >= 0).length;
      return { stops, isOpen: parts.some((part) => part.matches('[data-can="true"]')) };
    };
    const frame = () => new Promise(requestAnimationFrame);
    const asked = () => document.querySelector('.lesson-ask[aria-busy="false"]');
    const wrong: string[] = [];
    let stopped = 0;
    for (const [n, { say, lit, next }] of each.entries()) {
      while (!asked()?.querySelector('.ask-sentence')?.textContent?.includes(say)) await frame();
      // What is lit is brought into view in the next frame.
      await frame();
      await frame();
      for (const rule of lit.filter(isUnlit)) wrong.push(`step ${n + 1}: ${rule} is not lit`);
      const { stops, isOpen } = board();
      if (stops > 1 || (isOpen && stops === 0)) wrong.push(`step ${n + 1}: the board has ${stops} stops`);
      stopped += stops;
      const on = [...document.querySelectorAll<HTMLElement>('.lesson-tools button')].find(({ textContent }) =>
        textContent?.includes(next),
      );
      on?.click();
    }
    return { wrong, stopped };
  }, steps);

/** A small game may have none. */
const taught = GAMES.filter((name) => manifestOf(name)?.lessons !== undefined);

test.each(taught)(
  'every step of the lessons of %s lights what it is about, and its board is one stop of the Tab key',
  async (name) => {
    const { list } = (await manifestOf(name)?.lessons?.()) ?? { list: [] };
    const guest = await house.guest({});
    const { page } = guest;
    await guest.go(`/learn/${name}/${list[0]?.key}`);
    const found: { [lesson: string]: string[] } = {};
    let stops = 0;
    for (const [nth, { key, load, title }] of list.entries()) {
      if (nth > 0) await page.getByRole('dialog').getByRole('button', { name: title.en }).click();
      const steps = (await load()).steps.map(({ say, lit, show }) => ({
        say: say.en.replaceAll('*', ''),
        lit,
        next: show === undefined ? 'Continue' : 'Show me',
      }));
      const { wrong, stopped } = await walk(page, steps);
      stops += stopped;
      if (wrong.length > 0) found[key] = wrong;
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Play a first game' }).waitFor();
    expect(found).toEqual({});
    expect(stops).toBeGreaterThan(0);
  },
);
