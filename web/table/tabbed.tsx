import { useEffect, useId, useRef } from 'preact/hooks';
import { Panel } from './crew.tsx';
import type { Desk } from './desk.ts';
import { Log } from './fetched.ts';
import { Guard } from './guard.tsx';
import type { Tab } from './tabs.ts';
import { tableWords } from './words.ts';

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/** Who plays, the panes of the game and the log, one at a time under its tab. */
export function Tabbed({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = desk.tabs.value;
  const shown = desk.tab.value;
  const { chosen, isCovered } = desk;
  // What an offer can be done to is marked on the chart.
  useEffect(() => {
    if (isCovered.value && chosen.value !== undefined) desk.showTab('chart');
  }, [desk, isCovered.value, chosen.value]);
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
    desk.showTab(tab.key);
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
            title={labelOf(desk, tab)}
            onClick={() => desk.showTab(tab.key)}
          >
            <span>{labelOf(desk, tab)}</span>
          </button>
        ))}
      </div>
      {shown.key !== 'chart' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus.
        <div id={`${id}-pane`} class="tab-pane" role="tabpanel" aria-labelledby={`${id}-${shown.key}`} tabIndex={0}>
          <Guard key={shown.key}>
            <Shown desk={desk} tab={shown} />
          </Guard>
        </div>
      )}
    </>
  );
}

function labelOf(desk: Desk, tab: Tab): string {
  const words = tableWords();
  if ('pane' in tab) return tab.pane.label(desk.scene.value.text);
  if (tab.key === 'own' && 'seats' in tab) return desk.seats.value[tab.seats[0]!]?.name ?? '';
  if (tab.key === 'chart') return words.chart;
  return tab.key === 'others' ? words.others : tab.key === 'log' ? words.log : words.crew;
}

function Shown({ desk, tab }: { readonly desk: Desk; readonly tab: Tab }) {
  if ('pane' in tab) {
    const { Pane } = tab.pane;
    return (
      <section class="slip table-pane">
        <Pane {...desk.boardProps.value} place="tab" />
      </section>
    );
  }
  if ('seats' in tab)
    return tab.seats.map((seat) => <Panel key={seat} desk={desk} seat={seat} isLarge={tab.key === 'own'} />);
  return <Log desk={desk} />;
}
