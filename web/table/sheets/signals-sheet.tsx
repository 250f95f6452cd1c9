import { Dialog, OfferButton } from '@skerry/look';
import { PHRASES } from '@skerry/tables';
import { byKeyboard } from '../keys.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

export function SignalsSheet({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { isTeam, say } = model.together;
  const other = model.acting.other.value;
  const begin = (gesture: 'point' | 'propose') => {
    model.sheets.open(undefined);
    model.acting.unchoose();
    model.acting.gesturing.value = gesture;
    // Keyboard and screen reader users get a list.
    model.acting.listOpen.value = byKeyboard && gesture === 'point';
  };
  return (
    <Dialog title={words.signals} closeLabel={words.close} onClose={() => model.sheets.open(undefined)}>
      {isTeam && (
        <div class="signals">
          <OfferButton label={words.pointAt} icon="point" onClick={() => begin('point')} />
          <OfferButton
            label={words.propose}
            detail={other && words.proposeTo(model.playback.seats.value[other.seat]?.name ?? '')}
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
              model.sheets.open(undefined);
              say(phrase);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
