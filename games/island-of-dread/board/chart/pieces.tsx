import { Drawn } from '@skerry/look';
import { DECKS, JEWEL_COLOURS, type JewelColour, NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import type { Land } from '../../outlook/land.ts';
import type { State } from '../../rules/state.ts';
import { drawingAddress } from '../drawings/drawing.tsx';
import { townPicture } from '../drawings/pictures.ts';
import { middleOf } from './hex-geometry.ts';
import { type Label, tagAt } from './labels.ts';

interface PiecesProps {
  readonly world: World;
  readonly state: State;
}

export function Pieces({ world, state, tiles, isRuined }: PiecesProps & Pick<Land, 'tiles' | 'isRuined'>) {
  const { chart } = world;
  return (
    <>
      {chart.towns.map((cell, town) => {
        if (town === chart.ruinTown && isRuined) return null;
        const { x, y } = middleOf(cell);
        return (
          <Drawn
            key={cell}
            href={drawingAddress(townPicture(chart.ports[town]!))}
            x={x - 35}
            y={y - 44}
            width="70"
            height="70"
          />
        );
      })}
      {chart.eventSpaces.map((space, n) =>
        space.kind === 'lane' ? null : <EventSpace key={n} world={world} n={n} isPlaced={tiles.has(n)} />,
      )}
      {chart.jewels.map((_, jewel) => (
        <Jewel key={jewel} world={world} state={state} jewel={jewel} />
      ))}
      {state.track.map((card, place) =>
        card === NONE ? null : <Shield key={place} place={place} space={state.trackAt[place]!} />,
      )}
    </>
  );
}

/** Full while its counter is on the space, then a dashed outline; rays mark jewels that return. */
function Jewel({ world: { chart }, state, jewel }: PiecesProps & { readonly jewel: number }) {
  const { space, deck, sunburst } = chart.jewels[jewel]!;
  const { x, y } = middleOf(space);
  const colour = DECKS[deck]!;
  const isThere = state.jewels[jewel] === 1;
  const rays = isThere ? 37 : 29;
  return (
    <g data-jewel={space}>
      {sunburst && (
        <g style={{ transform: `translate(${x}px,${y}px)` }}>
          <Drawn
            class={isThere ? 'iod-rays' : 'iod-rays iod-rays-low'}
            href={drawingAddress('sunburst')}
            x={-rays}
            y={-rays}
            width={2 * rays}
            height={2 * rays}
          />
        </g>
      )}
      {isThere ? (
        <g class="iod-jewel">
          <circle fill="var(--tile)" opacity="0.85" cx={x} cy={y} r="21" />
          <Drawn href={drawingAddress(`jewel-${colour}`)} x={x - 22} y={y - 22} width="44" height="44" />
        </g>
      ) : (
        isJewelColour(colour) && (
          <Drawn href={drawingAddress(`empty-${colour}`)} x={x - 22} y={y - 22} width="44" height="44" />
        )
      )}
    </g>
  );
}

const isJewelColour = (deck: string): deck is JewelColour => (JEWEL_COLOURS as readonly string[]).includes(deck);

function Shield({ place, space }: { readonly place: number; readonly space: number }) {
  const { x, y } = middleOf(space);
  return (
    <g data-undefeated={place + 1} style={{ transform: `translate(${x + 22}px,${y - 21}px)` }}>
      <g class="iod-shield">
        <Drawn href={drawingAddress('undefeated')} x="-18" y="-18" width="36" height="36" />
        <text class="iod-number iod-number-pale" dy=".36em">
          {place + 1}
        </text>
      </g>
    </g>
  );
}

/** The tile if there is one, else the space's letter and number on its own shape. */
function EventSpace({
  world: { chart, content },
  n,
  isPlaced,
}: Pick<PiecesProps, 'world'> & { readonly n: number; readonly isPlaced: boolean }) {
  const { kind, space } = chart.eventSpaces[n]!;
  const { id } = content.chart.eventSpaces[n]!;
  if (isPlaced) {
    const { x, y } = middleOf(space);
    return (
      <g data-tile={id} style={{ transform: `translate(${x}px,${y}px)` }}>
        <g class="iod-tile">
          <Drawn href={drawingAddress(`tile-${kind}`)} x="-40" y="-40" width="80" height="80" />
          {kind !== 'ruins' && (
            <text class="iod-tag iod-detail iod-tag-edged" dy=".36em">
              {id}
            </text>
          )}
        </g>
      </g>
    );
  }
  if (kind === 'ruins') return null;
  const { x, y } = tagAt(space);
  return (
    <g class="iod-event iod-detail" data-kind={kind} transform={`translate(${x} ${y})`}>
      <path d={kind === 'plains' ? 'M-21 -13H21V9L0 17L-21 9Z' : 'M-21 -14H21V14H-21Z'} />
      <text class="iod-tag" dy=".33em">
        {id}
      </text>
    </g>
  );
}

export function Ribbons({ labels }: { readonly labels: readonly Label[] }) {
  return (
    <g class="iod-ribbons iod-detail">
      {labels.map(({ text, x, y, width, size }) => {
        const [w, h] = [width / 2, (15 * size) / 26];
        return (
          <g key={text} data-place={text} transform={`translate(${x} ${y})`}>
            <path
              fill="var(--tile)"
              stroke="currentColor"
              stroke-width="1.8"
              d={`M${-w} ${-h}H${w}L${w - 5} 0L${w} ${h}H${-w}L${5 - w} 0Z`}
            />
            <text dy=".3em" font-size={size}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
