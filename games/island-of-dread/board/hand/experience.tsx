import type { Scene } from '@skerry/look';
import { COUNTERS, MAP_COLOURS } from '../../content/vocabulary.ts';
import { counterPrice } from '../../outlook/experience.ts';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Quantity } from './quantity.tsx';

interface ExperienceProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly player: Player;
}

/** Experience counters, points towards the next one, and maps. */
export function Experience({ telling, text, player }: ExperienceProps) {
  const { sheet } = wordsOf(text);
  return (
    <span class="row wrap iod-experience">
      {COUNTERS.map((counter, n) =>
        player.trained[n] === 0 ? null : (
          <Quantity
            key={counter}
            drawing={`xp-${counter}`}
            n={player.trained[n]!}
            label={sheet.trained(player.trained[n]!, counter)}
            what={`trained-${counter}`}
          />
        ),
      )}
      <span class="fine iod-points" data-what="points">
        {sheet.pointsOf(player.points, counterPrice(telling))}
      </span>
      <Maps telling={telling} text={text} player={player} />
    </span>
  );
}

/** Nothing is shown without maps. */
export function Maps({ text, player }: ExperienceProps) {
  const { sheet } = wordsOf(text);
  return (
    <span class="iod-maps">
      {MAP_COLOURS.map((colour) =>
        player[colour] === 0 ? null : (
          <Quantity
            key={colour}
            drawing={`map-${colour}`}
            n={player[colour]}
            label={sheet.mapsOf(player[colour], colour)}
            what={`map-${colour}`}
          />
        ),
      )}
    </span>
  );
}
