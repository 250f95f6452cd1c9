import './css/devices.css';
import { Dialog, Icon, type IconName, OfferButton, Waiting } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, deviceCode, type OwnDevice, ownDevices, takeAwayDevice } from '../live/api.ts';
import { linkOrigin } from '../live/reach.ts';
import { Qr } from '../lobby/qr.tsx';
import { CLAIM } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { copy } from '../shell/copy.ts';
import { notify, refuse } from '../shell/notices.ts';
import { mineWords } from '../words/mine.ts';
import { shellWords } from '../words/shell.ts';
import { whenOf } from './when.ts';

const tell = (error: unknown): void =>
  refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);

/** How often it is looked whether the other device has come, in milliseconds. */
const EVERY = 4000;

/** The words that bring all seats to another device as well, and the devices that have them. */
export default function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const { device: words } = mineWords();
  const [given, setGiven] = useState<{ readonly code: string; readonly until: number }>();
  const [devices, setDevices] = useState<readonly OwnDevice[]>([]);
  const look = () =>
    ownDevices().then(
      (found) => setDevices(found.devices),
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
    give();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog wide title={words.title} closeLabel={shellWords().close} onClose={onClose}>
      {given === undefined ? <Waiting label={shellWords().loading} /> : <Words {...given} onAgain={give} />}
      <h3 class="devices-heading">{words.yours}</h3>
      <ul class="devices-list" aria-live="polite">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} onGone={look} />
        ))}
      </ul>
      {devices.length === 1 && <p class="cap">{words.alone}</p>}
    </Dialog>
  );
}

interface WordsProps {
  readonly code: string;
  readonly until: number;
  readonly onAgain: () => void;
}

function Words({ code, until, onAgain }: WordsProps) {
  const { device: words } = mineWords();
  const [isOver, setOver] = useState(false);
  const reach = linkOrigin();
  useEffect(() => {
    setOver(false);
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (reach === undefined) return <Waiting label={shellWords().loading} />;
  if (isOver)
    return (
      <div class="devices-over">
        <p>{words.over}</p>
        <OfferButton icon="qr" label={words.again} onClick={onAgain} />
      </div>
    );
  const address = `${new URL(reach.origin).host}${CLAIM}`;
  return (
    <div class="devices-code">
      <Qr text={`${reach.origin}${CLAIM}?code=${encodeURIComponent(code)}`} label={words.scan} />
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

/** A sentence with one part of it in bold. */
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

const SIGNS: { readonly [K in OwnDevice['kind']]: IconName } = { computer: 'screen', phone: 'phone', tablet: 'phone' };

function DeviceLine({ device, onGone }: { readonly device: OwnDevice; readonly onGone: () => Promise<void> }) {
  const { device: words } = mineWords();
  const { id, here, kind, browser, seen } = device;
  const name = words.kinds[kind];
  const whole = browser === '' ? name : `${browser} ${words.on[kind]}`;
  const takeAway = () =>
    takeAwayDevice(id).then(() => {
      notify(words.takenAway(whole));
      return onGone();
    }, tell);
  const when = words.seen(whenOf(seen, Date.now(), settings.language.value));
  return (
    <li>
      <Icon name={SIGNS[kind]} size={20} />
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
