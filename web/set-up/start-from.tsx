import {
  asRecord,
  checkPosition,
  type Game,
  type GameRecord,
  isObject,
  open,
  outcome,
  type Position,
  positionOf,
  readJson,
  replay,
} from '@skerry/engine';
import { Choice, Dialog, Icon, OfferButton } from '@skerry/look';
import { useState } from 'preact/hooks';
import { fitting } from '../lobby/option-values.ts';
import { type Options, OptionsForm } from '../lobby/options.tsx';
import { LARGEST_FILE } from '../local/file-contents.ts';
import type { HandedOver } from '../position/hand-over.ts';
import type { Editing } from './editing.ts';
import { setUpWords } from './words.ts';

interface StartFromProps {
  readonly editing: Editing;
  readonly onClose: () => void;
  readonly onStart: (from: HandedOver) => void;
}

/** Where to begin: the set-up of a new game, or a file. */
export function StartFrom({ editing, onClose, onStart }: StartFromProps) {
  const words = setUpWords();
  const { game, text } = editing.game;
  const [seats, setSeats] = useState(editing.state.peek().seats);
  const [options, setOptions] = useState<Options>({});
  const [failure, setFailure] = useState<string>();
  const [written, setWritten] = useState('');
  const start = (found: HandedOver | string) => {
    if (typeof found === 'string') setFailure(found);
    else onStart(found);
  };
  const begin = () => {
    const chosen = fitting(game, options, seats);
    onStart({ position: positionOf(open(game, { seats, options: chosen })) });
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = file.size > LARGEST_FILE ? words.start.tooBig : positionIn(editing, await file.text());
    start(found);
  };
  return (
    <Dialog
      title={words.start.title}
      closeLabel={words.close}
      onClose={onClose}
      offers={<OfferButton go icon="playNow" label={words.start.go} onClick={begin} />}
      wide
    >
      <p class="hint">{words.start.undoHow}</p>
      <h3>{words.start.file}</h3>
      <p class="hint">{words.start.fileHow}</p>
      <label class="offer">
        <Icon name="upload" size={24} />
        {words.start.choose}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
      </label>
      {failure !== undefined && (
        <p class="reason" role="alert">
          {failure}
        </p>
      )}
      <h3 id="set-up-text">{words.start.text}</h3>
      <textarea
        class="input set-up-text"
        rows={5}
        aria-labelledby="set-up-text"
        placeholder={words.start.textHow}
        spellcheck={false}
        value={written}
        onInput={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      {written.trim() !== '' && (
        <OfferButton label={words.start.take} onClick={() => start(readIn(editing, written))} />
      )}
      <h3>{words.start.newGame}</h3>
      <Choice
        label={words.start.seats}
        value={String(seats)}
        options={game.seats.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(count) => setSeats(Number(count))}
      />
      <OptionsForm
        game={game}
        text={text.value}
        names={Array.from({ length: seats }, () => '')}
        options={options}
        onChange={setOptions}
      />
    </Dialog>
  );
}

/** The position of a file, or what is wrong with it in a sentence. */
function positionIn({ game, positions, say }: Editing, text: string): HandedOver | string {
  const { start } = setUpWords();
  try {
    const value = readJson(text);
    const position = isObject(value) && 'entries' in value ? lastOf(game.game, asRecord(value)) : value;
    return sound({ game, positions, say }, position);
  } catch {
    return start.notJson;
  }
}

/** The same of a text that somebody typed. */
function readIn(editing: Editing, text: string): HandedOver | string {
  const { position, faults } = editing.positions.read(text, editing.game.game);
  return position === undefined ? faults.map(editing.say).join(' ') : sound(editing, position);
}

function sound(
  { game, positions, say }: Pick<Editing, 'game' | 'positions' | 'say'>,
  value: unknown,
): HandedOver | string {
  const fault = checkPosition(game.game, value, positions.rules).find(({ blocks }) => blocks);
  return fault === undefined ? { position: value as Position } : say(fault);
}

/** The last position of a game in which somebody is asked. */
function lastOf(game: Game, record: GameRecord): Position {
  const end = replay(game, record);
  const last = outcome(end) === undefined ? end : replay(game, record, record.entries.length - 1);
  return positionOf(last);
}
