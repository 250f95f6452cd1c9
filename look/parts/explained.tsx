import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Beside } from './beside.tsx';

export interface ExplainedProps {
  readonly class: string;
  /** Its name in words: "Space 2, Trade Office, 9 coins, needs 2 books". */
  readonly label: string;
  readonly children: ComponentChildren;
  /** The slip that a touch opens. */
  readonly slip: () => ComponentChildren;
  /** For styles and motion: `{ 'data-state': 'affordable' }`. */
  readonly data?: { readonly [attribute: `data-${string}`]: string | number | boolean | undefined };
}

/** A thing with an explanation in a slip beside it, opened by a touch. */
export function Explained({ class: name, label, children, slip, data = {} }: ExplainedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        class={name}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        title={label}
        {...data}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && button.current !== null && (
        <Beside anchor={button.current} label={label} onClose={() => setOpen(false)}>
          <div class="explained">{slip()}</div>
        </Beside>
      )}
    </>
  );
}
