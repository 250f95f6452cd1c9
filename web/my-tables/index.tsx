import './my-tables.css';
import { Empty, Icon, Mark, OfferButton, Slip } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lazy, useLocation } from 'preact-iso';
import { HAS_SERVER } from '../address.ts';
import { JoinWord } from '../home/join-word.tsx';
import { NotificationsSlip } from '../notifications/slip.tsx';
import { OnlinePlay } from '../online/lazy.ts';
import { HOME, MINE } from '../routes.ts';
import { Backdrop } from '../shell/backdrop.tsx';
import { PageTitle } from '../shell/title.tsx';
import { ShellTools } from '../shell/tools.tsx';
import { myTablesWords } from '../words/my-tables.ts';
import { shellWords } from '../words/shell.ts';
import { archived } from './archive.ts';
import { DayCards } from './day-cards.tsx';
import { DeviceSlip } from './device-slip.tsx';
import { GROUPS, type Group, grouped, groupOf } from './grouping.ts';
import type { MyTable } from './my-table.ts';
import { TableRow } from './row.tsx';
import { SaveAll } from './save-all.tsx';
import { found } from './search.ts';
import { followTables, isListed, reachable, tables } from './tables.ts';
import { titleOf } from './titles.ts';

const Studies = lazy(async () => (await import('../study/index.ts')).studyList());

/** How often times are updated. */
const EVERY = 30_000;

/** The centres of the rhumb lines behind the page. */
const ROSES = [{ x: 1180, y: 60 }] as const;

export default function MyTablesPage() {
  const words = myTablesWords();
  const shell = shellWords();
  const { query: address } = useLocation();
  const [letters, setLetters] = useState('');
  const now = useNow();
  useEffect(followTables, []);
  const isArchive = 'archive' in address;
  return (
    <div class="my-tables">
      <Backdrop roses={ROSES} />
      <header class="row my-tables-head">
        <a class="skip" href="#main">
          {shell.skip}
        </a>
        <a class="centred my-tables-home" href={HOME} title={words.toHome}>
          <Mark size={46} />
          <span class="visually-hidden">{words.toHome}</span>
        </a>
        <PageTitle window={words.title}>{words.title}</PageTitle>
        <Search letters={letters} onInput={setLetters} />
        <nav class="tools" aria-label={shell.tools}>
          <ShellTools />
        </nav>
      </header>
      <div class="stack my-tables-columns">
        <main id="main">
          {letters.trim() !== '' ? (
            <Found {...{ now, letters }} />
          ) : isArchive ? (
            <ArchiveList now={now} />
          ) : (
            <>
              <Lists now={now} />
              <Studies />
            </>
          )}
        </main>
        <aside>
          <DayCards />
          {HAS_SERVER && <NotificationsSlip />}
          {HAS_SERVER && reachable.value !== false && <DeviceSlip />}
          {reachable.value === false && <p class="my-tables-way cap">{shell.offline}</p>}
          {HAS_SERVER ? <JoinWord /> : <OnlinePlay />}
        </aside>
      </div>
    </div>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Search({ letters, onInput }: { readonly letters: string; onInput(letters: string): void }) {
  const words = myTablesWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search class="row my-tables-search">
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="search"
        placeholder={words.search}
        aria-label={words.search}
        aria-keyshortcuts="/"
        maxLength={80}
        value={letters}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onInput('')}
      />
      <span class="my-tables-key" aria-hidden="true">
        /
      </span>
    </search>
  );
}

function Lists({ now }: { readonly now: number }) {
  const words = myTablesWords();
  const { archive, ...groups } = grouped(tables.value, archived.value, now);
  const shown = GROUPS.filter((group): group is Exclude<Group, 'archive'> => group !== 'archive').filter(
    (group) => groups[group].length > 0,
  );
  const toArchive = (
    <p class="links my-tables-way">
      <a href={`${MINE}?archive`}>{words.toArchive(archive.length)}</a>
    </p>
  );
  if (shown.length === 0)
    return (
      <>
        {/* No "nothing here" before the lists are loaded. */}
        {isListed.value && (
          <Slip label={words.title} class="table-group">
            <Empty drawing="jetty" offer={<OfferButton icon="home" label={words.toGames} href={HOME} />}>
              {words.none}
            </Empty>
          </Slip>
        )}
        {archive.length > 0 && toArchive}
      </>
    );
  return (
    <>
      {shown.map((group) => (
        <Rows key={group} {...{ group, now }} tables={groups[group]} note={words.notes[group]} />
      ))}
      {archive.length > 0 && toArchive}
    </>
  );
}

interface RowsProps {
  readonly group: Group;
  readonly tables: readonly MyTable[];
  readonly note: string;
  readonly now: number;
}

function Rows({ group, tables: rows, note, now }: RowsProps) {
  const words = myTablesWords();
  return (
    <Slip
      class="table-group"
      edge={group === 'you' ? 'brass' : undefined}
      label={words.groups[group]}
      title={<Counted title={words.groups[group]} count={rows.length} />}
      note={note}
    >
      <ul>
        {rows.map((table, n) => (
          <TableRow key={table.id} {...{ table, group, now }} first={group === 'you' && n === 0} />
        ))}
      </ul>
    </Slip>
  );
}

const Counted = ({ title, count }: { readonly title: string; readonly count: number }) => (
  <span class="table-group-title">
    {title} <b class="table-count">{count}</b>
  </span>
);

function ArchiveList({ now }: { readonly now: number }) {
  const words = myTablesWords();
  const { archive } = grouped(tables.value, archived.value, now);
  return (
    <>
      {archive.length > 0 ? (
        <>
          <Rows group="archive" tables={archive} note={words.notes.archive} now={now} />
          <p class="links my-tables-way">
            <SaveAll tables={archive} />
          </p>
        </>
      ) : (
        <Slip label={words.groups.archive} class="table-group">
          <Empty drawing="buoy">{words.archiveEmpty}</Empty>
        </Slip>
      )}
      <p class="links my-tables-way">
        <a href={MINE}>{words.backToTables}</a>
      </p>
      <p class="my-tables-way cap">{words.archiveHelp}</p>
    </>
  );
}

function Found({ now, letters }: { readonly now: number; readonly letters: string }) {
  const words = myTablesWords();
  const groups = grouped(found(tables.value, letters, titleOf), archived.value, now);
  const rows = GROUPS.flatMap((group) => groups[group]);
  return (
    <Slip
      class="table-group"
      label={words.found}
      title={<Counted title={words.found} count={rows.length} />}
      note={words.foundIn}
    >
      <p class="visually-hidden" role="status">
        {words.found}: {rows.length}
      </p>
      {rows.length === 0 ? (
        <Empty drawing="compass">{words.nothingFound(letters.trim())}</Empty>
      ) : (
        <ul>
          {rows.map((table) => {
            const group = groupOf(table, archived.value, now);
            return <TableRow key={table.id} {...{ table, group, now }} query={letters} />;
          })}
        </ul>
      )}
    </Slip>
  );
}
