import { Icon, Tool, Wordmark } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import type { HandedOver } from '../position/hand-over.ts';
import { HOME, rulesPage } from '../routes.ts';
import { isDark, switchLamp } from '../settings/settings.ts';
import { layoutFor } from '../table/layout.ts';
import { EditedBoard } from './board.tsx';
import { Checks } from './checks.tsx';
import type { Editing } from './editing.ts';
import { useEditorKeys } from './keys.ts';
import { Next } from './next.tsx';
import { Panels } from './panels.tsx';
import { PickedSlip } from './picked-slip.tsx';
import { PlaceMarks } from './place-marks.tsx';
import { TurnSlip } from './turn-slip.tsx';
import { setUpWords } from './words.ts';

const StartFrom = lazy(async () => {
  const [{ StartFrom }, { learnLobbyWords }] = await Promise.all([
    import('./start-from.tsx'),
    import('../lobby/words.ts'),
  ]);
  await learnLobbyWords();
  return StartFrom;
});

const layout = layoutFor({ panes: undefined });

interface SetUpFrameProps {
  readonly editing: Editing;
  readonly onStart: (from: HandedOver) => void;
}

export function SetUpFrame({ editing, onStart }: SetUpFrameProps) {
  useEditorKeys(editing);
  const [isStarting, setStarting] = useState(false);
  const isWide = layout.kind.value === 'wide';
  return (
    <div class="table set-up" data-layout={layout.kind.value}>
      <Bar editing={editing} onStart={() => setStarting(true)} />
      {isWide && (
        <aside class="column set-up-column set-up-things" aria-label={setUpWords().things}>
          <Panels editing={editing} />
        </aside>
      )}
      <EditedBoard editing={editing} />
      <PickedSlip editing={editing} />
      {isWide ? (
        <aside class="table-side set-up-column">
          <Checks editing={editing} />
          <TurnSlip editing={editing} />
          <Next editing={editing} />
        </aside>
      ) : (
        <Tabs editing={editing} />
      )}
      <PlaceMarks editing={editing} />
      {isStarting && (
        <ErrorBoundary>
          <StartFrom
            editing={editing}
            onClose={() => setStarting(false)}
            onStart={(from) => {
              setStarting(false);
              onStart(from);
            }}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

const TABS = ['checks', 'things'] as const;

/** Where there is no room for two rails: one of them at a time. */
function Tabs({ editing }: { readonly editing: Editing }) {
  const words = setUpWords();
  const [open, setOpen] = useState<(typeof TABS)[number]>('checks');
  const go = (tab: (typeof TABS)[number]) => {
    setOpen(tab);
    document.getElementById(`set-up-tab-${tab}`)?.focus();
  };
  return (
    <aside class="table-side set-up-tabs">
      <div
        class="column set-up-column set-up-pane"
        role="tabpanel"
        id="set-up-pane"
        aria-labelledby={`set-up-tab-${open}`}
      >
        {open === 'checks' ? (
          <>
            <Checks editing={editing} />
            <Next editing={editing} />
            <TurnSlip editing={editing} />
          </>
        ) : (
          <Panels editing={editing} />
        )}
      </div>
      <div class="tabs" role="tablist">
        {TABS.map((tab) => (
          <button
            key={tab}
            id={`set-up-tab-${tab}`}
            class="tab"
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls="set-up-pane"
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setOpen(tab)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowLeft' || key === 'ArrowRight') go(tab === 'checks' ? 'things' : 'checks');
            }}
          >
            {words.tabs[tab]}
          </button>
        ))}
      </div>
    </aside>
  );
}

function Bar({ editing, onStart }: { readonly editing: Editing; readonly onStart: () => void }) {
  const words = setUpWords();
  const { text } = editing.game;
  const { origin } = editing;
  const where = [...(origin === undefined ? [] : [words.from(origin.name)]), words.bar];
  useEffect(() => {
    document.title = `${words.title} · Skerry`;
  }, [words]);
  return (
    <header class="row bar table-bar">
      <a class="bar-home" href={HOME} title={words.home}>
        <Wordmark />
      </a>
      <h1 class="cut bar-where" title={[text.value.title, ...where].join(' · ')}>
        <b>{text.value.title}</b>
        {where.map((each) => (
          <span key={each}> · {each}</span>
        ))}
      </h1>
      <nav class="tools" aria-label={words.tools}>
        <BarTool icon="undo" label={words.undo} keys="Control+Z" can={editing.canUndo.value} onClick={editing.undo} />
        <BarTool
          icon="redo"
          label={words.redo}
          keys="Control+Shift+Z"
          can={editing.canRedo.value}
          onClick={editing.redo}
        />
        <Tool icon="plus" label={words.startFrom} onClick={onStart} />
        <Tool icon="rules" label={words.rules} href={rulesPage(editing.game.game.name)} />
        <Tool icon="lamp" label={words.lamp} pressed={isDark.value} onClick={switchLamp} />
        <Tool icon="leave" label={words.leave} href={origin?.page ?? HOME} />
      </nav>
    </header>
  );
}

interface BarToolProps {
  readonly icon: 'undo' | 'redo';
  readonly label: string;
  readonly keys: string;
  readonly can: boolean;
  readonly onClick: () => void;
}

function BarTool({ icon, label, keys, can, onClick }: BarToolProps) {
  return (
    <button
      class="tool"
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={!can}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
      <span class="tool-label">{label}</span>
    </button>
  );
}
