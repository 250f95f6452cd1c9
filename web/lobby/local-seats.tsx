import { SeatMark } from '@skerry/look';
import { BOT_LEVELS, LONGEST_NAME } from '@skerry/tables';
import { someBotNames } from '../words/people.ts';
import type { SeatDraft } from './seat-drafts.ts';
import { Select } from './select.tsx';
import { lobbyWords } from './words.ts';

export interface LocalSeatsProps {
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}

export function LocalSeats({ seats, onChange }: LocalSeatsProps) {
  const words = lobbyWords();
  const change = (seat: number, draft: Partial<SeatDraft>) =>
    onChange(seats.map((each, at) => (at === seat ? { ...each, ...draft } : each)));
  const sitters = [
    { value: 'person', label: words.person },
    ...BOT_LEVELS.map((level) => ({ value: level, label: words.botWho(words.levels[level]) })),
  ];
  const shown = [...new Set(seats.flatMap(({ who, level }) => (who === 'bot' ? [level] : [])))];
  return (
    <>
      <ol class="seats" aria-label={words.seats}>
        {seats.map(({ who, name, level }, seat) => (
          <li key={seat} class="seat">
            <SeatMark seat={seat} size={30} />
            <input
              class="input"
              aria-label={words.seatName(seat)}
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={(event) => change(seat, { name: event.currentTarget.value })}
            />
            <Select
              quiet
              label={words.sitter(seat)}
              value={who === 'bot' ? level : who}
              options={sitters}
              onChange={(value) => {
                const chosen = BOT_LEVELS.find((each) => each === value);
                if (chosen === undefined) return change(seat, { who: 'person' });
                const names = new Set(seats.map((each) => each.name));
                const free = someBotNames(8).find((each) => !names.has(each)) ?? name;
                change(seat, { who: 'bot', level: chosen, name: who === 'bot' ? name : free });
              }}
            />
          </li>
        ))}
      </ol>
      {shown.map((level) => (
        <p key={level} class="hint">
          {words.levelHelp[level]}
        </p>
      ))}
    </>
  );
}
