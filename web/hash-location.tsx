import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { LocationProvider } from 'preact-iso';
import { address, BASE, pathOf } from './address.ts';

interface Place {
  readonly url: string;
  readonly wasPush: boolean;
}

const here = (wasPush: boolean): Place => ({ url: pathOf(address()), wasPush });

/** Addresses after the `#`, for the router: a page that is one file on a plain host, or on a disk. */
export function HashLocation({ children }: { readonly children?: ComponentChildren }) {
  const [place, setPlace] = useState(() => here(false));
  const go = (href: string, replace = false) => {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    setPlace(here(!replace));
    dispatchEvent(new HashChangeEvent('hashchange'));
  };
  useLayoutEffect(() => {
    const clicked = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
      const [link] = event.composedPath().filter((each) => each instanceof HTMLAnchorElement);
      const href = link?.getAttribute('href');
      if (!href?.startsWith('#')) return;
      event.preventDefault();
      if (href.startsWith('#/')) go(href);
      else focusOn(href.slice(1));
    };
    const moved = () => setPlace(here(false));
    addEventListener('click', clicked);
    addEventListener('popstate', moved);
    return () => {
      removeEventListener('click', clicked);
      removeEventListener('popstate', moved);
    };
  }, []);
  const value = useMemo(() => {
    const { pathname, searchParams } = address();
    return {
      ...place,
      path: pathname.replace(/\/+$/g, '') || '/',
      query: Object.fromEntries(searchParams),
      route: (to: string, replace?: boolean) => go(to.startsWith('#') ? to : BASE + to, replace),
      back: () => history.back(),
      forward: () => history.forward(),
    };
  }, [place]);
  return <LocationProvider.ctx.Provider value={value}>{children}</LocationProvider.ctx.Provider>;
}

/** What a link to a part of the page does, as `#` already holds the address. */
function focusOn(id: string): void {
  const part = document.getElementById(id);
  if (part === null) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus();
}
