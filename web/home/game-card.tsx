import { type Announced, roomOf } from '@skerry/games';
import { OfferButton } from '@skerry/look';
import { useLocation } from 'preact-iso';
import { DAILY, localTable, newTable, rulesPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import { dailyWords } from '../words/daily.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import { playNow } from './play-now.ts';

export interface GameCardProps extends Announced {
  /** The game's, as in addresses. */
  readonly name: string;
}

export function GameCard({ name, card, picture }: GameCardProps) {
  const words = homeWords();
  const { route } = useLocation();
  const { title, blurb, mood } = card.words[settings.language.value];
  const room = roomOf(name);
  const start = () =>
    playNow(name, card).then(
      (id) => route(localTable(id)),
      (error) => refuse(error instanceof DOMException ? liveWords().shelfClosed : shellWords().failed),
    );
  return (
    <article class="slip game-card" aria-labelledby={`game-${name}`}>
      <svg class="game-picture" aria-hidden="true">
        <use href={`${picture}#picture`} />
      </svg>
      <div class="game-text">
        <h3 id={`game-${name}`}>{title}</h3>
        <p class="cap">{words.facts(words.players(...card.players), words.minutes(card.minutes), mood)}</p>
        <p class="game-blurb">{blurb}</p>
      </div>
      {room?.board !== undefined ? (
        <>
          <div class="game-offers">
            <OfferButton go icon="playNow" label={words.playNow} onClick={start} />
            <OfferButton icon="passAndPlay" label={words.passAndPlay} href={newTable(name, 'pass')} />
            <OfferButton icon="invite" label={words.invite} href={newTable(name, 'friends')} />
          </div>
          <p class="game-links">
            <a href={newTable(name, 'alone')}>{words.setUp}</a>
            <a href={rulesPage(name)}>{words.readRules}</a>
            {card.daily !== undefined && <a href={DAILY}>{dailyWords().link}</a>}
          </p>
        </>
      ) : (
        <div class="game-offers">
          <OfferButton label={words.playNow} why={words.uncharted} />
          {room !== undefined && <OfferButton icon="readRules" label={words.readRules} href={rulesPage(name)} />}
        </div>
      )}
    </article>
  );
}
