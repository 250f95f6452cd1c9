import { TILE } from '../chart/chart-geometry.ts';
import { fitted } from '../chart/tile.tsx';

export interface NameOverProps {
  readonly name: string;
  readonly sunk?: boolean;
}

/** As large as legible, on one or two lines, on a strip of the tile's ground. */
export function NameOver({ name, sunk = false }: NameOverProps) {
  const lines = inTwoLines(name);
  const top = 109 - 25 * lines.length;
  return (
    <>
      {!sunk && <rect x="3" y={top} width="110" height={112 - top} fill="var(--fi-ground)" opacity="0.86" />}
      {lines.map((line, n) => (
        <text
          key={line}
          class="fi-name"
          x={TILE / 2}
          y={top + 20 + 25 * n}
          font-size={sizeOf(line)}
          {...fitted(line, sizeOf(line))}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A long word is set smaller before it is condensed. */
const sizeOf = (line: string): number => (line.length > 11 ? 20 : 25);

/** At the space nearest to the middle, if it needs two lines. */
export function inTwoLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= 10 || spaces.length === 0) return [name];
  const away = (at: number): number => Math.abs(at - name.length / 2);
  const [at] = spaces.sort((one, other) => away(one) - away(other));
  return [name.slice(0, at), name.slice(at! + 1)];
}
