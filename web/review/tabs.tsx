import { useId, useRef, useState } from 'preact/hooks';
import type { Desk } from '../table/desk.ts';
import { LuckAndSkill, Summary } from './luck.tsx';
import { MarkedLog } from './marked-log.tsx';
import { Moment, PointList } from './moment.tsx';
import type { Reviewing } from './reviewing.ts';
import { reviewWords } from './words.ts';

const TABS = ['moment', 'points', 'summary', 'luck', 'log'] as const;
type ReviewTab = (typeof TABS)[number];

/** Where there is one rail or none, the parts lie under tabs. */
export function ReviewTabs({ desk, reviewing }: { readonly desk: Desk; readonly reviewing: Reviewing }) {
  const words = reviewWords();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<ReviewTab>('moment');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const to = (TABS.indexOf(tab) + step + TABS.length) % TABS.length;
    setTab(TABS[to]!);
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
      <div id={`${id}-pane`} class="tab-pane" role="tabpanel" aria-labelledby={`${id}-${tab}`} tabIndex={0}>
        {tab === 'moment' && <Moment desk={desk} reviewing={reviewing} />}
        {tab === 'points' && <PointList desk={desk} reviewing={reviewing} />}
        {tab === 'summary' && <Summary desk={desk} reviewing={reviewing} />}
        {tab === 'luck' && <LuckAndSkill desk={desk} reviewing={reviewing} />}
        {tab === 'log' && <MarkedLog desk={desk} reviewing={reviewing} />}
      </div>
    </>
  );
}
