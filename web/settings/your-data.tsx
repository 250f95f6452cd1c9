import { OfferButton } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, forgetMe } from '../live/api.ts';
import { notify, refuse } from '../shell/notices.ts';
import { settingsWords } from '../words/settings.ts';
import { shellWords } from '../words/shell.ts';

export function YourData({ onDone }: { readonly onDone: () => void }) {
  const words = settingsWords();
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The confirmation is longer than the text it replaces.
  useEffect(() => {
    if (isAsking) section.current?.scrollIntoView({ block: 'end' });
  }, [isAsking]);
  const forget = async () => {
    try {
      await forgetMe();
      onDone();
      notify(words.forgotten);
    } catch (error) {
      refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    }
  };
  return (
    <section class="stack settings-move" ref={section}>
      <h3>{words.data}</h3>
      <p class="hint" role={isAsking ? 'alert' : undefined}>
        {isAsking ? words.forgetSure : words.dataHelp}
      </p>
      {isAsking ? (
        <div class="wrap">
          <OfferButton label={words.forgetYes} icon="close" onClick={() => void forget()} />
          <OfferButton go label={words.forgetNo} icon="back" onClick={() => setAsking(false)} />
        </div>
      ) : (
        <OfferButton label={words.forget} icon="close" onClick={() => setAsking(true)} />
      )}
    </section>
  );
}
