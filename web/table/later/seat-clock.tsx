import { signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import { Icon } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { seatFace, spokenTime, timeLeft } from './clock.ts';

const ticks = signal(0);
const HASTE = 15_000;

/** Milliseconds since 1970 by the table's clock. While it `runs`, the component renders twice a second. */
export function useTableTime(model: TableModel, runs: boolean): number {
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      ticks.value++;
    }, 500);
    return () => clearInterval(timer);
  }, [runs]);
  void ticks.value;
  return Date.now() + skew(model);
}

export function SeatClock({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const info = model.live.info.value;
  const time = useTableTime(model, info?.seats[seat]?.clock?.since !== undefined);
  if (info === undefined || model.playback.outcome.value !== undefined) return null;
  const left = timeLeft(info.seats[seat] ?? {}, info.clock, time);
  if (left === undefined) return null;
  const words = tableWords();
  const face = seatFace(left);
  const says =
    left.runs && left.turn > 0 ? words.turnTime(spokenTime(left.turn), spokenTime(left.bank)) : words.bankTime(face);
  return (
    <span
      class="inline seat-clock"
      data-runs={left.runs}
      data-haste={left.runs && left.turn + left.bank < HASTE}
      title={says}
    >
      <Icon name="clock" size={14} />
      <span aria-hidden="true">{face}</span>
      <span class="visually-hidden">{says}</span>
    </span>
  );
}

/** How far the table's clock is ahead of this one, measured when its time arrives. */
const skews = new WeakMap<object, { readonly now: number; readonly ahead: number }>();

function skew({ live }: TableModel): number {
  const told = live.info.value?.now ?? Date.now();
  const known = skews.get(live);
  if (known?.now === told) return known.ahead;
  const ahead = told - Date.now();
  skews.set(live, { now: told, ahead });
  return ahead;
}
