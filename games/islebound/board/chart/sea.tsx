import type { Places } from './places.ts';

/** The water of boards and ports; `waves` is its pattern. */
export function Sea({ places: { notches, hexes }, waves }: { readonly places: Places; readonly waves: string }) {
  return (
    <>
      <defs>
        <pattern id={waves} width="46" height="30" patternUnits="userSpaceOnUse">
          <path
            d="M4 8Q7 5.5 10 8T16 8M27 23Q30 20.5 33 23T39 23"
            fill="none"
            stroke="var(--sea-line)"
            stroke-linecap="round"
            opacity=".5"
          />
        </pattern>
      </defs>
      {[...notches, ...hexes.map(({ outline }) => outline)].map((d) => (
        <g key={d}>
          <path d={d} fill="var(--ib-water)" />
          <path d={d} fill={`url(#${waves})`} />
        </g>
      ))}
      {notches.map((d) => (
        <path key={d} class="ib-hex" d={d} />
      ))}
    </>
  );
}

/** Board edges and region lines, above the land. */
export function SeaLines({ places: { hexes } }: { readonly places: Places }) {
  return (
    <>
      {hexes.map(({ outline, cuts }) => (
        <g key={outline}>
          <path class="ib-cut-edge" d={cuts} fill="none" stroke-width="6.5" stroke-linecap="round" />
          <path d={cuts} fill="none" stroke="var(--ib-cut)" stroke-width="4.5" stroke-linecap="round" />
          <path class="ib-hex" d={outline} />
        </g>
      ))}
    </>
  );
}
