import type { ReviewedChoice, ReviewedEntry, TurningPoint } from '@skerry/bots';
import {
  doubtOf,
  isBeyondDoubt,
  REVIEW_WORDS,
  type ReviewContext,
  sayMoveAt,
  sayPoint,
  sayTurnOf,
  sayWhere,
} from '@skerry/bots/report';
import { Icon, SeatMark } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { patternFor, Styled } from '../table/log/styled-sentence.tsx';
import type { TableModel } from '../table/table-model.ts';
import { Chance } from './chance.tsx';
import { PinSign } from './curve.tsx';
import { Weighed } from './estimate-bar.tsx';
import type { ReviewState } from './review-state.ts';
import { TryAgain } from './try-again.tsx';
import { reviewWords } from './words.ts';

interface MomentProps {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
}

export function Moment({ model, reviewing }: MomentProps) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const points = reviewing.points.value;
  const point = reviewing.point.value;
  const nth = point === undefined ? undefined : points.indexOf(point) + 1;
  const entry = reviewing.entries.value.find(({ n }) => n === model.playback.at.value);
  const isOfChoice = point === undefined || point.kind === 'choice';
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
        {told !== undefined && point?.kind === 'fall' && <Fall told={told} point={point} />}
        {told !== undefined && isOfChoice && entry?.choice !== undefined && (
          <Choice reviewing={reviewing} told={told} entry={entry} choice={entry.choice} />
        )}
        {point === undefined && entry?.choice === undefined && <p class="hint">{words.nothingHere}</p>}
        <TryAgain model={model} reviewing={reviewing} />
      </div>
    </section>
  );
}

interface HeadlineProps {
  readonly model: TableModel;
  readonly told: ReviewContext;
  readonly point: TurningPoint;
}

function Headline({ model, told, point }: HeadlineProps) {
  const scene = model.acting.scene.value;
  const pattern = useMemo(() => {
    const amount = REVIEW_WORDS[told.text.language].difference(told.review.unit, Math.abs(point.swing.mean));
    return patternFor({ places: model.game.board.places?.(scene), stress: new RegExp(amount.replace('.', '\\.')) });
  }, [told, point, scene.text]);
  return (
    <>
      <p class="row moment-where">
        <Whose point={point} size={18} />
        {sayWhere(told, point)}
      </p>
      <p class="moment-say" data-loss={point.swing.mean < 0}>
        <Styled sentence={sayPoint(told, point)} pattern={pattern} />
      </p>
    </>
  );
}

function Fall({ told, point }: Pick<HeadlineProps, 'told' | 'point'>) {
  const words = reviewWords();
  const { course } = told.review;
  const [before, after] = [course[point.from ?? 0]?.[point.side], course[point.page]?.[point.side]];
  if (before === undefined || after === undefined) return null;
  return (
    <>
      <Weighed told={told} kind="usual" name={words.beforehand} worth={before} most={1} />
      <Weighed told={told} kind="played" name={words.afterwards} worth={after} most={1} />
    </>
  );
}

interface ChoiceProps {
  readonly reviewing: ReviewState;
  readonly told: ReviewContext;
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
  const isClose = !isBeyondDoubt(lost);
  return (
    <>
      <Weighed
        told={told}
        kind={isBest ? 'best' : 'played'}
        name={isBest ? words.best : words.played}
        action={sayMoveAt(told, entry.n, entry)}
        worth={played}
        most={most}
      />
      {!isBest && (
        <Weighed
          told={told}
          kind="best"
          name={isClose ? words.asGood : words.best}
          action={line.join(', ') || sayMoveAt(told, entry.n, undefined)}
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
              <span>{sayMoveAt(told, entry.n, moves[0], entry.seat)}</span> <b>{figures.amount(unit, worth.mean)}</b>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** All turning points, the reader's costliest first; a touch opens one. */
export function PointList({ model, reviewing }: MomentProps) {
  const words = reviewWords();
  const isDone = reviewing.standing.value === 'done';
  const points = reviewing.points.value;
  const { choices, falls } = reviewing.own.value;
  const [watched] = model.playback.ownSeats.value.length === 0 ? reviewing.whose.value : [];
  const name = watched === undefined ? undefined : (model.playback.seats.value[watched]?.name ?? '');
  const others = points.filter((point) => !choices.includes(point) && !falls.includes(point));
  const hasOwn = reviewing.whose.value.length > 0;
  return (
    <section class="slip review-points" aria-label={words.points}>
      {hasOwn && (
        <Points title={words.costliest(name)} points={choices} model={model} reviewing={reviewing}>
          {isDone && choices.length === 0 && <p class="hint">{words.noneCostly(name)}</p>}
        </Points>
      )}
      {falls.length > 0 && <Points title={words.fallsOf(name)} points={falls} model={model} reviewing={reviewing} />}
      <Mistakes model={model} reviewing={reviewing} />
      {(others.length > 0 || !hasOwn) && (
        <Points
          title={!isDone ? words.foundSoFar : points.length > others.length ? words.others : words.points}
          points={others}
          model={model}
          reviewing={reviewing}
        >
          {points.length === 0 && isDone && <p class="hint">{REVIEW_WORDS[settings.language.value].labels.noPoints}</p>}
        </Points>
      )}
    </section>
  );
}

/** What anybody sees afterwards, whatever it cost. */
function Mistakes({ model, reviewing }: MomentProps) {
  const told = reviewing.told.value;
  const { blunders: sentences = {} } = told?.text ?? {};
  const found = told?.review.blunders ?? [];
  if (told === undefined || found.length === 0) return null;
  return (
    <>
      <header class="panel-head">
        <h2>{reviewWords().mistakes}</h2>
        <small>{found.length}</small>
      </header>
      <ol>
        {found.map(({ name, entry, seat }) => (
          <li key={`${name}.${entry}`}>
            <button
              type="button"
              class="stack point-line"
              data-now={entry === model.playback.at.value}
              onClick={() => model.playback.lookAt(entry)}
            >
              <span>
                <small class="row">
                  <SeatMark seat={seat} size={13} /> {sayTurnOf(told, entry)}
                </small>
                {sentences[name]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface PointsProps extends MomentProps {
  readonly title: string;
  readonly points: readonly TurningPoint[];
  readonly children?: ComponentChildren;
}

function Points({ title, points, model, reviewing, children }: PointsProps) {
  const { game } = model;
  const { scene } = model.acting;
  const places = useMemo(() => patternFor({ places: game.board.places?.(scene.peek()) }), [scene.value.text]);
  const told = reviewing.told.value;
  return (
    <>
      <header class="panel-head">
        <h2>{title}</h2>
        <small>{points.length}</small>
      </header>
      {children}
      <ol>
        {told !== undefined &&
          points.map((point) => {
            const n = reviewing.points.value.indexOf(point);
            return (
              <li key={`${point.kind}.${point.entry}.${point.chance}`}>
                <button
                  type="button"
                  class="stack point-line"
                  data-now={point === reviewing.point.value}
                  onClick={() => reviewing.goTo(n)}
                >
                  <PinSign kind={point.kind} nth={n + 1} />
                  <span>
                    <small class="row">
                      <Whose point={point} size={13} /> {sayWhere(told, point)}
                    </small>
                    <Styled sentence={sayPoint(told, point)} pattern={places} />
                  </span>
                  <Swing told={told} swing={point.swing.mean} />
                </button>
              </li>
            );
          })}
      </ol>
    </>
  );
}

const Whose = ({ point: { kind, seat }, size }: { readonly point: TurningPoint; readonly size: number }) =>
  kind === 'chance' ? <span aria-hidden="true">≈</span> : <SeatMark seat={seat} size={size} />;

/** Losses have a minus and coral, gains a plus and ink. */
export function Swing({ told, swing }: { readonly told: ReviewContext; readonly swing: number }) {
  const { unit } = told.review;
  return (
    <b class="swing" data-loss={swing < 0}>
      {REVIEW_WORDS[told.text.language].change(unit, swing, 'short')}
    </b>
  );
}
