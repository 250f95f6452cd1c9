import { signal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableModel } from './table-model.ts';
import { tableWords } from './words.ts';

/** For screen readers: announces what happened, then the question; nothing twice. */
export function Announcer({ model }: { readonly model: TableModel }) {
  const told = useMemo(() => ({ text: signal(''), n: 0, happened: '', title: '', asked: '', question: '' }), []);
  const said = useMemo(() => signal(0), []);
  useSignalEffect(() => {
    const happened = model.playback.announced.value;
    const { sentence, tone } = model.acting.prompt.value;
    // The question is announced after the events that led to it.
    const asked = !model.playback.isTold.value ? told.asked : tone === 'others' || tone === 'spared' ? '' : sentence;
    // A new question may have the same words.
    const question = model.playback.isTold.value ? model.acting.question.value : told.question;
    const title = model.focus.isOpen.value ? (model.focus.current.value?.title ?? '') : '';
    const parts = [
      happened === told.happened ? '' : happened,
      title === told.title ? '' : ending(title),
      asked === told.asked && question === told.question ? '' : asked,
    ];
    told.happened = happened;
    told.title = title;
    told.asked = asked;
    told.question = question;
    const next = parts.filter((part) => part !== '').join(' ');
    if (next === '') return;
    told.n++;
    told.text.value = next;
    // Announced again even if the words are the same.
    said.value = told.n;
  });
  return (
    <p class="visually-hidden" lang={model.acting.scene.value.text.language} role="status" aria-live="polite">
      <span key={said.value}>{told.text.value}</span>
    </p>
  );
}

const ending = (title: string): string => (title === '' ? '' : `${title}.`);

/** The board in words, for screen readers. */
export function Description({ model }: { readonly model: TableModel }) {
  return (
    <section class="visually-hidden" aria-label={tableWords().describeTitle}>
      <DescribedBoard model={model} />
    </section>
  );
}

export function DescribedBoard({ model }: { readonly model: TableModel }) {
  const scene = model.acting.scene.value;
  return (
    <>
      {model.game.board.describe(scene).map(({ heading, lines }) => (
        <section key={heading} class="described" lang={scene.text.language}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
