import { Drawn } from '@skerry/look';
import { COLUMNS, TERRAINS } from '../../content/vocabulary.ts';
import { type ChartDrawing, drawingAddress } from '../drawings/drawing.tsx';
import { hexOf, middleOf, rowOf } from './hex-geometry.ts';
import { riversOf, roadsOf } from './roads.ts';

interface LandProps {
  /** The current terrain of each space; -1 for sea. */
  readonly terrain: readonly number[];
  readonly outline: string;
}

/** The grounds, with roads and rivers above them, and the ink rim. */
export function Land({ terrain, outline }: LandProps) {
  const spaces = terrain.flatMap((each, cell) => (each < 0 ? [] : [cell]));
  const [roads, rivers] = [roadsOf(terrain), riversOf(terrain)];
  return (
    <>
      <path fill="var(--iod-plains)" d={outline} />
      {spaces.map((cell) => {
        const { x, y } = middleOf(cell);
        return (
          <Drawn
            key={cell}
            href={drawingAddress(groundOf(terrain[cell]!, cell))}
            x={x - 40}
            y={y - 40}
            width="80"
            height="80"
          />
        );
      })}
      <path class="iod-grid" d={spaces.map((cell) => hexOf(cell)).join('')} />
      <path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="18" d={rivers} />
      <path fill="none" stroke="var(--iod-water)" stroke-linecap="round" stroke-width="14" d={rivers} />
      <path
        fill="none"
        stroke="currentColor"
        stroke-linecap="round"
        stroke-width="1.6"
        stroke-dasharray="9 6"
        d={rivers}
      />
      <path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="13" d={roads} />
      <path fill="none" stroke="var(--iod-way)" stroke-linecap="round" stroke-width="9" d={roads} />
      <path class="iod-ruts" d={roads} />
      <path fill="none" stroke="currentColor" stroke-width="4" d={outline} />
    </>
  );
}

/** Three drawings per wild ground, chosen by column and row. */
function groundOf(terrain: number, cell: number): ChartDrawing {
  const kind = TERRAINS[terrain]!;
  if (kind === 'road' || kind === 'river' || kind === 'town') return `ground-${kind}`;
  const n = ((cell % COLUMNS) * 2 + rowOf(cell) * 5) % 3;
  return `${kind}-${([1, 2, 3] as const)[n]!}`;
}
