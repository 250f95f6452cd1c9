import { Coast, Drawn, RosePoints, Sounding } from '@skerry/look';
import type { World } from '../../content/world.ts';
import { drawingAddress } from '../drawings/drawing.tsx';
import { hexOf, middleOf } from './hex-geometry.ts';
import type { Furniture } from './labels.ts';
import { lanesOf, portsOf } from './lanes.ts';

const COAST = [191.4, 132.3, 86.2, 50.2, 22];

interface SeaProps {
  readonly world: World;
  /** The current outline of all land. */
  readonly land: string;
  /** The numbers of the open event lanes. */
  readonly open: ReadonlySet<number>;
}

/** Water, coast lines and lanes; closed event lanes are dotted. */
export function Sea({ world, land, open }: SeaProps) {
  const lanes = lanesOf(world.chart);
  return (
    <>
      <Coast d={land} lines={COAST} />
      <g fill="none">
        {lanes.map(({ path }) => (
          <path key={path} stroke="color-mix(in srgb, var(--shoal) 75%, var(--sea))" stroke-width="9" d={path} />
        ))}
        {lanes.map(({ path, number, ends }) => (
          <path
            key={path}
            class={number > 0 && !open.has(number) ? 'iod-lane-closed' : 'iod-lane'}
            d={path}
            data-lane={ends.join('-')}
          />
        ))}
      </g>
    </>
  );
}

/** Anchors and lane-tile spaces; the latter are dashed until they have a tile. */
export function SeaMarks({ world: { chart, content }, open }: Omit<SeaProps, 'land'>) {
  return (
    <>
      {chart.eventSpaces.map(({ kind, space, number }, n) => {
        if (kind !== 'lane') return null;
        const { x, y } = middleOf(space);
        const { id } = content.chart.eventSpaces[n]!;
        return open.has(number) ? (
          <g key={id} data-tile={id}>
            <Drawn href={drawingAddress('tile-lane')} x={x - 36} y={y - 36} width="72" height="72" />
            <circle fill="var(--tile)" stroke="currentColor" stroke-width="2" cx={x} cy={y} r="15" />
            <text class="iod-tag" x={x} y={y} dy=".36em">
              {number}
            </text>
          </g>
        ) : (
          <g key={id}>
            <path class="iod-lane-space" d={hexOf(space, 29)} />
            <text class="iod-tag iod-detail" x={x} y={y} dy=".36em">
              {id}
            </text>
          </g>
        );
      })}
      <g class="iod-anchors">
        {portsOf(chart)
          .slice(chart.towns.length)
          .map(({ x, y }, n) => (
            <Drawn key={n} href={drawingAddress('anchor')} x={x - 27} y={y - 27} width="54" height="54" />
          ))}
      </g>
    </>
  );
}

export function SeaNames({
  furniture: { names, rose, island, soundings },
  title: [title, below],
}: {
  readonly furniture: Furniture;
  readonly title: readonly [string, string];
}) {
  return (
    <g class="iod-names">
      <g class="iod-head">
        <text class="iod-title" x="1000" y="-46" font-size="92">
          {title}
        </text>
        <text class="iod-sea-name" x="1000" y="4" font-size="34">
          {below}
        </text>
      </g>
      {names.map(({ text, size, x, y }) => (
        <text key={text} class="iod-sea-name" x={x} y={y} dy=".33em" font-size={size}>
          {text}
        </text>
      ))}
      {soundings.map(({ x, y, depth }) => (
        <Sounding key={depth} x={x} y={y} depth={depth} size={26} />
      ))}
      {rose !== undefined && (
        <g class="rose" transform={`translate(${rose.x} ${rose.y}) scale(${rose.size / 260})`}>
          <RosePoints />
        </g>
      )}
      {island !== undefined && (
        <Drawn
          class="iod-far-island"
          href={drawingAddress('island')}
          x={island.x - 66}
          y={island.y - 58}
          width="132"
          height="110"
        />
      )}
    </g>
  );
}
