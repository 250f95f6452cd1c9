import type { Places } from './places.ts';

/** The water of the boards and of the ports; `waves` is the pattern on it. */
export function Sea({ places: { notches, hexes }, waves }: { readonly places: Places; readonly waves: string }) {
  return (
    <>
      <defs>
        <pattern id={waves} width="46" height="30" patternUnits="userSpaceOnUse">
          <path class="ib-wave" d="M4 8Q7 5.5 10 8T16 8M27 23Q30 20.5 33 23T39 23" />
        </pattern>
      </defs>
      {[...notches, ...hexes.map(({ outline }) => outline)].map((d) => (
        <g key={d}>
          <path class="ib-water" d={d} />
          <path d={d} fill={`url(#${waves})`} />
        </g>
      ))}
      {notches.map((d) => (
        <path key={d} class="ib-hex" d={d} />
      ))}
    </>
  );
}

/** The edges of the boards, and the lines between their regions, over the land. */
export function SeaLines({ places: { hexes } }: { readonly places: Places }) {
  return (
    <>
      {hexes.map(({ outline, cuts }) => (
        <g key={outline}>
          <path class="ib-cut-edge" d={cuts} />
          <path class="ib-cut" d={cuts} />
          <path class="ib-hex" d={outline} />
        </g>
      ))}
    </>
  );
}
