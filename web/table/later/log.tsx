import { SeatMark } from '@skerry/look';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { myTablesWords } from '../../words/my-tables.ts';
import { drawnFrom, earlierThan, type LogLine, type LogLines, laterThan, turnsNear } from '../log/log-lines.ts';
import { patternFor, ToldLine } from '../log/styled-sentence.tsx';
import { useRoving } from '../roving.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** Within how many pixels of its end a log counts as read to the end. */
const NEAR = 100;

/** What happened, turn by turn; each line shows the board as it was then. Of a long log, the part that is read is drawn. */
interface LogProps {
  readonly model: TableModel;
  readonly onLook?: () => void;
  /** Something to stand beside the first line of a page. */
  readonly beside?: (page: number) => ComponentChildren;
}

export function Log({ model, onLook, beside }: LogProps) {
  const words = tableWords();
  const root = useRef<HTMLDivElement>(null);
  /** The page that is drawn first; nothing while the newest lines are read. */
  const [from, setFrom] = useState<number>();
  useRoving(root);
  const lines = model.playback.lines.value;
  const at = model.playback.at.value;
  const isReplay = model.playback.replayed.value !== undefined;
  const newest = lines.lastPage(at);
  const near = useMemo(() => {
    const wanted = drawnNear(lines, from);
    // Whoever looks back sees where that is.
    return isReplay && !isDrawn(wanted, at) ? drawnNear(lines, at) : wanted;
  }, [lines, from, isReplay, at]);
  const { turns, drawn } = near;
  const isLast = near.isLast && drawn.end === turns.length;
  const seenPage = model.since.seenPage.value;
  const unseen = seenPage === undefined ? undefined : lines.at(lines.nextPage(seenPage + 1))[0]?.key;
  const last = lines.lately(1)[0]?.key;
  const first = turns[drawn.start]?.page ?? 0;
  useLayoutEffect(() => {
    const list = root.current;
    if (list === null) return;
    // All lines of the step, the first for certain.
    if (isReplay) {
      for (const line of [...list.querySelectorAll('.log-now')].reverse()) line.scrollIntoView({ block: 'nearest' });
    } else if (from === undefined) list.scrollTop = list.scrollHeight;
    // Whoever has read on to the end follows the game again.
    else if (isLast && list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) setFrom(undefined);
    // Earlier pages may come only after somebody has looked back to them.
  }, [last, isReplay, at, newest, first, from, isLast]);
  // What is added above moves nothing that is being read.
  const below = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const list = root.current;
    if (list !== null && below.current !== undefined) list.scrollTop = list.scrollHeight - below.current;
    below.current = undefined;
  }, [first]);
  // In a sheet, which opens after this and begins at its head, the newest line is what the reader came for.
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
  /** What is drawn first while pages before it are on their way. */
  const [awaiting, setAwaiting] = useState<number>();
  const readEarlier = () => {
    const list = root.current;
    if (list !== null) below.current = list.scrollHeight - list.scrollTop;
    if (drawn.start > 0) return setFrom(earlierThan(turns, drawn));
    setAwaiting(first);
    void model.live.readBack(missing);
  };
  useEffect(() => {
    if (awaiting === undefined || (turns[0]?.page ?? 0) >= awaiting) return;
    setFrom(earlierThan(turns, drawnFrom(turns, awaiting)));
    setAwaiting(undefined);
  }, [awaiting, turns]);
  const scene = model.acting.scene.value;
  const pattern = useMemo(() => {
    const { board } = model.game;
    return patternFor({ places: board.places?.(scene), stress: board.stress?.(scene.text).told });
  }, [scene.text]);
  if (last === undefined) return <p class="hint">{words.nothingYet}</p>;
  return (
    <div ref={root} class="log">
      {(drawn.start > 0 || missing >= 0) && <More label={words.earlierLines} onClick={readEarlier} />}
      {turns.slice(drawn.start, drawn.end).map(({ heading, lines: within, page }) => (
        <section key={heading?.key ?? 'set-up'}>
          {heading !== undefined && heading.key === unseen && <WereHere />}
          {(heading !== undefined || page === 0) && (
            <h3 class="row log-turn">
              <button type="button" title={words.lookBack} onClick={() => look(page)}>
                {heading?.sentence ?? words.setUp}
              </button>
            </h3>
          )}
          {within.map((line, n) => (
            <Fragment key={line.key}>
              {line.key === unseen && <WereHere />}
              <LogRow
                {...{ line, pattern }}
                name={line.look.seat === undefined ? undefined : model.playback.seats.value[line.look.seat]?.name}
                isNow={line.page === newest}
                onClick={() => look(line.page)}
              >
                {line.page !== within[n - 1]?.page && beside?.(line.page)}
              </LogRow>
            </Fragment>
          ))}
        </section>
      ))}
      {!isLast && <More label={words.laterLines} onClick={() => setFrom(laterThan(turns, drawn))} />}
    </div>
  );
}

/** Between what the reader had seen and what is new to them. */
const WereHere = () => (
  <p class="log-here">
    <span class="log-here-words">{myTablesWords().wereHere}</span>
  </p>
);

/** Goes on at an end of what is drawn: when it is pressed, and when it is scrolled to. */
function More({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onClick);
  more.current = onClick;
  useEffect(() => {
    if (button.current === null || typeof IntersectionObserver === 'undefined') return;
    // Where the log begins nobody has scrolled yet.
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

/** Whether the drawn turns begin with this page or before it, and go on to it or beyond. */
const isDrawn = ({ turns, drawn: { start, end } }: ReturnType<typeof drawnNear>, page: number): boolean =>
  turns.slice(start, end).some((turn) => turn.page <= page) && (end === turns.length || (turns[end]?.page ?? 0) > page);

/** The turns near a page, or near the end, and which of them are drawn. */
function drawnNear(lines: LogLines, page: number | undefined) {
  const near = turnsNear(lines, page);
  return { ...near, drawn: drawnFrom(near.turns, page) };
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
      <ToldLine sentence={line.sentence} name={name} pattern={pattern} />
      {children}
    </button>
  );
}
