import { signal } from '@preact/signals';
import { SeatMark } from '@skerry/look';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Chat } from './chat.tsx';
import type { Desk } from './desk.ts';
import { type LogLine, turnsOf } from './log.ts';
import { useRoving } from './roving.ts';
import { tableWords } from './words.ts';

/** What stands in the right rail, below the instruments. */
export const railShows = signal<'log' | 'chat'>('log');

export function LogSlip({ desk, isDrawn }: { readonly desk: Desk; readonly isDrawn: boolean }) {
  const words = tableWords();
  const isChat = railShows.value === 'chat' && !desk.local;
  return (
    <section class="slip table-log" aria-label={isChat ? words.chat : words.log}>
      <header class="panel-head">
        <h2>{isChat ? words.chat : words.log}</h2>
        {!isChat && <small>{words.newestBelow}</small>}
        {isChat && (
          <button
            class="tool rail-switch"
            type="button"
            onClick={() => {
              railShows.value = 'log';
            }}
          >
            {words.log}
          </button>
        )}
      </header>
      {isChat ? <Chat desk={desk} /> : isDrawn && <Log desk={desk} />}
    </section>
  );
}

/** What happened, turn by turn; each line shows the board as it was then. */
export function Log({ desk, onLook }: { readonly desk: Desk; readonly onLook?: () => void }) {
  const words = tableWords();
  const root = useRef<HTMLDivElement>(null);
  useRoving(root);
  const lines = desk.lines.value;
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const at = desk.at.value;
  const isReplay = desk.replayed.value !== undefined;
  const newest = lines.findLast(({ page }) => page <= at)?.page;
  useLayoutEffect(() => {
    const list = root.current;
    if (list === null) return;
    if (!isReplay) list.scrollTop = list.scrollHeight;
    else list.querySelector('.log-now')?.scrollIntoView({ block: 'nearest' });
  }, [lines, isReplay, at]);
  // In a sheet, which opens after this and begins at its head, the newest line is what the reader came for.
  useEffect(() => {
    const newestLine = [...(root.current?.querySelectorAll<HTMLElement>('.dialog .log-now') ?? [])].at(-1);
    newestLine?.scrollIntoView({ block: 'center' });
    newestLine?.focus({ preventScroll: true });
  }, []);
  const look = (page: number) => {
    desk.lookAt(page);
    onLook?.();
  };
  if (lines.length === 0) return <p class="hint">{words.nothingYet}</p>;
  return (
    <div ref={root} class="log">
      {turns.map(({ heading, lines: within, page }) => (
        <section key={heading?.key ?? 'set-up'}>
          <h3 class="log-turn">
            <button type="button" title={words.lookBack} onClick={() => look(page)}>
              {heading?.sentence ?? words.setUp}
            </button>
          </h3>
          {within.map((line) => (
            <Line key={line.key} line={line} isNow={line.page === newest} onClick={() => look(line.page)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Line({
  line,
  isNow,
  onClick,
}: {
  readonly line: LogLine;
  readonly isNow: boolean;
  readonly onClick: () => void;
}) {
  const { seat, loss } = line.look;
  const names = ['log-line', ...(loss ? ['log-loss'] : []), ...(isNow ? ['log-now'] : [])];
  return (
    <button class={names.join(' ')} type="button" title={tableWords().lookBack} onClick={onClick}>
      {seat === undefined ? (
        <span class="log-sea" aria-hidden="true">
          ≈
        </span>
      ) : (
        <SeatMark seat={seat} size={15} />
      )}
      <span>{line.sentence}</span>
    </button>
  );
}
