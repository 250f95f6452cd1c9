import type { BoardProps } from '@skerry/look';
import { TERRAINS } from '../../content/vocabulary.ts';
import { spentDice } from '../../outlook/reach.ts';
import type { Action } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { aimed, chosenDie, pointed } from '../chart/selection.ts';
import { targetsOf } from '../chart/targets.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { DieFace } from './die-face.tsx';

/** The movement dice, between question and offers: those of the touched way are brass, spent ones dashed. */
export function Tray(props: BoardProps<IslandOfDread>) {
  const { telling, text, choices, answer } = props;
  const { walk, agenda } = telling.state;
  if (walk === null) return null;
  const words = wordsOf(text);
  const targets = targetsOf(telling, choices);
  const way = targets.get(pointed.value ?? aimed.value ?? -1)?.way;
  const spent = way?.spent ?? spentDice(telling.state);
  const used = way?.steps.map(({ die }) => die) ?? [];
  const step = agenda.at(-1);
  const marked = step?.do === 'markDie' ? step.marked : [];
  const press = (die: number) => {
    const mark = choices.find(
      ({ action, why }) => why === undefined && action.act === 'mark' && action.face === walk.dice[die]! + 1,
    );
    const [use, ...others] = choices.filter(({ action, why }) => action.act === 'use' && why === undefined);
    if (mark !== undefined) answer(mark.action satisfies Action);
    // Before the first space, a touched die is rerolled by the only card that can.
    else if (agenda.at(-1)?.do === 'rerollAsk' && use !== undefined && others.length === 0)
      answer(use.action, [{ act: 'mark', face: walk.dice[die]! + 1 }]);
    else if (targets.size > 0) chosenDie.value = chosenDie.value === die ? undefined : die;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: dice are not fields of a form.
    <div class="wrap iod-dice" role="group" aria-label={words.dice.label}>
      {walk.dice.map((face, die) => {
        const isSpent = spent.includes(die);
        const shown = TERRAINS.filter((_, terrain) => (telling.content.faces[face]! & (1 << terrain)) !== 0);
        const terrains = shown.map((terrain) => words.names.named(telling, terrain).toLowerCase());
        const label = isSpent ? words.dice.spent(die + 1) : words.dice.die(die + 1, terrains);
        return (
          <button
            key={die}
            type="button"
            class="iod-die"
            data-die={die + 1}
            data-used={used.includes(die) || marked.includes(die)}
            data-spent={isSpent}
            aria-pressed={chosenDie.value === die}
            aria-label={label}
            title={label}
            disabled={isSpent}
            onClick={() => press(die)}
          >
            {isSpent ? <Drawing name="die-used" /> : <DieFace terrains={shown} />}
            <i aria-hidden="true">{die + 1}</i>
          </button>
        );
      })}
    </div>
  );
}
