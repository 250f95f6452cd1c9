import type { Seat } from '@skerry/engine';
import { Dialog, OfferButton, Waiting } from '@skerry/look';
import { useState } from 'preact/hooks';
import { linkOrigin } from '../../live/link-origin.ts';
import { SeatCode } from '../../live/seat-code.tsx';
import { Qr } from '../../lobby/qr.tsx';
import { CopyField } from '../../sharing/copy-field.tsx';
import { shellWords } from '../../words/shell.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

export function InviteSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  return (
    <Dialog title={words.invite} closeLabel={words.close} onClose={() => model.sheets.open(undefined)}>
      <Links model={model} />
    </Dialog>
  );
}

function Links({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const links = model.live.you.value?.links;
  const reach = linkOrigin();
  if (reach === undefined) return <Waiting label={shellWords().loading} />;
  const whole = (link: string): string => new URL(link, reach.origin).href;
  const here = location.pathname + location.search;
  return (
    <div class="invite">
      {links !== undefined && <Qr text={whole(links.watch)} label={words.qr(words.watchLink)} />}
      {reach.isOnlyHere && <p class="reason">{shellWords().onlyThisMachine}</p>}
      <CopyField label={words.watchLink} hint={words.watchHow} text={whole(links?.watch ?? here)} />
      {links !== undefined && model.playback.seats.value.some(({ who }) => who === 'open') && (
        <CopyField label={words.invite} hint={words.inviteHow} text={whole(links.invite)} />
      )}
    </div>
  );
}

/** A short-lived code that transfers a seat to another device. */
export function DeviceSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const ownSeats = model.playback.ownSeats.value;
  const [chosen, setChosen] = useState<Seat | undefined>(ownSeats.length === 1 ? ownSeats[0] : undefined);
  const close = () => model.sheets.open(undefined);
  return (
    <Dialog title={words.moveSeat} closeLabel={words.close} onClose={close}>
      {chosen === undefined ? (
        <div class="invite">
          <p>{words.moveSeatWhich}</p>
          {ownSeats.map((seat) => (
            <OfferButton
              key={seat}
              label={model.playback.seats.value[seat]?.name ?? ''}
              icon="person"
              onClick={() => setChosen(seat)}
            />
          ))}
        </div>
      ) : (
        <SeatCode table={model.live.info.value?.id ?? ''} seat={chosen} onRefused={close} />
      )}
    </Dialog>
  );
}
