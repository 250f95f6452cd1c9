import type { Game, GameText, PackName } from '@skerry/engine';
import { Choice, Icon } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { ApiError, offeredPacks, wholePack } from '../live/api.ts';
import { packLabel } from '../shell/pack-label.ts';
import { shellWords } from '../words/shell.ts';
import { boundTo, readPack } from './pack-file.ts';
import { Select } from './select.tsx';
import { lobbyWords } from './words.ts';

export interface Content {
  /** The game, bound to its pack unless the content is built in. */
  readonly bound: Game;
  /** The server has the pack: its hash is enough to name it. */
  readonly isOffered: boolean;
}

export interface ContentFieldProps {
  /** With its built-in content. */
  readonly game: Game;
  readonly text: GameText;
  /** Called without content while a pack is loading from the server. */
  readonly onChange: (content: Content | undefined) => void;
}

const BUILT_IN = 'builtIn';
const IN_SIGHT = 4;

export function ContentField({ game, text, onChange }: ContentFieldProps) {
  const words = lobbyWords();
  const [offered, setOffered] = useState<readonly PackName[]>([]);
  const [taken, setTaken] = useState<Game>();
  const [chosen, setChosen] = useState(BUILT_IN);
  const [faults, setFaults] = useState<readonly string[]>([]);
  /** The latest choice: a pack that arrives for an earlier one is ignored. */
  const wanted = useRef(BUILT_IN);
  useEffect(() => {
    if (!navigator.onLine || !HAS_SERVER) return;
    // If the server does not answer, there are no packs to offer.
    void offeredPacks(game.name).then(
      ({ packs }) => setOffered(packs),
      () => undefined,
    );
  }, [game]);

  const settle = (value: string, content: Content) => {
    wanted.current = value;
    setChosen(value);
    setFaults([]);
    onChange(content);
  };
  const fail = (sentences: readonly string[]) => {
    wanted.current = BUILT_IN;
    setChosen(BUILT_IN);
    setFaults(sentences);
    onChange({ bound: game, isOffered: false });
  };
  const choose = async (value: string) => {
    if (value === BUILT_IN) return settle(value, { bound: game, isOffered: false });
    if (taken?.pack?.hash === value) return settle(value, { bound: taken, isOffered: false });
    wanted.current = value;
    setChosen(value);
    onChange(undefined);
    const found = await wholePack(value).catch((error: unknown) => sentenceOf(error));
    if (wanted.current !== value) return;
    const read = typeof found === 'string' ? [found] : boundTo(game, text, found);
    if ('length' in read) fail(read);
    else settle(value, { bound: read, isOffered: true });
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readPack(game, text, await file.text());
    if ('length' in read) return setFaults(read);
    setTaken(read);
    settle(read.pack?.hash ?? BUILT_IN, { bound: read, isOffered: false });
  };

  const packs = new Map(offered.map((pack) => [pack.hash, packLabel(pack)]));
  if (taken?.pack) packs.set(taken.pack.hash, packLabel(taken.pack));
  const options = [
    { value: BUILT_IN, label: words.builtIn },
    ...[...packs].map(([value, label]) => ({ value, label })),
  ];
  const Field = options.length > IN_SIGHT ? Select : Choice;
  return (
    <div class="option">
      <Field label={words.content} value={chosen} options={options} onChange={(value) => void choose(value)} />
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

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.answered ? error.message : shellWords().noServer;

export function ContentRead({ game: { packs, pack } }: { readonly game: Game }) {
  const words = lobbyWords();
  if (packs === undefined) return null;
  return (
    <dl class="options">
      <div class="option">
        <dt>{words.content}</dt>
        <dd>{pack === undefined ? words.builtIn : packLabel(pack)}</dd>
      </div>
    </dl>
  );
}
