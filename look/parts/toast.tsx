import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';

/** In milliseconds. Refusals take longer to read. */
const STAYS = 4000;
const REFUSAL_STAYS = 10_000;

export interface ToastProps {
  readonly children: ComponentChildren;
  /** A refusal: coral edge, and it stays longer; with a tool, until it is closed. */
  readonly refusal?: boolean;
  /** One thing to do about it, such as undo: a `Tool`. */
  readonly tool?: ComponentChildren;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/**
 * A narrow slip at the top of the chart that disappears by itself, but not while under a pointer. Give a new one a new
 * `key`.
 */
export function Toast({ children, refusal = false, tool, closeLabel, onClose }: ToastProps) {
  const stays = !refusal ? STAYS : tool === undefined ? REFUSAL_STAYS : undefined;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const close = useRef(onClose);
  close.current = onClose;
  const hold = () => clearTimeout(timer.current);
  const letGo = () => {
    if (stays !== undefined) timer.current = setTimeout(() => close.current(), stays);
  };
  useEffect(() => {
    letGo();
    return hold;
  }, [stays]);
  return (
    <div
      class={refusal ? 'toast toast-refusal' : 'toast'}
      role={refusal ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={letGo}
    >
      <p>{children}</p>
      {tool}
      <button class="tool" type="button" onClick={onClose}>
        <Icon name="close" />
        <span class="visually-hidden">{closeLabel}</span>
      </button>
    </div>
  );
}
