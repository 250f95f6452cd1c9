import type { ReadonlySignal } from '@preact/signals';
import { manifestOf } from '@skerry/games';
import type { Lessons, LessonWords } from '@skerry/look';
import { loadedInReadersLanguage } from '../words/speak.ts';

export interface LessonList {
  readonly list: Lessons['list'];
  readonly said: ReadonlySignal<LessonWords>;
}

/** Undefined if the project has no game of that name, or no lessons for it. */
export async function loadLessonList(game: string): Promise<LessonList | undefined> {
  const lessons = await manifestOf(game)?.lessons?.();
  return lessons && { list: lessons.list, said: await loadedInReadersLanguage(lessons.words) };
}
