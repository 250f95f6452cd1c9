import { signal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { tableWords } from './words.ts';

/** Tells those who listen what happened, and then what is asked of them; nothing twice. */
export function Announcer({ desk }: { readonly desk: Desk }) {
  const told = useMemo(() => ({ text: signal(''), n: 0, happened: '', title: '', asked: '', question: '' }), []);
  const said = useMemo(() => signal(0), []);
  useSignalEffect(() => {
    const happened = desk.said.value;
    const { sentence, tone } = desk.prompt.value;
    // What is asked is said after all that led to it.
    const asked = !desk.isTold.value ? told.asked : tone === 'others' || tone === 'spared' ? '' : sentence;
    // The same words may be a new question.
    const question = desk.isTold.value ? desk.question.value : told.question;
    const title = desk.isFocusOpen.value ? (desk.focus.value?.title ?? '') : '';
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
    // Said again even if the words are the same.
    said.value = told.n;
  });
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      <span key={said.value}>{told.text.value}</span>
    </p>
  );
}

/** A title read between sentences. */
const ending = (title: string): string => (title === '' ? '' : `${title}.`);

/** The board in words, for those who do not see it. */
export function Description({ desk }: { readonly desk: Desk }) {
  return (
    <section class="visually-hidden" aria-label={tableWords().describeTitle}>
      <DescribedBoard desk={desk} />
    </section>
  );
}

export function DescribedBoard({ desk }: { readonly desk: Desk }) {
  return (
    <>
      {desk.game.board.describe(desk.scene.value).map(({ heading, lines }) => (
        <section key={heading} class="described">
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
