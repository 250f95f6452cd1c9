import './lobby.css';
import { sayRefusal } from '@skerry/engine';
import { Choice, OfferButton, Slip, Switch, TextField, Tool } from '@skerry/look';
import { LONGEST_NAME, LONGEST_TABLE_NAME, type TableInfo } from '@skerry/tables';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LoadedGame } from '../game.ts';
import { OriginLine } from '../go-on/fetched-origin.ts';
import type { LiveTable } from '../live/table/live-table.ts';
import { NotificationsOffer } from '../notifications/offer.tsx';
import { rulesPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { Untranslated } from '../shell/untranslated.tsx';
import { shellWords } from '../words/shell.ts';
import { CLOCKS, type ClockName, clockName, clockRule } from './clocks.ts';
import { ContentRead } from './content.tsx';
import { HostOptions } from './host-options.tsx';
import { Invite } from './invite.tsx';
import { LobbyChat } from './lobby-chat.tsx';
import { fitting } from './option-values.ts';
import { OptionsRead } from './options.tsx';
import { Seats } from './seats.tsx';
import { commandSender, type SendCommand } from './send-command.ts';
import { lobbyWords } from './words.ts';

export interface LobbyProps {
  readonly table: LiveTable;
  readonly game: LoadedGame;
}

export default function Lobby({ table, game: { game, text } }: LobbyProps) {
  const words = lobbyWords();
  const [nameless, setNameless] = useState(0);
  const info = table.info.value;
  const you = table.you.value;
  if (info === undefined || you === undefined) return null;
  const { title } = text.value;
  const command = commandSender(table);
  const counts = game.seats;
  const seats = info.seats.length;
  const whyNot = (count: number): string | undefined => {
    const refused = game.refuses?.(count, fitting(game, info.options, seats));
    return refused && sayRefusal(text.value, refused.why);
  };
  const resize = (count: number) => {
    if (whyNot(count) === undefined) command({ do: 'setSeats', count });
  };
  const asked = {
    game,
    text: text.value,
    names: info.seats.map(({ name }) => name),
    options: info.options,
  };
  return (
    <Frame
      where={
        <>
          <b>{title}</b>, {info.name}
        </>
      }
      tools={<Tool icon="rules" label={shellWords().rules} href={rulesPage(game.name)} />}
    >
      <div class="lobby">
        <header>
          <PageTitle window={words.lobbyOf(title)}>{info.name}</PageTitle>
          <p class="cap">{words.lobbyOf(title)}</p>
          <Untranslated game={game.name} />
          {table.connection.value === 'lost' && (
            <p class="reason" role="status">
              {words.offlineLobby}
            </p>
          )}
        </header>
        <div class="lobby-column">
          <Slip
            class="lobby-slip"
            title={words.seats}
            note={info.watchers > 0 ? words.watchers(info.watchers) : undefined}
          >
            {you.seats.length === 0 && (
              <Newcomer free={info.seats.some(({ who }) => who === 'open')} nameless={nameless} />
            )}
            <Seats
              seats={info.seats}
              yours={you.seats}
              host={you.host}
              command={command}
              onNameless={() => setNameless(nameless + 1)}
            />
            {you.host && info.origin === undefined && (
              <div class="offers">
                {counts.includes(seats + 1) && (
                  <OfferButton
                    icon="plus"
                    label={words.moreSeats}
                    why={whyNot(seats + 1)}
                    onClick={() => resize(seats + 1)}
                  />
                )}
                {counts.includes(seats - 1) && (
                  <OfferButton
                    icon="minus"
                    label={words.fewerSeats}
                    why={whyNot(seats - 1)}
                    onClick={() => resize(seats - 1)}
                  />
                )}
              </div>
            )}
            <Start info={info} host={you.host} command={command} />
            {you.seats.length > 0 && (
              <div class="offers">
                <NotificationsOffer clock={info.clock} />
              </div>
            )}
          </Slip>
          <Slip
            class="lobby-slip lobby-options"
            title={words.options}
            note={you.host || info.origin ? undefined : words.onlyHost}
          >
            <ContentRead game={game} />
            {info.origin && <OriginLine origin={info.origin} />}
            {you.host && info.origin === undefined ? (
              <HostOptions {...asked} table={table} />
            ) : (
              <OptionsRead {...asked} />
            )}
            {/* A team may always ask for hints; rivals are told before they sit down. */}
            {!you.host && !game.team && <p class="hint">{info.hints ? words.hintsHelp : words.noHintsHelp}</p>}
          </Slip>
        </div>
        <div class="lobby-column">
          {you.links !== undefined && <Invite name={info.name} links={you.links} />}
          {you.seats.length > 0 && <LobbyChat table={table} />}
          {you.host && <TableSlip info={info} isTeam={game.team} command={command} />}
        </div>
      </div>
    </Frame>
  );
}

/** For a visitor who came by a link and has no seat yet. */
function Newcomer({ free, nameless }: { readonly free: boolean; readonly nameless: number }) {
  const words = lobbyWords();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (nameless > 0) root.current?.querySelector('input')?.focus();
  }, [nameless]);
  if (!free) return <p class="hint">{words.allTaken}</p>;
  return (
    <div ref={root}>
      <TextField
        label={words.yourName}
        hint={words.noSeat}
        error={nameless > 0 && settings.name.value.trim() === '' ? words.nameNeeded : undefined}
        value={settings.name.value}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        onInput={(name) => {
          settings.name.value = name;
        }}
      />
    </div>
  );
}

function Start({
  info: { seats },
  host,
  command,
}: {
  readonly info: TableInfo;
  readonly host: boolean;
  readonly command: SendCommand;
}) {
  const words = lobbyWords();
  const isOpen = seats.some(({ who }) => who === 'open');
  const allReady = seats.every(({ who, ready }) => who !== 'person' || ready);
  const why = isOpen ? words.openSeats : host ? undefined : allReady ? words.hostStarts : words.notAllReady;
  const start = () => {
    if (why === undefined) command({ do: 'start' });
  };
  return (
    <div class="lobby-start">
      <OfferButton
        go
        icon="playNow"
        label={words.start}
        why={why}
        detail={allReady ? undefined : words.startAnyway}
        onClick={start}
      />
    </div>
  );
}

interface TableSlipProps {
  readonly info: TableInfo;
  /** A team may always ask for hints. */
  readonly isTeam: boolean;
  readonly command: SendCommand;
}

/** Settings for the host only: the name, public listing, hints, the clock. */
function TableSlip({ info, isTeam, command }: TableSlipProps) {
  const words = lobbyWords();
  const [name, setName] = useState(info.name);
  const clock = clockName(info.clock);
  const names: ClockName[] = ['none', ...(Object.keys(CLOCKS) as ClockName[]), ...(clock === 'other' ? [clock] : [])];
  return (
    <Slip class="lobby-slip lobby-table" title={words.tableTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') command({ do: 'setTable', name: name.trim() });
        }}
      >
        <TextField
          label={words.tableName}
          value={name}
          maxLength={LONGEST_TABLE_NAME}
          autocomplete="off"
          onInput={setName}
        >
          {name.trim() !== info.name && <OfferButton icon="check" label={words.rename} submit />}
        </TextField>
      </form>
      <Switch
        icon="globe"
        label={words.listed}
        detail={info.listed ? words.listedHelp : words.privateHelp}
        on={info.listed}
        onChange={(listed) => command({ do: 'setTable', listed })}
      />
      {!isTeam && (
        <Switch
          icon="hint"
          label={words.hints}
          detail={info.hints ? words.hintsHelp : words.noHintsHelp}
          on={info.hints === true}
          onChange={(hints) => command({ do: 'setTable', hints })}
        />
      )}
      <Choice
        label={words.clock}
        value={clock}
        options={names.map((value) => ({ value, label: words.clocks[value] }))}
        onChange={(value) => command({ do: 'setTable', clock: clockRule(value) ?? null })}
      />
      <p class="hint">{words.clockHelp}</p>
    </Slip>
  );
}
