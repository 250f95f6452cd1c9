import { Icon, OfferButton, SeatMark, Tool } from '@skerry/look';
import { BOT_LEVELS, DEFAULT_LEVEL, LONGEST_NAME, type SeatInfo } from '@skerry/tables';
import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { Select } from './select.tsx';
import type { SendCommand } from './send-command.ts';
import { lobbyWords } from './words.ts';

export interface SeatsProps {
  readonly seats: readonly SeatInfo[];
  readonly yours: readonly number[];
  readonly host: boolean;
  readonly command: SendCommand;
  readonly onNameless: () => void;
}

export function Seats({ seats, yours, host, command, onNameless }: SeatsProps) {
  const words = lobbyWords();
  const firstFree = seats.findIndex(({ who }) => who === 'open');
  return (
    <ol class="seats" aria-label={words.seats}>
      {seats.map((info, seat) => (
        <li key={seat} class={yours.includes(seat) ? 'seat seat-yours' : 'seat'}>
          <SeatMark seat={seat} size={30} hollow={info.who === 'open' || (info.who === 'person' && !info.here)} />
          <Sitter seat={seat} info={info} yours={yours.includes(seat)} />
          <div class="row wrap seat-offers">
            {info.who === 'open' && (
              <OpenSeat {...{ seat, host, command, onNameless }} first={seat === firstFree} seated={yours.length > 0} />
            )}
            {info.who === 'bot' && host && <BotSeat seat={seat} info={info} command={command} />}
            {info.who === 'person' &&
              (yours.includes(seat) ? (
                <OwnSeat seat={seat} info={info} command={command} />
              ) : (
                host && (
                  <Tool
                    icon="remove"
                    label={words.kick(info.name)}
                    quiet
                    onClick={() => command({ do: 'kick', seat })}
                  />
                )
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Sitter({ seat, info, yours }: { readonly seat: number; readonly info: SeatInfo; readonly yours: boolean }) {
  const words = lobbyWords();
  const about =
    info.who === 'bot'
      ? [words.botWho(words.levels[info.level ?? DEFAULT_LEVEL])]
      : info.who === 'person'
        ? [
            ...(yours ? [words.you] : []),
            ...(info.host ? [words.host] : []),
            info.here ? (info.ready ? words.ready : words.notReady) : words.away,
          ]
        : [words.free];
  return (
    <span class="seat-who">
      <b>{info.name || words.seatOf(seat)}</b>
      <span class="cap">
        {about.join(', ')}
        {info.ready && info.who === 'person' && <Icon name="check" size={16} />}
      </span>
      {info.who === 'bot' && <span class="hint">{words.levelHelp[info.level ?? DEFAULT_LEVEL]}</span>}
    </span>
  );
}

interface SeatOffersProps {
  readonly seat: number;
  readonly command: SendCommand;
}

interface OpenSeatProps {
  /** The first of several free seats. */
  readonly first: boolean;
  readonly seated: boolean;
  readonly host: boolean;
  readonly onNameless: () => void;
}

function OpenSeat({ seat, first, seated, host, command, onNameless }: SeatOffersProps & OpenSeatProps) {
  const words = lobbyWords();
  const sit = () => {
    const name = settings.name.value.trim();
    if (name === '') onNameless();
    else command({ do: 'sit', seat, name });
  };
  return (
    <>
      {!seated && <OfferButton go={first} icon="person" label={words.sitHere} onClick={sit} />}
      {host && (
        <OfferButton
          icon="bot"
          label={words.putBot}
          onClick={() => command({ do: 'seatBot', seat, level: DEFAULT_LEVEL })}
        />
      )}
    </>
  );
}

function BotSeat({ seat, info, command }: SeatOffersProps & { readonly info: SeatInfo }) {
  const words = lobbyWords();
  return (
    <>
      <Select
        quiet
        label={words.level(info.name)}
        value={info.level ?? DEFAULT_LEVEL}
        options={BOT_LEVELS.map((level) => ({ value: level, label: words.levels[level] }))}
        onChange={(value) => {
          const level = BOT_LEVELS.find((each) => each === value);
          if (level !== undefined) command({ do: 'seatBot', seat, level });
        }}
      />
      <Tool icon="close" label={words.openSeat} quiet onClick={() => command({ do: 'openSeat', seat })} />
    </>
  );
}

function OwnSeat({ seat, info, command }: SeatOffersProps & { readonly info: SeatInfo }) {
  const words = lobbyWords();
  const [name, setName] = useState<string>();
  if (name !== undefined) {
    return (
      <form
        class="seat-rename"
        onSubmit={(event) => {
          event.preventDefault();
          const next = name.trim();
          if (next === '') return;
          settings.name.value = next;
          command({ do: 'rename', seat, name: next });
          setName(undefined);
        }}
      >
        <input
          class="input"
          aria-label={words.yourName}
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          ref={(input) => input?.focus()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="tool" type="submit" title={words.rename}>
          <Icon name="check" />
          <span class="visually-hidden">{words.rename}</span>
        </button>
      </form>
    );
  }
  return (
    <>
      <OfferButton
        icon={info.ready ? undefined : 'ready'}
        label={info.ready ? words.notYet : words.iAmReady}
        onClick={() => command({ do: 'ready', seat, ready: !info.ready })}
      />
      <Tool icon="pen" label={words.rename} quiet onClick={() => setName(info.name)} />
      <Tool icon="leave" label={words.stand} quiet onClick={() => command({ do: 'stand', seat })} />
    </>
  );
}
