import { manifestOf } from '@skerry/games';
import { Dialog, Drawn, OfferButton, placeIn } from '@skerry/look';
import { learnPage } from '../routes.ts';
import { learnWords } from '../words/learn.ts';
import { startFirstGame } from './first-game.ts';
import type { LessonList } from './lesson-list.ts';
import { Boxes } from './lesson-row.tsx';
import { progress, standingOf } from './progress.ts';
import type { LessonSetting } from './taking.ts';

interface LessonDoneProps {
  readonly name: string;
  readonly nth: number;
  readonly setting: LessonSetting;
  readonly lessons: LessonList;
  readonly onAgain: () => void;
  readonly onGo: (address: string) => void;
}

export function LessonDone({ name, nth, setting, lessons, onAgain, onGo }: LessonDoneProps) {
  const words = learnWords();
  const said = setting.said.value;
  const { picture } = setting.title;
  const minutes = manifestOf(name)?.card.lessons ?? [];
  const { done } = standingOf(minutes, progress.value.done[name]);
  const next = lessons.list[nth];
  const close = () => onGo(learnPage(name));
  return (
    <Dialog
      title={said.done}
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
              label={lessons.said.value[next.key]!.title}
              detail={words.nextLesson(nth + 1, minutes[nth]?.minutes ?? 1)}
              onClick={() => onGo(learnPage(name, next.key))}
            />
          )}
        </>
      }
    >
      <div class="stack learn-done">
        <svg viewBox={picture.box} width="96" height="96" aria-hidden="true">
          <Drawn href={picture.drawing} {...placeIn(picture.box)} />
        </svg>
        <p>{said.remember}</p>
        <Boxes done={done} next={next === undefined ? undefined : nth} />
      </div>
    </Dialog>
  );
}
