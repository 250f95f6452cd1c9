import type { Seat } from '@skerry/engine';
import { Dialog, OfferButton, TextField } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { Qr } from '../lobby/qr.tsx';
import { CLAIM } from '../routes.ts';
import { copy } from '../shell/copy.ts';
import { refuse } from '../shell/notices.ts';
import type { Desk } from './desk.ts';
import { tableWords } from './words.ts';

function LinkField({ label, how, link }: { readonly label: string; readonly how: string; readonly link: string }) {
  const words = tableWords();
  return (
    <TextField label={label} hint={how} value={link} onInput={() => undefined}>
      <OfferButton label={words.copyLink} icon="copy" onClick={() => void copy(link)} />
    </TextField>
  );
}

const whole = (link: string): string => new URL(link, location.origin).href;

export function InviteSheet({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const links = desk.live.you.value?.links;
  return (
    <Dialog title={words.invite} closeLabel={words.close} onClose={() => desk.open(undefined)}>
      {links === undefined ? (
        <LinkField label={words.watchLink} how={words.watchHow} link={location.href} />
      ) : (
        <div class="invite">
          <Qr text={whole(links.watch)} label={words.qr(words.watchLink)} />
          <LinkField label={words.watchLink} how={words.watchHow} link={whole(links.watch)} />
          {desk.seats.value.some(({ who }) => who === 'open') && (
            <LinkField label={words.invite} how={words.inviteHow} link={whole(links.invite)} />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** A short-lived code that takes a seat to another device. */
export function DeviceSheet({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const [code, setCode] = useState<string | undefined>(undefined);
  const link = code === undefined ? undefined : whole(`${CLAIM}?code=${encodeURIComponent(code)}`);
  const ask = async (seat: Seat) => {
    const given = await askCode(desk.live.info.value?.id ?? '', seat);
    if (given === undefined) refuse(words.noCode);
    setCode(given);
  };
  const [only, ...more] = desk.mine.value;
  useEffect(() => {
    if (only !== undefined && more.length === 0) void ask(only);
  }, []);
  return (
    <Dialog title={words.moveSeat} closeLabel={words.close} onClose={() => desk.open(undefined)}>
      {code === undefined || link === undefined ? (
        <div class="invite">
          <p>{words.moveSeatHow}</p>
          {more.length > 0 && <p class="cap">{words.moveSeatWhich}</p>}
          {more.length > 0 &&
            desk.mine.value.map((seat) => (
              <OfferButton
                key={seat}
                label={desk.seats.value[seat]?.name ?? ''}
                icon="person"
                onClick={() => void ask(seat)}
              />
            ))}
        </div>
      ) : (
        <div class="invite">
          <Qr text={link} label={words.qr(link)} />
          <p>{words.moveSeatHow}</p>
          <TextField label={words.code} code value={code} onInput={() => undefined}>
            <OfferButton label={words.copyLink} icon="copy" onClick={() => void copy(link)} />
          </TextField>
        </div>
      )}
    </Dialog>
  );
}

async function askCode(table: string, seat: Seat): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/tables/${table}/seats/${seat}/code`, { method: 'POST' });
    if (!answer.ok) return undefined;
    const { code } = (await answer.json()) as { readonly code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
