import { useId, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { BestSlip } from './best.tsx';
import { ChanceSlip } from './chance.tsx';
import { CurveSlip } from './curve.tsx';
import { CommentSlip } from './editing.tsx';
import type { SaidMoves } from './said-moves.ts';
import { KeptSlip } from './sharing.tsx';
import { LinesSlip, StudySlip } from './slips.tsx';
import type { StudyState } from './study-state.ts';
import { TablePanes } from './table-panes.tsx';
import { studyWords } from './words.ts';
import type { Worths } from './worths.ts';

const TABS = ['lines', 'curve', 'study', 'table'] as const;
type StudyTab = (typeof TABS)[number];

interface TabsProps {
  readonly model: TableModel;
  readonly state: StudyState;
  readonly said: SaidMoves;
  readonly worths: Worths;
}

/** Where there is one rail, or none. */
export function StudyTabs({ model, state, said, worths }: TabsProps) {
  const words = studyWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<StudyTab>('lines');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const to = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    setTab(TABS[to] ?? tab);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus. */}
      <div id={`${id}-pane`} class="column tab-pane" role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {tab === 'lines' && <LinesSlip state={state} said={said} worths={worths} />}
        {tab === 'curve' && (
          <>
            <CurveSlip state={state} worths={worths} />
            <BestSlip model={model} />
          </>
        )}
        {tab === 'study' && (
          <>
            <StudySlip state={state} said={said} worths={worths} />
            <CommentSlip state={state} />
            <ChanceSlip state={state} />
            <KeptSlip state={state} />
          </>
        )}
        {tab === 'table' && <TablePanes model={model} />}
      </div>
      <div ref={list} class="tabs" role="tablist" aria-label={words.tabs} onKeyDown={onKeyDown}>
        {TABS.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            class="tab"
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls={`${id}-pane`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
          >
            <span>{words[each]}</span>
          </button>
        ))}
      </div>
    </>
  );
}
