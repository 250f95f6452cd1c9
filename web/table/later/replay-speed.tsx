import { type ReplaySpeed, SPEEDS } from '../playback/replay-address.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

export function ReplaySpeedChoice({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  return (
    <label class="replay-speed">
      <span class="visually-hidden">{words.speed}</span>
      <select
        class="input"
        value={model.playback.speed.value}
        onChange={(event) => {
          model.playback.speed.value = Number(event.currentTarget.value) as ReplaySpeed;
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
