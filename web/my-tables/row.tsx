import { Icon, OfferButton, SeatMark, Tool } from '@skerry/look';
import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { notify } from '../shell/notices.ts';
import { packLabel } from '../shell/pack-label.ts';
import { spanOf } from '../shell/time-span.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import { homeWords } from '../words/home.ts';
import { myTablesWords } from '../words/my-tables.ts';
import { shellWords } from '../words/shell.ts';
import { archive } from './archive.ts';
import type { Group } from './grouping.ts';
import { hasMore, More } from './more.tsx';
import { isPressed, isYourTurn, type MyTable } from './my-table.ts';
import { cutAt } from './search.ts';
import { announced, titleOf } from './titles.ts';
import { whenOf } from './when.ts';

/** A clock with less time than this is coral. */
const SOON = 12 * 60 * 60_000;

interface TableRowProps {
  readonly table: MyTable;
  readonly group: Group;
  readonly now: number;
  /** The most urgent of all: its button is teal. */
  readonly first?: boolean;
  readonly query?: string;
}

export function TableRow({ table, group, now, first = false, query = '' }: TableRowProps) {
  const words = myTablesWords();
  const [open, setOpen] = useState(false);
  const { name, game, pack, seats, address } = table;
  const picture = announced(game)?.picture;
  const isPast = group === 'ended' || group === 'archive';
  return (
    <li class="row wrap table-row" data-group={group} data-pressed={isPressed(table)}>
      <a class="grow stack table-row-way" href={address}>
        <i class="table-row-sign" aria-hidden="true" />
        <svg class="table-row-picture" aria-hidden="true">
          {picture !== undefined && <use href={`${picture}#picture`} />}
        </svg>
        <span class="table-row-text">
          <b>
            <Lit text={name} query={query} />
          </b>{' '}
          <em>
            <Lit text={titleOf(game)} query={query} />
            {pack && ` · ${packLabel(pack)}`}
          </em>
          <span class="table-row-sentence">{sentenceOf(table, now)}</span>
          {query !== '' && <People seats={seats} query={query} />}
        </span>
        <Time {...{ table, group, now }} />
        <span class="wrap table-row-seats" title={seats.map((seat) => seat.name).join(', ')}>
          {seats.map((seat, n) => (
            <SeatMark key={n} seat={n} size={17} hollow={seat.name === ''} />
          ))}
        </span>
      </a>
      <span class="row table-row-act">
        {isPast ? (
          <OfferButton icon="analysis" label={words.review} href={`${address}?review`} />
        ) : (
          <OfferButton
            go={first}
            label={words[group === 'you' ? 'play' : group === 'lobby' ? 'enter' : 'look']}
            href={address}
          />
        )}
        {isPast && <PutAway {...{ table, group }} />}
        {hasMore(table) && (
          <Tool icon="menu" label={homeWords().more(name)} quiet expanded={open} onClick={() => setOpen(!open)} />
        )}
      </span>
      {open && <More table={table} />}
    </li>
  );
}

function PutAway({ table: { id, name }, group }: Pick<TableRowProps, 'table' | 'group'>) {
  const words = myTablesWords();
  if (group === 'archive') return <Tool icon="undo" label={words.unarchive} quiet onClick={() => archive(id, 'out')} />;
  const put = () => {
    archive(id, 'in');
    const undo = { label: shellWords().undo, icon: 'undo' as const, onClick: () => archive(id, 'out') };
    notify(words.archived(name), { tool: undo });
  };
  return <Tool icon="archive" label={words.archive} quiet onClick={put} />;
}

/** The reader's time left; otherwise the turn, or when the game ended. */
function Time({ table, group, now }: Pick<TableRowProps, 'table' | 'group' | 'now'>) {
  const { until } = table;
  if (group === 'you' && until !== undefined)
    return (
      <span class="row table-row-time" data-soon={until - now < SOON}>
        <Icon name="clock" size={17} />
        {leftOf(until - now)}
      </span>
    );
  return <span class="row table-row-time">{timeOf(table, group, now)}</span>;
}

/** The turn if a game is running, as its table reports it; otherwise when it was last used. */
export function timeOf({ turn, touched }: MyTable, group: Group, now: number): string {
  const isOn = group === 'you' || group === 'others';
  return isOn && turn !== undefined ? sayWhen(turn) : whenOf(touched, now, settings.language.value);
}

/** "5 h left". */
export function leftOf(milliseconds: number): string {
  const words = myTablesWords();
  const { unit, count } = spanOf(milliseconds);
  return words.left(words.spans[unit](count));
}

export function sentenceOf(table: MyTable, now: number): string {
  const words = myTablesWords();
  const { local, stage, yours, waiting, turn, winners, seats, setAside, touched } = table;
  const nameAt = (seat: number): string => seats[seat]?.name ?? '';
  if (stage === 'lobby') return words.seatsFree(seats.filter(({ who }) => who === 'open').length);
  if (stage === 'over') {
    if (winners === undefined) return words.over;
    if (winners.length === 0) return words.lost(turn && sayWhen(turn));
    return winners.length === seats.length ? words.won(turn && sayWhen(turn)) : words.wonBy(winners.map(nameAt));
  }
  if (setAside) return words.leftAlone;
  if (isPressed(table)) return words.pressed(nameAt(turn?.seat ?? 0));
  if (isYourTurn(table)) {
    const [first = 0, ...others] = waiting.filter((seat) => yours.includes(seat));
    return yours.length > 1 && others.length === 0 ? words.turnOf(nameAt(first)) : words.yourTurn;
  }
  if (local) return words.goesOn;
  return words.thinking(waiting.map(nameAt), whenOf(touched, now, settings.language.value, 'since'));
}

function People({ seats, query }: { readonly seats: MyTable['seats']; readonly query: string }) {
  const alike = seats.map((seat) => seat.name).filter((name) => cutAt(name, query).length > 1);
  if (alike.length === 0) return null;
  return (
    <span class="table-row-sentence">
      <Lit text={alike.join(', ')} query={query} />
    </span>
  );
}

function Lit({ text, query }: { readonly text: string; readonly query: string }) {
  return <>{cutAt(text, query).map((part, n) => (n % 2 === 1 ? <mark key={n}>{part}</mark> : part))}</>;
}
