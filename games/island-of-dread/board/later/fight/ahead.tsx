import type { Scene } from '@skerry/look';
import { chancesIn } from '../../../outlook/fight.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { Drawing } from '../../drawings/drawing.tsx';

/** The options of a phase still to come, each with its chance. */
export function Ahead({
  telling,
  text,
  phase,
}: Pick<Scene<IslandOfDread>, 'telling' | 'text'> & { readonly phase: number }) {
  const { combat } = wordsOf(text);
  return (
    <ul class="wrap iod-ahead">
      {chancesIn(telling, phase).map(({ action, figure, throws, hit }) => {
        const isAttack = action.act === 'attack';
        const percent = combat.percent(Math.round(throws.chance * 100));
        const said = (isAttack ? combat.attacks : combat.defends)(telling, figure);
        const does = isAttack ? `${said}. ${combat.deals(hit)}` : said;
        return (
          <li key={isAttack ? figure : 'defend'} class="inline chip" title={`${does}: ${percent}`}>
            {isAttack ? <Medallion world={telling.content} card={figure} /> : <Drawing name="act-defend" />}
            <span class="visually-hidden">{does}</span>
            <b>{percent}</b>
            {isAttack && (
              <i aria-hidden="true">
                <Drawing name={hit > 0 ? 'wound' : 'wound-free'} />
                {hit}
              </i>
            )}
          </li>
        );
      })}
    </ul>
  );
}
