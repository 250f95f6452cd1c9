import { Empty, SeatMark, Slip, Tool } from '@skerry/look';
import { useState } from 'preact/hooks';
import { archived } from '../my-tables/archive.ts';
import { GROUPS, type Group, grouped } from '../my-tables/grouping.ts';
import { hasMore, More } from '../my-tables/more.tsx';
import type { MyTable } from '../my-tables/my-table.ts';
import { tables } from '../my-tables/tables.ts';
import { titleOf } from '../my-tables/titles.ts';
import { MINE } from '../routes.ts';
import { packLabel } from '../shell/pack-label.ts';
import { homeWords } from '../words/home.ts';
import { myTablesWords } from '../words/my-tables.ts';

/** Further tables are on their own page. */
const MOST = 6;

export function MyTables() {
  const words = homeWords();
  const groups = grouped(tables.value, archived.value, Date.now());
  const mine = GROUPS.filter((group) => group !== 'archive').flatMap((group) =>
    groups[group].map((table) => ({ table, group })),
  );
  const all = mine.length + groups.archive.length;
  return (
    <Slip class="mine" title={words.myTables} note={mine.length > 0 ? mine.length : undefined}>
      {mine.length === 0 ? (
        <Empty drawing="jetty">{words.noTables}</Empty>
      ) : (
        <ul>
          {mine.slice(0, MOST).map(({ table, group }) => (
            <Row key={table.id} table={table} group={group} />
          ))}
        </ul>
      )}
      {all > 0 && (
        <p class="links mine-all">
          <a href={MINE}>{all > MOST ? myTablesWords().all(all) : myTablesWords().open}</a>
        </p>
      )}
    </Slip>
  );
}

const LOOKS: { readonly [G in Group]?: string } = { you: 'mine-you', ended: 'mine-over' };

function Row({ table, group }: { readonly table: MyTable; readonly group: Group }) {
  const words = homeWords();
  const [open, setOpen] = useState(false);
  const about = [titleOf(table.game), ...(table.pack ? [packLabel(table.pack)] : []), standing(table)];
  return (
    <li class={table.setAside ? 'mine-over' : LOOKS[group]}>
      <a class="grow stack mine-row" href={table.address}>
        <span class="mine-dot" aria-hidden="true" />
        <span class="mine-text">
          <b class="mine-name">{table.name}</b>
          <span>{about.join(' · ')}</span>
        </span>
        <span class="mine-seats" title={table.seats.map((seat) => seat.name).join(', ')}>
          {table.seats.map(({ name }, seat) => (
            <SeatMark key={seat} seat={seat} size={17} hollow={name === ''} />
          ))}
        </span>
      </a>
      {hasMore(table) && (
        <>
          <Tool icon="menu" label={words.more(table.name)} quiet expanded={open} onClick={() => setOpen(!open)} />
          {open && <More table={table} />}
        </>
      )}
    </li>
  );
}

function standing({ local, stage, yours, waiting, winners, seats, setAside }: MyTable): string {
  const words = homeWords();
  if (stage === 'lobby') return words.inLobby;
  if (setAside) return words.setAside;
  if (stage === 'playing') {
    if (waiting.some((seat) => yours.includes(seat))) return words.yourTurn;
    // Bots on this device continue when the table is opened.
    return local ? words.onThisDevice : words.waitingFor(waiting.map((seat) => seats[seat]?.name ?? ''));
  }
  if (winners === undefined) return words.over;
  if (winners.length === seats.length) return words.won;
  return winners.length === 0 ? words.lost : words.wonBy(winners.map((seat) => seats[seat]?.name ?? ''));
}
