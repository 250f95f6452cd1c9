import '../puzzle.css';
import { type GameState, sayAction, view } from '@skerry/engine';
import { OfferButton } from '@skerry/look';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AtTable } from '../../live/table/at-table.tsx';
import { TableFailure, TableWaiting } from '../../shell/table-states.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { puzzleWords } from '../../words/puzzle.ts';
import { inReadersLanguage } from '../../words/speak.ts';
import { type PuzzleAttempt, pose } from '../puzzle-attempt.ts';
import { askWorker } from './ask-worker.ts';
import { type SentPuzzle, sentPuzzle } from './link.ts';
import { madeWords } from './words.ts';
import type { Proof } from './worker.ts';

/** The puzzle of a link, from its start, as often as the reader likes. */
export function SentPuzzlePage({ letters }: { readonly letters: string }) {
  const [sent, setSent] = useState<SentPuzzle | 'broken'>();
  useEffect(() => {
    void sentPuzzle(letters).then((found) => setSent(found ?? 'broken'));
  }, [letters]);
  if (sent === undefined) return <TableWaiting />;
  if (sent === 'broken') return <TableFailure sentence={madeWords().broken} />;
  return <SentTable sent={sent} />;
}

function SentTable({ sent }: { readonly sent: SentPuzzle }) {
  const { game, rules, position, goal } = sent;
  const [before, setBefore] = useState(0);
  const posing = useMemo(() => {
    const { seats, options, state } = position;
    return pose(rules, { seats, options, state, goal, solution: [] });
  }, [before]);
  useEffect(() => () => posing.close(), [posing]);
  const Aside = useMemo(
    () =>
      function Aside({ model }: { readonly model: TableModel }) {
        const tries = 1 + before + posing.missed.value;
        const startOver = () => setBefore(before + posing.missed.peek() + 1);
        return <SentSlip {...{ model, sent, posing, tries, startOver }} />;
      },
    [posing],
  );
  return (
    <AtTable key={before} table={posing.live} game={game} local={true} apart Aside={Aside} record={posing.record} />
  );
}

interface SentSlipProps {
  readonly model: TableModel;
  readonly sent: SentPuzzle;
  readonly posing: PuzzleAttempt;
  readonly tries: number;
  startOver(): void;
}

/** How many hints were seen, and whether the answer was: starting over does not reset it. */
const seen = new WeakMap<SentPuzzle, { readonly hints: number; readonly answer: boolean }>();

function SentSlip({ model, sent, posing, tries, startOver }: SentSlipProps) {
  const words = madeWords();
  const common = puzzleWords();
  const [{ hints, answer }, setSeen] = useState(() => seen.get(sent) ?? { hints: 0, answer: false });
  const see = (next: { readonly hints: number; readonly answer: boolean }) => {
    seen.set(sent, next);
    setSeen(next);
  };
  const { state } = model.playback.page.value;
  const isSolved = model.playback.isLive.value && sent.book.isReached(sent.goal, state as GameState);
  return (
    <section class="stack slip puzzle-slip" aria-label={words.sentTitle} aria-live="polite">
      <p class="cap">{words.sentTitle}</p>
      <h2>{inReadersLanguage(sent.book.ask)(sent.goal)}</h2>
      {isSolved ? (
        <p class="puzzle-solved">{answer ? common.solvedShown : words.solved(tries)}</p>
      ) : (
        <p class="puzzle-help">
          {words.sentHelp} {sent.unproved && words.isUnproved}
        </p>
      )}
      {!isSolved && sent.hints.slice(0, hints).map((hint, n) => <p key={n}>{hint}</p>)}
      {answer && !isSolved && <FoundAnswer sent={sent} posing={posing} model={model} />}
      <div class="wrap puzzle-offers">
        <OfferButton icon="undo" label={common.startOver} onClick={startOver} />
        {!isSolved && hints < sent.hints.length && (
          <OfferButton icon="hint" label={words.hint} onClick={() => see({ hints: hints + 1, answer })} />
        )}
        {!isSolved && !answer && (
          <OfferButton icon="watch" label={common.showMe} onClick={() => see({ hints, answer: true })} />
        )}
      </div>
    </section>
  );
}

/** Searched when it is asked for: the link holds no answer. */
function FoundAnswer({ sent, posing, model }: Pick<SentSlipProps, 'sent' | 'posing' | 'model'>) {
  const words = madeWords();
  const [proof, setProof] = useState<Proof | 'failed'>();
  const { position, goal } = sent;
  useEffect(
    () =>
      askWorker({ position, goal, tries: 0 }, (news) => {
        if (news.say === 'proof') setProof(news.proof);
        if (news.say === 'failed') setProof('failed');
      }),
    [sent],
  );
  if (proof === 'failed') return <p>{words.failed}</p>;
  if (proof?.way === undefined) return <p>{proof?.isDone ? words.noAnswer : words.searching(proof?.searched ?? 0)}</p>;
  const { text, telling } = model.acting.scene.value;
  const { state } = view(posing.table, 'watcher');
  return (
    <ol class="puzzle-answer" aria-label={puzzleWords().answer}>
      {proof.way.map(({ seat, action }, nth) => (
        <li key={nth}>
          {puzzleWords().move(telling.names[seat] ?? '', sayAction(text, action, { ...telling, state, reader: seat }))}
        </li>
      ))}
    </ol>
  );
}
