import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { LuckAndSkill, Summary } from './luck.tsx';
import { MarkedLog } from './marked-log.tsx';
import { Moment, PointList } from './moment.tsx';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

const TABS = ['moment', 'points', 'summary', 'luck', 'log'] as const;
type ReviewTab = (typeof TABS)[number];

export function ReviewTabs({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { at, last } = model.playback;
  const [tab, setTab] = useState<ReviewTab>(at.peek() === last.peek() ? 'points' : 'moment');
  const point = reviewing.point.value;
  // Selecting a turning point opens its text.
  useEffect(() => setTab((shown) => (shown === 'points' && point !== undefined ? 'moment' : shown)), [point]);
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
      <div ref={list} class="tabs" role="tablist" aria-label={words.tabs.label} onKeyDown={onKeyDown}>
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
            <span>{words.tabs[each]}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus. */}
      <div id={`${id}-pane`} class="column tab-pane" role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {tab === 'moment' && <Moment model={model} reviewing={reviewing} />}
        {tab === 'points' && <PointList model={model} reviewing={reviewing} />}
        {tab === 'summary' && <Summary model={model} reviewing={reviewing} />}
        {tab === 'luck' && <LuckAndSkill model={model} reviewing={reviewing} />}
        {tab === 'log' && <MarkedLog model={model} reviewing={reviewing} />}
      </div>
    </>
  );
}
