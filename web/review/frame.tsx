import './review.css';
import { signal } from '@preact/signals';
import { isBeyondDoubt, REVIEW_WORDS, sayMoveAt } from '@skerry/bots/report';
import { type ChartMoment, ChartOfMoment, type MoveMark, SeaChart, Tool, useLater, Wordmark } from '@skerry/look';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { HOME } from '../routes.ts';
import { isDark, settings, switchLamp } from '../settings/settings.ts';
import { Announcer, Description } from '../table/announcer.tsx';
import { Guard } from '../table/guard.tsx';
import { useKeys } from '../table/keys.ts';
import { copyMoment } from '../table/later/moment-link.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import { whenOnline } from '../table/when-online.ts';
import { tableWords } from '../table/words.ts';
import { ChanceFlag } from './chance-flag.tsx';
import { CloseUp } from './close-up.tsx';
import { CourseTable, CurveSlip } from './curve-slip.tsx';
import { LuckAndSkill, Summary } from './luck.tsx';
import { MarkedLog } from './marked-log.tsx';
import { Moment, PointList } from './moment.tsx';
import { AtPage } from './page-slip.tsx';
import { Standing } from './progress.tsx';
import { openReview, type ReviewState } from './review-state.ts';
import { SharePicture } from './share.tsx';
import { ReviewTabs } from './tabs.tsx';
import { reviewWords } from './words.ts';

const Sheets = lazy(async () => (await whenOnline(() => import('../table/sheets/index.tsx'))).Sheets);

/** Which of the two moves is marked on the board. */
const SHOWN = ['both', 'best', 'played'] as const;

export function ReviewFrame({ model }: { readonly model: TableModel }) {
  useKeys(model);
  const reviewing = useMemo(() => openReview(model), [model]);
  useEffect(() => () => reviewing.close(), [reviewing]);
  const shown = useMemo(() => signal<(typeof SHOWN)[number]>('both'), []);
  const [isSharing, setSharing] = useState(false);
  useReviewKeys(reviewing, () => {
    shown.value = SHOWN[(SHOWN.indexOf(shown.peek()) + 1) % SHOWN.length]!;
  });
  const isDrawn = useLater();
  const { board } = model.game;
  const layout = model.layout.kind.value;
  const isWide = layout === 'wide';
  const drawn = <board.Board {...model.acting.boardProps.value} marks={marksAt(model, reviewing, shown.value)} />;
  return (
    <div
      class="table review"
      data-layout={layout}
      data-replay="true"
      data-review="true"
      onPointerDownCapture={model.playback.skipMotion}
    >
      <ReviewBar model={model} onShare={() => setSharing(true)} />
      {isWide && (
        <aside class="column review-left">
          <Summary model={model} reviewing={reviewing} />
          <LuckAndSkill model={model} reviewing={reviewing} />
          <AtPage model={model} reviewing={reviewing} />
        </aside>
      )}
      <main class="table-chart" id="chart" tabIndex={-1} aria-label={tableWords().chart}>
        <SeaChart>
          <Guard>
            <div class="table-board">
              <ChartOfMoment.Provider value={momentAt(model, reviewing)}>
                {layout === 'narrow' && board.zooms === undefined ? <CloseUp>{drawn}</CloseUp> : drawn}
              </ChartOfMoment.Provider>
            </div>
          </Guard>
        </SeaChart>
      </main>
      <CurveSlip model={model} reviewing={reviewing} />
      {isWide ? (
        <aside class="table-side">
          <Standing reviewing={reviewing} />
          <Beside model={model} reviewing={reviewing} />
          <section class="column slip table-log" aria-label={tableWords().log}>
            <header class="panel-head">
              <h2>{tableWords().log}</h2>
              <small>{tableWords().newestBelow}</small>
            </header>
            {isDrawn && <MarkedLog model={model} reviewing={reviewing} />}
          </section>
        </aside>
      ) : (
        <aside class="table-side review-tabs">
          <Standing reviewing={reviewing} />
          <ReviewTabs model={model} reviewing={reviewing} />
        </aside>
      )}
      {isDrawn && <Description model={model} />}
      <ChanceFlag model={model} reviewing={reviewing} />
      <Announcer model={model} />
      <CourseTable reviewing={reviewing} />
      {model.sheets.current.value !== undefined && (
        <ErrorBoundary>
          <Sheets model={model} />
        </ErrorBoundary>
      )}
      {isSharing && <SharePicture model={model} reviewing={reviewing} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** `[` and `]` move between turning points, B shows one of the two moves or both. */
function useReviewKeys(reviewing: ReviewState, toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
      if (event.key === '[') reviewing.goTo('before');
      else if (event.key === ']') reviewing.goTo('after');
      else if (event.key.toLowerCase() === 'b') toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [reviewing]);
}

/** The turn on the chart and, before a move, its seat. */
function momentAt(model: TableModel, reviewing: ReviewState): ChartMoment {
  const { moment } = reviewWords();
  const turn = reviewing.turn.value;
  const at = model.playback.at.value;
  const nameOf = (seat: number): string => model.playback.seats.value[seat]?.name ?? '';
  const entry = reviewing.entries.value.find(({ n }) => n === at);
  const below =
    at === model.playback.last.value
      ? moment.end
      : reviewing.point.value?.kind === 'chance'
        ? moment.chance
        : entry?.choice !== undefined
          ? moment.before(nameOf(entry.seat))
          : turn.seat === undefined
            ? ''
            : moment.turnOf(nameOf(turn.seat));
  const { inRound } = turn;
  const title = inRound === undefined ? sayWhen(turn) : tableWords().turn(inRound.turn);
  const round = inRound === undefined ? [] : [tableWords().round(inRound.round)];
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    below: [...round, ...(below === '' ? [] : [below])].join(', '),
  };
}

/** The played move and the best one found, on the page before the move. */
function marksAt(model: TableModel, reviewing: ReviewState, shown: (typeof SHOWN)[number]): readonly MoveMark[] {
  const words = reviewWords();
  const told = reviewing.told.value;
  const entry = reviewing.entries.value.find(({ n }) => n === model.playback.at.value);
  const kind = reviewing.point.value?.kind;
  if (told === undefined || entry?.choice === undefined || kind === 'chance' || kind === 'fall') return [];
  const { amount } = REVIEW_WORDS[settings.language.value];
  const { best, played, lost } = entry.choice;
  const { unit } = told.review;
  const isBest = lost.mean === 0 && lost.error === 0;
  const [first] = best.moves;
  const mark = (
    kind: 'played' | 'best',
    move: { seat: number; action: MoveMark['action'] },
    worth: number,
  ): MoveMark => {
    const label = amount(unit, worth);
    const said = sayMoveAt(told, model.playback.at.value, move);
    const name = kind === 'best' && !isBest && !isBeyondDoubt(lost) ? words.asGood : words[kind];
    const flag = model.layout.kind.value === 'wide' ? `${name} ${label}` : label;
    const sentence = tableWords().says(name, `${said}, ${label}`);
    return { kind, label: flag, seat: move.seat, action: move.action, sentence };
  };
  const both = [
    ...(isBest || shown === 'best' ? [] : [mark('played', entry, played.mean)]),
    ...(first === undefined || (shown === 'played' && !isBest) ? [] : [mark('best', first, best.worth.mean)]),
  ];
  return both;
}

function ReviewBar({ model, onShare }: { readonly model: TableModel; readonly onShare: () => void }) {
  const words = reviewWords();
  const { tools } = tableWords();
  const { title } = model.game.text.value;
  const name = words.of(model.live.info.value?.name ?? '');
  return (
    <header class="row bar table-bar">
      <a class="bar-home" href={HOME} title={tools.home}>
        <Wordmark />
      </a>
      <h1 class="cut bar-where" title={`${title} · ${name}`}>
        <b>{title}</b>
        <span> · {name}</span>
      </h1>
      <nav class="tools" aria-label={tableWords().menu}>
        <Tool icon="share" label={words.share} onClick={onShare} />
        <Tool
          icon="link"
          label={words.copyMoment}
          quiet={model.layout.kind.value !== 'wide'}
          onClick={() => void copyMoment(model, model.playback.at.peek())}
        />
        <Tool icon="rules" label={tools.rules} onClick={() => model.sheets.open({ kind: 'rules' })} />
        <Tool icon="lamp" label={tools.lamp} pressed={isDark.value} onClick={switchLamp} />
        <Tool icon="leave" label={words.leave} hotkey="Escape" onClick={() => model.playback.lookAt(undefined)} />
        <Tool icon="menu" label={tools.menu} quiet onClick={() => model.sheets.open({ kind: 'menu' })} />
      </nav>
    </header>
  );
}

/** On the last page all turning points, elsewhere the moment. */
function Beside({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const isEnd = model.playback.at.value === model.playback.last.value && reviewing.point.value === undefined;
  return isEnd ? <PointList model={model} reviewing={reviewing} /> : <Moment model={model} reviewing={reviewing} />;
}
