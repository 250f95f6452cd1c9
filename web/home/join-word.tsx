import { OfferButton, Slip, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ApiError, joinByWord } from '../live/api.ts';
import { soonLinkOrigin } from '../live/link-origin.ts';
import { claimPage, joining, LONGEST_LINK } from '../routes.ts';
import { homeWords } from '../words/home.ts';
import { shellWords } from '../words/shell.ts';
import { whither } from './parse-join.ts';

/** The way to a table, whatever one was given: a word, a code, a link. */
export function JoinWord() {
  const words = homeWords();
  const { noServer } = shellWords();
  const { route } = useLocation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const go = async () => {
    const { origin } = await soonLinkOrigin();
    const to = whither(text, [location.origin, origin]);
    if ('page' in to) return route(to.page);
    if ('elsewhere' in to) return setError(words.linkElsewhere(to.elsewhere));
    // Whose code it is and what it would bring is asked there.
    if ('device' in to) return route(claimPage(to.device));
    const { id, key } = await joinByWord(to.word);
    route(joining(id, key));
  };
  const join = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    go().catch((refused) => setError(refused instanceof ApiError && refused.answered ? refused.message : noServer));
  };
  return (
    <Slip class="join-word">
      <form onSubmit={join}>
        <TextField
          label={words.joinTitle}
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
