import { signal } from '@preact/signals';
import { manifestOf, rulesWithText } from '@skerry/games';
import { afterEach, expect, test } from 'vitest';
import { type LessonRun, type LessonSetting, type Place, startLesson } from '../taking.ts';

const manifest = manifestOf('forbidden-island')!;
const lessons = await manifest.lessons!();
const title = lessons.list.find(({ key }) => key === 'keep-it-dry')!;
const setting: LessonSetting = {
  rules: await rulesWithText(manifest),
  title,
  lesson: await title.load(),
  said: signal((await lessons.words.en())['keep-it-dry']!),
  name: '',
  language: () => 'en',
  objections: () => ({ notTheAim: 'Not what is asked.', readFirst: 'Read first.' }),
  pause: 0,
};

const open: LessonRun[] = [];
afterEach(() => {
  for (const taking of open.splice(0)) taking.close();
});

/** Everything is shown at once, unless stated otherwise. */
async function sitDown(from?: Place, playback = { isLive: signal(true), isAllShown: signal(true) }) {
  const taking = startLesson(setting, from);
  open.push(taking);
  taking.follow(playback);
  await expect.poll(() => taking.live.history.value).toBeDefined();
  return taking;
}

const play = (taking: LessonRun, action: { act: string }) =>
  taking.live.command({ do: 'play', seat: 0, n: taking.live.history.value!.n, action });
const shoreUp = (space: string) => ({ act: 'shoreUp', tiles: [space] });

test('a step that is read is gone past by its own button, and nothing is played meanwhile', async () => {
  const taking = await sitDown();
  expect(await play(taking, shoreUp('c4'))).toMatchObject({ sentence: 'Read first.' });
  taking.goOn();
  await expect.poll(() => taking.at.value).toBe(1);
  taking.goOn();
  expect(taking.at.value).toBe(1);
});

test('what the rules refuse is refused by the rule, what leads elsewhere by the lesson', async () => {
  const taking = await sitDown();
  taking.goOn();
  expect(await play(taking, shoreUp('e3'))).toMatchObject({ why: { why: 'outOfReach' } });
  expect(await play(taking, { act: 'endActions' })).toMatchObject({ sentence: 'Not what is asked.' });
  expect(await play(taking, shoreUp('c4'))).not.toHaveProperty('why');
  await expect.poll(() => taking.at.value).toBe(2);
});

test('the third miss at a step lights the way out, and the next step begins without one', async () => {
  const taking = await sitDown();
  taking.goOn();
  for (const sentence of ['one', 'two']) taking.missed(sentence);
  expect(taking.isStuck.value).toBe(false);
  taking.missed('three', 'FI-42');
  expect(taking.isStuck.value).toBe(true);
  expect(taking.miss.value).toEqual({ sentence: 'three', rule: 'FI-42' });
  await play(taking, shoreUp('c4'));
  await expect.poll(() => taking.at.value).toBe(2);
  expect(taking.miss.value).toBeUndefined();
  expect(taking.isStuck.value).toBe(false);
});

test('a step waits until what led to it has been shown', async () => {
  const isAllShown = signal(true);
  const taking = await sitDown(undefined, { isLive: signal(true), isAllShown });
  taking.goOn();
  isAllShown.value = false;
  await play(taking, shoreUp('c4'));
  await expect.poll(() => taking.live.history.value?.n).toBe(1);
  expect(taking.at.value).toBe(1);
  isAllShown.value = true;
  expect(taking.at.value).toBe(2);
});

test('the way back leads to the position before the last step, again and again', async () => {
  const taking = await sitDown();
  expect(taking.before()).toBeUndefined();
  taking.goOn();
  await play(taking, shoreUp('c4'));
  await expect.poll(() => taking.at.value).toBe(2);
  const place = taking.before()!;
  expect(place).toMatchObject({ step: 1, lines: [] });
  const again = await sitDown(place);
  expect(again.at.value).toBe(1);
  expect(await play(again, shoreUp('c4'))).not.toHaveProperty('why');
  await expect.poll(() => again.at.value).toBe(2);
});
