import { type BoardProps, SeatMark } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { VitalsInFigures } from './vitals.tsx';

/** One line: the wounds and the exhaustion of each Hero. */
export function Strip({ telling, text }: BoardProps<IslandOfDread>) {
  const { players, active } = telling.state;
  return (
    <ul class="iod-strip" data-seats={players.length}>
      {players.map((player, seat) => (
        <li key={seat} class="row wrap" data-active={seat === active}>
          <SeatMark seat={seat} size={18} />
          <b class="cut">{telling.names[seat]}</b>
          <VitalsInFigures telling={telling} text={text} player={player} figure={player.hero} />
        </li>
      ))}
    </ul>
  );
}
