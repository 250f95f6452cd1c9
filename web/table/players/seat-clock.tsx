import { signal } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import { Icon } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { clockFace, timeLeft } from './clock.ts';

const now = signal(Date.now());
const HASTE = 15_000;

/** What a seat has left, counted down while its turn runs. */
export function SeatClock({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const info = model.live.info.value;
  const runs = info?.seats[seat]?.clock?.since !== undefined;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (info === undefined || model.playback.outcome.value !== undefined) return null;
  const left = timeLeft(info.seats[seat] ?? {}, info.clock, now.value + skew(model));
  if (left === undefined) return null;
  const words = tableWords();
  const face = clockFace(left.runs && left.turn > 0 ? left.turn : left.bank);
  const says = left.runs && left.turn > 0 ? words.turnTime(face) : words.bankTime(face);
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

/** How far the keeper's clock is ahead of this one, by the first word of it. */
const skews = new WeakMap<object, { readonly now: number; readonly ahead: number }>();

function skew({ live }: TableModel): number {
  const told = live.info.value?.now ?? Date.now();
  const known = skews.get(live);
  if (known?.now === told) return known.ahead;
  const ahead = told - Date.now();
  skews.set(live, { now: told, ahead });
  return ahead;
}
