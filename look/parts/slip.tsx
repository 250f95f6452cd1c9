import type { ComponentChildren } from 'preact';

export interface SlipProps {
  readonly children: ComponentChildren;
  readonly title?: ComponentChildren;
  /** In italics at the right of the title. */
  readonly note?: ComponentChildren;
  /** Brass: this one is to act. Coral: the reader must act, out of turn. */
  readonly edge?: 'brass' | 'coral' | undefined;
  readonly class?: string;
  /** Name of the region for screen readers, where there is no title. */
  readonly label?: string;
}

/** A piece of paper on the table. */
export function Slip({ children, title, note, edge, class: more, label }: SlipProps) {
  return (
    <section class={more === undefined ? 'slip' : `slip ${more}`} data-edge={edge} aria-label={label}>
      {title !== undefined && <PanelHead title={title} note={note} />}
      {children}
    </section>
  );
}

export function PanelHead({ title, note }: { readonly title: ComponentChildren; readonly note?: ComponentChildren }) {
  return (
    <header class="panel-head">
      <h2>{title}</h2>
      {note !== undefined && <small>{note}</small>}
    </header>
  );
}
