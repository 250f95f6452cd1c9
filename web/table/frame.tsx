import { Icon, SeaChart, useLater } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { learnGoOnWords } from '../go-on/words.ts';
import { useUntranslated } from '../shell/untranslated.tsx';
import { Announcer, Description } from './announcer.tsx';
import { TableBar } from './bar.tsx';
import { Guard } from './guard.tsx';
import { useKeys } from './keys.ts';
import { HintSlip, Pointers, ProposalSlip, ReplaySlip, SinceMarks, SinceStrip, SinceTool } from './later-parts.ts';
import { LogSlip } from './log/log-slip.tsx';
import { FocusSlip } from './panels/focus-slip.tsx';
import { Tabbed } from './panels/tab-panel.tsx';
import { PlayerPanels } from './players/player-panels.tsx';
import { AskSlip } from './prompt/ask.tsx';
import type { TableModel } from './table-model.ts';
import { pointingAt } from './together/pointing.ts';
import { Veil } from './veil.tsx';
import { whenOnline } from './when-online.ts';
import { tableWords } from './words.ts';

/** Sheets are fetched once the table is shown. */
const Sheets = lazy(async () => {
  const [{ Sheets }] = await whenOnline(() => Promise.all([import('./sheets/index.tsx'), learnGoOnWords()]));
  return Sheets;
});

export function TableFrame({ model }: { readonly model: TableModel }) {
  useKeys(model);
  useUntranslated(model.game.game.name);
  const isDrawn = useLater();
  useEffect(() => {
    const fetching = setTimeout(() => void Sheets.preload(), 2500);
    return () => clearTimeout(fetching);
  }, []);
  const words = tableWords();
  const pointing = pointingAt(model);
  const { board } = model.game;
  const { language } = model.acting.scene.value.text;
  const isReplay = model.playback.replayed.value !== undefined;
  const { Ask = AskSlip, Light } = model.teaching ?? {};
  const hasTabs = model.layout.hasTabs.value;
  const rail = model.layout.hasRail.value;
  // Only the players have a rail here; the instruments are above the chart.
  const isMiddle = model.layout.kind.value === 'middle' && !hasTabs;
  return (
    <div
      class="table"
      data-layout={model.layout.kind.value}
      data-panes={board.panes !== undefined}
      data-wide-chart={board.wideChart}
      data-beside={model.layout.isBeside.value}
      data-tabs={hasTabs}
      data-covered={model.layout.isCovered.value}
      style={board.panes === undefined ? undefined : { '--proportion': board.proportion ?? 1 }}
      data-replay={isReplay}
      data-sheet={model.sheets.current.value?.kind}
      data-pointing={model.acting.gesturing.value === 'point'}
      onPointerDownCapture={model.playback.skipMotion}
      onClickCapture={pointing}
      onKeyDownCapture={pointing}
    >
      <TableBar model={model} />
      {!hasTabs && !isMiddle && <PlayerPanels model={model} />}
      {(!rail || isMiddle) &&
        (board.panes === undefined || model.layout.isCovered.value) &&
        board.Strip !== undefined && (
          <section
            class="table-strip"
            lang={language}
            aria-label={board.panes === undefined ? words.instruments : words.crew}
          >
            <board.Strip {...model.acting.boardProps.value} />
            {board.panes === undefined && <ToSigns model={model} />}
          </section>
        )}
      <main class="table-chart" id="chart" tabIndex={-1} aria-label={words.chart}>
        <SinceStrip model={model} />
        <SeaChart>
          <Guard>
            <div class="table-board" lang={language} inert={model.focus.isOpen.value}>
              <board.Board
                {...model.acting.boardProps.value}
                marks={[...model.hints.marks.value, ...model.together.marks.value]}
              />
            </div>
          </Guard>
        </SeaChart>
        {!rail && <SinceTool model={model} />}
        {!model.local && <ProposalSlip model={model} />}
        <Lost model={model} />
      </main>
      <FocusSlip model={model} />
      {hasTabs && !rail && (
        <aside class="table-side">
          <Tabbed model={model} />
        </aside>
      )}
      {isReplay ? <ReplaySlip model={model} /> : <Ask model={model} />}
      {rail && (
        <aside class="table-side">
          {isMiddle ? <PlayerPanels model={model} /> : <Beside model={model} />}
          {model.Aside !== undefined && <model.Aside model={model} />}
          {model.hints.isOpen.value ? <HintSlip model={model} /> : <LogSlip model={model} />}
        </aside>
      )}
      {Light !== undefined && <Light model={model} />}
      {isDrawn && <Description model={model} />}
      <Announcer model={model} />
      {!model.local && <Pointers model={model} />}
      <SinceMarks model={model} />
      {model.sheets.current.value !== undefined && (
        <ErrorBoundary>
          <Sheets model={model} />
        </ErrorBoundary>
      )}
      {model.acting.veiled.value !== undefined && <Veil model={model} seat={model.acting.veiled.value} />}
    </div>
  );
}

/** The right rail, above the log. */
function Beside({ model }: { readonly model: TableModel }) {
  const { board } = model.game;
  const { text } = model.acting.scene.value;
  if (model.layout.hasTabs.value) return <Tabbed model={model} />;
  if (board.panes === undefined) {
    return (
      <section class="slip table-instruments" lang={text.language} aria-label={tableWords().instruments}>
        <board.Instruments {...model.acting.boardProps.value} />
        <ToSigns model={model} />
      </section>
    );
  }
  return board.panes.map(({ key, label, Pane }) => (
    <section key={key} class="slip table-pane" lang={text.language} aria-label={label(text)}>
      <Guard>
        <Pane {...model.acting.boardProps.value} place="rail" />
      </Guard>
    </section>
  ));
}

function ToSigns({ model }: { readonly model: TableModel }) {
  const { signs } = tableWords();
  return (
    <button class="centred to-signs" type="button" title={signs} onClick={() => model.sheets.open({ kind: 'signs' })}>
      <Icon name="question" size={20} />
      <span class="visually-hidden">{signs}</span>
    </button>
  );
}

function Lost({ model }: { readonly model: TableModel }) {
  if (model.live.connection.value !== 'lost') return null;
  return (
    <p class="table-lost" role="status">
      {tableWords().lost}
    </p>
  );
}
