import { useEffect, useId, useRef } from 'preact/hooks';
import { Guard } from '../guard.tsx';
import { Log } from '../later-parts.ts';
import { Panel } from '../players/player-panels.tsx';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import type { Tab } from './tabs.ts';

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabbed({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = model.tabs.all.value;
  const shown = model.tabs.shown.value;
  const { chosen } = model.acting;
  const { isCovered } = model.layout;
  // Targets of an offer are marked on the chart.
  useEffect(() => {
    if (isCovered.value && chosen.value !== undefined) model.tabs.show('chart');
  }, [model, isCovered.value, chosen.value]);
  if (shown === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(shown);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : (at + (STEPS[event.key] ?? 0) + tabs.length) % tabs.length;
    const tab = tabs[to];
    if (tab === undefined || to === at) return;
    event.preventDefault();
    model.tabs.show(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={words.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            class="tab"
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={tab.key === 'chart' ? 'chart' : `${id}-pane`}
            tabIndex={tab === shown ? 0 : -1}
            title={labelOf(model, tab)}
            onClick={() => model.tabs.show(tab.key)}
          >
            <span>{labelOf(model, tab)}</span>
          </button>
        ))}
      </div>
      {shown.key !== 'chart' && (
        <div
          id={`${id}-pane`}
          class="column tab-pane"
          role="tabpanel"
          aria-labelledby={`${id}-${shown.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus.
          tabIndex={0}
        >
          <Guard key={shown.key}>
            <Shown model={model} tab={shown} />
          </Guard>
        </div>
      )}
    </>
  );
}

function labelOf(model: TableModel, tab: Tab): string {
  const words = tableWords();
  if ('pane' in tab) return tab.pane.label(model.acting.scene.value.text);
  if (tab.key === 'own' && 'seats' in tab) return model.playback.seats.value[tab.seats[0]!]?.name ?? '';
  if (tab.key === 'chart') return words.chart;
  return tab.key === 'others' ? words.others : tab.key === 'log' ? words.log : words.crew;
}

function Shown({ model, tab }: { readonly model: TableModel; readonly tab: Tab }) {
  if ('pane' in tab) {
    const { Pane } = tab.pane;
    return (
      <section class="slip table-pane">
        <Pane {...model.acting.boardProps.value} place="tab" />
      </section>
    );
  }
  if ('seats' in tab)
    return tab.seats.map((seat) => <Panel key={seat} model={model} seat={seat} isLarge={tab.key === 'own'} />);
  return <Log model={model} />;
}
