import { OfferButton, Slip } from '@skerry/look';
import type { You } from '@skerry/tables';
import { useId } from 'preact/hooks';
import { linkOrigin } from '../live/link-origin.ts';
import { copy } from '../shell/copy.ts';
import { shellWords } from '../words/shell.ts';
import { Qr } from './qr.tsx';
import { lobbyWords } from './words.ts';

export interface InviteProps {
  readonly name: string;
  readonly links: NonNullable<You['links']>;
}

export function Invite({ name, links }: InviteProps) {
  const words = lobbyWords();
  const reach = linkOrigin();
  if (reach === undefined) return null;
  const { origin, isOnlyHere } = reach;
  const invitation = new URL(links.invite, origin).href;
  const watching = new URL(links.watch, origin).href;
  const share = () => {
    // Closing the system's share sheet is not an error.
    void navigator.share({ title: 'Skerry', text: words.shareText(name), url: invitation }).catch(() => undefined);
  };
  return (
    <Slip class="lobby-slip invite" title={words.inviteTitle}>
      <Qr text={invitation} label={words.scan} />
      <div class="stack invite-links">
        {isOnlyHere && <p class="reason">{shellWords().onlyThisMachine}</p>}
        <LinkField label={words.inviteLink} help={words.inviteHelp} address={invitation} />
        <div class="offers">
          <OfferButton icon="copy" label={shellWords().copyLink} onClick={() => copy(invitation)} />
          {'share' in navigator && <OfferButton icon="share" label={words.share} onClick={share} />}
        </div>
        {links.code !== undefined && (
          <p class="invite-word">
            {words.sayAloud}
            <b>{links.code}</b>
            <span class="hint">{words.sayWhere(new URL(origin).host)}</span>
          </p>
        )}
        <details>
          <summary>{words.watchLink}</summary>
          <LinkField label={words.watchLink} help={words.watchHelp} address={watching} />
          <OfferButton icon="copy" label={shellWords().copyLink} onClick={() => copy(watching)} />
        </details>
      </div>
    </Slip>
  );
}

function LinkField({
  label,
  help,
  address,
}: {
  readonly label: string;
  readonly help: string;
  readonly address: string;
}) {
  const id = useId();
  return (
    <div class="stack text-field">
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <div class="text-field-row">
        <input
          id={id}
          class="input invite-link"
          readOnly
          value={address}
          aria-describedby={`${id}-help`}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <p id={`${id}-help`} class="hint">
        {help}
      </p>
    </div>
  );
}
