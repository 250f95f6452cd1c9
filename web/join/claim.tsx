import { OfferButton, Slip, TextField } from '@skerry/look';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ApiError, claimSeat } from '../live/api.ts';
import { claimedAt } from '../routes.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { joinWords } from '../words/join.ts';
import { shellWords } from '../words/shell.ts';

/** Where a seat comes to this device, by the code that another device showed. The code may stand in the address. */
export default function ClaimPage({ query }: { readonly query: { readonly code?: string } }) {
  const words = joinWords();
  const { route } = useLocation();
  const [code, setCode] = useState(query.code ?? '');
  const [error, setError] = useState<string>();
  const claim = (event: Event) => {
    event.preventDefault();
    if (code.trim() === '') return;
    claimSeat(code.trim()).then(
      (claimed) => route(claimedAt(claimed), true),
      (refused) => setError(refused instanceof ApiError && refused.answered ? refused.message : shellWords().noServer),
    );
  };
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <form class="claim" onSubmit={claim}>
          <PageTitle window={words.claimTitle}>{words.claimTitle}</PageTitle>
          <p>{words.claimHelp}</p>
          <TextField
            label={words.code}
            value={code}
            error={error}
            code
            autocomplete="off"
            maxLength={40}
            onInput={(value) => {
              setCode(value);
              setError(undefined);
            }}
          >
            <OfferButton go submit label={words.claim} />
          </TextField>
        </form>
      </Slip>
    </Frame>
  );
}
