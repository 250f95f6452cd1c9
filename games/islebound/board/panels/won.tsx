import { at, type Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';

export function Won({ telling, text, seat }: Scene<Islebound> & { readonly seat: Seat }) {
  const { renown, tokens, sevens } = at(telling.state.players, seat);
  const label = panelWordsOf(text).won(renown, tokens.length + sevens);
  const rewards = tokens.map((token) => wordsOf(text).names.token(telling, token));
  return (
    <span
      class="inline ib-won"
      role="img"
      aria-label={label}
      title={[label, ...rewards].join(' · ')}
      data-ib={`won-${seat}`}
    >
      <span class="ib-thing">
        <Drawing name="renown" />
      </span>
      <b>{renown}</b>
      <span class="ib-thing">
        <Drawing name="token" />
      </span>
      <b>{tokens.length + sevens}</b>
    </span>
  );
}
