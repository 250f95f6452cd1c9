import type { PositionFault } from '@skerry/engine';
import { Icon, OfferButton, PanelHead } from '@skerry/look';
import type { Editing } from './editing.ts';
import { setUpWords } from './words.ts';

/** The faults of the position in words, what would mend them, and what is in order. */
export function Checks({ editing }: { readonly editing: Editing }) {
  const words = setUpWords();
  const said = editing.words.value;
  const telling = editing.telling.value;
  const faults = editing.faults.value;
  const open = editing.blocking.value.length;
  return (
    <section class="slip set-up-checks" aria-label={words.checks}>
      <PanelHead title={words.checks} note={words.open(open)} />
      <ul aria-live="polite" aria-relevant="additions text" lang={editing.game.text.value.language}>
        {faults.map((fault) => (
          <Fault key={JSON.stringify(fault)} editing={editing} fault={fault} />
        ))}
        {open === 0 && (
          <li class="row set-up-check">
            <Icon name="check" />
            <span>{words.inOrder}</span>
          </li>
        )}
      </ul>
      <ul class="set-up-sums" lang={editing.game.text.value.language}>
        {said.sums(telling).map((sentence, n) => (
          <li key={n} class="row set-up-check">
            <Icon name={open === 0 ? 'check' : 'list'} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fault({ editing, fault }: { readonly editing: Editing; readonly fault: PositionFault }) {
  const said = editing.words.value;
  const telling = editing.telling.value;
  return (
    <li class="row set-up-check set-up-fault" data-rare={!fault.blocks}>
      <Icon name={fault.blocks ? 'warning' : 'watch'} />
      <div>
        <p>{editing.say(fault)}</p>
        <div class="wrap">
          {editing.mendsOf(fault).map((edit) => (
            <OfferButton
              key={JSON.stringify(edit)}
              label={said.value(edit.dial, String(edit.to), telling)}
              onClick={() => editing.turn(edit)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}
