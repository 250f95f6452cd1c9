import './study.css';
import { SkerryError } from '@skerry/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { address } from '../address.ts';
import { loadGame } from '../game.ts';
import { fallbackNames } from '../local/fallback-names.ts';
import { studyPage } from '../routes.ts';
import { TableFailure, TableWaiting } from '../shell/table-states.tsx';
import { Guard } from '../table/guard.tsx';
import { openTableModel } from '../table/table-model.ts';
import { StudyFrame } from './frame.tsx';
import { findStudy } from './kept.ts';
import { openStudy, type StudyState } from './study-state.ts';
import { sayNoStudy, takeLinkedStudy } from './take-in.ts';
import { studyWords } from './words.ts';

type Found = 'looking' | { readonly failure: string } | StudyState;

export default function StudyPage({ id }: { readonly id?: string }) {
  return id === undefined ? <LinkedStudy /> : <KeptStudy id={id} />;
}

/** Keeps the study of a link, once, and opens it. */
function LinkedStudy() {
  const { route } = useLocation();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    takeLinkedStudy(address().hash).then(
      (id) => route(studyPage(id), true),
      (error) => setFailure(sayNoStudy(error, true)),
    );
  }, []);
  return failure === undefined ? <TableWaiting /> : <TableFailure sentence={failure} />;
}

function KeptStudy({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found>('looking');
  useEffect(() => {
    let state: StudyState | undefined;
    let gone = false;
    void find(id).then((opened) => {
      if ('live' in opened) state = opened;
      if (gone) state?.close();
      else setFound(opened);
    });
    return () => {
      gone = true;
      state?.close();
      setFound('looking');
    };
  }, [id]);
  if (found === 'looking') return <TableWaiting />;
  if ('failure' in found) return <TableFailure sentence={found.failure} />;
  return <OpenStudy key={found.id} state={found} />;
}

async function find(id: string): Promise<StudyState | { readonly failure: string }> {
  const words = studyWords();
  try {
    const kept = await findStudy(id);
    if (kept === undefined) return { failure: words.none };
    const { game: name, pack } = kept.study.record;
    const game = await loadGame(name, pack);
    if (game === undefined) return { failure: words.none };
    const nextTask = () => new Promise<void>((done) => setTimeout(done));
    return await openStudy(kept, game, fallbackNames().seats, nextTask);
  } catch (error) {
    return { failure: error instanceof SkerryError ? words.broken : words.unreadable };
  }
}

function OpenStudy({ state }: { readonly state: StudyState }) {
  if (state.live.history.value === undefined) return <TableWaiting />;
  return (
    <Guard>
      <AtStudy state={state} />
    </Guard>
  );
}

function AtStudy({ state }: { readonly state: StudyState }) {
  const model = useMemo(() => openTableModel(state.live, state.game, true, { apart: true }), [state]);
  useEffect(() => () => model.close(), [model]);
  return <StudyFrame model={model} state={state} />;
}
