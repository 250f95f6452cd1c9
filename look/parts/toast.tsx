import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons.tsx';

const STAYS = 4000;

export interface ToastProps {
  readonly children: ComponentChildren;
  /** A refusal: coral edge, and it stays until closed. */
  readonly refusal?: boolean;
  /** One thing to do about it, such as undo: a `Tool`. */
  readonly tool?: ComponentChildren;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A narrow slip at the top of the chart that goes away by itself. Give a new one a new `key`. */
export function Toast({ children, refusal = false, tool, closeLabel, onClose }: ToastProps) {
  useEffect(() => {
    if (refusal) return;
    const timer = setTimeout(onClose, STAYS);
    return () => clearTimeout(timer);
  }, [refusal, onClose]);
  return (
    <div class={refusal ? 'toast toast-refusal' : 'toast'} role={refusal ? 'alert' : 'status'}>
      <p>{children}</p>
      {tool}
      <button class="tool" type="button" onClick={onClose}>
        <Icon name="close" />
        <span class="visually-hidden">{closeLabel}</span>
      </button>
    </div>
  );
}
