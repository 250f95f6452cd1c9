import type { Colour } from '../words.ts';

/** Colours are told apart by their markings too. */
const MARKINGS: { readonly [C in Colour]: string } = {
  white: 'M-22 6C-8 -2 6 10 24 0',
  grey: 'M-14 -6h.1M2 -14h.1M14 -2h.1M-4 4h.1M8 12h.1M-18 8h.1',
  green: 'M-20 -10Q0 -22 20 -12M-26 2Q0 -10 27 0M-20 13Q0 3 22 11',
  red: 'M-12 -12L10 12M12 -12L-10 12',
};

/** A pebble about its middle, 60 wide. */
export function Pebble({ colour }: { readonly colour: Colour }) {
  return (
    <g class="pb-pebble" data-colour={colour}>
      <path d="M-29 4C-32 -14 -14 -24 4 -22S32 -10 29 5S8 23 -6 22S-27 15 -29 4Z" />
      <path class="pb-marking" d={MARKINGS[colour]} />
    </g>
  );
}

/** A pebble on the sand, with the mark of what can be touched. */
export function MarkedPebble({ colour, x, y }: { readonly colour: Colour; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class="pb-mark" rx="48" ry="38" />
      <g transform="scale(1.25)">
        <Pebble colour={colour} />
      </g>
    </g>
  );
}

/** The sea with what it has taken, and the sand, both as far as the chart reaches. */
export function Beach({ sea }: { readonly sea: readonly Colour[] }) {
  return (
    <>
      <path
        class="pb-waves"
        d="M30 34q14-8 28 0t28 0M290 26q14-8 28 0t28 0M500 44q14-8 28 0t28 0M150 190q14-8 28 0t28 0M430 200q14-8 28 0t28 0"
      />
      <path
        class="pb-sand"
        d="M-900 300L0 268C90 226 160 262 240 250S400 226 470 250S580 260 640 232L1540 190V1400H-900Z"
      />
      <g class="pb-far">
        {sea.map((colour, place) => (
          <g
            key={place}
            transform={`translate(${60 + (place % 12) * 47} ${70 + Math.floor(place / 12) * 40}) scale(.6)`}
          >
            <Pebble colour={colour} />
          </g>
        ))}
      </g>
    </>
  );
}

/** Pebbles in a row, small. */
export function PebbleRow({ pebbles }: { readonly pebbles: readonly Colour[] }) {
  return (
    <span class="wrap pb-row">
      {pebbles.map((colour, place) => (
        <svg key={place} viewBox="-34 -26 68 52" aria-hidden="true">
          <Pebble colour={colour} />
        </svg>
      ))}
    </span>
  );
}
