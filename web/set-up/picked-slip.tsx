import { OfferButton } from '@skerry/look';
import { arrivalsAt } from './arrivals.ts';
import { DialControl } from './dial-control.tsx';
import type { Editing } from './editing.ts';
import { Pictured } from './pictured.tsx';
import { setUpWords } from './words.ts';

/** What was touched, what it is, and what can be done with it. */
export function PickedSlip({ editing }: { readonly editing: Editing }) {
  const words = setUpWords();
  const thing = editing.picked.value;
  const said = editing.words.value;
  const telling = editing.telling.value;
  const name = thing === undefined ? undefined : said.thing(thing, telling);
  return (
    <section class="slip ask set-up-picked" data-edge={thing === undefined ? undefined : 'brass'}>
      <p class="visually-hidden" role="status">
        {name !== undefined && words.pickedOf(name, editing.allowed.value.size)}
      </p>
      {thing === undefined || name === undefined ? (
        <p class="set-up-hint">
          {words.choose} <em>{words.chooseHow}</em>
        </p>
      ) : (
        <>
          <header class="row">
            <Pictured editing={editing} thing={thing} />
            <h2 lang={editing.game.text.value.language}>
              <em>{name}</em>
              <span>{stateOf(editing, thing)}</span>
            </h2>
            <small>{howOf(editing)}</small>
          </header>
          <div class="wrap set-up-offers">
            <Offers editing={editing} thing={thing} />
          </div>
        </>
      )}
    </section>
  );
}

/** The values of its dials, in a few words: "flooded". */
function stateOf({ dials, words, telling }: Editing, thing: string): string {
  const values = dials.value.flatMap((dial) => {
    if (dial.thing !== thing || dial.kind === 'number' || dial.now === undefined) return [];
    return [words.value.value(dial.dial, dial.now, telling.value)];
  });
  return values.join(', ');
}

function howOf({ allowed, isSwapping }: Editing): string {
  if (allowed.value.size === 0) return '';
  return isSwapping.value ? setUpWords().swapHow : setUpWords().putHow;
}

function Offers({ editing, thing }: { readonly editing: Editing; readonly thing: string }) {
  const words = setUpWords();
  const said = editing.words.value;
  const telling = editing.telling.value;
  const own = editing.dials.value.filter((dial) => dial.thing === thing);
  return (
    <>
      {own.map((dial) => (
        <DialControl key={dial.dial} editing={editing} dial={dial} />
      ))}
      {own.map(
        (dial) =>
          dial.kind === 'swap' && (
            <OfferButton
              key={dial.dial}
              name={dial.dial}
              label={said.dials[dial.dial] ?? dial.dial}
              chosen={editing.isSwapping.value}
              onClick={editing.swap}
            />
          ),
      )}
      {own.map(
        (dial) =>
          dial.kind === 'place' &&
          dial.to
            .filter((place) => place !== dial.now && editing.editor.drawn(place) === undefined)
            .map((place) => (
              <OfferButton
                key={place}
                name={`to-${place.replace(' ', '-')}`}
                label={said.value(dial.dial, place, telling)}
                onClick={() => editing.put(thing, [place])}
              />
            )),
      )}
      {arrivalsAt(editing, thing).map(({ thing: other, from }) => (
        <OfferButton
          key={other}
          name={`put-${other.replace(/ /g, '-')}`}
          label={said.thing(other, telling)}
          detail={from === undefined ? undefined : words.fromPlace(from)}
          said={words.valueOf(words.putHere, said.thing(other, telling))}
          onClick={() => editing.put(other, [thing])}
        />
      ))}
    </>
  );
}
