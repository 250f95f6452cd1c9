import { type Focus, Tool, useKeptFocus } from '@skerry/look';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Guard } from '../guard.tsx';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';

/** Takes all attention for a while: a slip over the chart, on phones a sheet from below. */
export function FocusSlip({ model }: { readonly model: TableModel }) {
  const focus = model.focus.current.value;
  if (focus === undefined || !model.focus.isOpen.value) return null;
  return <OpenFocus key={focus.key} model={model} focus={focus} />;
}

function OpenFocus({ model, focus }: { readonly model: TableModel; readonly focus: Focus }) {
  const { title, remark, aside, Slip } = focus;
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root, {
    to: '.focus-body :is([tabindex="0"], button)',
    when: [model.focus.offers.value, model.acting.busy.value],
  });
  useEffect(() => {
    const slip = root.current;
    const { activeElement } = document;
    // If the keyboard focus was on the chart, which is covered now, it moves here; elsewhere it stays.
    if (activeElement?.closest('#chart, .table-strip') || activeElement === document.body)
      slip?.focus({ preventScroll: true });
    return () => {
      if (slip?.contains(document.activeElement)) document.querySelector<HTMLElement>('.ask')?.focus();
    };
  }, []);
  return (
    <section
      ref={root}
      class="slip focus"
      lang={model.acting.scene.value.text.language}
      tabIndex={-1}
      aria-labelledby={heading}
    >
      <header class="focus-head">
        <h2 id={heading}>{title}</h2>
        {remark !== undefined && <p class="cap">{remark}</p>}
        {aside !== undefined && (
          <Tool icon="close" label={tableWords().toChart} quiet onClick={() => void model.focus.putAside()} />
        )}
      </header>
      <div class="focus-body">
        <Guard>
          <Slip {...model.acting.boardProps.value} offers={model.focus.offers.value} choose={model.focus.choose} />
        </Guard>
      </div>
    </section>
  );
}
