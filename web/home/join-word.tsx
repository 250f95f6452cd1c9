import { OfferButton, Slip, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { joinByWord } from '../live/api.ts';
import { soonLinkOrigin } from '../live/link-origin.ts';
import { sayError } from '../live/say-error.ts';
import { claimPage, joining, LONGEST_LINK } from '../routes.ts';
import { homeWords } from '../words/home.ts';
import { parseJoin } from './parse-join.ts';

export function JoinWord() {
  const words = homeWords();
  const { route } = useLocation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const go = async () => {
    const { origin } = await soonLinkOrigin();
    const to = parseJoin(text, [location.origin, origin]);
    if ('page' in to) return route(to.page);
    if ('elsewhere' in to) return setError(words.linkElsewhere(to.elsewhere));
    // The claim page asks for consent before it adds the device.
    if ('device' in to) return route(claimPage(to.device));
    const { id, key } = await joinByWord(to.word);
    route(joining(id, key));
  };
  const join = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    go().catch((refused) => setError(sayError(refused)));
  };
  return (
    <Slip class="join-word">
      <form onSubmit={join}>
        <TextField
          label={words.joinTitle}
          placeholder={words.joinTitle}
          hint={words.joinHint}
          value={text}
          error={error}
          code
          autocomplete="off"
          maxLength={LONGEST_LINK}
          onInput={(value) => {
            setText(value);
            setError(undefined);
          }}
        >
          <OfferButton label={words.join} submit />
        </TextField>
      </form>
    </Slip>
  );
}
