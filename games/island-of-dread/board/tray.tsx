import type { BoardProps } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { Drawing, type SignDrawing } from './drawing.tsx';

/** The movement dice, between what is asked and the offers. */
export function Tray({ telling }: BoardProps<IslandOfDread>) {
  const { walk } = telling.state;
  if (walk === null) return null;
  return (
    <div class="iod-dice">
      {walk.dice.map((face, die) => (
        <span key={die} class="iod-die">
          <Drawing name={`die-${face + 1}` as SignDrawing} />
        </span>
      ))}
    </div>
  );
}
