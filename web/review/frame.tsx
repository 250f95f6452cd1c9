import './review.css';
import { signal } from '@preact/signals';
import { REVIEW_WORDS } from '@skerry/bots/telling';
import { type MoveMark, OfferButton, SeaChart, SeatMark, Tool, useLater, Wordmark } from '@skerry/look';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { HOME } from '../routes.ts';
import { isDark, settings, switchLamp } from '../settings/settings.ts';
import { copy } from '../shell/copy.ts';
import { Announcer, Description } from '../table/announcer.tsx';
import type { Desk } from '../table/desk.ts';
import { Guard } from '../table/guard.tsx';
import { useKeys } from '../table/keys.ts';
import { Log } from '../table/log-slip.tsx';
import { linkToPage, type ReplaySpeed, type ReplayStep, SPEEDS, stepped } from '../table/replaying.ts';
import { tableWords } from '../table/words.ts';
import { whenOnline } from '../when-online.ts';
import { Curve, PinSign } from './curve.tsx';
import { AtPage, LuckAndSkill, Summary } from './luck.tsx';
import { Moment, PointList, Swing } from './moment.tsx';
import { openReviewing, type Reviewing } from './reviewing.ts';
import { SharePicture } from './share.tsx';
import { reviewWords } from './words.ts';

const Sheets = lazy(async () => (await whenOnline(() => import('../table/sheets.tsx'))).Sheets);

/** Which of the two moves is marked on the board. */
const SHOWN = ['both', 'best', 'played'] as const;

/** The replay with what was luck and what was skill. */
export function ReviewFrame({ desk }: { readonly desk: Desk }) {
  useKeys(desk);
  const reviewing = useMemo(() => openReviewing(desk), [desk]);
  useEffect(() => () => reviewing.close(), [reviewing]);
  const shown = useMemo(() => signal<(typeof SHOWN)[number]>('both'), []);
  const [isSharing, setSharing] = useState(false);
  useReviewKeys(reviewing, () => {
    shown.value = SHOWN[(SHOWN.indexOf(shown.peek()) + 1) % SHOWN.length]!;
  });
  const isDrawn = useLater();
  const { board } = desk.game;
  const layout = desk.layout.value;
  const isWide = layout === 'wide';
  return (
    <div
      class="table review"
      data-layout={layout}
      data-replay="true"
      data-review="true"
      onPointerDownCapture={desk.hurry}
    >
      <ReviewBar desk={desk} onShare={() => setSharing(true)} />
      {isWide && (
        <aside class="review-left">
          <Summary desk={desk} reviewing={reviewing} />
          <LuckAndSkill desk={desk} reviewing={reviewing} />
          <AtPage desk={desk} />
        </aside>
      )}
      <main class="table-chart" id="chart" tabIndex={-1} aria-label={tableWords().chart}>
        <SeaChart>
          <Guard>
            <div class="table-board">
              <board.Board {...desk.boardProps.value} marks={marksAt(desk, reviewing, shown.value)} />
            </div>
          </Guard>
        </SeaChart>
      </main>
      <CurveSlip desk={desk} reviewing={reviewing} />
      {isWide ? (
        <aside class="table-side">
          <Standing reviewing={reviewing} />
          <Beside desk={desk} reviewing={reviewing} />
          <section class="slip table-log" aria-label={tableWords().log}>
            <header class="panel-head">
              <h2>{tableWords().log}</h2>
              <small>{tableWords().newestBelow}</small>
            </header>
            {isDrawn && <MarkedLog desk={desk} reviewing={reviewing} />}
          </section>
        </aside>
      ) : (
        <aside class="table-side review-tabs">
          <Standing reviewing={reviewing} />
          <ReviewTabs desk={desk} reviewing={reviewing} />
        </aside>
      )}
      {isDrawn && <Description desk={desk} />}
      <Announcer desk={desk} />
      <CourseTable reviewing={reviewing} />
      {desk.sheet.value !== undefined && (
        <ErrorBoundary>
          <Sheets desk={desk} />
        </ErrorBoundary>
      )}
      {isSharing && <SharePicture desk={desk} reviewing={reviewing} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** `[` and `]` go from one turning point to the next, B shows one of the two moves or both. */
function useReviewKeys(reviewing: Reviewing, toggle: () => void): void {
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

/** What was played and the best that was found, on the page before it was played. */
function marksAt(desk: Desk, reviewing: Reviewing, shown: (typeof SHOWN)[number]): readonly MoveMark[] {
  const words = reviewWords();
  const told = reviewing.told.value;
  const entry = reviewing.entries.value.find(({ n }) => n === desk.at.value);
  if (told === undefined || entry?.choice === undefined || reviewing.point.value?.kind === 'chance') return [];
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
    return { kind, label, seat: move.seat, action: move.action, sentence: `${words[kind]}, ${label}` };
  };
  const both = [
    ...(isBest || shown === 'best' ? [] : [mark('played', entry, played.mean)]),
    ...(first === undefined || (shown === 'played' && !isBest) ? [] : [mark('best', first, best.worth.mean)]),
  ];
  return both;
}

function ReviewBar({ desk, onShare }: { readonly desk: Desk; readonly onShare: () => void }) {
  const words = reviewWords();
  const { tools } = tableWords();
  const { title } = desk.game.text.value;
  const name = words.of(desk.live.info.value?.name ?? '');
  return (
    <header class="bar table-bar">
      <a class="bar-home" href={HOME} title={tools.home}>
        <Wordmark />
      </a>
      <h1 class="bar-where" title={`${title} · ${name}`}>
        <b>{title}</b>
        <span> · {name}</span>
      </h1>
      <nav class="tools" aria-label={tableWords().menu}>
        <Tool icon="share" label={words.share} onClick={onShare} />
        <Tool
          icon="link"
          label={words.copyMoment}
          quiet
          onClick={() => void copy(linkToPage(location.href, desk.at.peek()))}
        />
        <Tool icon="rules" label={tools.rules} onClick={() => desk.open({ kind: 'rules' })} />
        <Tool icon="lamp" label={tools.lamp} pressed={isDark.value} onClick={switchLamp} />
        <Tool icon="leave" label={words.leave} hotkey="Escape" onClick={() => desk.lookAt(undefined)} />
        <Tool icon="menu" label={tools.menu} quiet onClick={() => desk.open({ kind: 'menu' })} />
      </nav>
    </header>
  );
}

/** How far the work has come; nothing when it is done. */
function Standing({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = reviewWords();
  const { standing, done, of } = reviewing;
  const share = of.value === 0 ? 0 : done.value / of.value;
  const quarter = Math.floor(share * 4) * 25;
  switch (standing.value) {
    case 'done':
      return null;
    case 'noRecord':
    case 'failed':
      return (
        <section class="slip review-standing" role="alert">
          <p>{standing.value === 'failed' ? words.failed : words.noRecord}</p>
        </section>
      );
    case 'stopped':
      return (
        <section class="slip review-standing">
          <p>{words.stopped(done.value, of.value)}</p>
          <OfferButton label={words.goOn} icon="play" onClick={() => reviewing.start(1)} />
        </section>
      );
    default:
      return (
        <section class="slip review-standing">
          <header class="panel-head">
            <h2>{words.drawn}</h2>
            <small>{Math.round(share * 100)} %</small>
          </header>
          <progress class="review-progress" max={1} value={share} aria-label={words.drawn} />
          <p>{words.progress(done.value, of.value)}</p>
          <p class="fine">{words.meanwhile}</p>
          <OfferButton label={words.stop} icon="pause" onClick={reviewing.stop} />
          <span class="visually-hidden" role="status">
            {quarter > 0 ? `${quarter} %` : ''}
          </span>
        </section>
      );
  }
}

/** At the end all turning points, elsewhere the moment. */
function Beside({ desk, reviewing }: { readonly desk: Desk; readonly reviewing: Reviewing }) {
  const isEnd = desk.at.value === desk.last.value && reviewing.point.value === undefined;
  return isEnd ? <PointList reviewing={reviewing} /> : <Moment desk={desk} reviewing={reviewing} />;
}

function MarkedLog({ desk, reviewing }: { readonly desk: Desk; readonly reviewing: Reviewing }) {
  const told = reviewing.told.value;
  const points = reviewing.points.value;
  return (
    <Log
      desk={desk}
      beside={(page) =>
        points.map(
          (point, n) =>
            told !== undefined &&
            point.entry + 1 === page && (
              <span key={n} class="log-point">
                <PinSign kind={point.kind} nth={n + 1} />
                <Swing told={told} swing={point.swing.mean} />
              </span>
            ),
        )
      }
    />
  );
}

function CurveSlip({ desk, reviewing }: { readonly desk: Desk; readonly reviewing: Reviewing }) {
  const words = reviewWords();
  const controls = tableWords();
  const at = desk.at.value;
  const last = desk.last.value;
  const go = (step: ReplayStep) => desk.lookAt(stepped(at, last, step));
  return (
    <section class="slip ask review-curve" aria-label={words.review}>
      <div class="review-top">
        <h2 class="ask-sentence">
          {at === last ? words.lookingAtEnd(at) : words.looking(desk.turn.value.number, at, last)}
        </h2>
        <div class="review-controls">
          <Tool icon="first" label={controls.first} quiet disabled={at === 0} onClick={() => go('first')} />
          <Tool icon="stepBack" label={controls.back} quiet disabled={at === 0} onClick={() => go('back')} />
          <Tool
            icon={desk.playing.value ? 'pause' : 'play'}
            label={desk.playing.value ? controls.pause : controls.play}
            quiet
            onClick={() => {
              if (!desk.playing.value && at === last) desk.lookAt(0);
              desk.playing.value = !desk.playing.value;
            }}
          />
          <Tool icon="step" label={controls.forth} quiet disabled={at === last} onClick={() => go('forth')} />
          <Tool icon="last" label={controls.last} quiet disabled={at === last} onClick={() => go('last')} />
          <label class="replay-speed">
            <span class="visually-hidden">{controls.speed}</span>
            <select
              class="input"
              value={desk.speed.value}
              onChange={(event) => {
                desk.speed.value = Number(event.currentTarget.value) as ReplaySpeed;
              }}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {controls.times(speed)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      {reviewing.sides.value > 1 && <Key desk={desk} reviewing={reviewing} />}
      <Curve desk={desk} reviewing={reviewing} />
    </section>
  );
}

/** Whose line is whose; a touch shows how sure it is. */
function Key({ desk, reviewing }: { readonly desk: Desk; readonly reviewing: Reviewing }) {
  const words = reviewWords();
  const { amount } = REVIEW_WORDS[settings.language.value];
  const worth = reviewing.course.value[desk.at.value];
  return (
    <fieldset class="review-key" aria-label={words.whose}>
      {desk.seats.value.map(({ name }, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={reviewing.side.value === seat}
          onClick={() => reviewing.choose(seat)}
        >
          <SeatMark seat={seat} size={16} /> {name}
          {worth?.[seat] !== undefined && <b>{amount(reviewing.unit.value, worth[seat].mean)}</b>}
        </button>
      ))}
    </fieldset>
  );
}

const TABS = ['moment', 'points', 'summary', 'luck', 'log'] as const;
type ReviewTab = (typeof TABS)[number];

/** Where there is one rail or none, the parts lie under tabs. */
function ReviewTabs({ desk, reviewing }: { readonly desk: Desk; readonly reviewing: Reviewing }) {
  const words = reviewWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<ReviewTab>('moment');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const to = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    setTab(TABS[to]!);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={words.tabs.label} onKeyDown={onKeyDown}>
        {TABS.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            class="tab"
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls={`${id}-pane`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
          >
            <span>{words.tabs[each]}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus. */}
      <div id={`${id}-pane`} class="tab-pane" role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {tab === 'moment' && <Moment desk={desk} reviewing={reviewing} />}
        {tab === 'points' && <PointList reviewing={reviewing} />}
        {tab === 'summary' && <Summary desk={desk} reviewing={reviewing} />}
        {tab === 'luck' && <LuckAndSkill desk={desk} reviewing={reviewing} />}
        {tab === 'log' && <MarkedLog desk={desk} reviewing={reviewing} />}
      </div>
    </>
  );
}

/** The curve for those who listen: one row per turn. */
function CourseTable({ reviewing }: { readonly reviewing: Reviewing }) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const review = reviewing.review.value;
  if (told === undefined || review === undefined) return null;
  const { amount, doubt } = REVIEW_WORDS[settings.language.value];
  const side = review.sides > 1 ? reviewing.side.value : 0;
  const turns = review.entries.filter(({ turn }, n) => turn.number !== review.entries[n - 1]?.turn.number);
  return (
    <table class="visually-hidden">
      <caption>{words.table.of}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.page}</th>
          <th scope="col">{review.unit === 'chance' ? words.chance : words.expected}</th>
        </tr>
      </thead>
      <tbody>
        {turns.map(({ n, turn }) => {
          const worth = review.course[n]?.[side];
          return (
            <tr key={n}>
              <th scope="row">{words.looking(turn.number, n, review.course.length - 1)}</th>
              <td>{worth && `${amount(review.unit, worth.mean)} ${doubt(review.unit, worth.error)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
