import type { Scene } from '@skerry/look';
import { PHASES } from '../../content/vocabulary.ts';
import { attributeOf } from '../../rules/figures.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Drawing } from '../drawings/drawing.tsx';

type IodScene = Pick<Scene<IslandOfDread>, 'telling' | 'text'>;

/** A figure's value for a phase: of a Hero as counters and Items raise it. */
export const strengthIn = (
  { telling: { content } }: IodScene,
  player: Player | undefined,
  figure: number,
  phase: number,
) => (player?.hero === figure ? attributeOf(content, player, phase) : content.cards[figure]!.values[phase]!);

interface StrengthsProps extends IodScene {
  /** Whose figure it is; nobody's in a market. */
  readonly player?: Player | undefined;
  readonly figure: number;
}

/** The three values of a figure, each with its damage in a box. */
export function Strengths({ player, figure, ...scene }: StrengthsProps) {
  const { damages } = scene.telling.content.cards[figure]!;
  const all = PHASES.map((phase, n) => ({ phase, value: strengthIn(scene, player, figure, n), damage: damages[n]! }));
  const label = wordsOf(scene.text).sheet.strengths(all);
  return (
    <span class="iod-strengths" role="img" aria-label={label} title={label}>
      {all.map(({ phase, value, damage }) => (
        <span key={phase}>
          <Drawing name={`act-${phase}`} />
          <b>{value}</b>
          <i>{damage}</i>
        </span>
      ))}
    </span>
  );
}
