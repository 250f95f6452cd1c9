import { inReadersLanguage } from '../words/speak.ts';
import './list.css';
import { ANNOUNCED, manifestOf } from '@skerry/games';
import { Drawn, Icon, type Lessons, OfferButton, placeIn, Slip, Tool } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { learnPage, rulesPage } from '../routes.ts';
import { copy } from '../shell/copy.ts';
import { Frame } from '../shell/frame.tsx';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { PageTitle } from '../shell/title.tsx';
import { Untranslated } from '../shell/untranslated.tsx';
import { homeWords } from '../words/home.ts';
import { learnWords } from '../words/learn.ts';
import { startFirstGame } from './first-game.ts';
import { Boxes } from './lesson-row.tsx';
import { progress, standingOf } from './progress.ts';

/** The lessons of a game: none is locked, the next one is lit. */
export default function LearnPage({ game: name }: { readonly game: string }) {
  const words = learnWords();
  const { route } = useLocation();
  const [lessons, setLessons] = useState<Lessons | 'none' | undefined>(undefined);
  useEffect(() => {
    setLessons(undefined);
    const found = manifestOf(name)?.lessons?.();
    void Promise.resolve(found).then((list) => setLessons(list ?? 'none'));
  }, [name]);
  const { card, picture } = ANNOUNCED[name] ?? {};
  if (lessons === undefined) return <TableWaiting />;
  if (lessons === 'none' || card === undefined) return <TableFailure sentence={words.unknown} />;
  const { list } = lessons;
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
                count === 0
                  ? words.begin(inReadersLanguage(nextLesson.title))
                  : words.goOnWith(inReadersLanguage(nextLesson.title))
              }
              href={learnPage(name, nextLesson.key)}
            />
          )}
          <OfferButton go={isFirst} icon="playNow" label={words.firstGame} detail={words.withSlips} onClick={begin} />
          <OfferButton
            icon="link"
            label={words.copyLink}
            onClick={() => void copy(new URL(learnPage(name), location.href).href)}
          />
        </div>
      </Slip>
      <Slip class="learn-list-slip">
        <ol class="learn-list">
          {list.map(({ key, title: called, about, picture: drawn }, n) => (
            <li key={key} data-is={n === next ? 'next' : done[n] ? 'done' : 'left'}>
              <a href={learnPage(name, key)}>
                <svg class="learn-drawing" viewBox={drawn.box} aria-hidden="true">
                  <Drawn href={drawn.drawing} {...placeIn(drawn.box)} />
                </svg>
                <span class="learn-nth" aria-hidden="true">
                  {n + 1}
                </span>
                <span class="stack learn-what">
                  <b class="learn-title">{inReadersLanguage(called)}</b>
                  <span class="learn-about">{inReadersLanguage(about)}</span>
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
