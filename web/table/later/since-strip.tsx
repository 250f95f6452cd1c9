import { SeatMark, Tool } from '@skerry/look';
import { useEffect, useMemo } from 'preact/hooks';
import { spanOf } from '../../shell/time-span.ts';
import { myTablesWords } from '../../words/my-tables.ts';
import { patternFor, Styled } from '../log/styled-sentence.tsx';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import type { GistRow } from './gists.ts';

/**
 * Above the chart: what happened while the reader was away. On a small screen, over the chart on request: what the
 * others did.
 */
export function SinceStrip({ model }: { readonly model: TableModel }) {
  const { summary, isOpen, putAway } = model.since.value ?? {};
  const isSmall = !model.layout.hasRail.value;
  const { away } = summary?.value ?? {};
  const shown = away !== undefined || (isSmall && isOpen?.value === true);
  // It covers a part of the chart: touching the chart closes it.
  const covers = shown && isSmall;
  useEffect(() => {
    const board = covers ? document.querySelector('#chart .table-board') : null;
    if (board === null || putAway === undefined) return;
    board.addEventListener('pointerdown', putAway);
    return () => board.removeEventListener('pointerdown', putAway);
  }, [covers]);
  return shown && !model.focus.isOpen.value ? <Told model={model} /> : null;
}

/**
 * At the top of the log, where that is beside the chart: what the others did. The chart keeps its size from turn to
 * turn.
 */
export const SinceInLog = ({ model }: { readonly model: TableModel }) =>
  model.since.value?.summary.value?.away === undefined ? <Told model={model} /> : null;

export function SinceTool({ model }: { readonly model: TableModel }) {
  const { summary, isOpen } = model.since.value ?? {};
  if (
    summary?.value === undefined ||
    summary.value.away !== undefined ||
    isOpen === undefined ||
    model.focus.isOpen.value
  )
    return null;
  return isOpen.value ? null : (
    <div class="since-tool">
      <Tool
        icon="log"
        label={myTablesWords().sinceTurn}
        quiet
        badge={summary.value.rows.length}
        onClick={() => {
          isOpen.value = true;
        }}
      />
    </div>
  );
}

function Told({ model }: { readonly model: TableModel }) {
  const words = myTablesWords();
  const { summary, showMe, putAway } = model.since.value ?? {};
  if (summary?.value === undefined || model.playback.replayed.value !== undefined) return null;
  const { rows, turns, away } = summary.value;
  const { unit, count } = spanOf(away ?? 0);
  const span = words.longSpans[unit](count);
  return (
    <section class="since" aria-label={away === undefined ? words.sinceTurn : words.since}>
      <header class="since-head">
        <h2>{away === undefined ? words.sinceTurn : words.since}</h2>
        {away !== undefined && <p class="cap">{turns === 0 ? span : words.sinceWhen(span, turns)}</p>}
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.seats.join(' ')}>
            <GistLine model={model} row={row} />
          </li>
        ))}
      </ul>
      <div class="row since-tools">
        <Tool icon="play" label={words.showMe} quiet onClick={showMe} />
        <Tool icon="close" label={words.closeSince} quiet onClick={putAway} />
      </div>
    </section>
  );
}

/** What a player did, after their mark; what is good or bad for the reader is coloured. */
export function GistLine({ model, row }: { readonly model: TableModel; readonly row: GistRow }) {
  const { seats, pieces } = row;
  const scene = model.acting.scene.value;
  const pattern = useMemo(() => patternFor({ places: model.game.board.places?.(scene) }), [scene.text]);
  const nameOf = (seat: number): string =>
    model.playback.ownSeats.value.length === 1 && seat === model.playback.ownSeats.value[0]
      ? tableWords().you
      : (model.playback.seats.value[seat]?.name ?? '');
  return (
    <>
      <span class="gist-marks">
        {seats.length === 0 ? (
          <span aria-hidden="true">≈</span>
        ) : (
          seats.map((seat) => <SeatMark key={seat} seat={seat} size={15} />)
        )}
      </span>
      <span class="gist" lang={scene.text.language}>
        {seats.length > 0 && <span class="visually-hidden">{seats.map(nameOf).join(', ')} </span>}
        {pieces.map(({ words, tone }, n) => (
          <span key={n} data-tone={tone}>
            <Styled sentence={words} pattern={pattern} />
          </span>
        ))}
      </span>
    </>
  );
}
