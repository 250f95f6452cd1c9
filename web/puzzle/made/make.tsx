import './made.css';
import type { PuzzleBook, PuzzleGoal } from '@skerry/bots/profile';
import type { Position } from '@skerry/engine';
import { Choice, Dialog } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { CopyField } from '../../sharing/copy-field.tsx';
import { tableWords } from '../../table/words.ts';
import { inReadersLanguage } from '../../words/speak.ts';
import { askWorker } from './ask-worker.ts';
import { LONGEST_HINT, MOST_HINTS, puzzleLink } from './link.ts';
import { madeWords } from './words.ts';
import type { Proof } from './worker.ts';

/** How often calm bots try a puzzle. */
const TRIES = 20;

interface MakeProps {
  readonly book: PuzzleBook;
  readonly position: Position;
  /** The position as text. */
  readonly text: string;
  readonly onClose: () => void;
}

/** A goal, the proof that it can be reached, and a link to send. */
export function MakePuzzle({ book, position, text, onClose }: MakeProps) {
  const words = madeWords();
  const [goals, setGoals] = useState<readonly PuzzleGoal[]>();
  const [chosen, setChosen] = useState('0');
  const [proof, setProof] = useState<Proof>();
  const [hasFailed, setFailed] = useState(false);
  const goal = goals?.[Number(chosen)];
  useEffect(
    () =>
      askWorker({ position, tries: 0 }, (news) => {
        if (news.say === 'goals') setGoals(news.goals);
        else setFailed(true);
      }),
    [position],
  );
  useEffect(() => {
    if (goal === undefined) return;
    setProof(undefined);
    return askWorker({ position, goal, tries: TRIES }, (news) => {
      if (news.say === 'proof') setProof(news.proof);
      else setFailed(true);
    });
  }, [position, goal]);
  const ask = inReadersLanguage(book.ask);
  return (
    <Dialog title={words.title} closeLabel={tableWords().close} onClose={onClose}>
      <div class="stack make-puzzle">
        {goals === undefined && !hasFailed && <p class="hint">{words.looking}</p>}
        {goals?.length === 0 && <p>{words.noGoals}</p>}
        {goal !== undefined && (
          <Choice
            label={words.goal}
            value={chosen}
            options={goals!.map((each, n) => ({ value: String(n), label: ask(each) }))}
            onChange={setChosen}
          />
        )}
        {hasFailed && <p class="reason">{words.failed}</p>}
        {goal !== undefined && <Proved proof={proof} />}
        {goal !== undefined && proof?.isDone && proof.ways !== 0 && (
          <Send key={chosen} {...{ position, text, goal }} isProved={proof.ways !== undefined} />
        )}
      </div>
    </Dialog>
  );
}

function Proved({ proof }: { readonly proof: Proof | undefined }) {
  const words = madeWords();
  const { isDone = false, searched = 0, way, ways, found = 0, tries = 0 } = proof ?? {};
  if (!isDone && ways === undefined) return <p role="status">{words.searching(searched)}</p>;
  if (ways === undefined) return <p role="status">{words.unproved}</p>;
  if (way === undefined) return <p role="status">{words.impossible}</p>;
  return (
    <div role="status">
      <p>
        {words.possible(way.length)} {ways === 1 ? words.onlyWay : words.otherWays(ways - 1)}
      </p>
      {isDone && <p>{words.howHard(found, tries)}</p>}
    </div>
  );
}

interface SendProps extends Pick<MakeProps, 'position' | 'text'> {
  readonly goal: PuzzleGoal;
  readonly isProved: boolean;
}

function Send({ position, text, goal, isProved }: SendProps) {
  const words = madeWords();
  const [written, setWritten] = useState('');
  const [link, setLink] = useState<string | 'tooLong'>();
  useEffect(() => {
    const lines = written.split('\n').map((line) => line.trim().slice(0, LONGEST_HINT));
    const hints = lines.filter((line) => line !== '').slice(0, MOST_HINTS);
    let isGone = false;
    void puzzleLink({
      ...{ game: position.game, position: text, goal, hints },
      ...(!isProved && { unproved: true as const }),
    }).then((found) => !isGone && setLink(found ?? 'tooLong'));
    return () => {
      isGone = true;
    };
  }, [position, text, goal, isProved, written]);
  return (
    <>
      <label class="stack text-field">
        {words.hints}
        <textarea
          class="input"
          rows={2}
          maxLength={MOST_HINTS * (LONGEST_HINT + 1)}
          value={written}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
        <span class="hint">{words.hintsHow}</span>
      </label>
      {link === 'tooLong' ? (
        <p class="reason">{words.tooLong}</p>
      ) : (
        link !== undefined && <CopyField label={words.link} hint={words.linkHolds} text={link} />
      )}
    </>
  );
}
