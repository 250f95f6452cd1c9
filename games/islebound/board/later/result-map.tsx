import { at } from '@skerry/engine';
import { Drawn } from '@skerry/look';
import { townName } from '../../content/vocabulary.ts';
import { ownerOf } from '../../outlook/town.ts';
import type { TextContext } from '../../text/context.ts';
import { placesOf, spotIn } from '../chart/places.ts';
import { Sea, SeaLines } from '../chart/sea.tsx';
import { shipPositions } from '../chart/ship-positions.ts';
import { Ship } from '../chart/ships.tsx';
import { cubeOf, type DrawingName, drawingAddress } from '../parts/drawing.tsx';

/** The archipelago at the end: towns, owners and ships; centred, 812 x 580. */
export function ResultMap({ telling }: { readonly telling: TextContext }) {
  const { state, content } = telling;
  const places = placesOf(content, state, 'wide');
  const ships = shipPositions(telling, places);
  return (
    <g>
      <Sea places={places} waves="ib-result-waves" />
      {places.regions.map((place) => {
        const { scale, isle } = place.layout;
        return (
          <Piece
            key={place.cell}
            name={`isle-${place.land}`}
            at={spotIn(place, isle)}
            size={[180, 152]}
            scale={scale}
          />
        );
      })}
      <SeaLines places={places} />
      {places.regions.map((place, cell) => {
        const { scale, isle, cube } = place.layout;
        const owner = ownerOf(telling, cell);
        return (
          <g key={place.cell}>
            <Piece
              name={`town-${townName(at(state.towns, cell))}`}
              at={spotIn(place, isle)}
              size={[128, 100.8]}
              scale={scale}
            />
            {owner !== undefined && <Piece name={cubeOf(owner)} at={spotIn(place, cube)} size={[36, 36]} scale={1} />}
          </g>
        );
      })}
      {ships.map(
        (at, seat) => at !== undefined && <Ship key={seat} seat={seat} at={at} size="wide" isActive={false} />,
      )}
    </g>
  );
}

interface PieceProps {
  readonly name: DrawingName;
  readonly at: { readonly x: number; readonly y: number };
  readonly size: readonly [number, number];
  readonly scale: number;
}

function Piece({ name, at: { x, y }, size, scale }: PieceProps) {
  const [width, height] = [size[0] * scale, size[1] * scale];
  return <Drawn href={drawingAddress(name)} x={x - width / 2} y={y - height / 2} width={width} height={height} />;
}
