import './daily.css';
import type { GameText } from '@skerry/engine';
import { ANNOUNCED } from '@skerry/games';
import { DAILY_ISLANDS, dailyIsland, dayOf, PUZZLE_GAME } from '@skerry/games/daily';
import { Icon, OfferButton, Slip } from '@skerry/look';
import type { DailyStanding } from '@skerry/tables/wire';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { HAS_SERVER } from '../address.ts';
import { type LoadedRules, loadRules } from '../game.ts';
import { dailyStanding } from '../live/api.ts';
import { linkTo } from '../live/link-origin.ts';
import { PuzzleOfTheDay } from '../puzzle/of-the-day.tsx';
import { DAILY, localTable } from '../routes.ts';
import { ShareText } from '../sharing/share-text.tsx';
import { Frame } from '../shell/frame.tsx';
import { refuse } from '../shell/notices.ts';
import { TableWaiting } from '../shell/table-states.tsx';
import { PageTitle } from '../shell/title.tsx';
import { dailyWords } from '../words/daily.ts';
import { liveWords } from '../words/live.ts';
import { islandName, sentenceOf } from './daily-text.ts';
import { Histogram } from './histogram.tsx';
import { type OwnDailyResult, percentBelow } from './history.ts';
import { History } from './history-slip.tsx';
import { shareText } from './share.ts';
import { begunTable, openDaily, settleDaily } from './tables.ts';

interface Stand {
  readonly begun: string | undefined;
  readonly result: OwnDailyResult | undefined;
  /** Absent if the server does not answer. */
  readonly standing: DailyStanding | undefined;
}

const GAMES = [...new Set(DAILY_ISLANDS.map((island) => dailyIsland(island).game))];

export default function DailyPage() {
  const words = dailyWords();
  const [today] = useState(() => dayOf(Date.now()));
  const [rules, setRules] = useState<ReadonlyMap<string, LoadedRules>>(new Map());
  const [results, setResults] = useState<readonly OwnDailyResult[]>([]);
  const [progress, setProgress] = useState<{ readonly [island: string]: Stand }>({});
  useEffect(() => {
    for (const game of GAMES) {
      void loadRules(game).then((found) => {
        if (found !== undefined) setRules((before) => new Map(before).set(game, found));
      });
    }
    void settleDaily().then(
      async (diary) => {
        setResults(diary);
        for (const island of DAILY_ISLANDS) {
          const [begun, standing] = await Promise.all([
            begunTable(today, island),
            dailyStanding(today, island).catch(() => undefined),
          ]);
          const result = diary.find((each) => each.day === today && each.island === island);
          setProgress((before) => ({ ...before, [island]: { begun, standing, result } }));
        }
      },
      () => refuse(liveWords().shelfClosed),
    );
  }, [today]);
  if (rules.size < GAMES.length) return <TableWaiting />;
  const textOf = (island: string) => rules.get(dailyIsland(island).game)!.text.value;
  return (
    <Frame where={[...rules.values()].map(({ text }) => text.value.title).join(', ')}>
      <div class="daily">
        <header class="stack daily-head">
          <PageTitle window={words.title}>{words.title}</PageTitle>
          <p class="daily-date">{words.date(today)}</p>
          <p class="cap">{words.help}</p>
          {GAMES.map((game) => (
            <svg key={game} class="engraving daily-picture" aria-hidden="true">
              <use href={`${ANNOUNCED[game]?.picture}#picture`} />
            </svg>
          ))}
        </header>
        {DAILY_ISLANDS.map((island) => (
          <Today key={island} day={today} island={island} text={textOf(island)} stand={progress[island]} />
        ))}
        {PUZZLE_GAME !== undefined && <PuzzleOfTheDay day={today} game={PUZZLE_GAME} />}
        <History results={results} today={today} nameOf={(island) => islandName(textOf(island), island)} />
      </div>
    </Frame>
  );
}

interface TodayProps {
  readonly day: string;
  readonly island: string;
  readonly text: GameText;
  readonly stand: Stand | undefined;
}

function Today({ day, island, text, stand }: TodayProps) {
  const words = dailyWords();
  const { route } = useLocation();
  const name = islandName(text, island);
  const { begun, result, standing } = stand ?? {};
  const start = () =>
    openDaily(day, island, words.table(name, day)).then(
      (id) => route(localTable(id)),
      () => refuse(liveWords().shelfClosed),
    );
  const play = begun !== undefined ? words.goOn : result === undefined ? words.play : words.again;
  return (
    <Slip class="daily-island" label={name} title={name} note={result && words.points(result.total)}>
      {result === undefined ? (
        <p class="daily-sentence">{begun === undefined ? words.waiting : words.begun}</p>
      ) : (
        <p class="daily-sentence">{sentenceOf(text, result)}</p>
      )}
      {HAS_SERVER && stand !== undefined && <Others stand={stand} />}
      <div class="wrap daily-offers">
        {result !== undefined && <Share result={result} name={name} text={text} />}
        {result !== undefined && <OfferButton icon="watch" label={words.look} href={localTable(result.table)} />}
        <OfferButton go={result === undefined} icon="playNow" label={play} onClick={() => void start()} />
      </div>
      {result !== undefined && standing !== undefined && <p class="hint">{words.anonymous}</p>}
    </Slip>
  );
}

interface ShareProps {
  readonly result: OwnDailyResult;
  readonly name: string;
  readonly text: GameText;
}

function Share({ result, name, text }: ShareProps) {
  const words = dailyWords();
  const said = { title: words.shareTitle(result.day), line: words.shareLine(name, sentenceOf(text, result)) };
  return <ShareText text={shareText(said, result, linkTo(DAILY))} words={words} />;
}

function Others({ stand: { standing, result } }: { readonly stand: Stand }) {
  const words = dailyWords();
  if (standing === undefined) {
    return (
      <p class="daily-others cap">
        <Icon name="warning" size={18} /> {result === undefined ? words.noStanding : words.notCounted}
      </p>
    );
  }
  const { games, totals, yours } = standing;
  const count = games === 0 ? words.noGames : words.games(games);
  // Others' results would reveal what can be reached, so they are shown only afterwards.
  if (result === undefined || yours === undefined) return <p class="daily-others cap">{count}</p>;
  const percent = percentBelow(games, yours.below);
  return (
    <>
      {percent !== 0 && <p class="daily-place">{percent === undefined ? words.first : words.better(percent)}</p>}
      <Histogram totals={totals} yours={yours.total} />
      <p class="daily-others cap">{count}</p>
    </>
  );
}
