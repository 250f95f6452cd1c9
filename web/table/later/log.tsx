import type { Gist } from '@skerry/engine';
import { SeatMark } from '@skerry/look';
import type { Page } from '@skerry/tables';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { OriginLine } from '../../go-on/fetched-origin.ts';
import { myTablesWords } from '../../words/my-tables.ts';
import {
  drawnFrom,
  earlierThan,
  FOLDED,
  type LogLine,
  type LogLines,
  type LogTurn,
  laterThan,
  turnsNear,
} from '../log/log-lines.ts';
import { patternFor, StyledSentence } from '../log/styled-sentence.tsx';
import { useRoving } from '../roving.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { type GistRow, rowsOf } from './gists.ts';
import { GistLine } from './since-strip.tsx';
import { storyOf } from './story.ts';

/** Within this many pixels of the end, a log counts as read to the end. */
const NEAR = 100;

/**
 * The log, turn by turn; each line opens the board as it was then. In a long log only the part being read is rendered.
 */
interface LogProps {
  readonly model: TableModel;
  readonly onLook?: () => void;
  /** Shown beside the first line of a page. */
  readonly beside?: (page: number) => ComponentChildren;
}

export function Log({ model, onLook, beside }: LogProps) {
  const words = tableWords();
  const root = useRef<HTMLDivElement>(null);
  // Turns with something beside them are not folded.
  const gist = beside === undefined ? model.gists.value?.there.value : undefined;
  const most = gist === undefined ? Number.POSITIVE_INFINITY : FOLDED;
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** The first rendered page; undefined while the newest lines are shown. */
  const [from, setFrom] = useState<number>();
  useRoving(root);
  const lines = model.playback.lines.value;
  const at = model.playback.at.value;
  const isReplay = model.playback.replayed.value !== undefined;
  const newest = lines.lastPage(at);
  const near = useMemo(() => {
    const found = drawnNear(lines, from, most);
    // In a replay, the log shows the replayed page.
    return isReplay && !isDrawn(found, at) ? drawnNear(lines, at, most) : found;
  }, [lines, from, isReplay, at, most]);
  const { turns, drawn } = near;
  const isLast = near.isLast && drawn.end === turns.length;
  const seenPage = model.since.value?.seenPage.value;
  const unseen = seenPage === undefined ? undefined : lines.at(lines.nextPage(seenPage + 1))[0]?.key;
  const last = lines.lately(1)[0]?.key;
  const first = turns[drawn.start]?.page ?? 0;
  useLayoutEffect(() => {
    const list = root.current;
    if (list === null) return;
    // All lines of the step, but the first in any case.
    if (isReplay) {
      for (const line of [...list.querySelectorAll('.log-now')].reverse()) line.scrollIntoView({ block: 'nearest' });
    } else if (from === undefined) list.scrollTop = list.scrollHeight;
    // At the end of the log, follow new lines again.
    else if (isLast && list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) setFrom(undefined);
    // Earlier pages may be loaded only once the reader scrolls back to them.
  }, [last, isReplay, at, newest, first, from, isLast, gist]);
  // Lines added above must not move the lines being read.
  const below = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const list = root.current;
    if (list !== null && below.current !== undefined) list.scrollTop = list.scrollHeight - below.current;
    below.current = undefined;
  }, [first]);
  // In a sheet, which opens after this effect and starts at its top, show the newest line.
  useEffect(() => {
    const newestLine = [...(root.current?.querySelectorAll<HTMLElement>('.dialog .log-now') ?? [])].at(-1);
    newestLine?.scrollIntoView({ block: 'center' });
    newestLine?.focus({ preventScroll: true });
  }, []);
  const look = (page: number) => {
    model.playback.lookAt(page);
    onLook?.();
  };
  const missing = model.playback.pages.value.lastGap(first);
  /** The first page to render once earlier pages have loaded. */
  const [awaiting, setAwaiting] = useState<number>();
  const readEarlier = () => {
    const list = root.current;
    if (list !== null) below.current = list.scrollHeight - list.scrollTop;
    if (drawn.start > 0) return setFrom(earlierThan(turns, drawn, most));
    setAwaiting(first);
    void model.live.readBack(missing);
  };
  useEffect(() => {
    if (awaiting === undefined || (turns[0]?.page ?? 0) >= awaiting) return;
    setFrom(earlierThan(turns, drawnFrom(turns, awaiting, most), most));
    setAwaiting(undefined);
  }, [awaiting, turns]);
  const scene = model.acting.scene.value;
  const pattern = useMemo(() => {
    const { board } = model.game;
    return patternFor({ places: board.places?.(scene), stress: board.stress?.(scene.text).told });
  }, [scene.text]);
  const { origin: began } = model.live.info.value ?? {};
  const origin = began && <OriginLine origin={began} />;
  if (last === undefined) return origin ? <div class="log">{origin}</div> : <p class="hint">{words.nothingYet}</p>;
  return (
    <div ref={root} class="log">
      {(drawn.start > 0 || missing >= 0) && <More label={words.earlierLines} onClick={readEarlier} />}
      {drawn.start === 0 && missing < 0 && origin}
      {turns.slice(drawn.start, drawn.end).map((turn, n) => {
        const { heading, lines: within, page } = turn;
        const next = turns[drawn.start + n + 1];
        // The current turn is open, and so is the replayed one.
        const isOn = next === undefined || (isReplay && page <= newest && newest <= next.page);
        const rows = heading && next?.heading && gist && gistOf(model, gist, turn, next.heading);
        const isOpen = rows === undefined || (wanted.get(heading!.key) ?? isOn);
        const toggle = () => setWanted(new Map([...wanted, [heading!.key, !isOpen]]));
        const isUnseen = within.some(({ key }) => key === unseen);
        return (
          <section key={heading?.key ?? 'set-up'}>
            {heading !== undefined && (heading.key === unseen || (isUnseen && !isOpen)) && <WereHere />}
            {(heading !== undefined || page === 0) && (
              <h3 class="row log-turn">
                <button type="button" title={words.lookBack} onClick={() => look(page)}>
                  {heading?.sentence ?? words.setUp}
                </button>
                {rows !== undefined && <Fold isOpen={isOpen} toggle={toggle} />}
              </h3>
            )}
            {isOpen
              ? within.map((line, nth) => (
                  <Fragment key={line.key}>
                    {line.key === unseen && <WereHere />}
                    <LogRow
                      {...{ line, pattern }}
                      name={line.look.seat === undefined ? undefined : model.playback.seats.value[line.look.seat]?.name}
                      isNow={line.page === newest}
                      onClick={() => look(line.page)}
                    >
                      {line.page !== within[nth - 1]?.page && beside?.(line.page)}
                    </LogRow>
                  </Fragment>
                ))
              : rows.map((row) => (
                  <button
                    key={row.seats.join(' ')}
                    class="log-line log-gist"
                    type="button"
                    title={words.openTurn}
                    onClick={toggle}
                  >
                    <GistLine model={model} row={row} />
                  </button>
                ))}
          </section>
        );
      })}
      {!isLast && <More label={words.laterLines} onClick={() => setFrom(laterThan(turns, drawn, most))} />}
    </div>
  );
}

/** The summary of a turn; undefined where its facts are not loaded or it has none. Past turns do not change. */
function gistOf(model: TableModel, gist: Gist, turn: LogTurn, next: LogLine): readonly GistRow[] | undefined {
  const { playback } = model;
  const story = turn.heading && storyOf(playback.lines.value, turn.heading, next);
  if (story === undefined) return undefined;
  const kept = known.get(story.page);
  const of = JSON.stringify([
    turn.heading!.key,
    next.key,
    playback.ownSeats.value,
    playback.seats.value.map(({ name }) => name),
  ]);
  if (kept?.gist === gist && kept.of === of) return kept.rows;
  const found = rowsOf(
    gist(story.facts, playback.sceneOf(story.page).telling),
    playback.ownSeats.value,
    tableWords().andThen,
  );
  const rows = found.length === 0 ? undefined : found;
  known.set(story.page, { gist, of, rows });
  return rows;
}

const known = new WeakMap<
  Page,
  { readonly gist: Gist; readonly of: string; readonly rows: readonly GistRow[] | undefined }
>();

function Fold({ isOpen, toggle }: { readonly isOpen: boolean; readonly toggle: () => void }) {
  const label = tableWords().openTurn;
  return (
    <button class="log-fold" type="button" title={label} aria-label={label} aria-expanded={isOpen} onClick={toggle}>
      <svg class="icon icon-tool" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 9L12 15L18 9" />
      </svg>
    </button>
  );
}

const WereHere = () => (
  <p class="log-here">
    <span class="log-here-words">{myTablesWords().wereHere}</span>
  </p>
);

/** Extends the rendered part, when pressed and when scrolled to. */
function More({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onClick);
  more.current = onClick;
  useEffect(() => {
    if (button.current === null || typeof IntersectionObserver === 'undefined') return;
    // It is visible at the start without any scrolling.
    let wasHidden = false;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting && wasHidden) more.current();
      wasHidden = seen?.isIntersecting === false;
    });
    watch.observe(button.current);
    return () => watch.disconnect();
  }, []);
  return (
    <button ref={button} class="log-more" type="button" onClick={onClick}>
      {label}
    </button>
  );
}

const isDrawn = ({ turns, drawn: { start, end } }: ReturnType<typeof drawnNear>, page: number): boolean =>
  turns.slice(start, end).some((turn) => turn.page <= page) && (end === turns.length || (turns[end]?.page ?? 0) > page);

function drawnNear(lines: LogLines, page: number | undefined, most: number) {
  const near = turnsNear(lines, page, most);
  return { ...near, drawn: drawnFrom(near.turns, page, most) };
}

function LogRow({
  line,
  name,
  pattern,
  isNow,
  onClick,
  children,
}: {
  readonly line: LogLine;
  readonly name: string | undefined;
  readonly pattern: RegExp | undefined;
  readonly isNow: boolean;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}) {
  const { seat, loss } = line.look;
  const names = ['log-line', ...(loss ? ['log-loss'] : []), ...(isNow ? ['log-now'] : [])];
  return (
    <button class={names.join(' ')} type="button" title={tableWords().lookBack} onClick={onClick}>
      {seat === undefined ? <span aria-hidden="true">≈</span> : <SeatMark seat={seat} size={15} />}
      <StyledSentence sentence={line.sentence} name={name} pattern={pattern} />
      {children}
    </button>
  );
}
