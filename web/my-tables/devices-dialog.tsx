import './css/devices.css';
import { Dialog, Icon, OfferButton, Waiting } from '@skerry/look';
import type { AboutDevice, DeviceList } from '@skerry/tables/wire';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, answerDevice, deviceCode, ownDevices, takeAwayDevice, undoDevice } from '../live/api.ts';
import { linkOrigin } from '../live/link-origin.ts';
import { Qr } from '../lobby/qr.tsx';
import { CLAIM, claimPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { copy } from '../shell/copy.ts';
import { notify, refuse } from '../shell/notices.ts';
import { joinWords } from '../words/join.ts';
import { myTablesWords } from '../words/my-tables.ts';
import { shellWords } from '../words/shell.ts';
import { AboutDeviceLine, DEVICE_SIGNS, deviceName } from './about-device.tsx';
import { timeOf, whenOf } from './when.ts';

const tell = (error: unknown): void =>
  refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);

/** How often to check whether the other device has asked, in milliseconds. */
const EVERY = 4000;

export default function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const { device: words } = myTablesWords();
  const [given, setGiven] = useState<Given>();
  const [{ devices, asks, own, added }, setKnown] = useState<DeviceList>({ devices: [], asks: [], added: [] });
  const look = () =>
    ownDevices().then(
      (found) => {
        setKnown(found);
        return found;
      },
      () => undefined,
    );
  const give = () => {
    setGiven(undefined);
    deviceCode().then(
      (code) => {
        setGiven(code);
        void look();
      },
      (error) => {
        tell(error);
        onClose();
      },
    );
  };
  useEffect(() => {
    // A pending request is answered first: a new code would cancel it.
    void look().then((found) => (found === undefined || found.asks.length === 0 ? give() : setGiven('used')));
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  const [asking] = asks;
  const answer = (isOwn: boolean) =>
    asking &&
    answerDevice(asking.id, isOwn)
      .then(() => notify(isOwn ? words.isAdded(deviceName(asking)) : words.isRefused), tell)
      .then(() => {
        setGiven('used');
        return look();
      });
  return (
    <Dialog wide title={words.title} closeLabel={shellWords().close} onClose={onClose}>
      {asking ? (
        <Asking device={asking} own={own} onAnswer={(isOwn) => void answer(isOwn)} />
      ) : given === undefined ? (
        <Waiting label={shellWords().loading} />
      ) : given === 'used' ? (
        <Over sentence={words.used} onAgain={give} />
      ) : (
        <Words {...given} onAgain={give} />
      )}
      <h3 class="devices-heading">{words.yours}</h3>
      <ul class="devices-list" aria-live="polite">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} onGone={look} />
        ))}
        {added.map((each) => (
          <AddedLine key={each.id} added={each} onGone={look} />
        ))}
      </ul>
      {devices.length === 1 && <p class="cap">{words.alone}</p>}
    </Dialog>
  );
}

/** A code and its expiry, or one that was used. */
type Given = { readonly code: string; readonly until: number } | 'used';

interface AskingProps {
  readonly device: DeviceList['asks'][number];
  readonly own: AboutDevice | undefined;
  readonly onAnswer: (isOwn: boolean) => void;
}

/** Another device has entered the code: is it the reader's own? */
function Asking({ device, own, onAnswer }: AskingProps) {
  const { device: words } = myTablesWords();
  return (
    <div class="stack devices-ask" role="alert">
      <h3>{words.isYours}</h3>
      <AboutDeviceLine title={words.asks} device={device} />
      {own && <AboutDeviceLine title={joinWords().here} device={own} />}
      <p>{words.asksHelp}</p>
      <div class="wrap devices-answers">
        <OfferButton icon="close" label={words.refuse} onClick={() => onAnswer(false)} />
        <OfferButton go label={words.add} onClick={() => onAnswer(true)} />
      </div>
    </div>
  );
}

function Over({ sentence, onAgain }: { readonly sentence: string; readonly onAgain: () => void }) {
  const { device: words } = myTablesWords();
  return (
    <div class="row wrap devices-over">
      <p>{sentence}</p>
      <OfferButton icon="qr" label={words.again} onClick={onAgain} />
    </div>
  );
}

interface WordsProps {
  readonly code: string;
  readonly until: number;
  readonly onAgain: () => void;
}

function Words({ code, until, onAgain }: WordsProps) {
  const { device: words } = myTablesWords();
  const [isOver, setOver] = useState(false);
  const reach = linkOrigin();
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (reach === undefined) return <Waiting label={shellWords().loading} />;
  if (isOver) return <Over sentence={words.over} onAgain={onAgain} />;
  const address = `${new URL(reach.origin).host}${CLAIM}`;
  return (
    <div class="stack devices-code">
      <Qr text={`${reach.origin}${claimPage(code)}`} label={words.scan} />
      <div>
        <ol>
          <li>{words.scanStep}</li>
          <li>
            <Bold text={words.or(address)} part={address} />
          </li>
        </ol>
        <p class="devices-words">{code}</p>
        <p class="cap">{words.good}</p>
        {reach.isOnlyHere && <p class="reason">{shellWords().onlyThisMachine}</p>}
        <OfferButton icon="copy" label={words.copy} onClick={() => void copy(code)} />
      </div>
    </div>
  );
}

function Bold({ text, part }: { readonly text: string; readonly part: string }) {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <b>{part}</b>
      {after}
    </>
  );
}

function DeviceLine({
  device,
  onGone,
}: {
  readonly device: DeviceList['devices'][number];
  readonly onGone: () => Promise<unknown>;
}) {
  const { device: words } = myTablesWords();
  const { id, here, kind, browser, seen } = device;
  const name = words.kinds[kind];
  const whole = deviceName(device);
  const takeAway = () =>
    takeAwayDevice(id).then(() => {
      notify(words.takenAway(whole));
      return onGone();
    }, tell);
  const when = words.seen(whenOf(seen, Date.now(), settings.language.value));
  return (
    <li class="row">
      <Icon name={DEVICE_SIGNS[kind]} size={20} />
      <span>
        {here ? words.here : name} <em>{here ? whole : [browser, when].filter(Boolean).join(', ')}</em>
      </span>
      {!here && (
        <button type="button" aria-label={words.takeAwayFrom(whole)} onClick={() => void takeAway()}>
          {words.takeAway}
        </button>
      )}
    </li>
  );
}

/** A device added recently: it can be removed again for a day. */
function AddedLine({
  added,
  onGone,
}: {
  readonly added: DeviceList['added'][number];
  readonly onGone: () => Promise<unknown>;
}) {
  const { device: words } = myTablesWords();
  const name = deviceName(added);
  const undo = () =>
    undoDevice(added.id).then(() => {
      notify(words.undone);
      return onGone();
    }, tell);
  const isTomorrow = new Date(added.until).getDate() !== new Date().getDate();
  return (
    <li class="row">
      <Icon name="undo" size={20} />
      <span>
        {added.here ? words.addedHere : words.added(name)}{' '}
        <em>{words.undoUntil(timeOf(added.until, settings.language.value), isTomorrow)}</em>
      </span>
      <button type="button" aria-label={words.undoAdding(name)} onClick={() => void undo()}>
        {words.undo}
      </button>
    </li>
  );
}
