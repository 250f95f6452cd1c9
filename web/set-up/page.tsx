import './set-up.css';
import { checkPosition, open, type Position, positionOf } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { NAMES_AT_LESSONS } from '@skerry/look';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadGame } from '../game.ts';
import { fallbackNames } from '../local/fallback-names.ts';
import { type HandedOver, takeOver } from '../position/hand-over.ts';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { liveWords } from '../words/live.ts';
import { loadedInReadersLanguage } from '../words/speak.ts';
import { type Draft, keptDraft } from './draft.ts';
import { type EditedGame, openEditing } from './editing.ts';
import { SetUpFrame } from './frame.tsx';

export default function SetUpPage({ game: name }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<{ of: EditedGame; draft: Draft } | 'none' | undefined>(undefined);
  useEffect(() => {
    setLoaded(undefined);
    let isGone = false;
    const handed = takeOver();
    void load(name, handed).then((found) => {
      if (!isGone) setLoaded(found ?? 'none');
    });
    return () => {
      isGone = true;
    };
  }, [name]);
  if (loaded === undefined) return <TableWaiting />;
  if (loaded === 'none') return <TableFailure sentence={liveWords().noTable} />;
  return <Editor {...loaded} onStart={(draft) => setLoaded({ of: loaded.of, draft })} />;
}

async function load(
  name: string,
  handed: HandedOver | undefined,
): Promise<{ of: EditedGame; draft: Draft } | undefined> {
  const manifest = manifestOf(name);
  if (manifest?.editor === undefined || manifest.position === undefined) return undefined;
  const wanted = handed?.position.game === name ? handed : undefined;
  const [game, editor, positions] = await Promise.all([
    loadGame(name, wanted?.position.pack),
    manifest.editor(),
    manifest.position(),
  ]);
  if (game === undefined) return undefined;
  const [words, faultWords] = await Promise.all([
    loadedInReadersLanguage(editor.words),
    loadedInReadersLanguage(positions.words),
  ]);
  const of = { game, editor, words, positions, faultWords };
  const isSound = (position: Position) =>
    checkPosition(game.game, position, positions.rules).every(({ blocks }) => !blocks);
  const kept = wanted === undefined ? keptDraft(name) : undefined;
  if (wanted !== undefined && isSound(wanted.position)) return { of, draft: fresh(wanted) };
  if (kept !== undefined && isSound(kept.position)) return { of, draft: kept };
  return { of, draft: fresh({ position: positionOf(open(game.game, { seats: manifest.card.quick.seats })) }) };
}

const fresh = (from: HandedOver): Draft => ({ ...from, history: { edits: [], done: 0 } });

function Editor({ of, draft, onStart }: { of: EditedGame; draft: Draft; onStart: (draft: Draft) => void }) {
  const editing = useMemo(
    () => openEditing(of, draft, [...NAMES_AT_LESSONS, ...fallbackNames().seats.slice(NAMES_AT_LESSONS.length)]),
    [of, draft],
  );
  useEffect(() => () => editing.close(), [editing]);
  return <SetUpFrame editing={editing} onStart={(from) => onStart(fresh(from))} />;
}
