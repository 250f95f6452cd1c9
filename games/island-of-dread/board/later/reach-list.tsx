import type { Scene } from '@skerry/look';
import { CELLS } from '../../content/world.ts';
import { isInteresting } from '../../outlook/land.ts';
import { diceOf } from '../../outlook/reach.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { Target } from '../chart/targets.ts';
import { aboutAnchor, aboutSpace } from '../slips/space-outlook.ts';

export interface ReachListProps extends Scene<IslandOfDread> {
  readonly targets: readonly Target[];
  go(target: Target): void;
}

/** The places in reach as an accessible list: grouped by number of dice; towns, jewels and Heroes first. */
export function ReachList({ telling, text, targets, go }: ReachListProps) {
  const words = wordsOf(text);
  const open = targets.filter(({ action }) => action !== undefined);
  const counts = [...new Set(open.map(({ way }) => (way === undefined ? 0 : diceOf(way).length)))].sort(
    (a, b) => a - b,
  );
  if (open.length === 0) return <p>{words.nothingInReach}</p>;
  return (
    <div class="stack">
      {counts.map((count) => (
        <section key={count}>
          <h3 class="cap">{words.withDice(count)}</h3>
          <ul>
            {open
              .filter(({ way }) => (way === undefined ? 0 : diceOf(way).length) === count)
              .sort((a, b) => Number(isInteresting(telling, b.place)) - Number(isInteresting(telling, a.place)))
              .map((target) => (
                <li key={target.place}>
                  <button class="iod-list-row" type="button" onClick={() => go(target)}>
                    {target.place >= CELLS
                      ? aboutAnchor({ telling, text }, target.place).name
                      : aboutSpace({ telling, text }, target.place, {
                          dice: target.way === undefined ? undefined : diceOf(target.way),
                          why: undefined,
                        })}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
