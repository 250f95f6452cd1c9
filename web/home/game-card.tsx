import { GAMES } from '@skerry/games';
import { OfferButton } from '@skerry/look';
import { useLocation } from 'preact-iso';
import { DAILY, localTable, newTable, rulesPage } from '../routes.ts';
import { refuse } from '../shell/notices.ts';
import { dailyWords } from '../words/daily.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import type { GameCard } from './cards.ts';
import { playNow } from './play-now.ts';

export function GameCardView({ card }: { readonly card: GameCard }) {
  const words = homeWords();
  const { route } = useLocation();
  const { name, picture, players, minutes } = card;
  const isPlayable = GAMES.includes(name);
  const start = () =>
    playNow(card).then(
      (id) => route(localTable(id)),
      (error) => refuse(error instanceof DOMException ? liveWords().shelfClosed : shellWords().failed),
    );
  return (
    <article class="slip game-card" aria-labelledby={`game-${name}`}>
      <svg class="game-picture" aria-hidden="true">
        <use href={`${picture}#picture`} />
      </svg>
      <div class="game-text">
        <h3 id={`game-${name}`}>{words.titles[name]}</h3>
        <p class="cap">{words.facts(words.players(...players), words.minutes(minutes), words.moods[name])}</p>
        <p class="game-blurb">{words.blurbs[name]}</p>
      </div>
      {isPlayable ? (
        <>
          <div class="game-offers">
            <OfferButton go icon="playNow" label={words.playNow} onClick={start} />
            <OfferButton icon="passAndPlay" label={words.passAndPlay} href={newTable(name, 'pass')} />
            <OfferButton icon="invite" label={words.invite} href={newTable(name, 'friends')} />
          </div>
          <p class="game-links">
            <a href={newTable(name, 'alone')}>{words.setUp}</a>
            <a href={rulesPage(name)}>{words.readRules}</a>
            {card.daily === true && <a href={DAILY}>{dailyWords().link}</a>}
          </p>
        </>
      ) : (
        <div class="game-offers">
          <OfferButton label={words.playNow} why={words.uncharted} />
        </div>
      )}
    </article>
  );
}
