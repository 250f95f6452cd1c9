import { Dialog, OfferButton } from '@skerry/look';
import { PHRASES } from '@skerry/tables';
import type { Desk } from './desk.ts';
import { byKeyboard } from './keys.ts';
import { tableWords } from './words.ts';

/** What can be told to the others without writing: a thing, a move, a phrase. */
export function SignalsSheet({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const { isTeam, say } = desk.together;
  const other = desk.other.value;
  const begin = (gesture: 'point' | 'propose') => {
    desk.open(undefined);
    desk.unchoose();
    desk.gesturing.value = gesture;
    // Whoever listens or has no pointer finds all of it in a list.
    desk.listOpen.value = byKeyboard && gesture === 'point';
  };
  return (
    <Dialog title={words.signals} closeLabel={words.close} onClose={() => desk.open(undefined)}>
      {isTeam && (
        <div class="signals">
          <OfferButton label={words.pointAt} icon="point" onClick={() => begin('point')} />
          <OfferButton
            label={words.propose}
            detail={other && words.proposeTo(desk.seats.value[other.seat]?.name ?? '')}
            icon="ready"
            why={other === undefined ? words.nobodyElse : undefined}
            onClick={() => other !== undefined && begin('propose')}
          />
        </div>
      )}
      {isTeam && <h3 class="menu-head">{words.saying}</h3>}
      <div class="signals">
        {PHRASES.map((phrase) => (
          <OfferButton
            key={phrase}
            label={words.phrases[phrase]}
            onClick={() => {
              desk.open(undefined);
              say(phrase);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
