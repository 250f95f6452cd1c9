import { inReadersLanguage } from '../words/speak.ts';
import './list.css';
import { ANNOUNCED } from '@skerry/games';
import { Drawn, Icon, OfferButton, placeIn, Slip, Tool } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { linkTo } from '../live/link-origin.ts';
import { learnPage, rulesPage } from '../routes.ts';
import { copy } from '../shell/copy.ts';
import { Frame } from '../shell/frame.tsx';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { PageTitle } from '../shell/title.tsx';
import { Untranslated } from '../shell/untranslated.tsx';
import { homeWords } from '../words/home.ts';
import { learnWords } from '../words/learn.ts';
import { startFirstGame } from './first-game.ts';
import { type LessonList, loadLessonList } from './lesson-list.ts';
import { Boxes } from './lesson-row.tsx';
import { progress, standingOf } from './progress.ts';

/** The lessons of a game: none is locked, the next one is lit. */
export default function LearnPage({ game: name }: { readonly game: string }) {
  const words = learnWords();
  const { route } = useLocation();
  const link = linkTo(learnPage(name));
  const [lessons, setLessons] = useState<LessonList | 'none' | undefined>(undefined);
  useEffect(() => {
    setLessons(undefined);
    void loadLessonList(name).then((found) => setLessons(found ?? 'none'));
  }, [name]);
  const { card, picture } = ANNOUNCED[name] ?? {};
  if (lessons === undefined) return <TableWaiting />;
  if (lessons === 'none' || card === undefined) return <TableFailure sentence={words.unknown} />;
  const { list, said } = lessons;
  const titles = said.value;
  const { title } = inReadersLanguage(card.words);
  const minutes = card.lessons ?? [];
  const { done, count, next, minutes: left } = standingOf(minutes, progress.value.done[name]);
  const nextLesson = next === undefined ? undefined : list[next];
  const isFirst = nextLesson === undefined;
  const begin = () => void startFirstGame(name).then((address) => address !== undefined && route(address));
  return (
    <Frame
      class="stack learn-page"
      where={
        <>
          <b>{title}</b> · {words.where}
        </>
      }
      tools={<Tool icon="rules" label={homeWords().readRules} href={rulesPage(name)} />}
    >
      <Slip class="stack learn-side">
        <svg class="engraving learn-picture" aria-hidden="true">
          <use href={`${picture}#picture`} />
        </svg>
        <PageTitle window={words.window(title)}>{words.title}</PageTitle>
        <Untranslated game={name} />
        <p>{words.how(list.length)}</p>
        <Boxes done={done} next={next} />
        <p class="cap">
          {next === undefined
            ? words.allDone
            : count === 0
              ? words.offer(list.length, left)
              : words.left(count, list.length, left)}
        </p>
        <div class="stack learn-offers">
          {nextLesson !== undefined && (
            <OfferButton
              go
              icon="play"
              label={
                count === 0 ? words.begin(titles[nextLesson.key]!.title) : words.goOnWith(titles[nextLesson.key]!.title)
              }
              href={learnPage(name, nextLesson.key)}
            />
          )}
          <OfferButton go={isFirst} icon="playNow" label={words.firstGame} detail={words.withSlips} onClick={begin} />
          {link !== '' && <OfferButton icon="link" label={words.copyLink} onClick={() => void copy(link)} />}
        </div>
      </Slip>
      <Slip class="learn-list-slip">
        <ol class="learn-list">
          {list.map(({ key, picture: drawn }, n) => (
            <li key={key} data-is={n === next ? 'next' : done[n] ? 'done' : 'left'}>
              <a href={learnPage(name, key)}>
                <svg class="learn-drawing" viewBox={drawn.box} aria-hidden="true">
                  <Drawn href={drawn.drawing} {...placeIn(drawn.box)} />
                </svg>
                <span class="learn-nth" aria-hidden="true">
                  {n + 1}
                </span>
                <span class="stack learn-what">
                  <b class="learn-title">{titles[key]!.title}</b>
                  <span class="learn-about">{titles[key]!.about}</span>
                </span>
                <span class="stack learn-state">
                  {done[n] ? <Icon name="check" size={16} /> : <i aria-hidden="true" />}
                  <em>
                    {done[n]
                      ? words.done
                      : n === next
                        ? words.next(minutes[n]?.minutes ?? 1)
                        : words.minutes(minutes[n]?.minutes ?? 1)}
                  </em>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </Slip>
    </Frame>
  );
}
