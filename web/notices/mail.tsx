import { OfferButton, Switch, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { confirmMail, mailNoMore, mailTo, wishNotices } from '../live/api.ts';
import { noticeWords } from '../words/notices.ts';
import { inTurn, now, take, tryTo, wishes } from './now.ts';

const FIGURES = 6;

/** Letters: an address, its six figures, and then they come. */
export function MailWay() {
  const words = noticeWords();
  const [isOpen, setOpen] = useState(false);
  const mail = now.value?.mail;
  if (now.value?.sendsMail !== true)
    return <Switch icon="mail" label={words.mail} detail={words.mailNever} on={false} disabled onChange={() => {}} />;
  const end = () => tryTo(() => inTurn(async () => take(await mailNoMore())));
  const change = (on: boolean) => {
    setOpen(on);
    if (!on && mail !== undefined) void end();
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
        onChange={change}
      />
      {mail !== undefined && !isConfirmed && <Figures address={mail.address} onOther={() => void end()} />}
      {mail === undefined && isOpen && <Address />}
    </>
  );
}

function Address() {
  const words = noticeWords();
  const [address, setAddress] = useState('');
  const ask = () =>
    tryTo(() =>
      inTurn(async () => {
        // The letter is written in the language of this page.
        await wishNotices(wishes());
        await take(await mailTo(address.trim()));
      }),
    );
  return (
    <form
      class="notices-form"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
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

function Figures({ address, onOther }: { readonly address: string; onOther(): void }) {
  const words = noticeWords();
  const [figures, setFigures] = useState('');
  const type = (text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, FIGURES);
    setFigures(typed);
    if (typed.length < FIGURES) return;
    void tryTo(() => inTurn(async () => take(await confirmMail(typed)))).then((isRight) => {
      if (!isRight) setFigures('');
    });
  };
  return (
    <div class="notices-form">
      <input
        class="input notices-figures"
        type="text"
        inputMode="numeric"
        autocomplete="one-time-code"
        aria-label={words.figures}
        maxLength={FIGURES}
        value={figures}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p class="hint">
        {words.sentTo(address)}{' '}
        <button class="notices-link" type="button" onClick={onOther}>
          {words.otherAddress}
        </button>
      </p>
    </div>
  );
}
