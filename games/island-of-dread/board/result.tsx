import { type Ending, pictureInk, Rhumbs } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** The end of the game as a picture to share. */
export function Result({ telling, text, outcome }: Ending<IslandOfDread>) {
  const { names } = wordsOf(text);
  const order = outcome.ranks.map((_, seat) => seat).sort((one, other) => outcome.ranks[one]! - outcome.ranks[other]!);
  return (
    <svg
      class="iod-result"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text.title}
      style={pictureInk([])}
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      <Rhumbs x={70} y={570} />
      <text x="60" y="100" class="serif" font-size="52">
        {text.title}
      </text>
      {order.map((seat, n) => (
        <text key={seat} x="60" y={180 + n * 60} font-size="34">
          {`${outcome.ranks[seat]}. ${telling.names[seat]} (${names.card(telling, telling.state.players[seat]!.hero)})`}
        </text>
      ))}
    </svg>
  );
}
