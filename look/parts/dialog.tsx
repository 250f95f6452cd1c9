import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The offers below: choice left, go right. */
  readonly offers?: ComponentChildren;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** For lists and pages rather than questions. */
  readonly wide?: boolean;
}

/**
 * A slip over the table; on phones a sheet from below. It is open as long as it is rendered: the browser traps the
 * focus and restores it.
 */
export function Dialog({ title, children, offers, closeLabel, onClose, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog.
    <dialog
      ref={ref}
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="column dialog-paper">
        <h2 id={heading} class="dialog-title">
          {title}
        </h2>
        <div class="dialog-body">{children}</div>
        {offers !== undefined && <footer class="wrap dialog-offers">{offers}</footer>}
        {/* Last, so that the content takes the focus first. */}
        <button class="tool dialog-close" type="button" onClick={onClose}>
          <Icon name="close" />
          <span class="visually-hidden">{closeLabel}</span>
        </button>
      </div>
    </dialog>
  );
}
