import { sayAction } from '@skerry/engine';
import { type BoardProps, Icon, type Scene } from '@skerry/look';
import { FLOOD_CARDS, SKULL } from '../../content/meter.ts';
import { TREASURES } from '../../content/tiles.ts';
import { isAtBrink } from '../../outlook/dangers.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { wave } from '../chart/tile.tsx';
import { lastSite, treasureState } from '../describe.ts';
import { Drawing } from '../parts/drawing.tsx';

type Props = BoardProps<ForbiddenIsland>;

/** The water meter and the treasures. */
export function Instruments(props: Props) {
  const { telling, text, choices, answer } = props;
  const words = wordsOf(text);
  return (
    <div class="stack fi-instruments">
      <Gauge {...props} />
      <div>
        <h2 class="fi-treasures-title">{words.treasures}</h2>
        <ul class="stack fi-treasures">
          {TREASURES.map((treasure, nth) => {
            const capture = choices.find(
              ({ action, why }) => why === undefined && action.act === 'capture' && action.treasure === treasure,
            );
            const last = lastSite(props, nth);
            const content = (
              <>
                <Drawing name={treasure} />
                <span>
                  {words.names.treasures[treasure]}
                  <small class="fi-treasure-state">{treasureState(props, nth)}</small>
                  {last !== undefined && <small class="fi-treasure-state fi-treasure-last">{last}</small>}
                </span>
              </>
            );
            return (
              <li key={treasure} data-taken={telling.state.captured[nth] !== -1} data-fi={`treasure-${treasure}`}>
                {capture === undefined ? (
                  content
                ) : (
                  <button
                    type="button"
                    class="fi-capture"
                    title={sayAction(text, capture.action, telling)}
                    onClick={() => answer(capture.action)}
                  >
                    {content}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The water level: "…: five flood cards per turn. One more Waters Rise! and everyone loses." */
function levelOf({ telling: { state }, text }: Scene<ForbiddenIsland>): string {
  const words = wordsOf(text);
  const level = words.level(state.mark, FLOOD_CARDS[state.mark] ?? 0);
  return isAtBrink(state) ? `${level}. ${words.nextRise}` : level;
}

/** Height of a mark above the bottom of the gauge. */
const level = (mark: number): number => 306 - 29.5 * (mark - 1);
/** One bracket per run of marks with the same number of flood cards. */
const BRACKETS = [2, 3, 4, 5].map((cards) => ({
  cards,
  low: level(FLOOD_CARDS.indexOf(cards)) + 9,
  high: level(FLOOD_CARDS.lastIndexOf(cards)) - 9,
}));
const scale = (every: number, length: number): string =>
  Array.from({ length: Math.floor(36 / every) + 1 }, (_, n) => `M84 ${306 - n * every * 7.375}h${length}`).join('');
const QUARTERS = scale(1, 5);
const MARKS = scale(4, 10);
const LIQUID = Array.from({ length: 23 }, (_, n) => wave(40, 88, n * 13, 8, 2.6)).join('');

/** A brass-bound glass tube. */
function Gauge(props: Props) {
  const { mark } = props.telling.state;
  const cards = FLOOD_CARDS[mark] ?? 0;
  return (
    <svg class="fi-gauge" viewBox="0 0 132 356" role="img" aria-label={levelOf(props)} data-fi="gauge">
      <path fill="var(--paper-3)" stroke="currentColor" stroke-width="2" d="M40 332V36Q40 14 62 14Q84 14 84 36V332Z" />
      <clipPath id="fi-glass">
        <path d="M46 330V38Q46 20 62 20Q78 20 78 38V330Z" />
      </clipPath>
      <g clip-path="url(#fi-glass)">
        <g data-rises="" style={{ transform: `translateY(${level(mark)}px)` }}>
          <path fill="var(--fi-liquid)" d={`${wave(40, 88, 0, 8, 3)}V400H40Z`} />
          <path fill="none" stroke="var(--fi-liquid-line)" stroke-width="1.4" d={LIQUID} />
        </g>
      </g>
      <path fill="none" stroke="currentColor" d="M46 330V38Q46 20 62 20Q78 20 78 38V330" />
      <path stroke="var(--fi-glint)" stroke-width="2.5" stroke-linecap="round" d="M51 44V318" />
      <path fill="none" stroke="currentColor" stroke-width="0.8" d={QUARTERS} />
      <path fill="none" stroke="currentColor" stroke-width="1.4" d={MARKS} />
      {BRACKETS.map(({ cards: number, low, high }) => (
        <g key={number} data-now={number === cards}>
          <path fill="none" stroke="currentColor" stroke-width="1.3" d={`M98 ${low}q6 0 6-6V${high + 6}q0-6-6-6`} />
          <text
            class="serif fi-count"
            x="118"
            y={(low + high) / 2 + 8}
            font-size={number === cards ? 28 : 21}
            text-anchor="middle"
          >
            {number}
          </text>
        </g>
      ))}
      {isAtBrink(props.telling.state) && <circle class="fi-skull-next" cx="113" cy="40.5" r="18" />}
      <g class="fi-skull" data-now={mark >= SKULL}>
        <Icon name="skull" size={28} x={99} y={26.5} />
      </g>
      <g fill="var(--w-brass)" stroke="var(--on-brass)" stroke-width="1.6">
        <path d="M32 326H92V338H32ZM24 338H100V348H24ZM36 62H88V70H36ZM36 196H88V204H36Z" />
        <circle cx="62" cy="11" r="7" />
      </g>
      <g data-rises="" style={{ transform: `translateY(${level(mark)}px)` }}>
        <path fill="none" stroke="currentColor" stroke-width="2.4" d="M84 0H100" />
        <path fill="var(--w-brass)" stroke="var(--on-brass)" stroke-width="1.6" d="M4-12H26L40 0L26 12H4Z" />
        <text fill="var(--on-brass)" x="17" y="6.5" font-size="18" font-weight="700" text-anchor="middle">
          {mark}
        </text>
      </g>
    </svg>
  );
}

/** The gauge as a row: ten boxes, filled up to the current one, which is underlined. */
export function Strip(props: Props) {
  const { mark, captured } = props.telling.state;
  const words = wordsOf(props.text);
  const isNext = isAtBrink(props.telling.state);
  const stateOf = (nth: number): string => {
    const name = words.names.treasures[TREASURES[nth]!];
    const by = captured[nth]!;
    const more = by === -1 ? lastSite(props, nth) : words.takenBy(props.telling, by);
    return more === undefined ? name : `${name}, ${more}`;
  };
  return (
    <div class="row wrap fi-strip" data-fi="gauge">
      <b aria-hidden="true">{mark}</b>
      <span class="fi-ticks" role="img" aria-label={levelOf(props)}>
        {Array.from({ length: SKULL }, (_, n) => n + 1).map((each) => (
          <i key={each} data-reached={each <= mark} data-now={each === mark} data-next={isNext && each === SKULL}>
            {each === SKULL ? <Icon name="skull" size={15} /> : FLOOD_CARDS[each]}
          </i>
        ))}
      </span>
      <span class="fi-strip-words">{words.perTurn(FLOOD_CARDS[mark] ?? 0)}</span>
      <span class="fi-strip-treasures">
        {TREASURES.map((treasure, nth) => (
          <span
            key={treasure}
            role="img"
            aria-label={stateOf(nth)}
            title={stateOf(nth)}
            data-fi={`treasure-${treasure}`}
            data-captured={captured[nth] !== -1}
            data-last={lastSite(props, nth) !== undefined}
          >
            <Drawing name={treasure} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** Treasures captured by a player. */
export function Won({ telling, text, seat }: Scene<ForbiddenIsland> & { readonly seat: number }) {
  const { names } = wordsOf(text);
  const taken = TREASURES.filter((_, nth) => telling.state.captured[nth] === seat);
  if (taken.length === 0) return null;
  return (
    <span class="fi-won" role="img" aria-label={taken.map((treasure) => names.treasures[treasure]).join(', ')}>
      {taken.map((treasure) => (
        <Drawing key={treasure} name={treasure} />
      ))}
    </span>
  );
}
