import { OfferButton, Switch, Tool } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { archived } from '../../my-tables/archive.ts';
import { grouped, nextTables } from '../../my-tables/grouping.ts';
import { isPressed, type MyTable } from '../../my-tables/my-table.ts';
import { askForMyTables, tables } from '../../my-tables/tables.ts';
import { NotificationsOffer } from '../../notifications/offer.tsx';
import { MINE } from '../../routes.ts';
import { settings } from '../../settings/settings.ts';
import { spanOf } from '../../shell/time-span.ts';
import { myTablesWords } from '../../words/my-tables.ts';
import type { TableModel } from '../table-model.ts';

/** How many besides the first. */
const MOST = 2;
/** Milliseconds to look at one's move before the next table opens. */
const A_LOOK = 2500;

const waitingElsewhere = (model: TableModel): MyTable[] => nextTables(tables.value, model.live.info.value?.id ?? '');

/** People take their time; bots do not, so the reader stays with them. */
const othersThink = (model: TableModel): boolean => {
  const { tone, seats } = model.acting.prompt.value;
  const waited = seats.map((seat) => model.playback.seats.value[seat]);
  return (
    tone === 'others' &&
    model.playback.ownSeats.value.length > 0 &&
    waited.some((seat) => seat?.who === 'person' && !seat.standIn)
  );
};

interface Idle {
  readonly playback: Pick<TableModel['playback'], 'replayed'>;
  readonly sheets: Pick<TableModel['sheets'], 'current'>;
  readonly acting: Pick<TableModel['acting'], 'gesturing'>;
}

/** Whether the reader can leave without losing sight of anything open here. */
export const isIdle = ({ playback, sheets, acting }: Idle): boolean =>
  playback.replayed.value === undefined && sheets.current.value === undefined && acting.gesturing.value === undefined;

/** In the bar: the way to the next table where it is the reader's turn, and how many there are. */
export function NextTool({ model }: { readonly model: TableModel }) {
  const words = myTablesWords();
  const [next, ...others] = waitingElsewhere(model);
  const isWaiting = model.playback.ownSeats.value.length > 0 && model.acting.prompt.value.tone !== 'others';
  // Asked when the reader arrives, and after each of their moves.
  useEffect(() => {
    if (!isWaiting) void askForMyTables();
  }, [isWaiting]);
  if (next === undefined) return null;
  const count = others.length + 1;
  return (
    <Tool
      icon="forward"
      label={words.next}
      href={next.address}
      badge={count}
      badgeLabel={words.waitsHere(count)}
      hotkey="N"
    />
  );
}

/** In the prompt, while others think: the reader's other tables, most urgent first. */
export function NextTables({ model }: { readonly model: TableModel }) {
  const words = myTablesWords();
  const { route } = useLocation();
  const waiting = waitingElsewhere(model);
  const [next, ...others] = waiting;
  const isShown = next !== undefined && othersThink(model);
  const address = isShown && settings.goOn.value && isIdle(model) ? next.address : undefined;
  useEffect(() => {
    if (address === undefined) return;
    const going = setTimeout(() => route(address), A_LOOK);
    return () => clearTimeout(going);
  }, [address]);
  const clock = model.live.info.value?.clock;
  if (!isShown)
    return othersThink(model) ? (
      <div class="offers next-tables">
        <NotificationsOffer clock={clock} />
      </div>
    ) : null;
  const rest = grouped(tables.value, archived.value, Date.now()).others.filter(
    ({ id }) => id !== model.live.info.value?.id,
  ).length;
  return (
    <div class="offers next-tables">
      <OfferButton go icon="forward" label={words.nextTable(next.name)} detail={asked(next)} href={next.address} />
      {others.slice(0, MOST).map((table) => (
        <OfferButton key={table.id} label={table.name} detail={asked(table)} href={table.address} />
      ))}
      <OfferButton label={words.title} detail={words.othersThink(rest)} href={MINE} />
      <NotificationsOffer clock={clock} />
      <Switch
        label={words.byItself}
        on={settings.goOn.value}
        onChange={(on) => {
          settings.goOn.value = on;
        }}
      />
    </div>
  );
}

/** "your turn, 5 h left". */
function asked(table: MyTable): string {
  const words = myTablesWords();
  const what = isPressed(table) ? words.nextPressed : words.nextYours;
  if (table.until === undefined) return what;
  const { unit, count } = spanOf(table.until - Date.now());
  return `${what}, ${words.left(words.spans[unit](count))}`;
}
