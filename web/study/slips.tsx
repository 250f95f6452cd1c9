import { PanelHead } from '@skerry/look';
import { gameNode, lastPage, linesOf, lineWith, type StudyLine } from '@skerry/tables/study';
import { EditTools } from './editing.tsx';
import type { SaidMoves } from './said-moves.ts';
import type { StudyState } from './study-state.ts';
import { LinesTree } from './tree.tsx';
import { studyWords } from './words.ts';
import { Figure, WhoseWorth } from './worth-figure.tsx';
import type { Worths } from './worths.ts';

interface SlipProps {
  readonly state: StudyState;
  readonly said: SaidMoves;
  readonly worths: Worths;
}

export function LinesSlip({ state, said, worths }: SlipProps) {
  const words = studyWords();
  return (
    <section class="column slip study-lines" aria-label={words.lines}>
      <PanelHead title={words.lines} note={worths.unit.value === 'chance' ? words.chanceOfWinning : words.points} />
      <WhoseWorth state={state} worths={worths} />
      <LinesTree state={state} said={said} worths={worths} />
      <Legend />
    </section>
  );
}

function Legend() {
  const words = studyWords();
  return (
    <ul class="row study-key" aria-hidden="true">
      {(['played', 'tried', 'chance'] as const).map((sign) => (
        <li key={sign} class="row">
          <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
            {sign === 'played' && <circle class="study-sign" data-sign="played" r="6" />}
            {sign === 'tried' && <path class="study-sign" data-sign="tried" d="M0-7L7 0L0 7L-7 0Z" />}
            {sign === 'chance' && (
              <g class="study-sign" data-sign="chance">
                <circle r="8" />
                <path d="M-5 1q2.5-4 5 0t5 0" />
              </g>
            )}
          </svg>
          {words[sign]}
        </li>
      ))}
    </ul>
  );
}

/** The name of the study, and its lines. */
export function StudySlip({ state, said, worths }: SlipProps) {
  const words = studyWords();
  const study = state.study.value;
  const lines = linesOf(study);
  const now = lineWith(lines, state.at.value);
  return (
    <section class="slip study-head" aria-label={words.study}>
      <header class="panel-head">
        <h2>{study.name}</h2>
      </header>
      <p class="fine">{words.fromStep(study.record.table ?? state.game.text.value.title, study.from)}</p>
      <ol class="study-list">
        {lines
          .filter(({ level }) => level <= 1)
          .map((line) => (
            <li key={line.letter}>
              <button
                class="row study-pick"
                type="button"
                aria-pressed={line.letter === now.letter}
                onClick={() => state.goTo(line.level === 0 ? gameNode(study.from) : line.nodes[0]!)}
              >
                <b class="study-letter">{line.letter || <GameSign />}</b>
                <span>
                  <b>{nameOf(line, state, said)}</b>
                  <small>{line.level === 0 ? words.steps(lastPage(study)) : words.moves(line.nodes.length)}</small>
                </span>
                <Figure worths={worths} id={line.level === 0 ? gameNode(study.from) : line.nodes.at(-1)!} />
              </button>
            </li>
          ))}
      </ol>
      <EditTools state={state} said={said} />
    </section>
  );
}

const GameSign = () => (
  <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
    <circle class="study-sign" data-sign="played" r="7" />
  </svg>
);

/** A line without a name is called by its first move. */
function nameOf(line: StudyLine, state: StudyState, said: SaidMoves): string {
  if (line.level === 0) return studyWords().game;
  return line.name ?? said.at(state.study.value, line.nodes[0]!).sentence;
}
