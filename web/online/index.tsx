import './online.css';
import { OfferButton, Slip, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { keepServer, lastServer, serverIn } from './server-address.ts';
import { onlineWords } from './words.ts';

/** Where there is no server: the way to one. `path` is the page to open there. */
export default function OnlinePlay({ path = '/' }: { readonly path?: string }) {
  const words = onlineWords();
  const [text, setText] = useState(lastServer);
  const [error, setError] = useState<string>();
  const go = (event: Event) => {
    event.preventDefault();
    const origin = serverIn(text);
    if (origin === undefined) return setError(words.notAnAddress);
    keepServer(origin);
    location.assign(`${origin}${path}`);
  };
  return (
    <Slip class="online-play">
      <form onSubmit={go}>
        <TextField
          label={words.server}
          placeholder={words.example}
          hint={words.help}
          value={text}
          error={error}
          autocomplete="url"
          maxLength={200}
          onInput={(value) => {
            setText(value);
            setError(undefined);
          }}
        >
          <OfferButton label={words.open} submit />
        </TextField>
      </form>
    </Slip>
  );
}
