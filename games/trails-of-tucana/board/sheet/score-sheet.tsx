import type { Seat } from '@skerry/engine';
import { type BoardProps, Drawn, Icon, PanelHead, type Scene, SeatMark } from '@skerry/look';
import { RED_POINTS } from '../../content/cards.ts';
import { LETTERS, type Letter, SIGHTS } from '../../content/islands.ts';
import { bluePoints, redKinds, takers } from '../../outlook/bonus-cards.ts';
import { mapOf } from '../../outlook/position.ts';
import { scoreNow } from '../../outlook/score.ts';
import { sheetNow } from '../../outlook/sheet.ts';
import type { Sheet } from '../../rules/state.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { shownSeat } from '../chart/shown-island.ts';
import { drawingAddress, SightDrawing } from '../parts/drawing.tsx';

type Props = BoardProps<TrailsOfTucana>;
type TtScene = Scene<TrailsOfTucana>;

/** The paper sheet: boxes circled during play, bonus cards, sums. */
export function ScoreSheet(props: Props) {
  const { telling, text } = props;
  const words = wordsOf(text);
  const seat = shownSeat(telling);
  const was = sheetBefore(props, seat);
  const reds = redKinds(telling);
  return (
    <div class="stack tt-sheet" style={{ '--seat': `var(--seat-${seat + 1})` }}>
      <PanelHead title={words.sights} note={words.eachRound} />
      <table class="tt-sights">
        <tbody>
          {SIGHTS.map((sight, kind) => (
            <tr key={sight}>
              <th scope="row">
                <SightDrawing sight={sight} />
                <span>{words.capital(words.names.sights[sight].one)}</span>
              </th>
              <td>
                <SightBoxes {...props} seat={seat} kind={kind} was={was} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PanelHead title={words.villages} note={words.twoOfALetter} />
      <ul class="stack tt-letters">
        {LETTERS.map((letter) => (
          <li key={letter}>
            <b>{letter}</b>
            <VillageBox {...props} seat={seat} letter={letter} was={was} />
            <Blue {...props} seat={seat} letter={letter} />
          </li>
        ))}
      </ul>
      {reds.length > 0 && (
        <>
          <PanelHead title={words.redCards} />
          <ul class="tt-reds">
            {reds.map((sight) => {
              const taken = takers(telling, sight);
              const title = words.redCard(sight, RED_POINTS);
              return (
                <li
                  key={sight}
                  title={
                    taken.length === 0
                      ? title
                      : words.tookIt(
                          telling,
                          title,
                          taken.map((each) => each.seat),
                        )
                  }
                >
                  <svg class="tt-bonus-card" viewBox="-24 -31 48 62" aria-hidden="true">
                    <Drawn href={drawingAddress('red-card')} x="-24" y="-31" width="48" height="62" />
                    <Drawn href={drawingAddress(sight)} x="-16" y="-26" width="32" height="32" />
                    <text y="25.5" font-size="16" font-weight="700" text-anchor="middle">
                      +{RED_POINTS}
                    </text>
                  </svg>
                  <span class="visually-hidden">{title}</span>
                  <Marks seats={taken.map((each) => each.seat)} />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {telling.state.seats > 1 && <Standing {...props} seat={seat} />}
      <Sums {...props} seat={seat} />
    </div>
  );
}

/** The sheet before the moment, to see what it circled. */
function sheetBefore({ telling, moment, motion }: Props, seat: Seat): Sheet | undefined {
  if (!motion || moment?.before.sheets === undefined) return undefined;
  return sheetNow({ ...telling, state: moment.before }, seat).sheet;
}

interface BoxProps extends TtScene {
  readonly seat: Seat;
  readonly was: Sheet | undefined;
}

/** The values of one kind of sight. */
export function SightBoxes({ telling, text, seat, kind, was }: BoxProps & { readonly kind: number }) {
  const words = wordsOf(text);
  const { values, perKind } = mapOf(telling);
  const { sheet } = sheetNow(telling, seat);
  const name = words.capital(words.names.sights[SIGHTS[kind]!].one);
  return (
    <>
      {values[kind]!.map((value, nth) => (
        <Box
          key={nth}
          value={value}
          circled={nth < sheet.circled[kind]!}
          fresh={was !== undefined && nth >= was.circled[kind]!}
          plus={nth === perKind - 1}
          label={words.box(name, value, nth < sheet.circled[kind]!, nth === perKind - 1)}
        />
      ))}
    </>
  );
}

export function VillageBox({ telling, text, seat, letter, was }: BoxProps & { readonly letter: Letter }) {
  const words = wordsOf(text);
  const value = mapOf(telling).villages[letter];
  const circled = sheetNow(telling, seat).sheet.pairs.includes(letter);
  return (
    <Box
      value={value}
      circled={circled}
      fresh={was !== undefined && !was.pairs.includes(letter)}
      plus={false}
      label={words.box(`${letter} ${letter}`, value, circled, false)}
    />
  );
}

interface Boxed {
  readonly value: number;
  readonly circled: boolean;
  /** Circled just now. */
  readonly fresh: boolean;
  /** It brings a bonus trail. */
  readonly plus: boolean;
  readonly label: string;
}

/** A loose pen ring that does not quite close. */
const RING = 'M34 4.5C20 .5 3 8 3 20C3 30 13 37.5 26 37C39 36.5 47 29 47 19.5C47 9 36 2 17 5';

function Box({ value, circled, fresh, plus, label }: Boxed) {
  return (
    <span class="well tt-box" role="img" aria-label={label} data-circled={circled}>
      {value}
      {plus && <sup>+</sup>}
      {circled && (
        <svg class="tt-ring" viewBox="0 0 50 40" preserveAspectRatio="none" aria-hidden="true">
          <path d={RING} pathLength={1} data-fresh={fresh ? 'ring' : undefined} />
        </svg>
      )}
    </span>
  );
}

/** A letter's blue card: its points, or its owner. */
function Blue({ telling, text, seat, letter }: TtScene & { readonly seat: Seat; readonly letter: Letter }) {
  const words = wordsOf(text);
  const taken = takers(telling, letter);
  const [open, below] = bluePoints(telling, letter);
  const own = taken.find((each) => each.seat === seat);
  const seats = taken.map((each) => each.seat);
  const title = open > 0 ? words.blueCard(letter, open, below) : words.gone;
  const said = taken.length === 0 ? title : words.tookIt(telling, `${words.names.blueCard} ${letter}`, seats);
  return (
    <small class="tt-blue" title={said} data-own={own !== undefined}>
      {own !== undefined ? (
        <b>+{own.points}</b>
      ) : open > 0 ? (
        <b>
          +{open}
          {below > 0 && <i>/{below}</i>}
        </b>
      ) : (
        taken.length === 0 && '–'
      )}
      <Marks seats={telling.state.seats > 1 ? seats : []} />
      <span class="visually-hidden">{said}</span>
    </small>
  );
}

function Marks({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <span class="tt-marks">
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} size={13} />
      ))}
    </span>
  );
}

/** The score's place among the achievements. */
function Standing({ telling, text, seat }: TtScene & { readonly seat: Seat }) {
  const words = wordsOf(text);
  const { levels } = mapOf(telling);
  const { total: points, level } = scoreNow(telling, seat);
  const next = levels[level];
  const [first, last] = [levels[0]!, levels.at(-1)!];
  /** The way to the first achievement is drawn shortened. */
  const at = (score: number) =>
    score < first ? 6 + (54 * score) / first : Math.min(246, 60 + (172 * (score - first)) / (last - first));
  const ticks = Array.from({ length: 11 }, (_, n) => `M${6 + n * 5.4} 17v5`).join('');
  const title = words.names.levels[level];
  return (
    <div class="tt-standing">
      <PanelHead
        title={words.standing}
        note={next === undefined || title === undefined ? words.topLevel : words.levelFrom(title, next)}
      />
      <svg viewBox="0 0 252 40" role="img" aria-label={words.points(points)}>
        <path fill="none" stroke="var(--ink)" stroke-width="0.8" d={`M6 19.5H246${ticks}`} />
        {levels.map((threshold) => (
          <g key={threshold}>
            <path fill="none" stroke="var(--ink)" stroke-width="1.6" d={`M${at(threshold)} 13v13`} />
            <text x={at(threshold)} y="38" font-size="12.5" font-weight="500" text-anchor="middle">
              {threshold}
            </text>
          </g>
        ))}
        <path stroke="var(--seat)" stroke-width="5" d={`M6 19.5H${at(points)}`} />
        <path fill="var(--w-brass)" stroke="var(--on-brass)" stroke-width="1.4" d={`M${at(points)} 15l-6 -11h12Z`} />
      </svg>
    </div>
  );
}

/** All achievements, highest first; solo play has room for them. */
export function Ladder({ telling, text, seat }: TtScene & { readonly seat: Seat }) {
  const words = wordsOf(text);
  const { levels } = mapOf(telling);
  const { total, level } = scoreNow(telling, seat);
  return (
    <div class="tt-ladder">
      <PanelHead title={words.standing} note={words.points(total)} />
      <ol>
        {levels
          .map((from, n) => (
            <li key={from} class="row" data-reached={n < level} data-next={n === level}>
              <b>{from}</b>
              <span>{words.names.levels[n]}</span>
              {n < level && <Icon name="check" size={16} />}
            </li>
          ))
          .reverse()}
      </ol>
    </div>
  );
}

function Sums({ telling, text, seat }: TtScene & { readonly seat: Seat }) {
  const words = wordsOf(text);
  const { round } = telling.state;
  const { sums, sights, villages, bonuses, total } = scoreNow(telling, seat);
  const rows: readonly (readonly [string, number])[] = [
    ...sums.map((sum, n) => [words.sumOfRound(n + 1, false), sum] as const),
    ...(sights === undefined ? [] : [[words.sumOfRound(round, true), sights] as const]),
    [words.villages, villages],
    [words.bonuses, bonuses],
  ];
  return (
    <div class="sum tt-sum">
      {rows.flatMap(([name, points]) => [<span key={name}>{name}</span>, <span key={`${name} points`}>{points}</span>])}
      <span class="sum-total">{sights === undefined ? words.total : words.soFar(telling, seat)}</span>
      <span class="sum-total">{total}</span>
    </div>
  );
}
