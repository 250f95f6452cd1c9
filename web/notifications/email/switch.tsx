import { OfferButton, Switch, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { confirmAddress, dropAddress, putAddress, putNotificationSettings } from '../../live/api.ts';
import { noticeWords } from '../../words/notices.ts';
import type { SwitchProps } from '../channels.ts';

const DIGITS = 6;

/** Email is on once the code sent to the address has been entered. */
export function EmailSwitch({ state: { sendsMail, mail }, settings, change }: SwitchProps) {
  const words = noticeWords();
  const [isOpen, setOpen] = useState(false);
  if (!sendsMail)
    return <Switch icon="mail" label={words.mail} detail={words.mailNever} on={false} disabled onChange={() => {}} />;
  const turn = (on: boolean) => {
    setOpen(on);
    if (!on && mail !== undefined) void change(dropAddress);
  };
  const isConfirmed = mail?.confirmed === true;
  return (
    <>
      <Switch
        icon="mail"
        label={words.mail}
        detail={isConfirmed ? mail.address : mail === undefined ? words.mailHelp : words.typeFigures}
        state={isConfirmed ? words.on : mail === undefined ? words.off : words.notYet}
        on={isConfirmed}
        onChange={turn}
      />
      {mail !== undefined && !isConfirmed && <Code address={mail.address} change={change} />}
      {mail === undefined && isOpen && <Address settings={settings} change={change} />}
    </>
  );
}

function Address({ settings, change }: Pick<SwitchProps, 'settings' | 'change'>) {
  const words = noticeWords();
  const [address, setAddress] = useState('');
  const send = async () => {
    // The email is written in the language of this page.
    await putNotificationSettings(settings);
    return putAddress(address.trim());
  };
  return (
    <form
      class="stack notices-form"
      onSubmit={(event) => {
        event.preventDefault();
        void change(send);
      }}
    >
      <TextField
        label={words.address}
        value={address}
        onInput={setAddress}
        name="email"
        autocomplete="email"
        maxLength={254}
        required
      >
        <OfferButton label={words.sendFigures} icon="mail" submit />
      </TextField>
    </form>
  );
}

function Code({ address, change }: { readonly address: string } & Pick<SwitchProps, 'change'>) {
  const words = noticeWords();
  const [code, setCode] = useState('');
  const type = async (text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, DIGITS);
    setCode(typed);
    if (typed.length === DIGITS && !(await change(() => confirmAddress(typed)))) setCode('');
  };
  return (
    <div class="stack notices-form">
      <input
        class="input notices-figures"
        type="text"
        inputMode="numeric"
        autocomplete="one-time-code"
        aria-label={words.figures}
        maxLength={DIGITS}
        value={code}
        onInput={(event) => void type(event.currentTarget.value)}
      />
      <p class="hint">
        {words.sentTo(address)}{' '}
        <button class="notices-link" type="button" onClick={() => void change(dropAddress)}>
          {words.otherAddress}
        </button>
      </p>
    </div>
  );
}
