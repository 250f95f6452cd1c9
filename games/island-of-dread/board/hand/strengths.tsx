import type { Scene } from '@skerry/look';
import { strengthsOf } from '../../outlook/figures.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Drawing } from '../drawings/drawing.tsx';

interface StrengthsProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  /** The owner of the figure; absent in a market. */
  readonly player?: Player | undefined;
  readonly figure: number;
}

/** The three values of a figure, each with its damage boxed. */
export function Strengths({ telling, text, player, figure }: StrengthsProps) {
  const all = strengthsOf(telling.content, player, figure);
  const label = wordsOf(text).sheet.strengths(all);
  return (
    <span class="wrap iod-strengths" role="img" aria-label={label} title={label}>
      {all.map(({ phase, value, damage }) => (
        <span key={phase} class="price">
          <Drawing name={`act-${phase}`} />
          <b>{value}</b>
          <i class="chip">{damage}</i>
        </span>
      ))}
    </span>
  );
}
