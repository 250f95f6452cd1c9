import type { ReviewedChoice, ReviewedEntry, TurningPoint } from '@skerry/bots';
import { doubtOf, REVIEW_WORDS, type ReviewTelling, sayMove, sayPoint, sayWhere } from '@skerry/bots/telling';
import { Icon, SeatMark } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import { patternFor, Styled } from '../table/log/styled-sentence.tsx';
import type { TableModel } from '../table/table-model.ts';
import { Chance } from './chance.tsx';
import { PinSign } from './curve.tsx';
import { Weighed } from './estimate-bar.tsx';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

interface MomentProps {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
}

/** What the page that is shown was about: the turning point on it, or the choice that was made there. */
export function Moment({ model, reviewing }: MomentProps) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const points = reviewing.points.value;
  const point = reviewing.point.value;
  const nth = point === undefined ? undefined : points.indexOf(point) + 1;
  const entry = reviewing.entries.value.find(({ n }) => n === model.playback.at.value);
  return (
    <section class="slip review-moment" aria-label={words.tabs.moment}>
      <header class="row moment-nav">
        <button
          class="tool"
          type="button"
          title={words.before}
          aria-keyshortcuts="["
          onClick={() => reviewing.goTo('before')}
        >
          <Icon name="back" size={20} />
          <span class="visually-hidden">{words.before}</span>
        </button>
        <h2>{nth === undefined ? words.points : words.pointOf(nth, points.length)}</h2>
        <button
          class="tool"
          type="button"
          title={words.after}
          aria-keyshortcuts="]"
          onClick={() => reviewing.goTo('after')}
        >
          <Icon name="forward" size={20} />
          <span class="visually-hidden">{words.after}</span>
        </button>
      </header>
      <div aria-live="polite">
        {told !== undefined && point !== undefined && <Headline model={model} told={told} point={point} />}
        {told !== undefined && point?.kind === 'chance' && <Chance reviewing={reviewing} told={told} point={point} />}
        {told !== undefined && point?.kind !== 'chance' && entry?.choice !== undefined && (
          <Choice reviewing={reviewing} told={told} entry={entry} choice={entry.choice} />
        )}
        {point === undefined && entry?.choice === undefined && <p class="hint">{words.nothingHere}</p>}
      </div>
    </section>
  );
}

interface HeadlineProps {
  readonly model: TableModel;
  readonly told: ReviewTelling;
  readonly point: TurningPoint;
}

/** What is to say, with places in italics and what was lost in coral. */
function Headline({ model, told, point }: HeadlineProps) {
  const scene = model.acting.scene.value;
  const pattern = useMemo(() => {
    const amount = REVIEW_WORDS[told.text.language].difference(told.review.unit, Math.abs(point.swing.mean));
    return patternFor({ places: model.game.board.places?.(scene), stress: new RegExp(amount.replace('.', '\\.')) });
  }, [told, point, scene.text]);
  return (
    <>
      <p class="row moment-where">
        {point.kind === 'choice' ? <SeatMark seat={point.seat} size={18} /> : <span aria-hidden="true">≈</span>}
        {sayWhere(told, point)}
      </p>
      <p class="moment-say" data-loss={point.swing.mean < 0}>
        <Styled sentence={sayPoint(told, point)} pattern={pattern} />
      </p>
    </>
  );
}

interface ChoiceProps {
  readonly reviewing: ReviewState;
  readonly told: ReviewTelling;
  readonly entry: ReviewedEntry;
  readonly choice: ReviewedChoice;
}

function Choice({ reviewing, told, entry, choice }: ChoiceProps) {
  const words = reviewWords();
  const { unit } = told.review;
  const figures = REVIEW_WORDS[told.text.language];
  const { best, played, lost, compared, tries } = choice;
  const line = useMemo(() => reviewing.lineAt(entry), [entry, told.text]);
  const most = unit === 'chance' ? 1 : Math.max(1, best.worth.mean + doubtOf(best.worth)) * 1.1;
  const isBest = lost.mean === 0 && lost.error === 0;
  const isClose = Math.abs(lost.mean) <= doubtOf(lost);
  return (
    <>
      <Weighed
        told={told}
        kind={isBest ? 'best' : 'played'}
        name={isBest ? words.best : words.played}
        action={sayMove(told, entry.n, entry)}
        worth={played}
        most={most}
      />
      {!isBest && (
        <Weighed
          told={told}
          kind="best"
          name={words.best}
          action={line.join(', ') || words.wait}
          worth={best.worth}
          most={most}
        />
      )}
      <p class="fine">
        {words.compared(compared.length, tries)}{' '}
        {!isBest && (isClose ? words.close : words.sure(figures.doubt(unit, doubtOf(lost))))}
      </p>
      <details class="moment-all">
        <summary>{words.all(compared.length)}</summary>
        <ol>
          {compared.map(({ moves, worth }, n) => (
            <li key={n}>
              <span>{sayMove(told, entry.n, moves[0], entry.seat)}</span> <b>{figures.amount(unit, worth.mean)}</b>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** All turning points; a touch goes there. */
export function PointList({ model, reviewing }: MomentProps) {
  const words = reviewWords();
  const { game } = model;
  const { scene } = model.acting;
  const places = useMemo(() => patternFor({ places: game.board.places?.(scene.peek()) }), [scene.value.text]);
  const told = reviewing.told.value;
  const points = reviewing.points.value;
  const isDone = reviewing.standing.value === 'done';
  return (
    <section class="slip review-points" aria-label={words.points}>
      <header class="panel-head">
        <h2>{isDone ? words.points : words.foundSoFar}</h2>
        <small>{points.length}</small>
      </header>
      {points.length === 0 && isDone && <p class="hint">{words.none}</p>}
      <ol>
        {told !== undefined &&
          points.map((point, n) => (
            <li key={`${point.entry}.${point.chance}`}>
              <button
                type="button"
                class="stack point-line"
                data-now={point === reviewing.point.value}
                onClick={() => reviewing.goTo(n)}
              >
                <PinSign kind={point.kind} nth={n + 1} />
                <span>
                  <small>
                    {point.kind === 'choice' ? (
                      <SeatMark seat={point.seat} size={13} />
                    ) : (
                      <span aria-hidden="true">≈</span>
                    )}{' '}
                    {sayWhere(told, point)}
                  </small>
                  <Styled sentence={sayPoint(told, point)} pattern={places} />
                </span>
                <Swing told={told} swing={point.swing.mean} />
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}

/** Losses have a minus and coral, gains a plus and ink. */
export function Swing({ told, swing }: { readonly told: ReviewTelling; readonly swing: number }) {
  const { unit } = told.review;
  return (
    <b class="swing" data-loss={swing < 0}>
      {REVIEW_WORDS[told.text.language].change(unit, swing, 'short')}
    </b>
  );
}
