import { type ChartMoment, ChartOfMoment, SeaChart, Tool, useLater, Wordmark } from '@skerry/look';
import { linesOf, lineWith, pageOf, triedTo } from '@skerry/tables/study';
import { useEffect, useMemo } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { HOME } from '../routes.ts';
import { isDark, switchLamp } from '../settings/settings.ts';
import { Announcer, Description } from '../table/announcer.tsx';
import { Guard } from '../table/guard.tsx';
import { useKeys } from '../table/keys.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import { FocusSlip } from '../table/panels/focus-slip.tsx';
import { AskSlip } from '../table/prompt/ask.tsx';
import type { TableModel } from '../table/table-model.ts';
import { whenOnline } from '../table/when-online.ts';
import { tableWords } from '../table/words.ts';
import { BestSlip } from './best.tsx';
import { ChanceSlip, ChooseSlip } from './chance.tsx';
import { CurveSlip } from './curve.tsx';
import { CommentSlip, EditDialog } from './editing.tsx';
import { SaidMoves } from './said-moves.ts';
import { KeptSlip } from './sharing.tsx';
import { LinesSlip, StudySlip } from './slips.tsx';
import { useStudyKeys } from './study-keys.ts';
import type { StudyState } from './study-state.ts';
import { TablePanes } from './table-panes.tsx';
import { StudyTabs } from './tabs.tsx';
import { studyWords } from './words.ts';
import { openWorths } from './worths.ts';

const Sheets = lazy(async () => (await whenOnline(() => import('../table/sheets/index.tsx'))).Sheets);

export interface StudyProps {
  readonly model: TableModel;
  readonly state: StudyState;
}

export function StudyFrame({ model, state }: StudyProps) {
  const said = useMemo(() => new SaidMoves(state), [state]);
  useStudyKeys(model, state, said);
  useKeys(model);
  const worths = useMemo(() => openWorths(state), [state]);
  useEffect(() => worths.close, [worths]);
  const isDrawn = useLater();
  const { board } = model.game;
  const layout = model.layout.kind.value;
  const choosing = state.choosing.value;
  const veiled = model.acting.veiled.value;
  // Nothing is hidden from the reader of a study: whoever is asked looks.
  useEffect(() => {
    if (veiled !== undefined) void model.live.look(veiled);
  }, [veiled]);
  return (
    <div class="table study" data-layout={layout} onPointerDownCapture={model.playback.skipMotion}>
      <StudyBar model={model} state={state} />
      {layout === 'wide' && (
        <aside class="column study-left">
          <StudySlip state={state} said={said} worths={worths} />
          <CommentSlip state={state} />
          <ChanceSlip state={state} />
          <TablePanes model={model} />
          <KeptSlip state={state} />
        </aside>
      )}
      <main class="table-chart" id="chart" tabIndex={-1} aria-label={tableWords().chart}>
        <SeaChart>
          <Guard>
            <div class="table-board" lang={model.acting.scene.value.text.language} inert={model.focus.isOpen.value}>
              <ChartOfMoment.Provider value={momentAt(model, state)}>
                <board.Board {...model.acting.boardProps.value} marks={model.hints.marks.value} />
              </ChartOfMoment.Provider>
            </div>
          </Guard>
        </SeaChart>
      </main>
      <FocusSlip model={model} />
      {layout === 'wide' && <CurveSlip state={state} worths={worths} />}
      {choosing === undefined ? (
        <AskSlip model={model} />
      ) : (
        <ChooseSlip state={state} worths={worths} choosing={choosing} />
      )}
      <aside class="table-side study-side">
        {layout === 'wide' ? (
          <>
            <LinesSlip state={state} said={said} worths={worths} />
            <BestSlip model={model} />
          </>
        ) : (
          <StudyTabs model={model} state={state} said={said} worths={worths} />
        )}
      </aside>
      {isDrawn && <Description model={model} />}
      <Announcer model={model} />
      <EditDialog state={state} />
      {model.sheets.current.value !== undefined && (
        <ErrorBoundary>
          <Sheets model={model} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** On the chart: where the reader is. */
function momentAt(model: TableModel, state: StudyState): ChartMoment {
  const words = studyWords();
  const study = state.study.value;
  const at = state.at.value;
  const page = pageOf(at);
  const when = sayWhen(model.playback.turn.value);
  const where =
    page !== undefined
      ? words.step(page)
      : `${words.line(lineWith(linesOf(study), at).letter)}, ${words.offGame(triedTo(study, at).length)}`;
  return { title: words.whatIf, below: [when, where].filter(Boolean).join(', ') };
}

function StudyBar({ model, state }: StudyProps) {
  const words = studyWords();
  const { tools } = tableWords();
  const { title } = model.game.text.value;
  const name = words.of(state.study.value.name);
  const step = (which: 'undo' | 'redo') => (
    <Tool
      icon={which}
      label={tools[which]}
      hotkey={which === 'undo' ? 'Control+Z' : 'Control+Shift+Z'}
      disabled={!(which === 'undo' ? state.canUndo : state.canRedo).value}
      onClick={state[which]}
    />
  );
  return (
    <header class="row bar table-bar">
      <a class="bar-home" href={HOME} title={tools.home}>
        <Wordmark />
      </a>
      <h1 class="cut bar-where" title={`${title} · ${name}`}>
        <b>{title}</b>
        <span> · {name}</span>
      </h1>
      <nav class="tools" aria-label={tableWords().menu}>
        {step('undo')}
        {step('redo')}
        <Tool icon="rules" label={tools.rules} onClick={() => model.sheets.open({ kind: 'rules' })} />
        {model.layout.kind.value !== 'low' && (
          <Tool icon="lamp" label={tools.lamp} pressed={isDark.value} onClick={switchLamp} />
        )}
        <Tool icon="leave" label={words.back} href={state.back ?? HOME} />
      </nav>
    </header>
  );
}
