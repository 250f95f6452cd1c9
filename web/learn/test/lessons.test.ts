import { signal } from '@preact/signals';
import { choices, inLanguage, LANGUAGES, type Language, same, tableFromView } from '@skerry/engine';
import { GAMES, manifestOf, rulesWithText } from '@skerry/games';
import type { DoneStep, InLanguages, Lesson, LessonTitle } from '@skerry/look';
import { describe, expect, test } from 'vitest';
import { LEARNER, type LessonRun, type Place, startLesson } from '../taking.ts';

/** Every lesson of every game is taken to its end by what "Show me" plays. */

const OBJECTIONS = { notTheAim: 'Not what is asked.', readFirst: 'Read first.' };
/** Wrong tries per step: enough to meet every kind, few enough for games with hundreds of moves. */
const TRIES = 12;

const rooms = GAMES.flatMap((name) => {
  const manifest = manifestOf(name);
  return manifest?.lessons === undefined ? [] : [{ name, manifest, load: manifest.lessons }];
});
const loaded = await Promise.all(
  rooms.map(async ({ name, manifest, load }) => {
    const { list, firstTimes } = await load();
    const lessons = await Promise.all(list.map(async (title) => ({ title, lesson: await title.load() })));
    return {
      name,
      card: manifest.card,
      rules: await rulesWithText(manifest),
      list,
      lessons,
      firstTimes: await firstTimes(),
    };
  }),
);

/** Follows what is told at once, as a page does where nothing moves. */
const AT_ONCE = { isLive: signal(true), isAllShown: signal(true) };

async function sitDown(
  rules: (typeof loaded)[number]['rules'],
  title: LessonTitle,
  lesson: Lesson,
  language: Language,
  from?: Place,
): Promise<LessonRun & { stop(): void }> {
  const setting = {
    ...{ rules, title, lesson, name: '', pause: 0 },
    language: () => language,
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

/** Takes a lesson from a step to its end by what is shown. */
async function takeToEnd(taking: LessonRun, lesson: Lesson, from: number): Promise<void> {
  for (const [n, { show }] of [...lesson.steps.entries()].slice(from)) {
    await expect.poll(() => taking.at.value).toBe(n);
    if (show === undefined) taking.goOn();
    else expect(await play(taking, show)).not.toHaveProperty('why');
  }
  await expect.poll(() => taking.isDone.value).toBe(true);
}

/** What the learner might do instead of what is asked: allowed or not. */
function wrongTries({ game }: (typeof loaded)[number]['rules'], taking: LessonRun, { show }: DoneStep) {
  const table = tableFromView(game, { seat: LEARNER, state: shownState(taking) });
  return choices(table, LEARNER)
    .map(({ action }) => action)
    .filter((action) => !same(action, show));
}

const isSaid = (words: InLanguages, language: Language) => expect(inLanguage(language, words).trim()).not.toBe('');

for (const { name, card, rules, list, lessons, firstTimes } of loaded) {
  describe(`the lessons of ${name}`, () => {
    test('are six to ten, as its card says, none over two minutes', () => {
      expect(list.map(({ key }) => key)).toEqual(card.lessons?.map(({ key }) => key));
      expect(list.length).toBeGreaterThanOrEqual(6);
      expect(list.length).toBeLessThanOrEqual(10);
    });

    for (const { title, lesson } of lessons) {
      for (const language of LANGUAGES) {
        test(`${title.key} can be taken to its end by what is shown (${language})`, async () => {
          const taking = await sitDown(rules, title, lesson, language);
          for (const { say, why } of lesson.steps) for (const words of [say, why]) isSaid(words, language);
          await takeToEnd(taking, lesson, 0);
          for (const words of [title.title, title.about, lesson.done, lesson.remember]) isSaid(words, language);
          taking.stop();
        });
      }

      test(`a wrong try in ${title.key} changes nothing`, async () => {
        let taking = await sitDown(rules, title, lesson, 'en');
        for (const [n, step] of lesson.steps.entries()) {
          await expect.poll(() => taking.at.value).toBe(n);
          if (step.show === undefined) {
            taking.goOn();
            continue;
          }
          const before = structuredClone(shownState(taking));
          for (const action of wrongTries(rules, taking, step).slice(0, TRIES)) {
            const { n: line } = taking.live.history.value!;
            const reply = await play(taking, action);
            if (reply.why === undefined) {
              // Another way to the same aim is no wrong try: it leads on to the end. Then the rest is tried from here again.
              expect(action.act).toBe(step.show.act);
              await expect.poll(() => taking.at.value).toBe(n + 1);
              const place = taking.before();
              await takeToEnd(taking, lesson, n + 1);
              taking.stop();
              taking = await sitDown(rules, title, lesson, 'en', place);
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

    test('say each rule of a first game in every language, once', () => {
      expect(firstTimes.length).toBeGreaterThan(0);
      expect(new Set(firstTimes.map(({ key }) => key)).size).toBe(firstTimes.length);
      for (const { title, say } of firstTimes)
        for (const language of LANGUAGES) for (const words of [title, say]) isSaid(words, language);
    });
  });
}
