import { manifestOf } from '@skerry/games';
import { Dialog, Drawn, type Lessons, OfferButton, placeIn } from '@skerry/look';
import { learnPage } from '../routes.ts';
import { learnWords } from '../words/learn.ts';
import { inReadersLanguage } from '../words/speak.ts';
import { startFirstGame } from './first-game.ts';
import { Boxes } from './lesson-row.tsx';
import { progress, standingOf } from './progress.ts';
import type { LessonSetting } from './taking.ts';

interface LessonDoneProps {
  readonly name: string;
  readonly nth: number;
  readonly setting: LessonSetting;
  readonly lessons: Lessons;
  readonly onAgain: () => void;
  readonly onGo: (address: string) => void;
}

/** What the reader can do now, what to remember of it, and where to go on. */
export function LessonDone({ name, nth, setting, lessons, onAgain, onGo }: LessonDoneProps) {
  const words = learnWords();
  const { lesson, title } = setting;
  const minutes = manifestOf(name)?.card.lessons ?? [];
  const { done } = standingOf(minutes, progress.value.done[name]);
  const next = lessons.list[nth];
  const close = () => onGo(learnPage(name));
  return (
    <Dialog
      title={inReadersLanguage(lesson.done)}
      closeLabel={words.allLessons}
      onClose={close}
      offers={
        <>
          <OfferButton label={words.allLessons} onClick={close} />
          <OfferButton label={words.onceMore} onClick={onAgain} />
          {next === undefined ? (
            <OfferButton
              go
              icon="playNow"
              label={words.firstGame}
              detail={words.withSlips}
              onClick={() => void startFirstGame(name).then((address) => address !== undefined && onGo(address))}
            />
          ) : (
            <OfferButton
              go
              icon="forward"
              label={inReadersLanguage(next.title)}
              detail={words.nextLesson(nth + 1, minutes[nth]?.minutes ?? 1)}
              onClick={() => onGo(learnPage(name, next.key))}
            />
          )}
        </>
      }
    >
      <div class="stack learn-done">
        <svg viewBox={title.picture.box} width="96" height="96" aria-hidden="true">
          <Drawn href={title.picture.drawing} {...placeIn(title.picture.box)} />
        </svg>
        <p>{inReadersLanguage(lesson.remember)}</p>
        <Boxes done={done} next={next === undefined ? undefined : nth} />
      </div>
    </Dialog>
  );
}
