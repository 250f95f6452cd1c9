import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

let isFirstPage = true;

export interface PageTitleProps {
  /** The title of the window, before the name of the project. */
  readonly window: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** The only heading of a page. It takes the focus after navigation by a link, so that screen readers continue there. */
export function PageTitle({ window, children, class: more }: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = window === 'Skerry' ? window : `${window} · Skerry`;
  }, [window]);
  useLayoutEffect(() => {
    if (!isFirstPage) ref.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} class={more}>
      {children}
    </h1>
  );
}
