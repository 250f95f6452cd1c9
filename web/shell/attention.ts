import { fileOf } from '../address.ts';

/** Browser signals, besides the page itself, that the reader's turn has come. */

const ICON = fileOf('icon.svg');
const LIT = fileOf('icon-called.svg');

/** The tab's icon, and the badge of the installed app: lit while something waits. */
export function light(waiting: number): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', waiting > 0 ? LIT : ICON);
  // Without installation, or in browsers without badges, there is none.
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const badge = waiting > 0 ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator);
  void badge?.catch(() => undefined);
}

/** Whether this browser can show notifications here; it does so only at secure addresses. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Requests permission, after the reader has touched a switch for it. Returns whether they agreed. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

export interface Calling {
  readonly title: string;
  readonly body: string;
  /** One notification per tag; a newer one replaces the older. */
  readonly tag: string;
  readonly page: string;
}

/** Shows a notification, if allowed. Returns a function that removes it. */
export function call({ title, body, tag, page }: Calling): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => {};
  const more = { body, tag, icon: ICON, data: page };
  const worker = navigator.serviceWorker?.controller && navigator.serviceWorker.ready;
  if (!worker) {
    const shown = new Notification(title, more);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  }
  // Phones show only notifications of the service worker.
  const showing = worker.then((registration) => registration.showNotification(title, more));
  return () => {
    void showing
      .then(() => worker)
      .then((registration) => registration.getNotifications({ tag }))
      .then((shown) => {
        for (const each of shown) each.close();
      });
  };
}
