import type { Dial } from '@skerry/engine';
import { type EditorPanel, Icon, PanelHead, SeatMark } from '@skerry/look';
import { Stepper } from './dial-control.tsx';
import { dragFrom } from './drag.ts';
import type { Editing } from './editing.ts';
import { Pictured } from './pictured.tsx';
import { THING } from './things-at.ts';
import { setUpWords } from './words.ts';

/** What is not drawn on the board: hands, numbers, piles. */
export function Panels({ editing }: { readonly editing: Editing }) {
  const said = editing.words.value;
  const panels = editing.editor
    .panels(editing.state.value, editing.seat.value)
    .filter((panel) => !isIdle(editing, panel));
  return panels.map((panel) => {
    const { title = panel.key, note } = said.panels[panel.key] ?? {};
    return (
      <section key={panel.key} class="slip set-up-panel" lang={editing.game.text.value.language} aria-label={title}>
        <PanelHead title={title} note={note} />
        <ul class={panel.as === 'rows' ? 'set-up-rows' : 'set-up-signs'}>
          {panel.rows.map((row) => (
            <li key={row.thing}>
              {panel.as === 'signs' ? <Sign editing={editing} row={row} /> : <Row editing={editing} row={row} />}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const isIdle = (editing: Editing, { rows, isPassing }: EditorPanel): boolean =>
  isPassing === true && rows.every(({ thing }) => heldIn(editing, thing).length === 0);

interface RowProps {
  readonly editing: Editing;
  readonly row: EditorPanel['rows'][number];
}

const canTake = ({ dials }: Editing, place: string): boolean =>
  dials.value.some((dial) => dial.kind === 'place' && (dial.now === place || dial.to.includes(place)));

/** The things that lie in a place, each kind once. */
const heldIn = ({ dials }: Editing, place: string): Dial[] =>
  dials.value.filter((dial) => dial.kind === 'place' && dial.now === place);

const countOf = (dial: Dial): number => (dial.kind === 'number' ? 1 : (dial.count ?? 1));

/** A number with its stepper, or a place with what lies in it. */
function Row({ editing, row }: RowProps) {
  const { thing } = row;
  const said = editing.words.value;
  const telling = editing.telling.value;
  const name = said.thing(thing, telling);
  const numbers = editing.dials.value.filter((dial) => dial.thing === thing && dial.kind === 'number');
  const [number] = numbers;
  if (number?.kind === 'number') {
    return (
      <div class="row set-up-row">
        <span>{name}</span>
        <Stepper editing={editing} dial={number} label={name} />
      </div>
    );
  }
  return (
    <div class="set-up-row set-up-list" {...{ [THING]: thing }}>
      <Head editing={editing} row={row} name={name} />
      <span class="set-up-held">
        {heldIn(editing, thing).map((dial) => (
          <Held key={dial.thing} editing={editing} dial={dial} />
        ))}
        {canTake(editing, thing) && (
          <button
            type="button"
            class="set-up-add"
            aria-label={setUpWords().add(name)}
            title={setUpWords().add(name)}
            onClick={() => editing.touch([thing])}
          >
            <Icon name="plus" />
          </button>
        )}
      </span>
    </div>
  );
}

function Head({ editing, row: { thing, seat, piece }, name }: RowProps & { readonly name: string }) {
  if (seat === undefined) return <span>{name}</span>;
  const said = editing.words.value;
  const telling = editing.telling.value;
  return (
    <button
      type="button"
      class="row set-up-who"
      aria-label={piece === undefined ? name : said.thing(piece, telling)}
      aria-pressed={editing.editor.isPerSeat ? seat === editing.seat.value : undefined}
      onClick={() => {
        editing.show(seat);
        if (piece !== undefined) editing.pick(piece);
      }}
    >
      <SeatMark seat={seat} size={22} />
      <span>
        {telling.names[seat]}
        <small>{said.note?.(thing, telling)}</small>
      </span>
    </button>
  );
}

function Held({ editing, dial }: { readonly editing: Editing; readonly dial: Dial }) {
  const name = editing.words.value.thing(dial.thing, editing.telling.value);
  const count = countOf(dial);
  return (
    <button
      type="button"
      class="set-up-card"
      {...{ [THING]: dial.thing }}
      aria-label={count === 1 ? name : `${name}, ${count}`}
      title={name}
      aria-pressed={editing.picked.value === dial.thing}
      onPointerDown={(event) => event.pointerType !== 'touch' && dragFrom(editing, event, [dial.thing])}
      onClick={() => editing.touch([dial.thing])}
    >
      <Pictured editing={editing} thing={dial.thing} />
      {count > 1 && <b>{count}</b>}
    </button>
  );
}

/** A picture with how many things lie there. */
function Sign({ editing, row: { thing } }: RowProps) {
  const said = editing.words.value;
  const telling = editing.telling.value;
  const name = said.thing(thing, telling);
  const own = editing.dials.value.find((dial) => dial.thing === thing && dial.kind === 'word');
  const held = heldIn(editing, thing).reduce((sum, dial) => sum + countOf(dial), 0);
  const value = own?.kind === 'word' && own.now !== undefined ? said.value(own.dial, own.now, telling) : undefined;
  return (
    <button
      type="button"
      class="set-up-sign"
      {...{ [THING]: thing }}
      aria-label={setUpWords().valueOf(name, value ?? setUpWords().cards(held))}
      aria-pressed={editing.picked.value === thing}
      onClick={() => editing.touch([thing])}
    >
      <Pictured editing={editing} thing={thing} />
      {own === undefined && <b>{held}</b>}
      <small>{value ?? name}</small>
    </button>
  );
}
