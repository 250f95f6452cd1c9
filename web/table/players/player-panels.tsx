import type { Seat } from '@skerry/engine';
import { type HandPlace, Icon, PanelHead, Pips, SeatMark } from '@skerry/look';
import type { SeatInfo } from '@skerry/tables';
import { Guard } from '../guard.tsx';
import { SeatClock } from '../later-parts.ts';
import type { Layout } from '../layout.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** The place of hands in each layout, if not under tabs. */
const PLACES = { wide: 'rail', middle: 'beside', narrow: 'phone', low: 'phone' } as const satisfies Record<
  Layout,
  HandPlace
>;

/** Letters of a name that fit beside its mark. */
const LONG = 14;

/** The reader's own panel first and larger, then the others in seat order. */
export function PlayerPanels({ model }: { readonly model: TableModel }) {
  const { board } = model.game;
  const order = model.tabs.order.value;
  const isWide = model.layout.kind.value === 'wide';
  const isRail = model.layout.hasRail.value;
  const hasLarge = model.playback.ownSeats.value.length > 0 || isRail;
  return (
    <section class="crew" aria-label={tableWords().crew} data-seats={order.length} data-rail={isRail}>
      {order.map((seat, nth) => (
        <Panel key={seat} model={model} seat={seat} isLarge={nth === 0 && hasLarge} />
      ))}
      {isWide && !board.pilesInSheet && (
        <section class="slip table-piles">
          <PanelHead title={tableWords().piles} />
          <Guard>
            <board.Piles {...model.acting.boardProps.value} />
          </Guard>
        </section>
      )}
    </section>
  );
}

interface PanelProps {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly isLarge: boolean;
}

export function Panel({ model, seat, isLarge }: PanelProps) {
  const words = tableWords();
  const { board } = model.game;
  const scene = model.acting.scene.value;
  const info = model.playback.seats.value[seat]!;
  const isMine = model.playback.ownSeats.value.includes(seat);
  const isAsked = model.playback.asks.value.some((ask) => ask.seat === seat && ask.must);
  const pips = board.pips(scene, seat);
  const isAway = info.who === 'person' && !info.here;
  const place = model.layout.hasTabs.value ? 'tab' : PLACES[model.layout.kind.value];
  return (
    <section
      class="column slip panel"
      data-edge={isAsked ? 'brass' : undefined}
      data-large={isLarge}
      data-hand={board.handShape(scene, seat)}
      aria-label={info.name}
    >
      <header class="row">
        <button
          class="row panel-who"
          type="button"
          title={tableWords().says(info.name, board.about(scene, seat))}
          onClick={() => model.sheets.open({ kind: 'player', seat })}
        >
          <SeatMark seat={seat} size={isLarge ? 30 : 28} hollow={isAway} />
          <span class="panel-name">
            <span class="wrap panel-first">
              <b data-away={isAway} data-long={info.name.length > LONG}>
                {info.name}
              </b>
              {isMine && <small>{words.you}</small>}
              <SeatState info={info} />
            </span>
            <span class="cap panel-caption">{board.caption(scene, seat)}</span>
          </span>
        </button>
        <span class="row panel-right">
          <SeatClock model={model} seat={seat} />
          {pips !== undefined && <Pips {...pips} label={words.actionsLeft(pips.left, pips.of)} />}
          <board.Won {...scene} seat={seat} />
        </span>
      </header>
      {isMine && isLarge && model.layout.hasRail.value && board.power !== undefined && (
        <p class="fine panel-power">{board.power(scene, seat)}</p>
      )}
      <div class="panel-hand">
        <board.Hand {...model.acting.boardProps.value} seat={seat} large={isLarge} place={place} />
      </div>
      <Thinking model={model} seat={seat} />
    </section>
  );
}

export function SeatState({ info }: { readonly info: SeatInfo }) {
  const words = tableWords();
  const level = info.level === undefined ? '' : words.levels[info.level].toLowerCase();
  if (info.who === 'bot') {
    return (
      <small class="inline panel-bot" title={`${words.bot}, ${level}`}>
        <Icon name="bot" size={16} />
        {level}
      </small>
    );
  }
  if (info.standIn) {
    return (
      <small class="inline panel-bot" title={words.playedBy(level)}>
        <Icon name="bot" size={16} />
        {words.away}
      </small>
    );
  }
  if (info.who === 'person' && !info.here) return <small class="panel-away">{words.away}</small>;
  return null;
}

function Thinking({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const share = model.live.thinking.value.get(seat);
  if (share === undefined || model.playback.replayed.value !== undefined) return null;
  const name = model.playback.seats.value[seat]?.name ?? '';
  return (
    <span class="thinking" role="img" aria-label={tableWords().thinks(name)}>
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
