import { type LessonMinutes, languageIn } from '@skerry/engine';
import { type Announced, manifestOf } from '@skerry/games';
import { OfferButton } from '@skerry/look';
import { useLocation } from 'preact-iso';
import { Dots } from '../learn/dots.tsx';
import { isNew, progress, standingOf } from '../learn/progress.ts';
import { tables } from '../my-tables/tables.ts';
import { DAILY, learnPage, localTable, newTable, PUZZLE, rulesPage, setUpPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import { Untranslated } from '../shell/untranslated.tsx';
import { dailyWords } from '../words/daily.ts';
import { homeWords } from '../words/home.ts';
import { learnWords } from '../words/learn.ts';
import { liveWords } from '../words/live.ts';
import { puzzleWords } from '../words/puzzle.ts';
import { shellWords } from '../words/shell.ts';
import { inReadersLanguage } from '../words/speak.ts';
import { playNow } from './play-now.ts';

export interface GameCardProps extends Announced {
  /** The game's name in addresses. */
  readonly name: string;
}

export function GameCard({ name, card, picture }: GameCardProps) {
  const words = homeWords();
  const { route } = useLocation();
  const { title, blurb, mood } = inReadersLanguage(card.words);
  const manifest = manifestOf(name);
  const start = () =>
    playNow(name, card, {
      isFirst: isNew(name, progress.peek()) && tables.peek().every(({ game }) => game !== name),
    }).then(
      (id) => route(localTable(id)),
      (error) => refuse(error instanceof DOMException ? liveWords().shelfClosed : shellWords().failed),
    );
  return (
    <article class="column slip game-card" aria-labelledby={`game-${name}`}>
      <svg class="engraving game-picture" aria-hidden="true">
        <use href={`${picture}#picture`} />
      </svg>
      <div class="wrap game-text" lang={languageIn(settings.language.value, card.words)}>
        <h3 id={`game-${name}`}>{title}</h3>
        <p class="cap">{words.facts(words.players(...card.players), words.minutes(card.minutes), mood)}</p>
        <p class="game-blurb">{blurb}</p>
        <Untranslated game={name} />
      </div>
      {manifest?.board !== undefined ? (
        <>
          <div class="wrap game-offers">
            <OfferButton go icon="playNow" label={words.playNow} onClick={start} />
            <OfferButton icon="passAndPlay" label={words.passAndPlay} href={newTable(name, 'pass')} />
            <OfferButton icon="invite" label={words.invite} href={newTable(name, 'friends')} />
          </div>
          {card.lessons !== undefined && <Learn name={name} lessons={card.lessons} />}
          <p class="wrap links game-links">
            <a href={newTable(name, 'alone')}>{words.setUp}</a>
            {manifest.editor && manifest.position && <a href={setUpPage(name)}>{words.setUpPosition}</a>}
            <a href={rulesPage(name)}>{words.readRules}</a>
            {card.daily !== undefined && <a href={DAILY}>{dailyWords().link}</a>}
            {manifest.puzzles !== undefined && <a href={PUZZLE}>{puzzleWords().title}</a>}
          </p>
        </>
      ) : (
        <div class="wrap game-offers">
          <OfferButton label={words.playNow} why={words.uncharted} />
          {manifest !== undefined && <OfferButton icon="readRules" label={words.readRules} href={rulesPage(name)} />}
        </div>
      )}
    </article>
  );
}

function Learn({ name, lessons }: { readonly name: string; readonly lessons: readonly LessonMinutes[] }) {
  const words = learnWords();
  const { done, count, next, minutes } = standingOf(lessons, progress.value.done[name]);
  const detail =
    next === undefined
      ? words.allDone
      : count === 0
        ? words.offer(lessons.length, minutes)
        : words.doneOf(count, lessons.length);
  return (
    <div class="row wrap game-learn">
      <OfferButton
        icon="learn"
        label={count === 0 || next === undefined ? words.learn : words.goOnLearning}
        detail={detail}
        href={learnPage(name)}
      />
      <Dots done={done} next={count === 0 ? undefined : next} />
    </div>
  );
}
