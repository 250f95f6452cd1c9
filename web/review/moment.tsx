import type { Estimate, ReviewedChoice, ReviewedEntry, TurningPoint } from '@skerry/bots';
import {
  doubtOf,
  REVIEW_WORDS,
  type ReviewTelling,
  sayEstimate,
  sayMove,
  sayPoint,
  sayWhere,
} from '@skerry/bots/telling';
import { Icon, SeatMark } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';
import { patternFor, Styled } from '../table/told.tsx';
import { PinSign } from './curve.tsx';
import type { Reviewing } from './reviewing.ts';
import { reviewWords } from './words.ts';

interface MomentProps {
  readonly desk: Desk;
  readonly reviewing: Reviewing;
}

/** What the page that is shown was about: the turning point on it, or the choice that was made there. */
export function Moment({ desk, reviewing }: MomentProps) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const points = reviewing.points.value;
  const point = reviewing.point.value;
  const nth = point === undefined ? undefined : points.indexOf(point) + 1;
  const entry = reviewing.entries.value.find(({ n }) => n === desk.at.value);
  return (
    <section class="slip review-moment" aria-label={words.tabs.moment}>
      <header class="moment-nav">
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
        {told !== undefined && point !== undefined && <Headline desk={desk} told={told} point={point} />}
        {told !== undefined && point?.kind === 'chance' && <Chance told={told} point={point} />}
        {told !== undefined && point?.kind !== 'chance' && entry?.choice !== undefined && (
          <Choice reviewing={reviewing} told={told} entry={entry} choice={entry.choice} />
        )}
        {point === undefined && entry?.choice === undefined && <p class="hint">{words.nothingHere}</p>}
      </div>
    </section>
  );
}

interface HeadlineProps {
  readonly desk: Desk;
  readonly told: ReviewTelling;
  readonly point: TurningPoint;
}

/** What is to say, with places in italics and what was lost in coral. */
function Headline({ desk, told, point }: HeadlineProps) {
  const scene = desk.scene.value;
  const pattern = useMemo(() => {
    const amount = REVIEW_WORDS[told.text.language].amount(told.review.unit, Math.abs(point.swing.mean));
    return patternFor({ places: desk.game.board.places?.(scene), stress: new RegExp(amount.replace('.', '\\.')) });
  }, [told, point, scene.text]);
  return (
    <>
      <p class="moment-where">
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
  readonly reviewing: Reviewing;
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
      <Move
        told={told}
        kind={isBest ? 'best' : 'played'}
        name={isBest ? words.best : words.played}
        action={sayMove(told, entry.n, entry)}
        worth={played}
        most={most}
      />
      {!isBest && (
        <Move
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
              <span>{sayMove(told, entry.n, moves[0])}</span> <b>{figures.amount(unit, worth.mean)}</b>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

interface MoveProps {
  readonly told: ReviewTelling;
  readonly kind: 'played' | 'best' | 'usual';
  readonly name: string;
  readonly action?: string;
  readonly worth: Estimate;
  readonly most: number;
}

/** A move, or a state of things, with its worth as a bar and a whisker. */
export function Move({ told, kind, name, action, worth, most }: MoveProps) {
  const figures = REVIEW_WORDS[told.text.language];
  const part = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / most))}%`;
  const doubt = doubtOf(worth);
  return (
    <div class="weighed" data-kind={kind}>
      <span class="weighed-sign" aria-hidden="true">
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          {kind === 'best' ? <path d="M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z" /> : <circle r="6" />}
        </svg>
      </span>
      <span class="weighed-what">
        <i>{name}</i> {action}
      </span>
      <b class="weighed-worth">
        <span aria-hidden="true">{figures.amount(told.review.unit, worth.mean, 'short')}</span>
        <span class="visually-hidden">{sayEstimate(told, worth)}</span>
      </b>
      <span class="weighed-bar" aria-hidden="true">
        <span class="weighed-ink" style={{ width: part(worth.mean) }} />
        {doubt > 0 && (
          <i style={{ left: part(worth.mean - doubt), right: `calc(100% - ${part(worth.mean + doubt)})` }} />
        )}
      </span>
    </div>
  );
}

function Chance({ told, point }: { readonly told: ReviewTelling; readonly point: TurningPoint }) {
  const words = reviewWords();
  const found = told.review.entries.find(({ n }) => n === point.entry)?.chances[point.chance];
  if (found === undefined) return null;
  const [before, after] = [found.before[point.side]!, found.after[point.side]!];
  const most = told.review.unit === 'chance' ? 1 : Math.max(before.mean, after.mean) * 1.2;
  return (
    <>
      <Move told={told} kind="usual" name={words.usual} worth={before} most={most} />
      <Move told={told} kind="played" name={words.afterwards} worth={after} most={most} />
      {found.of > 1 && <p class="fine">{words.oneOf(found.alike, found.of)}</p>}
      {point.could !== undefined && point.could.length > 1 && <Drops told={told} point={point} could={point.could} />}
    </>
  );
}

/** Every outcome that could have come as a drop, the one that came filled. */
function Drops({
  told,
  point,
  could,
}: {
  readonly told: ReviewTelling;
  readonly point: TurningPoint;
  readonly could: NonNullable<TurningPoint['could']>;
}) {
  const words = reviewWords();
  const figures = REVIEW_WORDS[told.text.language];
  const found = told.review.entries.find(({ n }) => n === point.entry)?.chances[point.chance];
  const values = could.map(({ worth }) => worth);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (worth: number) => 12 + ((worth - low) / Math.max(1e-9, high - low)) * 216;
  const stacked = new Map<number, number>();
  const drops = could.flatMap(({ outcome, count, worth }) => {
    const isThis = JSON.stringify(outcome) === JSON.stringify(found?.outcome);
    return Array.from({ length: count }, (_, n) => {
      const column = Math.round(x(worth) / 10) * 10;
      const height = stacked.get(column) ?? 0;
      stacked.set(column, height + 1);
      return { x: column, y: 52 - height * 12, isThis: isThis && n === 0 };
    });
  });
  const drawn = drops.find(({ isThis }) => isThis);
  const top = Math.min(...drops.map(({ y }) => y)) - 22;
  const label = `${words.could}: ${figures.amount(told.review.unit, low)}, ${figures.amount(told.review.unit, high)}`;
  return (
    <figure class="drops">
      <figcaption class="fine">{words.could}</figcaption>
      <svg viewBox={`0 ${top} 240 ${78 - top}`} role="img" aria-label={label}>
        <path class="drops-axis" d="M6 60H234" />
        {drops.map((drop, n) => (
          <path
            key={n}
            class="drop"
            data-this={drop.isThis}
            d={`M${drop.x} ${drop.y - 6}c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 4-7Z`}
            transform={drop.isThis ? `translate(${drop.x} 57) scale(1.7) translate(${-drop.x} -57)` : undefined}
          />
        ))}
        {drawn !== undefined && (
          <text
            class="drops-this"
            x={drawn.x + (drawn.x > 120 ? -12 : 12)}
            y={top + 9}
            text-anchor={drawn.x > 120 ? 'end' : 'start'}
          >
            {words.thisOne}
          </text>
        )}
        <text class="drops-figure" x="6" y="74">
          {figures.amount(told.review.unit, low)}
        </text>
        <text class="drops-figure" x="234" y="74" text-anchor="end">
          {figures.amount(told.review.unit, high)}
        </text>
      </svg>
    </figure>
  );
}

/** All turning points; a touch goes there. */
export function PointList({ desk, reviewing }: MomentProps) {
  const words = reviewWords();
  const { scene, game } = desk;
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
                class="point-line"
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
