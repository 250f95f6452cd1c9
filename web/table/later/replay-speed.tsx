import type { Desk } from '../desk.ts';
import { type ReplaySpeed, SPEEDS } from '../replaying.ts';
import { tableWords } from '../words.ts';

/** How fast a game is shown again. */
export function ReplaySpeedChoice({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  return (
    <label class="replay-speed">
      <span class="visually-hidden">{words.speed}</span>
      <select
        class="input"
        value={desk.speed.value}
        onChange={(event) => {
          desk.speed.value = Number(event.currentTarget.value) as ReplaySpeed;
        }}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {words.times(speed)}
          </option>
        ))}
      </select>
    </label>
  );
}
