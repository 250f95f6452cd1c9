import { OfferButton, Slip, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ApiError, joinByWord } from '../live/api.ts';
import { joining } from '../routes.ts';
import { homeWords } from '../words/home.ts';
import { shellWords } from '../words/shell.ts';

export function JoinWord() {
  const words = homeWords();
  const { noServer } = shellWords();
  const { route } = useLocation();
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const join = (event: Event) => {
    event.preventDefault();
    if (word.trim() === '') return;
    joinByWord(word.trim().toLowerCase()).then(
      ({ id, key }) => route(joining(id, key)),
      (refused) => setError(refused instanceof ApiError && refused.answered ? refused.message : noServer),
    );
  };
  return (
    <Slip class="join-word">
      <form onSubmit={join}>
        <TextField
          label={words.joinTitle}
          hint={words.joinHint}
          value={word}
          error={error}
          code
          autocomplete="off"
          maxLength={40}
          onInput={(value) => {
            setWord(value);
            setError(undefined);
          }}
        >
          <OfferButton label={words.join} submit />
        </TextField>
      </form>
    </Slip>
  );
}
