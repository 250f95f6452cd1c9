import { OfferButton, Slip, TextField, Waiting } from '@skerry/look';
import type { ClaimSeen } from '@skerry/tables/wire';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { askToBeAdded, claimSeat, lookAtCode, wishToBeAdded } from '../live/api.ts';
import { sayError } from '../live/say-error.ts';
import { AboutDeviceLine } from '../my-tables/about-device.tsx';
import { MINE, onlineTable } from '../routes.ts';
import { Frame } from '../shell/frame.tsx';
import { notify } from '../shell/notices.ts';
import { PageTitle } from '../shell/title.tsx';
import { joinWords } from '../words/join.ts';
import { myTablesWords } from '../words/my-tables.ts';

/** How often to check whether the other device has answered, in milliseconds. */
const EVERY = 3000;

/**
 * Transfers seats to this device, by the code that another device shows. The code may be in the address; nothing
 * changes before the reader has agreed.
 */
export default function ClaimPage({ query }: { readonly query: { readonly code?: string } }) {
  const words = joinWords();
  const { route } = useLocation();
  const [code, setCode] = useState(query.code ?? '');
  const [error, setError] = useState<string>();
  const [seen, setSeen] = useState<ClaimSeen>();
  const [isWaiting, setWaiting] = useState(false);
  const look = (text: string) => {
    if (text.trim() === '') return;
    lookAtCode(text.trim()).then(setSeen, (refused) => setError(sayError(refused)));
  };
  const again = (why?: string) => {
    setSeen(undefined);
    setWaiting(false);
    setError(why);
  };
  useEffect(() => look(query.code ?? ''), [query.code]);
  const sure = () => {
    if (seen?.devices === undefined)
      return claimSeat(code.trim()).then(
        ({ id }) => route(onlineTable(id), true),
        (refused) => again(sayError(refused)),
      );
    return askToBeAdded(code.trim()).then(
      () => setWaiting(true),
      (refused) => again(sayError(refused)),
    );
  };
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        {isWaiting ? (
          <Awaited
            onAdded={() => {
              notify(words.added);
              route(MINE, true);
            }}
            onEnd={again}
          />
        ) : seen === undefined ? (
          <form
            class="claim"
            onSubmit={(event) => {
              event.preventDefault();
              look(code);
            }}
          >
            <PageTitle window={words.claimTitle}>{words.claimTitle}</PageTitle>
            <p>{words.claimHelp}</p>
            <TextField
              label={words.code}
              value={code}
              error={error}
              code
              autocomplete="off"
              maxLength={40}
              onInput={(value) => {
                setCode(value);
                setError(undefined);
              }}
            >
              <OfferButton go submit label={words.claim} />
            </TextField>
          </form>
        ) : (
          <Question seen={seen} onYes={() => void sure()} onNo={() => again()} />
        )}
      </Slip>
    </Frame>
  );
}

interface QuestionProps {
  readonly seen: ClaimSeen;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Shows the reader what would change, before it does. */
function Question({ seen: { seat, devices }, onYes, onNo }: QuestionProps) {
  const words = joinWords();
  const title = devices ? myTablesWords().device.isYours : words.seatTitle;
  return (
    <div class="claim" role="alert">
      <PageTitle window={title}>{title}</PageTitle>
      {seat && <p>{words.seatHelp(seat.name, seat.table)}</p>}
      {devices && (
        <>
          <AboutDeviceLine title={words.other} device={devices.first} />
          <AboutDeviceLine title={words.here} device={devices.second} />
          <p>{words.devicesHelp}</p>
        </>
      )}
      <div class="wrap claim-sure">
        <OfferButton label={words.no} icon="close" onClick={onNo} />
        <OfferButton go label={devices ? words.devicesYes : words.seatYes} onClick={onYes} />
      </div>
    </div>
  );
}

interface AwaitedProps {
  readonly onAdded: () => void;
  readonly onEnd: (why: string) => void;
}

function Awaited({ onAdded, onEnd }: AwaitedProps) {
  const words = joinWords();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    const look = () =>
      wishToBeAdded().then(
        ({ state }) => {
          setTrouble(undefined);
          if (state === 'added') onAdded();
          else if (state === 'refused') onEnd(joinWords().refused);
          else if (state === 'none') onEnd(joinWords().expired);
        },
        (error) => setTrouble(sayError(error)),
      );
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="claim" role="status">
      <PageTitle window={words.waitTitle}>{words.waitTitle}</PageTitle>
      <p>{words.waitHelp}</p>
      <Waiting label={words.waiting} />
      {trouble !== undefined && <p class="reason">{trouble}</p>}
    </div>
  );
}
