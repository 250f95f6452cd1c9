import { Icon, SeaChart, useLater } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { whenOnline } from '../when-online.ts';
import { Announcer, Description } from './announcer.tsx';
import { AskSlip } from './ask.tsx';
import { TableBar } from './bar.tsx';
import { Crew } from './crew.tsx';
import type { Desk } from './desk.ts';
import { HintSlip, Pointers, ProposalSlip, ReplaySlip, SinceNumbers } from './fetched.ts';
import { FocusSlip } from './focus-slip.tsx';
import { Guard } from './guard.tsx';
import { useKeys } from './keys.ts';
import { LogSlip } from './log-slip.tsx';
import { pointingAt } from './pointing.ts';
import { SinceStrip } from './since-strip.tsx';
import { Tabbed } from './tabbed.tsx';
import { Veil } from './veil.tsx';
import { tableWords } from './words.ts';

/** What can lie over the table is fetched when the table itself is there. */
const Sheets = lazy(async () => (await whenOnline(() => import('./sheets.tsx'))).Sheets);

/** The frame that every game is played in. */
export function TableFrame({ desk }: { readonly desk: Desk }) {
  useKeys(desk);
  const isDrawn = useLater();
  useEffect(() => {
    const fetching = setTimeout(() => void Sheets.preload(), 2500);
    return () => clearTimeout(fetching);
  }, []);
  const words = tableWords();
  const pointing = pointingAt(desk);
  const { board } = desk.game;
  const isReplay = desk.replayed.value !== undefined;
  const { Ask = AskSlip, Light } = desk.teaching ?? {};
  const hasTabs = desk.hasTabs.value;
  const rail = desk.hasRail.value;
  // There is one rail, for the players; the instruments lie down above the chart.
  const isMiddle = desk.layout.value === 'middle' && !hasTabs;
  return (
    <div
      class="table"
      data-layout={desk.layout.value}
      data-panes={board.panes !== undefined}
      data-wide-chart={board.wideChart}
      data-tabs={hasTabs}
      data-covered={desk.isCovered.value}
      style={board.panes === undefined ? undefined : { '--proportion': board.proportion ?? 1 }}
      data-replay={isReplay}
      data-sheet={desk.sheet.value?.kind}
      data-pointing={desk.gesturing.value === 'point'}
      onPointerDownCapture={desk.hurry}
      onClickCapture={pointing}
      onKeyDownCapture={pointing}
    >
      <TableBar desk={desk} />
      {!hasTabs && !isMiddle && <Crew desk={desk} />}
      {(!rail || isMiddle) && (board.panes === undefined || desk.isCovered.value) && board.Strip !== undefined && (
        <section class="table-strip" aria-label={board.panes === undefined ? words.instruments : words.crew}>
          <board.Strip {...desk.boardProps.value} />
          {board.panes === undefined && <ToSigns desk={desk} />}
        </section>
      )}
      <main class="table-chart" id="chart" tabIndex={-1} aria-label={words.chart}>
        <SinceStrip desk={desk} />
        <SeaChart>
          <Guard>
            <div class="table-board" inert={desk.isFocusOpen.value}>
              <board.Board
                {...desk.boardProps.value}
                marks={[...desk.hints.marks.value, ...desk.together.marks.value]}
              />
            </div>
          </Guard>
        </SeaChart>
        {!desk.local && <ProposalSlip desk={desk} />}
        <Lost desk={desk} />
      </main>
      <FocusSlip desk={desk} />
      {hasTabs && !rail && (
        <aside class="table-side">
          <Tabbed desk={desk} />
        </aside>
      )}
      {isReplay ? <ReplaySlip desk={desk} /> : <Ask desk={desk} />}
      {rail && (
        <aside class="table-side">
          {isMiddle ? <Crew desk={desk} /> : <Beside desk={desk} />}
          {desk.Aside !== undefined && <desk.Aside desk={desk} />}
          {desk.hints.isOpen.value ? <HintSlip desk={desk} /> : <LogSlip desk={desk} />}
        </aside>
      )}
      {Light !== undefined && <Light desk={desk} />}
      {isDrawn && <Description desk={desk} />}
      <Announcer desk={desk} />
      {!desk.local && <Pointers desk={desk} />}
      {!desk.local && <SinceNumbers desk={desk} />}
      {desk.sheet.value !== undefined && (
        <ErrorBoundary>
          <Sheets desk={desk} />
        </ErrorBoundary>
      )}
      {desk.veiled.value !== undefined && <Veil desk={desk} seat={desk.veiled.value} />}
    </div>
  );
}

/** What stands in the right rail, above the log. */
function Beside({ desk }: { readonly desk: Desk }) {
  const { board } = desk.game;
  if (desk.hasTabs.value) return <Tabbed desk={desk} />;
  if (board.panes === undefined) {
    return (
      <section class="slip table-instruments" aria-label={tableWords().instruments}>
        <board.Instruments {...desk.boardProps.value} />
        <ToSigns desk={desk} />
      </section>
    );
  }
  return board.panes.map(({ key, label, Pane }) => (
    <section key={key} class="slip table-pane" aria-label={label(desk.scene.value.text)}>
      <Guard>
        <Pane {...desk.boardProps.value} place="rail" />
      </Guard>
    </section>
  ));
}

/** What the instruments say is one touch away. */
function ToSigns({ desk }: { readonly desk: Desk }) {
  const { signs } = tableWords();
  return (
    <button class="to-signs" type="button" title={signs} onClick={() => desk.open({ kind: 'signs' })}>
      <Icon name="question" size={20} />
      <span class="visually-hidden">{signs}</span>
    </button>
  );
}

function Lost({ desk }: { readonly desk: Desk }) {
  if (desk.live.connection.value !== 'lost') return null;
  return (
    <p class="table-lost" role="status">
      {tableWords().lost}
    </p>
  );
}
