import { GAMES, manifestOf } from '@skerry/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { party } from './party.ts';

const server = party();

interface Step {
  readonly say: string;
  readonly lit: readonly string[];
  readonly isDone: boolean;
}

/**
 * Takes the steps of a lesson by the button that leads on, inside the page, as soon as each is there. Returns what is wrong with a
 * step: what it lights is not on the page, is covered, veiled or under the hand; the chart or the slip has changed its size; what
 * can be touched in the slip is cut off; a board on which something can be done is not one stop of the Tab key.
 */
const walk = (page: Page, steps: readonly Step[]) =>
  page.evaluate(async (each) => {
    const rectOf = (element: Element) => element.getBoundingClientRect();
    const all = (rule: string) => [...document.querySelectorAll(rule)];
    const isThere = (element: Element) => rectOf(element).width > 0 || rectOf(element).height > 0;
    const middle = ({ x, y, width, height }: DOMRect) => new DOMPoint(x + width / 2, y + height / 2);
    const sizeOf = (rule: string) =>
      all(rule).map((element) => `${rectOf(element).width} x ${rectOf(element).height}`)[0];
    const frame = () => new Promise(requestAnimationFrame);
    const asked = () => document.querySelector('.lesson-ask[aria-busy="false"]');
    const places = '.ask, .focus, .table-board, .table-strip, .crew, .table-side, .bar, dialog';
    /** The room of a pointing hand round which nothing is drawn. */
    const margin = 10;
    const hides = (hand: DOMRect, { left, right, top, bottom }: DOMRect) =>
      left < hand.right - margin &&
      right > hand.left + margin &&
      top < hand.bottom - margin &&
      bottom > hand.top + margin;

    const troubleWith = (element: Element | undefined): string | undefined => {
      if (element === undefined) return 'is not on the page';
      const { x, y } = middle(rectOf(element));
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'lies outside of the window';
      const top = document.elementFromPoint(x, y);
      if (top?.closest(places) !== element.closest(places)) return 'is covered';
      const isIn = (rect: Element) => {
        // A hole has no place on the page, only in the veil, which is as large as the page.
        const [left = 0, above = 0, wide = 0, high = 0] = ['x', 'y', 'width', 'height'].map((each) =>
          Number(rect.getAttribute(each)),
        );
        return x > left && x < left + wide && y > above && y < above + high;
      };
      return all('.learn-veil').some(isIn) && !all('.learn-hole').some(isIn) ? 'is veiled' : undefined;
    };
    const underHand = (lit: readonly Element[]): string[] => {
      const [hand] = all('.learn-hand').map(rectOf);
      if (hand === undefined) return [];
      const [target] = lit.filter((element) => element.getAttribute('aria-pressed') !== 'true');
      const used = [...lit, ...all('.lesson-ask :is(h2, .lesson-why, button, a), .focus :is(button, [role="button"])')];
      const { x, y } = middle(rectOf(target!));
      const isOnTarget = x > hand.left && x < hand.right && y > hand.top && y < hand.bottom;
      return [
        ...(isOnTarget ? ['the hand lies on what it points at'] : []),
        ...used
          .filter((element) => isThere(element) && !target!.contains(element) && !element.contains(target!))
          .filter((element) => hides(hand, rectOf(element)))
          .map((element) => `the hand lies on “${element.textContent}”`),
      ];
    };

    const wrong: string[] = [];
    let stopped = 0;
    let sizes: string | undefined;
    for (const [n, { say, lit, isDone }] of each.entries()) {
      while (!asked()?.querySelector('.ask-sentence')?.textContent?.includes(say)) await frame();
      // What is lit is brought into view in the next frame.
      await frame();
      await frame();
      const found = lit.map((rule) => ({ rule, element: all(rule).find(isThere) }));
      const here = found.flatMap(({ rule, element }) => {
        const trouble = troubleWith(element);
        return trouble === undefined ? [] : [`${rule} ${trouble}`];
      });
      here.push(...underHand(found.flatMap(({ element }) => element ?? [])));
      const now = `chart ${sizeOf('.table-chart')}, slip ${sizeOf('.lesson-ask')}`;
      sizes ??= now;
      if (now !== sizes) here.push(`${now}, not ${sizes}`);
      const cut = (button: Element, frame: Element) =>
        isThere(button) &&
        (rectOf(button).bottom > rectOf(frame).bottom + 1 || rectOf(button).top < rectOf(frame).top - 1);
      for (const button of all('.lesson-ask :is(button, a)'))
        if (cut(button, button.closest('.lesson-act') ?? asked()!)) here.push(`“${button.textContent}” is cut off`);
      const parts = all('.table-board [role="button"]') as SVGElement[];
      const stops = parts.filter(({ tabIndex }) => tabIndex >= 0).length;
      const isOpen = parts.some((part) => part.matches('[data-can="true"]'));
      if (stops > 1 || (isOpen && stops === 0)) here.push(`the board has ${stops} stops`);
      stopped += stops;
      wrong.push(...here.map((trouble) => `step ${n + 1}: ${trouble}`));
      const on = isDone ? '.lesson-tools > :nth-child(2)' : '[data-offer="lessonOn"]';
      document.querySelector<HTMLElement>(`.lesson-ask ${on}`)?.click();
    }
    return { wrong, stopped };
  }, steps);

/** A small game may have none. */
const taught = GAMES.filter((name) => manifestOf(name)?.lessons !== undefined);
const walks = taught.flatMap((name) => (['desk', 'phone'] as const).map((screen) => ({ name, screen })));

test.each(walks)(
  'on a $screen, each step of the lessons of $name lights what can be touched, and the chart keeps its size',
  async ({ name, screen }) => {
    const { list, words } = await manifestOf(name)!.lessons!();
    const english = await words.en();
    const guest = await server.guest({ screen });
    const { page } = guest;
    await guest.go(`/learn/${name}/${list[0]?.key}`);
    const found: { [lesson: string]: string[] } = {};
    let stops = 0;
    for (const [nth, { key, load }] of list.entries()) {
      const said = english[key]!;
      if (nth > 0) await page.getByRole('dialog').getByRole('button', { name: said.title }).click();
      const steps = (await load()).steps.map(({ lit, show }, n) => ({
        say: said.steps[n]!.say.replaceAll('*', ''),
        lit,
        isDone: show !== undefined,
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
