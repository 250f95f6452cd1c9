import { type GameRecord, type Outcome, type Seat, sayDoubt, writeRecord } from '@skerry/engine';
import { bestFirst, Dialog, OfferButton, type Scene, SeatMark } from '@skerry/look';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DailyEnd } from '../../../daily/end.tsx';
import { settings } from '../../../settings/settings.ts';
import { refuse } from '../../../shell/notices.ts';
import { Guard } from '../../guard.tsx';
import { NextLevel } from '../../later/next-level.tsx';
import { Rematch, ReviewOffer } from '../../later/over-offers.tsx';
import { sayHowMany } from '../../log/say-turn.ts';
import type { TableModel } from '../../table-model.ts';
import { tableWords } from '../../words.ts';
import { milestonesOf } from './milestones.ts';
import { pictureOf, saveFile } from './picture.ts';
import { fetchRecord, judge } from './record.ts';
import { roughly, statisticsOf } from './statistics.ts';

export function ResultSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { board } = model.game;
  const end = model.playback.pages.value.at(-1);
  const outcome = model.playback.outcome.value;
  const scene = end === undefined ? model.acting.scene.value : model.playback.sceneOf(end);
  // The picture is also for others: there is no "you" in it.
  const toAll = { ...scene, telling: { ...scene.telling, reader: undefined } };
  const picture = useRef<HTMLDivElement>(null);
  const record = useRecord(model);
  const course = useMemo(
    () => (typeof record === 'object' ? milestonesOf(model.game, record, toAll.telling) : undefined),
    [record, model],
  );
  const file = `${model.game.game.name}-${model.live.info.value?.id ?? ''}`;
  if (outcome === undefined) return null;
  const withPicture = async (act: (blob: Blob) => Promise<void> | void) => {
    const svg = picture.current?.querySelector('svg');
    try {
      if (svg) await act(await pictureOf(svg));
    } catch (error) {
      // Closing the system's share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) refuse(words.pictureFailed);
    }
  };
  const close = () => model.sheets.open(undefined);
  const endingFor = ({ text, telling }: Scene) => text.endings[outcome.why.why]?.(outcome.why, telling) ?? words.over;
  return (
    <Dialog
      wide
      title={words.over}
      closeLabel={words.close}
      onClose={close}
      offers={
        <>
          <OfferButton
            label={words.lookAtReplay}
            icon="watch"
            onClick={() => {
              close();
              model.playback.lookAt(0);
            }}
          />
          <ReviewOffer model={model} onOpen={close} />
          <OfferButton
            label={words.downloadPicture}
            icon="download"
            onClick={() => void withPicture((blob) => saveFile(blob, `${file}.png`))}
          />
          {typeof navigator.share === 'function' && (
            <OfferButton
              label={words.sharePicture}
              icon="share"
              onClick={() =>
                void withPicture((blob) =>
                  navigator.share({
                    text: endingFor(toAll),
                    files: [new File([blob], `${file}.png`, { type: 'image/png' })],
                  }),
                )
              }
            />
          )}
          {model.local && <DailyEnd info={model.live.info.value} />}
          <Rematch model={model} />
          <NextLevel model={model} />
        </>
      }
    >
      <div class="result">
        <div ref={picture} class="result-picture">
          <Guard>
            <board.Result
              {...toAll}
              outcome={outcome}
              reader={scene.telling.reader}
              options={model.live.info.value?.options ?? {}}
              {...(course !== undefined && { course })}
            />
          </Guard>
        </div>
        <p class="result-sentence" data-drawn={board.resultTells === true} tabIndex={-1} autofocus>
          {endingFor(scene)}
        </p>
        <Statistics model={model} />
        <Scores model={model} outcome={outcome} />
        <Fairness model={model} record={record} file={file} />
      </div>
    </Dialog>
  );
}

function Statistics({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { moves, lasted } = statisticsOf(model.playback.pages.value);
  // The duration needs the first pages.
  const isBeginningHere = model.playback.pages.value.at(0) !== undefined;
  useEffect(() => {
    if (!isBeginningHere) void model.live.readBack(0);
  }, [model, isBeginningHere]);
  const parts = [words.moves(moves)];
  if (lasted !== undefined) {
    const { unit, n } = roughly(lasted);
    parts.push(words[unit](n));
  }
  return (
    <p class="cap">
      <span class="result-turns" data-drawn={model.game.board.resultTells === true}>
        {sayHowMany(model.playback.turn.value)} ·{' '}
      </span>
      {parts.join(' · ')}
    </p>
  );
}

function Scores({ model, outcome }: { readonly model: TableModel; readonly outcome: Outcome }) {
  const words = tableWords();
  const { scores, ranks } = outcome;
  const { headings: names = {} } = model.acting.scene.value.text;
  const isDrawn = model.game.board.resultHoldsScores === true;
  const headings = Object.keys(names).filter((heading) => heading === 'total' || scores?.[0]?.[heading] !== undefined);
  if (scores === undefined || headings.length === 0) return null;
  // A game may leave the total to its readers.
  const pointsIn = (score: (typeof scores)[number], heading: string): number | undefined =>
    heading === 'total'
      ? (score.total ?? Object.values(score).reduce((sum, points) => sum + points, 0))
      : score[heading];
  const rows = headings.map((heading) => ({ heading, points: scores.map((score) => pointsIn(score, heading)) }));
  const seats = bestFirst(outcome);
  const nameOf = (seat: Seat) => (
    <>
      <SeatMark seat={seat} size={18} /> {model.playback.seats.value[seat]?.name}
    </>
  );
  // The shorter list makes the columns, so that everything fits on a phone.
  return headings.length > scores.length ? (
    <table class="result-scores" data-drawn={isDrawn} data-last="row">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" title={words.rank(ranks[seat] ?? 0)}>
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heading, points }) => (
          <tr key={heading}>
            <th scope="row">{names[heading]}</th>
            {seats.map((seat) => (
              <td key={seat}>{points[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <table class="result-scores" data-drawn={isDrawn} data-last="column">
      <thead>
        <tr>
          <th scope="col">{words.players}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {names[heading]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat}>
            <th scope="row" title={words.rank(ranks[seat] ?? 0)}>
              {nameOf(seat)}
            </th>
            {rows.map(({ heading, points }) => (
              <td key={heading}>{points[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The record of the game; undefined while it loads, and `unknown` if it cannot be fetched. */
type Found = GameRecord | 'unknown' | undefined;

function useRecord(model: TableModel): Found {
  const { id = '' } = model.live.info.value ?? {};
  const [record, setRecord] = useState<Found>(undefined);
  useEffect(() => {
    let isGone = false;
    fetchRecord(model.game, id, model.local).then(
      (found) => !isGone && setRecord(found),
      () => !isGone && setRecord('unknown'),
    );
    return () => {
      isGone = true;
    };
  }, [model, id]);
  return record;
}

interface FairnessProps {
  readonly model: TableModel;
  readonly record: Found;
  readonly file: string;
}

function Fairness({ model, record, file }: FairnessProps) {
  const words = tableWords();
  const { seed, commitment } = model.live.info.value ?? {};
  const verdict = useMemo(() => (typeof record === 'object' ? judge(model.game, record) : undefined), [record, model]);
  const sentence =
    record === 'unknown'
      ? words.fairUnknown
      : verdict === undefined
        ? words.fairWait
        : verdict.doubt === undefined
          ? verdict.honest
            ? words.fairYes
            : words.fairBroken
          : (verdict.honest ? words.fairLimit : words.fairNo)(sayDoubt(settings.language.value, verdict.doubt));
  return (
    <details class="fair">
      <summary>
        {words.fair} <span data-honest={verdict?.honest}>{sentence}</span>
      </summary>
      <p class="hint">{words.fairHow}</p>
      <dl>
        <dt>{words.seal}</dt>
        <dd>{commitment}</dd>
        {seed !== undefined && (
          <>
            <dt>{words.seed}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
      {typeof record === 'object' && (
        <OfferButton
          label={words.downloadRecord}
          icon="download"
          onClick={() => saveFile(new Blob([writeRecord(record)], { type: 'application/json' }), `${file}.json`)}
        />
      )}
    </details>
  );
}
