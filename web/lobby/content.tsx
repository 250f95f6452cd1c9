import type { Game, GameText } from '@skerry/engine';
import { Choice, Icon } from '@skerry/look';
import { useState } from 'preact/hooks';
import { lobbyWords } from '../words/lobby.ts';
import { readPack } from './pack-file.ts';

export interface ContentFieldProps {
  /** With its built-in content. */
  readonly game: Game;
  readonly text: GameText;
  /** The game as it will be played. */
  readonly bound: Game;
  readonly onChange: (bound: Game) => void;
}

/** What the game is played with: its own content, or a pack from a file. Nothing where content cannot be exchanged. */
export function ContentField({ game, text, bound, onChange }: ContentFieldProps) {
  const words = lobbyWords();
  const [taken, setTaken] = useState<Game>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  if (game.packs === undefined) return null;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readPack(game, text, await file.text());
    if ('length' in read) return setFaults(read);
    setFaults([]);
    setTaken(read);
    onChange(read);
  };
  const packs =
    taken?.pack === undefined ? [] : [{ value: 'pack', label: words.pack(taken.pack.name, taken.pack.version) }];
  return (
    <div class="option">
      <Choice
        label={words.content}
        value={bound.pack === undefined ? 'builtIn' : 'pack'}
        options={[{ value: 'builtIn', label: words.builtIn }, ...packs]}
        onChange={(chosen) => onChange(chosen === 'pack' && taken !== undefined ? taken : game)}
      />
      <label class="offer pack-file">
        <Icon name="upload" size={24} />
        {words.choosePack}
        <input
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      {faults.length > 0 && (
        <div class="reason" role="alert">
          <p>{words.packRefused}</p>
          <ul class="pack-faults">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <p class="hint">{words.contentHelp}</p>
    </div>
  );
}
