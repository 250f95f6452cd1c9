import { signal } from '@preact/signals';
import { choices, inAllLanguages, same, tableFromView } from '@skerry/engine';
import { GAMES, manifestOf, rulesWithText } from '@skerry/games';
import type { DoneStep, Lesson } from '@skerry/look';
import { describe, expect, test } from 'vitest';
import { LEARNER, type LessonRun, type Place, startLesson } from '../taking.ts';

/** Plays every lesson of every game to its end by "Show me", after trying everything else at each step. */

const OBJECTIONS = { notTheAim: 'Not what is asked.', readFirst: 'Read first.' };
/** The most letters of a step's texts (docs/voice.md). */
const MOST = { say: 60, why: 110 };

const rooms = GAMES.flatMap((name) => {
  const manifest = manifestOf(name);
  return manifest?.lessons === undefined ? [] : [{ name, manifest, load: manifest.lessons }];
});
const loaded = await Promise.all(
  rooms.map(async ({ name, manifest, load }) => {
    const { list, words, firstTimes } = await load();
    const [told, said, rules] = await Promise.all([firstTimes(), inAllLanguages(words), rulesWithText(manifest)]);
    const lessons = await Promise.all(
      list.map(async (title) => ({ title, lesson: await title.load(), said: said.en[title.key]! })),
    );
    const firstTimesSaid = await inAllLanguages(told.words);
    return { name, card: manifest.card, rules, list, lessons, said, firstTimes: told.list, firstTimesSaid };
  }),
);

/** Shows everything at once, like a page without animation. */
const AT_ONCE = { isLive: signal(true), isAllShown: signal(true) };

type Room = (typeof loaded)[number];

async function sitDown(
  rules: Room['rules'],
  { title, lesson, said }: Room['lessons'][number],
  from?: Place,
): Promise<LessonRun & { stop(): void }> {
  const setting = {
    ...{ rules, title, lesson, said: signal(said), name: '', pause: 0 },
    language: () => 'en' as const,
    objections: () => OBJECTIONS,
  };
  const taking = startLesson(setting, from);
  const stop = taking.follow(AT_ONCE);
  await expect.poll(() => taking.live.history.value).toBeDefined();
  return {
    ...taking,
    stop: () => {
      stop();
      taking.close();
    },
  };
}

const shownState = (taking: LessonRun) => taking.live.history.value!.pages.at(-1)!.state;

const play = (taking: LessonRun, action: DoneStep['show']) =>
  taking.live.command({ do: 'play', seat: LEARNER, n: taking.live.history.value!.n, action });

async function takeToEnd(taking: LessonRun, lesson: Lesson, from: number): Promise<void> {
  for (const [n, { show }] of [...lesson.steps.entries()].slice(from)) {
    await expect.poll(() => taking.at.value).toBe(n);
    if (show === undefined) taking.goOn();
    else expect(await play(taking, show)).not.toHaveProperty('why');
  }
  await expect.poll(() => taking.isDone.value).toBe(true);
}

/** What the learner might do instead of what is asked: legal or not. */
function wrongTries({ game }: Room['rules'], taking: LessonRun, { show }: DoneStep) {
  const table = tableFromView(game, { seat: LEARNER, state: shownState(taking) });
  return choices(table, LEARNER)
    .map(({ action }) => action)
    .filter((action) => !same(action, show));
}

const sentences = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(sentences);

for (const { name, card, rules, list, lessons, said, firstTimes, firstTimesSaid } of loaded) {
  describe(`the lessons of ${name}`, () => {
    test('are six to ten, as its card says, none over two minutes', () => {
      expect(list.map(({ key }) => key)).toEqual(card.lessons?.map(({ key }) => key));
      expect(list.length).toBeGreaterThanOrEqual(6);
      expect(list.length).toBeLessThanOrEqual(10);
    });

    test.each(Object.entries(said))('say something at every step (%s)', (_, words) => {
      expect(Object.keys(words).toSorted()).toEqual(list.map(({ key }) => key).toSorted());
      for (const { title, lesson } of lessons) expect(words[title.key]!.steps).toHaveLength(lesson.steps.length);
      expect(sentences(words).filter((sentence) => sentence.trim() === '')).toEqual([]);
    });

    test.each(Object.entries(said))('say it in a line, and why in two (%s)', (_, words) => {
      const long = Object.entries(words).flatMap(([key, { steps }]) =>
        steps.flatMap(({ say, why }, n) => [
          ...(say.replaceAll('*', '').length > MOST.say ? [`${key}, step ${n + 1}: ${say}`] : []),
          ...(why.length > MOST.why ? [`${key}, step ${n + 1}: ${why}`] : []),
        ]),
      );
      expect(long).toEqual([]);
    });

    for (const each of lessons) {
      const { title, lesson } = each;
      test(`${title.key} can be taken to its end by what is shown`, async () => {
        const taking = await sitDown(rules, each);
        await takeToEnd(taking, lesson, 0);
        taking.stop();
      });

      test(`from every other try in ${title.key} there is a way on, and nothing has changed`, async () => {
        let taking = await sitDown(rules, each);
        for (const [n, step] of lesson.steps.entries()) {
          await expect.poll(() => taking.at.value).toBe(n);
          if (step.show === undefined) {
            taking.goOn();
            continue;
          }
          const before = structuredClone(shownState(taking));
          for (const action of wrongTries(rules, taking, step)) {
            const { n: line } = taking.live.history.value!;
            const reply = await play(taking, action);
            if (reply.why === undefined) {
              // Another way to the same aim is no mistake: it leads to the end. Then the remaining attempts are made
              // from here again.
              expect(action.act).toBe(step.show.act);
              await expect.poll(() => taking.at.value).toBe(n + 1);
              const place = taking.before();
              await takeToEnd(taking, lesson, n + 1);
              taking.stop();
              taking = await sitDown(rules, each, place);
              continue;
            }
            expect(taking.live.history.value?.n).toBe(line);
          }
          expect(shownState(taking)).toEqual(before);
          expect(taking.at.value).toBe(n);
          await play(taking, step.show);
        }
        await expect.poll(() => taking.isDone.value).toBe(true);
        taking.stop();
      });
    }

    test.each(Object.entries(firstTimesSaid))('say each rule of a first game once (%s)', (_, words) => {
      expect(firstTimes.length).toBeGreaterThan(0);
      expect(Object.keys(words)).toEqual(firstTimes.map(({ key }) => key));
      expect(sentences(words).filter((sentence) => sentence.trim() === '')).toEqual([]);
    });
  });
}
