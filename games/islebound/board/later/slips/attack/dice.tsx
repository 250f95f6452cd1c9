import type { FleetKind } from '../../../../content/vocabulary.ts';
import type { World } from '../../../../content/world.ts';
import { Drawing } from '../../../parts/drawing.tsx';

/** While it tumbles it shows any face. */
export function Die({ face, turn = 0 }: { readonly face: number; readonly turn?: number }) {
  const shown = turn === 0 ? face : 1 + ((face + turn * 2) % 6);
  return <Drawing key={shown} name={`die-${shown}`} class="ib-die" />;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** A card's strength per face, with the current face marked. */
export function DieTable({
  world,
  card,
  face,
}: {
  readonly world: World;
  readonly card: FleetKind;
  readonly face: number;
}) {
  return (
    <span class="ib-die-table" aria-hidden="true">
      {FACES.map((each) => (
        <span key={each} data-on={each === face}>
          <i>{each}</i>
          <b>{world.byDie[card][each]}</b>
        </span>
      ))}
    </span>
  );
}
