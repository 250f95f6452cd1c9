import type { FocusProps } from '@skerry/look';
import { PHASES } from '../content/vocabulary.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { enemyOf } from '../text/telling.ts';
import { SlipOffers } from './slip-offers.tsx';

/** A combat as a table of its three phases. */
export function CombatSlip(props: FocusProps<IslandOfDread>) {
  const { telling, text } = props;
  const { combat: words } = wordsOf(text);
  const enemy = enemyOf(telling);
  return (
    <div class="iod-combat">
      {enemy !== undefined && (
        <table>
          <thead>
            <tr>
              <th />
              <th>{words.value}</th>
              <th>{words.damage}</th>
            </tr>
          </thead>
          <tbody>
            {PHASES.map((phase, n) => (
              <tr key={phase}>
                <th>{words.phases[phase]}</th>
                <td>{enemy.values[n]}</td>
                <td>{enemy.damages[n]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <SlipOffers {...props} />
    </div>
  );
}
